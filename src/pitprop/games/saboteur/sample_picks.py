"""What the diggers of a round may have picked, for a seat that saw only some of the cards.

See `sample_heap` for steps.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from pitprop.core.chance import Draw
from pitprop.games.saboteur.sample_heap import Heap, counted, minus, take_off, values_of
from pitprop.games.saboteur.state import Pick, State

UNKNOWN = 0
"""The value of a gold card that the seat doesn't know."""


@dataclass(slots=True)
class GoldBefore:
    """Gold that no round of the game accounts for; there is some in set-up positions only.

    Attributes:
        held: for each seat the values of its cards, `UNKNOWN` ones included.
        lost: how many cards are nowhere.
        free: the way given last: the values of the unknown cards.
    """

    held: list[list[int]]
    lost: int
    free: list[int] = field(default_factory=list)

    def ways(self, heap: Heap, draw: Draw) -> Iterator[Heap]:
        """See `Step`."""
        known = [value for cards in self.held for value in _known(cards)]
        count = sum(len(cards) for cards in self.held) + self.lost
        for free, after in take_off(heap, count, counted(known), draw):
            self.free = values_of(free)
            yield after

    def settle(self, state: State, draw: Draw) -> None:
        """See `Step`."""
        free = self.free[:]
        draw.shuffle(free)
        for seat, cards in enumerate(self.held):
            state.give_gold(seat, tuple(_filled(cards, free)))


def _known(values: list[int]) -> list[int]:
    return [value for value in values if value != UNKNOWN]


def _filled(values: list[int], free: list[int]) -> list[int]:
    """The values, with cards from the end of `free` in place of unknown ones."""
    return [free.pop() if value == UNKNOWN else value for value in values]


@dataclass(slots=True)
class DiggersPicked:
    """A round that the diggers have won, and in which some or all cards have been picked (S-61).

    Attributes:
        round: the number of the round.
        pickers: who picked, in order.
        picked: the value that each of them picked, `UNKNOWN` ones included.
        offers: the cards that the seat saw when it picked, by its place in that order; the place
            after the last one is that of the cards which are offered now.
        left: how many cards have not been picked yet.
        free: the way given last: the values of cards of which nothing is known.
    """

    round: int
    pickers: list[int]
    picked: list[int]
    offers: dict[int, list[int]]
    left: int
    free: list[int] = field(default_factory=list)

    def ways(self, heap: Heap, draw: Draw) -> Iterator[Heap]:
        """See `Step`."""
        first = min(self.offers, default=len(self.pickers))
        known = [*_known(self.picked[:first]), *self.offers.get(first, [])]
        for free, after in take_off(heap, len(self.pickers) + self.left, counted(known), draw):
            self.free = values_of(free)
            yield after

    def settle(self, state: State, draw: Draw) -> None:
        """See `Step`."""
        values, left = self._hand_round(draw)
        gained = [0] * state.seats
        for at, (seat, value) in enumerate(zip(self.pickers, values, strict=True)):
            offer = tuple(sorted([*values[at:], *left]))
            state.picks = (*state.picks, Pick(self.round, seat, offer, value))
            state.give_gold(seat, (value,))
            gained[seat] += value
        state.gained = (*state.gained, tuple(gained))
        state.offer = tuple(sorted(left))

    def _hand_round(self, draw: Draw) -> tuple[list[int], list[int]]:
        """Let each picker take a card; from one known offer to the next the difference is taken.

        Returns:
            the values picked, and the cards left.
        """
        first = min(self.offers, default=len(self.pickers))
        cards = [*_known(self.picked[:first]), *self.free, *self.offers.get(first, [])]
        values: list[int] = []
        for end in sorted({*self.offers, len(self.pickers)}):
            picked = self.picked[len(values) : end]
            after = self.offers.get(end, [])
            free = values_of(minus(counted(cards), counted([*_known(picked), *after])))
            draw.shuffle(free)
            values += _filled(picked, free)
            cards = [*after, *free]
        return values, cards
