"""Counts that add up, whichever process made them; only games that are kept have an order."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field

from pitprop.lab.kept import KeptGames

# Times are counted in classes, each about 2 % wider than the one before.
_CLASSES_TO_E = 50


@dataclass(slots=True)
class Tally:
    """What was counted, all in whole numbers; the keys say what.

    Attributes:
        found: what only one game has, by keys that its module chooses.
        seats: points, games won alone and games won with others by (seat, what).
        round_moves: rounds by their number of moves.
        game_moves: games by their number of moves.
        times: decisions by (opponent, class of time).
        nanoseconds: the time of all decisions by opponent.
        kept: the games one by one, where they are kept.
    """

    found: Counter[tuple[str | int, ...]] = field(default_factory=Counter)
    seats: Counter[tuple[int, str]] = field(default_factory=Counter)
    round_moves: Counter[int] = field(default_factory=Counter)
    game_moves: Counter[int] = field(default_factory=Counter)
    times: Counter[tuple[str, int]] = field(default_factory=Counter)
    nanoseconds: Counter[str] = field(default_factory=Counter)
    kept: KeptGames = field(default_factory=KeptGames)

    def add(self, other: Tally) -> None:
        """Add what another tally has counted, in games that come after those of this one."""
        self.found.update(other.found)
        self.seats.update(other.seats)
        self.round_moves.update(other.round_moves)
        self.game_moves.update(other.game_moves)
        self.times.update(other.times)
        self.nanoseconds.update(other.nanoseconds)
        self.kept.add(other.kept)

    def count_time(self, opponent: str, nanoseconds: int) -> None:
        """Count how long a decision took."""
        self.times[opponent, time_class(nanoseconds)] += 1
        self.nanoseconds[opponent] += nanoseconds


def time_class(nanoseconds: int) -> int:
    """The class that a time is counted in."""
    return round(_CLASSES_TO_E * math.log(max(nanoseconds, 1)))


def milliseconds(of_class: int) -> float:
    """The middle of a class of times."""
    return math.exp(of_class / _CLASSES_TO_E) / 1e6
