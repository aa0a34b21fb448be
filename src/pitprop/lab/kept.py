"""Games that are kept one by one, each as a few numbers."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

_BESIDE_POINTS: Final = 3


class KeptGame(NamedTuple):
    """What came of a game.

    Attributes:
        decisions: how many decisions were made.
        winners: the seats that have won.
        won: each seat's share of the win, as `KeptGames.keep` says.
        points: what each seat gained.
    """

    decisions: int
    winners: tuple[int, ...]
    won: tuple[float, ...]
    points: tuple[int, ...]


@dataclass(slots=True)
class KeptGames:
    """Games in the order of their numbers. Each takes 8 bytes a seat and 24 besides.

    Attributes:
        seats: the number of seats.
        numbers: for each game its decisions, its winners as bits, how many share the win, and the
            points of each seat.
    """

    seats: int = 0
    numbers: array[int] = field(default_factory=lambda: array("q"))

    def keep(self, state: Any, decisions: int, sharing: int | None = None) -> None:
        """Keep a game that is over.

        Args:
            state: its last state.
            decisions: how many were made.
            sharing: how many share the win, partners as one; each gets the same part of it. Each
                seat that has won where None.
        """
        self.seats = state.seats
        winners = state.winners()
        bits = sum(1 << seat for seat in winners)
        sharing = len(winners) if sharing is None else sharing
        self.numbers.extend((decisions, bits, sharing, *state.scores()))

    def add(self, later: KeptGames) -> None:
        """Add the games that come after these."""
        self.seats = later.seats or self.seats
        self.numbers.extend(later.numbers)

    def __len__(self) -> int:
        return len(self.numbers) // (self.seats + _BESIDE_POINTS)

    def __iter__(self) -> Iterator[KeptGame]:
        size = self.seats + _BESIDE_POINTS
        for at in range(0, len(self.numbers), size):
            decisions, bits, sharing, *points = self.numbers[at : at + size]
            has_won = [bool(bits >> seat & 1) for seat in range(self.seats)]
            winners = tuple(seat for seat in range(self.seats) if has_won[seat])
            won = tuple(1 / sharing if each else 0.0 for each in has_won)
            yield KeptGame(decisions, winners, won, tuple(points))
