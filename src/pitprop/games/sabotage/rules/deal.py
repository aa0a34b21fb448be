"""The deal of a game: all that chance decides (A-20, A-21, A-53)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from librt.vecs import append, vec
from mypy_extensions import i64

from pitprop.core.chance import RandomStream
from pitprop.core.deal_lines import card_line, cards_of_hands
from pitprop.core.hand import EMPTY_HAND, packed, unpacked, with_card
from pitprop.core.public_table import NO_SEAT
from pitprop.games.sabotage.rules.cards import HAND_SIZE, KIND_NAMES


@dataclass(frozen=True, slots=True)
class Deal:
    """What chance decided before a game.

    Attributes:
        round: the number of the game, from 1.
        dealer: who deals; None after the first game, where a rule tells (A-20, A-53).
        hands: the kinds dealt to each seat (A-21).
        pile: the draw pile, the top first (A-21).
    """

    round: int
    dealer: int | None
    hands: tuple[tuple[int, ...], ...]
    pile: tuple[int, ...]

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
        round: the number of the game, from 1.
        dealer: who deals; `NO_SEAT` after the first game.
        hands: each seat's hand, packed (see `core.hand`).
        pile: the draw pile, the top first.

    Args:
        number: the number of the game, from 1.
    """

    __slots__ = ("dealer", "hands", "pile", "round")

    def __init__(self, number: i64, dealer: i64, hands: vec[i64], pile: vec[i64]) -> None:
        self.round = number
        self.dealer = dealer
        self.hands = hands
        self.pile = pile

    def told(self) -> Deal:
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


def draw_deal(seed: str, seats: i64, round_number: i64, dealer: i64, deck: vec[i64]) -> PackedDeal:
    """The deal of a game: what the draw of that name gives.

    Args:
        seed: the seed of the match.
        seats: the number of players.
        round_number: the game that is dealt, from 1.
        dealer: who deals the first game; `NO_SEAT` where that is drawn (A-20).
        deck: the cards that are played with.
    """
    draw = RandomStream(seed, f"sabotage round {round_number}")
    cards = draw.shuffled(deck)
    drawn = draw.below(seats)
    hands = vec[i64](capacity=seats)
    seat: i64 = 0
    while seat < seats:
        hands = append(hands, _hand(cards, seat * HAND_SIZE))
        seat += 1
    return PackedDeal(
        round_number,
        NO_SEAT if round_number > 1 else drawn if dealer == NO_SEAT else dealer,
        hands,
        cards[seats * HAND_SIZE :],
    )


def _hand(cards: vec[i64], start: i64) -> i64:
    hand: i64 = EMPTY_HAND
    at = start
    while at < start + HAND_SIZE:
        hand = with_card(hand, cards[at])
        at += 1
    return hand
