"""The deal of a round: all that chance decides (S-11, S-12, S-14 to S-16)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pitprop.core.chance import RandomStream
from pitprop.core.hand import hand_from, packed, unpacked
from pitprop.core.public_table import NO_SEAT
from pitprop.core.records.deal_lines import card_line, cards_of_hands
from pitprop.games.saboteur.rules.cards import (
    ALL,
    ANY_ROLE,
    DECK,
    DRAWN,
    FEWER,
    GOAL_NAMES,
    GOALS,
    HAND_SIZE,
    KIND_NAMES,
    MAX_SEATS,
    MIN_SEATS,
    MORE,
    ROLE_NAMES,
    dealt_roles,
    left_over_role,
)
from pitprop.games.saboteur.rules.table import Table

VALUE_NAMES: Final = ("0", "1", "2", "3")
"""The gold cards by their values."""

_DECK: Final[vec[i64]] = vec[i64](DECK)
_GOALS: Final[vec[i64]] = vec[i64](range(GOALS))
# By value of the option, by number of players.
_DWARVES: Final[list[list[vec[i64]]]] = [
    [vec[i64]()] * MIN_SEATS
    + [vec[i64](dealt_roles(seats, saboteurs)) for seats in range(MIN_SEATS, MAX_SEATS + 1)]
    for saboteurs in (DRAWN, ALL, FEWER, MORE)
]


@dataclass(frozen=True, slots=True, repr=False)
class Deal:
    """What chance decided before a round.

    Attributes:
        round: the number of the round, from 1.
        first: who begins the game; None after the first round, where a rule says so (S-71).
        roles: each seat's role, and last the card left over (S-11).
        goals: the goals from north to south (S-12).
        hands: the kinds dealt to each seat (S-14).
        pile: the draw pile, the top first (S-14).
        gold: the gold stack, the top first, where it was shuffled (S-15); else None.
    """

    round: int
    first: int | None
    roles: tuple[int, ...]
    goals: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    pile: tuple[int, ...]
    gold: tuple[int, ...] | None

    def __repr__(self) -> str:
        return "\n".join(self.lines())

    def lines(
        self,
        seat: int | None = None,
        roles_shown: bool = False,
        goals: Collection[int] = (),
        drawn: Collection[int] = (),
    ) -> list[str]:
        """The deal in notation; for a seat, with `?` where that seat doesn't know.

        Args:
            seat: the reader; None for the whole deal.
            roles_shown: whether the round is over, so that everybody knows the roles (S-57).
            goals: which goals, from north to south, the reader has seen since.
            drawn: which cards of the draw pile, from the top, the reader has drawn since.
        """
        whole = seat is None
        lines = [f"round {self.round}"]
        if self.first is not None:
            lines.append(f"first {self.first + 1}")
        roles = [
            ROLE_NAMES[role] if whole or roles_shown or owner == seat else "?"
            for owner, role in enumerate(self.roles)
        ]
        lines.append(f"roles {' '.join(roles[:-1])} | {roles[-1]}")
        lines.append(card_line("goals", self.goals, GOAL_NAMES, whole or goals))
        lines += cards_of_hands(self.hands, KIND_NAMES, seat)
        lines.append(card_line("pile", self.pile, KIND_NAMES, whole or drawn))
        if self.gold is not None:
            lines.append(card_line("gold", self.gold, VALUE_NAMES, whole))
        return lines


class PackedDeal:
    """A deal in the form in which a state keeps it.

    Attributes:
        round, roles, goals, pile, gold: see `Deal`.
        first: the same, but `NO_SEAT` after the first round.
        hands: each seat's hand, packed (see `core.hand`).

    Args:
        number: the number of the round, from 1.
    """

    __slots__ = ("first", "goals", "gold", "hands", "pile", "roles", "round")

    def __init__(
        self,
        number: int,
        first: i64,
        roles: tuple[int, ...],
        goals: tuple[int, ...],
        hands: vec[i64],
        pile: vec[i64],
        gold: tuple[int, ...] | None,
    ) -> None:
        self.round = number
        self.first = first
        self.roles = roles
        self.goals = goals
        self.hands = hands
        self.pile = pile
        self.gold = gold

    def as_deal(self) -> Deal:
        """The deal as others are told it."""
        return Deal(
            round=self.round,
            first=None if self.first == NO_SEAT else self.first,
            roles=self.roles,
            goals=self.goals,
            hands=tuple([tuple(unpacked(hand)) for hand in self.hands]),
            pile=tuple(self.pile),
            gold=self.gold,
        )


def packed_deal(deal: Deal) -> PackedDeal:
    """A deal that was told, in the form in which a state keeps it."""
    return PackedDeal(
        deal.round,
        NO_SEAT if deal.first is None else deal.first,
        deal.roles,
        deal.goals,
        vec[i64]([packed(hand) for hand in deal.hands]),
        vec[i64](deal.pile),
        deal.gold,
    )


def draw_deal(seed: str, table: Table, stack: Sequence[int] | None) -> PackedDeal:
    """The deal of the next round: what the draw of that name gives.

    Args:
        seed: the seed of the game.
        table: the table at which it is dealt.
        stack: the gold cards to shuffle, or None where the stack stays as it is (S-15).
    """
    number = table.round + 1
    seats = table.seats
    saboteurs = table.options.saboteurs
    draw = RandomStream(seed, f"saboteur round {number}")
    size: i64 = HAND_SIZE[seats]
    cards = draw.shuffled(_DECK)
    roles = tuple(draw.shuffled(_DWARVES[saboteurs][seats]))
    left = left_over_role(seats, saboteurs)
    if left != ANY_ROLE:
        roles = (*roles, left)
    goals = draw.shuffled(_GOALS)
    starter = draw.below(seats)
    hands = vec[i64](capacity=seats)
    for seat in range(seats):
        hands = append(hands, hand_from(cards, seat * size, size))
    return PackedDeal(
        number,
        NO_SEAT if number > 1 else starter if table.first == NO_SEAT else table.first,
        roles,
        tuple(goals),
        hands,
        cards[seats * size :],
        None if stack is None else tuple(draw.shuffled(vec[i64](stack))),
    )
