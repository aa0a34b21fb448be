"""What a seat gains and how much it wins on average, with intervals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pitprop.lab.bootstrap import Estimate, Interval, interval, unvaried
from pitprop.lab.kept import KeptGames

_MOST_GROUPS: Final = 200
"""More games are resampled in so many groups, so that the time doesn't grow with them."""


@dataclass(frozen=True, slots=True)
class SeatMeans:
    """How a seat did in a game, on average.

    Attributes:
        points: what it gained; with no interval where resampling tells none.
        won: its share of the win.
    """

    points: Estimate
    won: Interval


def seat_means(kept: KeptGames, seed: str) -> list[SeatMeans]:
    """How each seat did in a game, on average.

    Resampled are the games themselves or, where there are many, groups of successive ones.

    Args:
        kept: the games, one at least.
        seed: where the resamples come from.
    """
    games = len(kept)
    groups = min(games, _MOST_GROUPS)
    sizes = [0] * groups
    points = [[0.0] * groups for _ in range(kept.seats)]
    won = [[0.0] * groups for _ in range(kept.seats)]
    for number, game in enumerate(kept):
        group = number * groups // games
        sizes[group] += 1
        for seat in range(kept.seats):
            points[seat][group] += game.points[seat]
            won[seat][group] += game.won[seat]
    return [
        SeatMeans(
            interval(_means(points[seat], sizes), f"{seed} seat {seat} points", sizes),
            _share(interval(_means(won[seat], sizes), f"{seed} seat {seat} won", sizes), games),
        )
        for seat in range(kept.seats)
    ]


def _means(sums: list[float], sizes: list[int]) -> list[float]:
    return [total / size for total, size in zip(sums, sizes, strict=True)]


def _share(found: Estimate, games: int) -> Interval:
    if found.low is not None and found.high is not None and found.low < found.high:
        return Interval(found.mean, found.low, found.high)
    return unvaried(found.mean, games)
