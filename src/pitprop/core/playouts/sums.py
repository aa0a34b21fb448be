"""What many playouts add up to."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from operator import add
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
    return reduce(_added, parts)


def _added(one: Sums, other: Sums) -> Sums:
    return Sums(
        one.games + other.games,
        one.steps + other.steps,
        tuple(map(add, one.won, other.won)),
        tuple(map(add, one.points, other.points)),
    )
