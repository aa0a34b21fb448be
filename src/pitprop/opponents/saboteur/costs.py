"""What it costs to lead a tunnel through an empty place, in cards.

The fewer cards of the deck would do, the longer one waits for one of them: a place that `n` cards
of the deck lead through counts as `1 + WAITING / n` cards. Costs are whole numbers of sixteenths.
"""

from __future__ import annotations

from typing import Final

from pitprop.games.saboteur.rules.cards import COPIES, KIND_SHAPE, PATH_KINDS
from pitprop.opponents.saboteur.shapes import IS_DEAD_END, JOINED, SIDE_BIT, WAYS_TO_LIE, fits

CARD: Final = 16
"""The cost of one card that is never short."""

WAITING: Final = 2

_KINDS: Final = [kind for kind in range(PATH_KINDS) if not IS_DEAD_END[KIND_SHAPE[kind]]]


def _joins(shape: int, side: int, other: int) -> bool:
    return JOINED[4 * shape + side] & SIDE_BIT[other] != 0


def _cards_through(key: int, side: int, other: int) -> int:
    """How many cards of the deck lead from one side to the other where the neighbours ask this."""
    return sum(
        COPIES[kind]
        for kind in _KINDS
        if any(fits(key, way) and _joins(way, side, other) for way in WAYS_TO_LIE[KIND_SHAPE[kind]])
    )


def _ways_through(key: int, side: int) -> list[tuple[int, int]]:
    """The sides to which a tunnel can lead on that comes in by a side, each with its cost."""
    found = []
    if key & 15 & key // 16 == 0:
        for other in range(4):
            count = _cards_through(key, side, other) if side != other else 0
            if count:
                found.append((other, CARD + round(CARD * WAITING / count)))
    return found


WAYS_THROUGH: Final[list[list[tuple[int, int]]]] = [
    _ways_through(key, side) for key in range(256) for side in range(4)
]
"""`WAYS_THROUGH[4 * key + side]`: the other sides that one side can be joined to, each with its
cost; `key` is what the neighbours ask (`Maze.key`)."""
