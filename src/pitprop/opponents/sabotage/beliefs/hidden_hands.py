"""What the others may hold, by all that they have played and not played (A-60).

Every deal of the unseen cards is equally likely at first. A seat plays each of its cards with that
card's share of the odds of its hand (see `card_odds`); so a deal is the less likely the better the
cards are that somebody would have held and not played. Deals are drawn by a random walk that
exchanges two cards at a time (Metropolis and others, Equation of State Calculations by Fast
Computing Machines, 1953).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pitprop.core.chance import FastRandom
from pitprop.core.hand import with_card
from pitprop.games.sabotage.knowledge.view import View
from pitprop.opponents.sabotage.beliefs.card_odds import CardOdds
from pitprop.opponents.sabotage.beliefs.holdings import Holdings
from pitprop.opponents.sabotage.beliefs.past_turns import draws_of, past_turns
from pitprop.opponents.sabotage.beliefs.unseen import cards_left

_STEPS_AT_FIRST: Final = 60
"""How many exchanges are tried before the first deal, for each hidden card in a hand (burn-in)."""

_STEPS: Final = 4
"""How many are tried between two deals, for each hidden card in a hand (thinning).

Neighbouring deals still share some cards.
"""

_FINE: Final = 1 << 30


class HiddenHands:
    """A deal of the cards that a seat can't see, which changes at random.

    Args:
        view: what the seat knows.
        unseen: the cards that it can't see.
        odds: how likely players are to play their cards.
        random: where the first deal comes from.
    """

    __slots__ = ("_first", "_hidden", "_holdings", "_in_hands", "_pile_size", "_size")

    def __init__(self, view: View, unseen: vec[i64], odds: CardOdds, random: FastRandom) -> None:
        seats = view.seats
        self._holdings = Holdings()
        self._first: vec[i64] = vec[i64]([0] * seats)
        self._size: vec[i64] = vec[i64]([0] * seats)
        cards = list(random.shuffled(unseen))
        turns = past_turns(view, cards_left(view), odds)
        draws = draws_of(view)
        for seat in range(seats):
            if seat == view.seat:
                continue
            size = view.table.hand_size(seat)
            hand, cards = cards[:size], cards[size:]
            own = [turn for turn in turns if turn.seat == seat]
            self._first[seat] = len(self._holdings.owner)
            self._size[seat] = size + len(own)
            self._holdings.add_seat(seat, own, draws[seat], hand, random)
        self._holdings.add_pile(cards)
        # The slots of cards that nobody has played: those in hands, then those of the pile, and of
        # cards that are missing in a set-up position. Which of the latter is which tells nothing.
        self._hidden: vec[i64] = _hidden_slots(self._holdings)
        self._in_hands: i64 = len(self._hidden) - len(cards)
        self._pile_size: i64 = view.table.pile_size
        self._walk(_STEPS_AT_FIRST * self._in_hands, random)

    def next_deal(self, random: FastRandom) -> None:
        """Change the deal so much that it tells something new."""
        self._walk(_STEPS * self._in_hands, random)

    def add_to(self, hands: vec[i64]) -> None:
        """Put the cards that the others hold into their hands."""
        at: i64 = 0
        while at < self._in_hands:
            slot = self._hidden[at]
            seat = self._holdings.owner[slot]
            hands[seat] = with_card(hands[seat], self._holdings.card[slot])
            at += 1

    def pile(self, random: FastRandom) -> vec[i64]:
        """The draw pile, in an order that is random each time."""
        cards = vec[i64](capacity=len(self._hidden) - self._in_hands)
        at = self._in_hands
        while at < len(self._hidden):
            cards = append(cards, self._holdings.card[self._hidden[at]])
            at += 1
        return random.shuffled(cards)[: self._pile_size]

    def _walk(self, steps: i64, random: FastRandom) -> None:
        """Try exchanges within a hand's past, and of hidden cards with others, in turn."""
        owner = self._holdings.owner
        while steps > 0:
            at = random.below(self._in_hands)
            slot = self._hidden[at]
            seat = owner[slot]
            if steps & 1:
                self._reorder(at, self._first[seat] + random.below(self._size[seat]), random)
            else:
                other = self._hidden[random.below(len(self._hidden))]
                if owner[other] != seat:
                    self._exchange(slot, other, random)
            steps -= 1

    def _exchange(self, slot: i64, other: i64, random: FastRandom) -> None:
        """Exchange two hidden cards of different owners, if that is likely enough."""
        holdings = self._holdings
        card = holdings.card[slot]
        come = holdings.card[other]
        if card == come:
            return
        ratio = holdings.ratio(holdings.since[slot], holdings.end[slot], card, come)
        ratio *= holdings.ratio(holdings.since[other], holdings.end[other], come, card)
        if not _happens(ratio, random):
            return
        holdings.change(holdings.since[slot], holdings.end[slot], card, come)
        holdings.change(holdings.since[other], holdings.end[other], come, card)
        holdings.card[slot] = come
        holdings.card[other] = card

    def _reorder(self, at: i64, other: i64, random: FastRandom) -> None:
        """Let a hidden card and another that the seat has held be drawn in each other's turn.

        Args:
            at: which of the hidden cards.
            other: the slot of the other card, which may have been played.
            random: decides.
        """
        holdings = self._holdings
        slot = self._hidden[at]
        early = slot
        late = other
        if holdings.since[slot] > holdings.since[other]:
            early = other
            late = slot
        start = holdings.since[early]
        end = holdings.since[late]
        if holdings.until[early] < end:
            return  # it was played before the other was drawn
        card = holdings.card[early]
        come = holdings.card[late]
        if card != come:
            if not _happens(holdings.ratio(start, end, card, come), random):
                return
            holdings.change(start, end, card, come)
        holdings.card[early] = come
        holdings.card[late] = card
        last = holdings.until[early]
        holdings.until[early] = holdings.until[late]
        holdings.until[late] = last
        if holdings.until[slot] < holdings.end[slot]:
            self._hidden[at] = other


def _hidden_slots(holdings: Holdings) -> vec[i64]:
    slots = range(len(holdings.owner))
    return vec[i64]([slot for slot in slots if holdings.until[slot] == holdings.end[slot]])


def _happens(ratio: float, random: FastRandom) -> bool:
    """Whether a change happens that makes the deal so much likelier."""
    return ratio >= 1.0 or float(random.below(_FINE)) < ratio * float(_FINE)
