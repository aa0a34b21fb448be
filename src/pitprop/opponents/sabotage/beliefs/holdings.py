"""Who held which cards in which turns of a game, and how likely that makes what was played.

A *slot* is a place for one card: one that another player was dealt or has drawn in this game, or
one in the draw pile. A seat holds a slot's card from the turn in which the slot was drawn to that
in which the card was played. The turns of the others are numbered through, seat by seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pitprop.core.chance import FastRandom
from pitprop.games.sabotage.rules.cards import KINDS
from pitprop.opponents.sabotage.beliefs.past_turns import PastTurn

_PILE: Final = -1
"""Who owns the slots of the draw pile."""

_UNKNOWN: Final = -1


class Holdings:
    """One way in which the unseen cards may lie, and the cards played may have been drawn.

    Attributes:
        owner: the seat of each slot, or `_PILE`.
        card: the kind of card in each slot.
        since: the first turn in which each slot's card is held.
        until: the last turn in which it is held; `end` if it is still held.
        end: the turn after the last one of the slot's seat.
    """

    __slots__ = ("_odds", "_sums", "_turns", "card", "end", "owner", "since", "until")

    def __init__(self) -> None:
        self.owner = vec[i64]([])
        self.card = vec[i64]([])
        self.since = vec[i64]([])
        self.until = vec[i64]([])
        self.end = vec[i64]([])
        self._turns: i64 = 0
        # By turn and kind, and by turn: the odds of a card, and the sum of those of a hand.
        self._odds = vec[float]([])
        self._sums = vec[float]([])

    def add_pile(self, cards: Sequence[int]) -> None:
        """Add the cards of the draw pile."""
        for card in cards:
            self._add(_PILE, card, self._turns, self._turns, self._turns)

    def add_seat(
        self,
        seat: int,
        turns: Sequence[PastTurn],
        draws: int,
        hand: Sequence[int],
        random: FastRandom,
    ) -> None:
        """Add what a seat holds and has held.

        Args:
            seat: the seat.
            turns: its turns.
            draws: how many cards it has drawn.
            hand: what it may hold now.
            random: decides which of its slots the cards played were in.
        """
        first = int(self._turns)
        end = first + len(turns)
        size = len(hand) + len(turns)
        since = [first] * (size - draws) + [
            first + sum(turn.drawn < draw for turn in turns) for draw in range(1, draws + 1)
        ]
        until = [end] * size
        cards = [_UNKNOWN] * size
        for number, turn in enumerate(turns, first):
            held = [at for at in range(size) if cards[at] == _UNKNOWN and since[at] <= number]
            at = held[random.below(len(held))]
            cards[at] = turn.card
            until[at] = number
        rest = iter(hand)
        cards = [next(rest) if card == _UNKNOWN else card for card in cards]
        for at in range(size):
            self._add(seat, cards[at], since[at], until[at], end)
        for number, turn in enumerate(turns, first):
            held = [at for at in range(size) if since[at] <= number <= until[at]]
            self._add_turn(turn.odds, sum(turn.odds[cards[at]] for at in held))

    def _add(self, owner: int, card: int, since: i64, until: i64, end: i64) -> None:
        self.owner = append(self.owner, owner)
        self.card = append(self.card, card)
        self.since = append(self.since, since)
        self.until = append(self.until, until)
        self.end = append(self.end, end)

    def _add_turn(self, odds: vec[float], total: float) -> None:
        for likely in odds:
            self._odds = append(self._odds, likely)
        self._sums = append(self._sums, total)
        self._turns += 1

    def ratio(self, start: i64, end: i64, gone: i64, come: i64) -> float:
        """How much likelier a change of what was held would make what was played.

        Args:
            start: the first turn that changes.
            end: the turn after the last.
            gone: the kind of card that would not have been held.
            come: the kind that would have been held instead.
        """
        ratio = 1.0
        while start < end:
            total = self._sums[start]
            odds = start * KINDS
            ratio *= total / (total + self._odds[odds + come] - self._odds[odds + gone])
            start += 1
        return ratio

    def change(self, start: i64, end: i64, gone: i64, come: i64) -> None:
        """Note such a change.

        Args:
            start: the first turn that changes.
            end: the turn after the last.
            gone: the kind of card that is no longer held.
            come: the kind that is held instead.
        """
        while start < end:
            odds = start * KINDS
            self._sums[start] += self._odds[odds + come] - self._odds[odds + gone]
            start += 1
