"""What many playouts add up to."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Sums(NamedTuple):
    """Counts over games that were played to their end.

    Attributes:
        games: how many games.
        steps: the decisions made in all of them.
        won: for each seat, how many of them it won, alone or with others.
        points: for each seat, its points in all of them.
    """

    games: int
    steps: int
    won: tuple[int, ...]
    points: tuple[int, ...]


def total(parts: Iterable[Sums]) -> Sums:
    """The sums of one or more batches of games, all with the same number of players."""
    games, steps, won, points = zip(*parts, strict=True)
    return Sums(sum(games), sum(steps), _by_seat(won), _by_seat(points))


def _by_seat(counts: Iterable[tuple[int, ...]]) -> tuple[int, ...]:
    return tuple(sum(of_seat) for of_seat in zip(*counts, strict=True))
