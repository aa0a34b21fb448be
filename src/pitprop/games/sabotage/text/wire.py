"""A view as typed structures for JSON. The page's TypeScript types are generated from these.

Cards, places and moves are in notation; seats are indexes from 0, and so are roofs: roof 0 is that
of seat 0 (and of seat 2, its partner), roof 1 that of seat 1 (and 3).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal, Protocol, TypedDict

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.public_table import DEALING, NO_SEAT
from pitprop.core.wire_view import CommonView, common_public, seat_or_none
from pitprop.games.sabotage.knowledge import log
from pitprop.games.sabotage.rules.cards import KIND_NAMES, PLACES, ROOFS, roof_of
from pitprop.games.sabotage.rules.roof import card_at, taken
from pitprop.games.sabotage.rules.scoring import (
    ROW_NAMES,
    ROWS,
    final_score,
    is_worth_closing,
    row_worth,
    worth,
)
from pitprop.games.sabotage.rules.table import OVER, PHASE_NAMES, Table

_KEPT: Final = 1 << 10
"""How many roofs are kept: more than the tables in play have."""


class WireRow(msgspec.Struct, frozen=True):
    """One of the eight rows of a roof.

    Attributes:
        places: its three places, such as `AEI`.
        full: whether a card lies on each of them.
        worth: 2 for three cards of one colour, 1 for matching colours, else 0.
    """

    places: str
    full: bool
    worth: int


class WireRoof(msgspec.Struct, frozen=True):
    """A roof and the system of pipes on it.

    Attributes:
        seats: who builds on it.
        cards: the cards on the places A to I; None where there is none.
        worth: what the system is worth.
        rows: the eight rows, which add up to that.
        score: what it would score now if others closed, or nobody.
        closing_score: what it would score now if its builders closed; None where they can't yet.
        total: what its builders have scored in the finished games.
    """

    seats: tuple[int, ...]
    cards: tuple[str | None, ...]
    worth: int
    rows: tuple[WireRow, ...]
    score: int
    closing_score: int | None
    total: int


class WirePlayer(msgspec.Struct, frozen=True):
    """What everybody sees of one player.

    Attributes:
        hand: the number of cards in hand.
        roof: the roof that the player builds on.
    """

    hand: int
    roof: int


class WireResult(msgspec.Struct, frozen=True):
    """How one game of the match ended (see `RoundResult`).

    Attributes:
        closed_by: who closed it; None where nobody did.
        worth: what the system on each roof was worth.
        scores: what each scored.
    """

    closed_by: int | None
    worth: tuple[int, ...]
    scores: tuple[int, ...]


class WireView(CommonView, frozen=True, kw_only=True):
    """All that one reader may know of a match of Sabotage.

    Attributes:
        game: the name of the game.
        phase: what has to be decided.
        dealer: who dealt this game; None before the first deal.
        roofs: both roofs; the reader's own is that of the reader's seat.
        players: one for each seat.
        pile: the size of the draw pile.
        discards: the discard pile, bottom first.
        drawn: the card that the reader has drawn in this turn; None where there is none.
        asked: whether whoever is on turn has asked to close in this turn.
        results: the finished games.
    """

    game: Literal["sabotage"]
    phase: Literal["dealing", "playing", "answering", "over"]
    dealer: int | None
    roofs: tuple[WireRoof, ...]
    players: tuple[WirePlayer, ...]
    pile: int
    discards: tuple[str, ...]
    drawn: str | None
    asked: bool
    results: tuple[WireResult, ...]


class OwnValues(TypedDict):
    """The values of a `WireView` that only its reader is told, besides those of all games."""

    drawn: str | None


class Known(Protocol):
    """The parts of a view that are told."""

    table: Table
    seat: int
    log: vec[i64]


def public_view(table: Table) -> WireView:
    """What everybody sees: the structure of a spectator's view, without a history."""
    return WireView(
        **common_public(
            table,
            table.options,
            rounds=(table.round, table.options.games),
            starter=table.next_seat(table.dealer) if table.round else NO_SEAT,
            winners=table.winners(),
        ),
        game="sabotage",
        phase=PHASE_NAMES[table.phase],  # type: ignore[arg-type]  # a list of just these names
        dealer=seat_or_none(table.dealer),
        roofs=tuple(_roof(table, at) for at in range(ROOFS)),
        players=tuple(
            WirePlayer(hand=table.hand_size(seat), roof=roof_of(seat))
            for seat in range(table.seats)
        ),
        pile=table.pile_size,
        discards=tuple(KIND_NAMES[kind] for kind in table.discards),
        drawn=None,
        asked=table.asked,
        results=tuple(
            WireResult(closed_by=seat_or_none(each.closed_by), worth=each.worth, scores=each.scores)
            for each in table.results
        ),
    )


def own_values(view: Known) -> OwnValues:
    """What the reader is told in place of some of what everybody sees."""
    return OwnValues(drawn=_drawn(view))


def _roof(table: Table, at: int) -> WireRoof:
    return _wire_roof(table.roofs[at], tuple(range(at, table.seats, ROOFS)), table.totals()[at])


@lru_cache(maxsize=_KEPT)
def _wire_roof(roof: int, seats: tuple[int, ...], total: int) -> WireRoof:
    """A roof; at least one of the two is usually as it was before the move."""
    system = worth(roof)
    cards = [card_at(roof, place) for place in range(PLACES)]
    return WireRoof(
        seats=seats,
        cards=tuple(None if card < 0 else KIND_NAMES[card] for card in cards),
        worth=system,
        rows=tuple(
            WireRow(places=name, full=taken(roof) & places == places, worth=row_worth(roof, row))
            for row, (name, places) in enumerate(zip(ROW_NAMES, ROWS, strict=True))
        ),
        score=final_score(system, False),
        closing_score=final_score(system, True) if is_worth_closing(roof) else None,
        total=total,
    )


def _drawn(view: Known) -> str | None:
    """A-30: the card that the reader drew at the beginning of this turn."""
    table = view.table
    if view.seat != table.on_turn or table.phase in (DEALING, OVER):
        return None
    for logged in reversed(list(view.log)):
        event = log.event_of(logged)
        if event == log.DREW:
            return KIND_NAMES[log.secret_of(logged)]
        if event not in (log.ASKED, log.ANSWERED):
            break
    return None
