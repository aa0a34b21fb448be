"""Games with all cards known that a seat can't tell from the real one, drawn at random."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from pitprop.core.chance import FastRandom
from pitprop.core.hand import EMPTY_HAND, packed, with_card
from pitprop.games.sabotage.knowledge.view import View
from pitprop.games.sabotage.rules.cards import KINDS
from pitprop.opponents.sabotage.rollout import RolloutState
from pitprop.opponents.sabotage.rows import rows_of
from pitprop.opponents.sabotage.unseen import unseen_counts


class Worlds:
    """What a seat knows of a game, ready to be filled in.

    Attributes:
        seat: whose knowledge it is.
        left: how many cards are still to be played, hands and draw pile together.
        hidden: how many of them the seat doesn't know the owner of; 0 where all is known.
    """

    __slots__ = (
        "_first",
        "_hand",
        "_second",
        "_sizes",
        "_turn",
        "_unseen",
        "hidden",
        "left",
        "seat",
    )

    def __init__(self, view: View) -> None:
        table = view.table
        counts = unseen_counts(view)
        self.seat: i64 = view.seat
        self._first: i64 = rows_of(table.roofs[0])
        self._second: i64 = rows_of(table.roofs[1])
        self._hand: i64 = packed(view.hand)
        self._turn: i64 = table.on_turn
        self._sizes: vec[i64] = vec[i64]([table.hand_size(seat) for seat in range(table.seats)])
        self._unseen: vec[i64] = vec[i64](
            [kind for kind in range(KINDS) for _ in range(counts[kind])]
        )
        self.left: i64 = len(self._unseen) + len(view.hand)
        known = table.seats == 2 and not table.pile_size
        self.hidden: i64 = 0 if known else len(self._unseen)

    def world(self, random: FastRandom) -> RolloutState:
        """One of the games that this may be, all equally likely."""
        cards = _shuffled(self._unseen, random)
        dealt: i64 = 0
        seats: i64 = len(self._sizes)
        hands = vec[i64](capacity=seats)
        seat: i64 = 0
        while seat < seats:
            if seat == self.seat:
                hands = append(hands, self._hand)
            else:
                end = dealt + self._sizes[seat]
                hands = append(hands, _hand_of(cards, dealt, end))
                dealt = end
            seat += 1
        return RolloutState(self._first, self._second, hands, cards[dealt:], self._turn)


def _shuffled(cards: vec[i64], random: FastRandom) -> vec[i64]:
    order = cards[:]
    last: i64 = len(order) - 1
    while last > 0:
        other = random.below(last + 1)
        card = order[last]
        order[last] = order[other]
        order[other] = card
        last -= 1
    return order


def _hand_of(cards: vec[i64], start: i64, end: i64) -> i64:
    hand: i64 = EMPTY_HAND
    at = start
    while at < end:
        hand = with_card(hand, cards[at])
        at += 1
    return hand
