"""A view as typed structures for JSON. The page's TypeScript types are generated from these.

Cards, places and moves are in notation; seats are indexes from 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, Literal, Protocol, TypeAlias, TypedDict, cast

import msgspec

from pitprop.core.face_down import FACE_DOWN
from pitprop.core.wire_view import (
    CommonDiscard,
    CommonView,
    common_public,
    discards_seen,
    seat_or_none,
)
from pitprop.games.saboteur.rules.cards import (
    ANY_ROLE,
    GOAL_NAMES,
    KIND_NAMES,
    MAX_SEATS,
    ROLE_NAMES,
    TOOLS,
    dwarf_cards,
    left_over_role,
    tools_in,
)
from pitprop.games.saboteur.rules.table import (
    HIDDEN,
    OVER,
    PHASE_NAMES,
    WINNER_NAMES,
    RoundResult,
    Table,
)
from pitprop.tunnels.card import SIDE_BIT, SIDES, SPELLING
from pitprop.tunnels.maze import GOAL, START
from pitprop.tunnels.places import place_at

Role: TypeAlias = Literal["digger", "saboteur"]
_ROLES: Final = cast("list[Role]", ROLE_NAMES)


class WireCard(msgspec.Struct, frozen=True):
    """A face-up card of the maze.

    Attributes:
        x: how far east of the start.
        y: how far south of the start.
        card: its openings as it lies.
        lit: those of its openings that an unbroken tunnel joins to the start, as letters.
        kind: what it is.
    """

    x: int
    y: int
    card: str
    lit: str
    kind: Literal["start", "tunnel", "goal"]


class WireGoal(msgspec.Struct, frozen=True):
    """A goal, north to south.

    Attributes:
        x: how far east of the start.
        y: how far south of the start.
        face: what it shows: `treasure`, `NE` or `NW`; None while face down.
        card: a face-up goal as it lies; None while it has no orientation.
        known: what the reader knows it to be; None where unknown.
    """

    x: int
    y: int
    face: str | None
    card: str | None
    known: str | None


class WirePlayer(msgspec.Struct, frozen=True):
    """What everybody sees of one player.

    Attributes:
        hand: the number of cards in hand.
        broken: the broken tools in front of the player.
        gold_cards: the number of gold cards.
        gold: the values of the gold cards where they are shown or the reader's own; else None.
        role: the role where it is the reader's own or the round is over; else None.
    """

    hand: int
    broken: tuple[str, ...]
    gold_cards: int
    gold: tuple[int, ...] | None
    role: Role | None


class WireDiscard(CommonDiscard, frozen=True):
    """A card of the discard pile: face up, or face down and who put it there."""


class WireResult(msgspec.Struct, frozen=True):
    """How a round ended (see `RoundResult`).

    Attributes:
        winner: who won.
        last_seat: who played its last card, which reached the treasure if the diggers have won;
            None where that isn't told.
        roles: each seat's role, and last the card left over.
        cards: how many gold cards each seat got.
        pay: what each saboteur was paid, in gold pieces.
        due: what each saboteur would have been paid from a full stack.
        returned: how many gold cards each saboteur put back under the stack (S-65).
    """

    winner: Literal["diggers", "saboteurs", "nobody"]
    last_seat: int | None
    roles: tuple[Role, ...]
    cards: tuple[int, ...]
    pay: tuple[int, ...]
    due: tuple[int, ...]
    returned: tuple[int, ...]


class WireView(CommonView, frozen=True, kw_only=True):
    """All that one reader may know of a game of Saboteur.

    Attributes:
        game: the name of the game.
        phase: what has to be decided.
        maze: the face-up cards, goals included.
        goals: the three goals, north to south.
        players: one for each seat.
        pile: the size of the draw pile.
        stack: the size of the gold stack.
        discards: the discard pile, bottom first.
        role: the reader's role; None for a spectator and before the first deal.
        role_cards: the role cards in play, one more than there are players.
        left_over: the role that is left over for certain; None where chance decides it.
        offer: the gold cards that the reader picks from now.
        offered: how many gold cards are being picked from.
        turning: the place of the stone that waits to be turned; None where none does.
        results: the finished rounds.
    """

    game: Literal["saboteur"]
    phase: Literal["dealing", "playing", "turning", "taking", "over"]
    maze: tuple[WireCard, ...]
    goals: tuple[WireGoal, ...]
    players: tuple[WirePlayer, ...]
    pile: int
    stack: int
    discards: tuple[WireDiscard, ...]
    role: Role | None
    role_cards: tuple[Role, ...]
    left_over: Role | None
    offer: tuple[int, ...]
    offered: int
    turning: str | None
    results: tuple[WireResult, ...]


_KEPT: Final = 1 << 12
"""How many structures of one kind are kept: more than the tables in play have."""

# What never changes is made once: tools by the mask of those that are broken, and the cards of the
# discard pile, where those from `FACE_DOWN` on tell who passed them.
_BROKEN: Final = [tuple(TOOLS[tool] for tool in tools_in(mask)) for mask in range(1 << len(TOOLS))]
_DISCARDS: Final = {
    **{kind: WireDiscard(card=name, seat=None) for kind, name in enumerate(KIND_NAMES)},
    **{FACE_DOWN + seat: WireDiscard(card=None, seat=seat) for seat in range(MAX_SEATS)},
}


class OwnValues(TypedDict):
    """The values of a `WireView` that only its reader is told, besides those of all games."""

    goals: tuple[WireGoal, ...]
    players: tuple[WirePlayer, ...]
    discards: tuple[WireDiscard, ...]
    role: Role | None
    offer: tuple[int, ...]


class Known(Protocol):
    """The parts of a view that are told."""

    table: Table
    seat: int
    role: int
    known_goals: list[int]
    passed: list[int]
    gold: list[int]
    offer: list[int]


def public_view(table: Table) -> WireView:
    """What everybody sees: the structure of a spectator's view, without a history."""
    return WireView(
        **common_public(
            table,
            table.options,
            rounds=(table.round, table.options.rounds),
            starter=table.starter,
            winners=table.winners(),
        ),
        game="saboteur",
        phase=PHASE_NAMES[table.phase],  # type: ignore[arg-type]  # a list of just these names
        maze=_cards(table),
        goals=_goals(table, list(table.goal_face)),
        players=tuple(_player(table, seat) for seat in range(table.seats)),
        pile=table.pile_size,
        stack=table.stack_size,
        discards=tuple(_DISCARDS[card] for card in table.discards),
        role=None,
        role_cards=_role_cards(table.seats, table.options.saboteurs),
        left_over=_left_over(table),
        offer=(),
        offered=table.offered,
        turning=_turning(table),
        results=tuple(_result(each) for each in table.results),
    )


