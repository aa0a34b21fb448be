"""The deal of a game: all that chance decides (A-20, A-21, A-53)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from librt.vecs import append, vec
from mypy_extensions import i64

from pitprop.core.chance import RandomStream
from pitprop.core.hand import hand_from, packed, unpacked
from pitprop.core.public_table import NO_SEAT
from pitprop.core.records.deal_lines import card_line, cards_of_hands
from pitprop.games.sabotage.rules.cards import HAND_SIZE, KIND_NAMES
from pitprop.games.sabotage.rules.table import Table


@dataclass(frozen=True, slots=True, repr=False)
class Deal:
    """What chance decided before a game.

    Attributes:
        round: the number of the game, from 1.
        dealer: who deals; None after the first game, where a rule says so (A-20, A-53).
        hands: the kinds dealt to each seat (A-21).
        pile: the draw pile, the top first (A-21).
    """

    round: int
    dealer: int | None
    hands: tuple[tuple[int, ...], ...]
    pile: tuple[int, ...]

    def __repr__(self) -> str:
        return "\n".join(self.lines())

    def lines(self, seat: int | None = None, drawn: Collection[int] = ()) -> list[str]:
        """The deal in notation; for a seat, with `?` where that seat doesn't know.

        Args:
            seat: the reader; None for the whole deal.
            drawn: which cards of the draw pile, from the top, the reader has drawn since.
        """
        lines = [f"round {self.round}"]
        if self.dealer is not None:
            lines.append(f"dealer {self.dealer + 1}")
        lines += cards_of_hands(self.hands, KIND_NAMES, seat)
        lines.append(card_line("pile", self.pile, KIND_NAMES, seat is None or drawn))
        return lines


class PackedDeal:
    """A deal in the form in which a state keeps it.

    Attributes:
        round, pile: see `Deal`.
        dealer: the same, but `NO_SEAT` after the first game.
        hands: each seat's hand, packed (see `core.hand`).

    Args:
        number: the number of the game, from 1.
    """

    __slots__ = ("dealer", "hands", "pile", "round")

    def __init__(self, number: i64, dealer: i64, hands: vec[i64], pile: vec[i64]) -> None:
        self.round = number
        self.dealer = dealer
        self.hands = hands
        self.pile = pile

    def as_deal(self) -> Deal:
        """The deal as others are told it."""
        return Deal(
            round=self.round,
            dealer=None if self.dealer == NO_SEAT else self.dealer,
            hands=tuple([tuple(unpacked(hand)) for hand in self.hands]),
            pile=tuple(self.pile),
        )


def packed_deal(deal: Deal) -> PackedDeal:
    """A deal that was told, in the form in which a state keeps it."""
    return PackedDeal(
        deal.round,
        NO_SEAT if deal.dealer is None else deal.dealer,
        vec[i64]([packed(hand) for hand in deal.hands]),
        vec[i64](deal.pile),
    )


def draw_deal(seed: str, table: Table) -> PackedDeal:
    """The deal of a match's next game: what the draw of that name gives (A-20)."""
    number = table.round + 1
    seats = table.seats
    draw = RandomStream(seed, f"sabotage round {number}")
    cards = draw.shuffled(table.options.deck())
    dealer = draw.below(seats)
    if table.first != NO_SEAT:
        dealer = (table.first - 1) % seats
    hands = vec[i64](capacity=seats)
    seat: i64
    for seat in range(seats):
        hands = append(hands, hand_from(cards, seat * HAND_SIZE, HAND_SIZE))
    return PackedDeal(
        number,
        NO_SEAT if number > 1 else dealer,
        hands,
        cards[seats * HAND_SIZE :],
    )
