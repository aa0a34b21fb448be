"""A window of the maze as flat lists, in which cards can be tried out and taken back.

The window holds the start, the goals, all openings that are joined to the start, and a rim around
them; beyond it no way is looked for. Cells are numbered column by column.
"""

from __future__ import annotations

from typing import Final

from pitprop.opponents.saboteur.shapes import JOINED, OPEN, OPPOSITE, SIDE_BIT
from pitprop.tunnels.maze import HIDDEN_GOAL, NOTHING, Maze, packed_x, packed_y

EMPTY: Final = 0
EDGE: Final = -1
HIDDEN: Final = -2

_RIM: Final = 3
_FARTHEST: Final = 24
"""How far from the start the window reaches at most, in cards."""


class Grid:
    """The window.

    Attributes:
        what: for each cell the shape of its card, `EMPTY`, `EDGE` or `HIDDEN` (a hidden goal).
        key: for each cell what its neighbours ask of a card there (`Maze.key` without light).
        step: what is added to a cell's number to go north, east, south and west.
        sources: `4 * cell + side` for each opening joined to the start that faces an empty cell:
            the cell, and the side of it where the tunnel comes in.
        reached: the cells of hidden goals that such an opening faces.
    """

    __slots__ = ("_height", "_north", "_west", "key", "reached", "sources", "step", "what")

    def __init__(self, maze: Maze) -> None:
        west, east, north, south = _bounds(maze)
        self._west = west
        self._north = north
        self._height = south - north + 1
        width = east - west + 1
        self.step = [-1, self._height, 1, -self._height]
        self.what = [EMPTY] * (width * self._height)
        self.key = [0] * (width * self._height)
        self.sources: list[int] = []
        self.reached: list[int] = []
        self._mark_edges(width)
        for place, coordinates in enumerate(maze.coordinates):
            x, y = packed_x(coordinates), packed_y(coordinates)
            if west < x < east and north < y < south:
                self._copy(maze, place, self.cell(x, y))

    def _mark_edges(self, width: int) -> None:
        height = self._height
        for row in range(height):
            self.what[row] = EDGE
            self.what[(width - 1) * height + row] = EDGE
        for column in range(width):
            self.what[column * height] = EDGE
            self.what[column * height + height - 1] = EDGE

    def _copy(self, maze: Maze, place: int, cell: int) -> None:
        shape = maze.shape(place)
        if shape:
            self.what[cell] = shape
        elif maze.occupant(place) == HIDDEN_GOAL:
            self.what[cell] = HIDDEN
        self.key[cell] = maze.required(place) + 16 * maze.blocked(place)
        lit = 0 if shape else maze.lit_required(place)
        if lit and self.what[cell] == HIDDEN:
            self.reached.append(cell)
        elif lit:
            self.sources.extend(4 * cell + side for side in range(4) if lit & SIDE_BIT[side])

    def cell(self, x: int, y: int) -> int:
        """The number of a cell; the place has to lie inside the window."""
        return (x - self._west) * self._height + y - self._north

    def place(self, cell: int) -> tuple[int, int]:
        """Where a cell lies: x and y."""
        column, row = divmod(cell, self._height)
        return column + self._west, row + self._north

    def holds(self, x: int, y: int) -> bool:
        """Whether a place lies inside the window, its edge not counted."""
        column, row = x - self._west, y - self._north
        inside = 0 < row < self._height - 1 and column > 0
        return inside and column < len(self.what) // self._height - 1

    def lay(self, cell: int, shape: int) -> None:
        """Try out a card on an empty cell."""
        self.what[cell] = shape
        for side in range(4):
            bit = SIDE_BIT[OPPOSITE[side]]
            self.key[cell + self.step[side]] |= bit if OPEN[shape] & SIDE_BIT[side] else 16 * bit

    def take(self, cell: int) -> None:
        """Take a card away again."""
        self.what[cell] = EMPTY
        for side in range(4):
            bit = SIDE_BIT[OPPOSITE[side]]
            self.key[cell + self.step[side]] &= ~(17 * bit)

    def sources_with(self, cell: int, shape: int) -> list[int]:
        """The sources after a card has been laid on a cell."""
        lit = 0
        sources = []
        for source in self.sources:
            if source // 4 == cell:
                lit |= JOINED[4 * shape + source % 4]
            else:
                sources.append(source)
        sources.extend(
            4 * (cell + self.step[side]) + OPPOSITE[side]
            for side in range(4)
            if lit & SIDE_BIT[side]
        )
        return sources


def _bounds(maze: Maze) -> tuple[int, int, int, int]:
    """West, east, north and south edge of the window."""
    xs = [0]
    ys = [0]
    for place, coordinates in enumerate(maze.coordinates):
        occupant = maze.occupant(place)
        if occupant == HIDDEN_GOAL or (occupant == NOTHING and maze.lit_required(place)):
            xs.append(packed_x(coordinates))
            ys.append(packed_y(coordinates))
    return (
        max(min(xs), -_FARTHEST) - _RIM,
        min(max(xs), _FARTHEST) + _RIM,
        max(min(ys), -_FARTHEST) - _RIM,
        min(max(ys), _FARTHEST) + _RIM,
    )