def own_values(view: Known, public: WireView) -> OwnValues:
    """What the reader is told in place of some of what everybody sees at the same moment."""
    return OwnValues(
        goals=_goals_seen(view, public.goals),
        players=_players(view, public),
        discards=discards_seen(public.discards, view.seat, view.passed, KIND_NAMES),  # S-81
        role=_ROLES[view.role] if view.role >= 0 else None,
        offer=tuple(view.offer),
    )


def _left_over(table: Table) -> Role | None:
    role = left_over_role(table.seats, table.options.saboteurs)
    return None if role == ANY_ROLE else _ROLES[role]


def _letters(mask: int) -> str:
    return "".join(SIDES[side] for side in range(4) if mask & SIDE_BIT[side])


def _cards(table: Table) -> tuple[WireCard, ...]:
    maze = table.maze
    return tuple(
        _card(
            maze.x(place),
            maze.y(place),
            maze.shape(place),
            maze.lit(place),
            maze.occupant(place),
        )
        for place in range(maze.places())
        if maze.is_face_up(place)
    )


@lru_cache(maxsize=_KEPT)
def _card(x: int, y: int, shape: int, lit: int, occupant: int) -> WireCard:
    """A face-up card; most lie as they did before the move."""
    return WireCard(x=x, y=y, card=SPELLING[shape], lit=_letters(lit), kind=_kind_of_card(occupant))


def _kind_of_card(occupant: int) -> Literal["start", "tunnel", "goal"]:
    if occupant == START:
        return "start"
    return "goal" if occupant == GOAL else "tunnel"


def _goals(table: Table, known: Sequence[int]) -> tuple[WireGoal, ...]:
    if not table.round:
        return ()
    maze = table.maze
    return tuple(
        WireGoal(
            x=maze.x(place),
            y=maze.y(place),
            face=None if face == HIDDEN else GOAL_NAMES[face],
            card=SPELLING[shape] or None,
            known=None if knows == HIDDEN else GOAL_NAMES[knows],
        )
        for place, face, shape, knows in zip(
            table.goal_place, table.goal_face, table.goal_shape, known, strict=True
        )
    )


def _goals_seen(view: Known, public: tuple[WireGoal, ...]) -> tuple[WireGoal, ...]:
    known, face = view.known_goals, view.table.goal_face
    return public if known == [*face] else _goals(view.table, known)


@cache
def _role_cards(seats: int, saboteurs: int) -> tuple[Role, ...]:
    return tuple(_ROLES[role] for role in dwarf_cards(seats, saboteurs))


def _players(view: Known, public: WireView) -> tuple[WirePlayer, ...]:
    if view.seat < 0:
        return public.players
    players = list(public.players)
    role: Role | None = _ROLES[view.role] if view.role >= 0 else None
    players[view.seat] = _player(view.table, view.seat, tuple(view.gold), role)
    return tuple(players)


def _player(
    table: Table, seat: int, gold: tuple[int, ...] | None = None, role: Role | None = None
) -> WirePlayer:
    """What everybody sees of a player, and what the player knows besides."""
    if table.phase == OVER:
        gold = tuple(table.all_gold[seat])
    if len(table.results) == table.round and table.results:
        role = _ROLES[table.results[-1].roles[seat]]
    return WirePlayer(
        hand=table.hand_sizes[seat],
        broken=_BROKEN[table.broken[seat]],
        gold_cards=table.gold_sizes[seat],
        gold=gold,
        role=role,
    )


def _turning(table: Table) -> str | None:
    if not table.ways:
        return None
    return str(place_at(table.maze, table.goal_place[table.stones[0]]))


def _result(result: RoundResult) -> WireResult:
    return WireResult(
        winner=WINNER_NAMES[result.winner],  # type: ignore[arg-type]  # a list of just these names
        last_seat=seat_or_none(result.last_seat),
        roles=tuple(_ROLES[role] for role in result.roles),
        cards=result.cards,
        pay=result.pay,
        due=result.due,
        returned=result.returned,
    )
