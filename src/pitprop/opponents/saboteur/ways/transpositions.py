"""What has been found out about mazes, so that it isn't worked out twice.

Search comes to the same mazes again and again: a card is tried out by player after player, and a
move is tried in world after world. Mazes have numbers; a change to a maze
always leads to the same number, however often it is made. This affects only how long search takes.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.public_table import filled
from pitprop.games.saboteur.rules.cards import GOALS

_CHANGES: Final = 32_768
_SHAPES: Final = 64
_ROW: Final = GOALS + 1


def change_of(cell: i64, shape: i64) -> i64:
    """The number of a change: a card laid on a cell, or taken off it where the shape is 0."""
    return cell * _SHAPES + shape


class TranspositionTable:
    """What changes to mazes lead to.

    Args:
        size: how many changes there is room for; a power of two.
    """

    __slots__ = ("_found", "_keys", "_mask", "_mazes")

    def __init__(self, size: i64) -> None:
        self._mask: i64 = size - 1
        self._keys: vec[i64] = filled(size, -1)
        # For each change, what is missing to each goal after it, and the number of that maze or 0.
        self._found: vec[i64] = filled(size * _ROW, 0)
        self._mazes: i64 = 0

    def new_maze(self) -> i64:
        """A number for a maze."""
        self._mazes += 1
        return self._mazes

    def recall(self, maze: i64, change: i64, into: vec[i64]) -> bool:
        """Tell what is missing after a change, if that is known.

        Args:
            maze: the maze.
            change: the change.
            into: where it is written.
        """
        slot = maze * 7919 + change * 31 & self._mask
        if self._keys[slot] != maze * _CHANGES + change:
            return False
        found = self._found
        goal: i64 = 0
        while goal < GOALS:
            into[goal] = found[slot * _ROW + goal]
            goal += 1
        return True

    def keep(self, maze: i64, change: i64, missing: vec[i64]) -> None:
        """Remember what is missing after a change.

        Args:
            maze: the maze.
            change: the change.
            missing: what is missing to each goal.
        """
        slot = maze * 7919 + change * 31 & self._mask
        self._keys[slot] = maze * _CHANGES + change
        goal: i64 = 0
        while goal < GOALS:
            self._found[slot * _ROW + goal] = missing[goal]
            goal += 1
        self._found[slot * _ROW + GOALS] = 0

    def after(self, maze: i64, change: i64) -> i64:
        """The number of the maze after a change."""
        slot = maze * 7919 + change * 31 & self._mask
        if self._keys[slot] != maze * _CHANGES + change:
            return self.new_maze()
        known = self._found[slot * _ROW + GOALS]
        if not known:
            known = self.new_maze()
            self._found[slot * _ROW + GOALS] = known
        return known
