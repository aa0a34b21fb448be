"""A window onto the maze as flat vectors, in which cards are laid, tried out and taken off.

The window holds the start, the goals, and as much around them as a tunnel that leads anywhere
can need; no way is looked for beyond it. Cells are numbered column by column.

A *step* is `4 * cell + side`: coming into the cell by that side.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from pitprop.games.saboteur.rules.cards import GOAL_X, GOAL_Y, GOALS, START_SHAPE
from pitprop.tunnels.card import JOINED, OPEN, OPPOSITE, SIDE_BIT

EMPTY: Final = 0
EDGE: Final = -1
HIDDEN: Final = -2

# The window, including its edges.
_WEST: Final = -7
_EAST: Final = 15
_NORTH: Final = -9
_SOUTH: Final = 9
HEIGHT: Final = _SOUTH - _NORTH + 1
CELLS: Final = (_EAST - _WEST + 1) * HEIGHT
STEPS: Final = 4 * CELLS

NO_CELL: Final = -1
"""The cell of a place outside the window."""

START_CELL: Final = -_WEST * HEIGHT - _NORTH

STEP: Final[vec[i64]] = vec[i64]([-1, HEIGHT, 1, -HEIGHT])
"""What is added to a cell's number to go north, east, south and west."""

_BACK: Final[vec[i64]] = vec[i64]([SIDE_BIT[OPPOSITE[side]] for side in range(4)])


def cell_of(x: i64, y: i64) -> i64:
    """The number of a cell, or `NO_CELL` where the place lies outside the window."""
    if _WEST < x < _EAST and _NORTH < y < _SOUTH:
        return (x - _WEST) * HEIGHT + y - _NORTH
    return NO_CELL


def cell_x(cell: i64) -> i64:
    """How far east of the start a cell lies."""
    return cell // HEIGHT + _WEST


def cell_y(cell: i64) -> i64:
    """How far south of the start a cell lies."""
    return cell % HEIGHT + _NORTH


GOAL_CELL: Final[vec[i64]] = vec[i64]([cell_of(x, y) for x, y in zip(GOAL_X, GOAL_Y, strict=True)])
"""The cells of the goals, north to south."""


def goal_at_cell(cell: i64) -> i64:
    """Which goal lies on a cell, or -1."""
    goal: i64 = 0
    while goal < GOALS:
        if GOAL_CELL[goal] == cell:
            return goal
        goal += 1
    return -1


def _is_edge(cell: int) -> bool:
    return cell_of(cell_x(cell), cell_y(cell)) == NO_CELL


_BARE: Final[vec[i64]] = vec[i64]([EDGE if _is_edge(cell) else EMPTY for cell in range(CELLS)])
_DARK: Final[vec[i64]] = vec[i64]([0] * CELLS)


class Grid:
    """The window.

    Attributes:
        contents: for each cell the shape of its card, `EMPTY`, `EDGE` or `HIDDEN` (a hidden goal).
        key: for each cell what its neighbours ask of a card there (see `costs.THROUGH`).
        lit: for each cell, the sides that an opening joined to the start faces.
        sources: the steps into empty cells by which the tunnel comes in from the start.
    """

    __slots__ = ("contents", "key", "lit", "sources")

    def __init__(self, contents: vec[i64], key: vec[i64], lit: vec[i64], sources: vec[i64]) -> None:
        self.contents = contents
        self.key = key
        self.lit = lit
        self.sources = sources

    def clone(self) -> Grid:
        """A grid that shares nothing mutable with this one."""
        return Grid(self.contents[:], self.key[:], self.lit[:], self.sources[:])

    def hide_goal(self, goal: i64) -> None:
        """Lay a goal face down."""
        self.contents[GOAL_CELL[goal]] = HIDDEN

    def put(self, cell: i64, shape: i64) -> None:
        """Try out a card: what is joined to the start stays as it was."""
        contents = self.contents
        key = self.key
        contents[cell] = shape
        openings = OPEN[shape]
        side: i64 = 0
        while side < 4:
            bit = _BACK[side]
            near = cell + STEP[side]
            key[near] |= bit if openings & SIDE_BIT[side] else 16 * bit
            side += 1

    def take(self, cell: i64) -> None:
        """Take away a card that was tried out."""
        key = self.key
        self.contents[cell] = EMPTY
        side: i64 = 0
        while side < 4:
            near = cell + STEP[side]
            key[near] &= ~(17 * _BACK[side])
            side += 1

    def lay(self, cell: i64, shape: i64) -> None:
        """Lay a card face up, or turn up a hidden goal."""
        lit = self.lit[cell]
        if lit and self.contents[cell] == EMPTY:
            self._forget(cell, lit)
        self.put(cell, shape)
        side: i64 = 0
        while side < 4:
            if lit & OPEN[shape] & SIDE_BIT[side]:
                self._light_beyond(cell, JOINED[4 * shape + side])
            side += 1

    def fall(self, cell: i64) -> None:
        """Take a card off for good; what only it joined to the start is joined no longer."""
        self.take(cell)
        self.light_all()

    def light_all(self) -> None:
        """Recompute what is joined to the start."""
        self.lit = _DARK[:]
        self.sources = vec[i64](capacity=16)
        self._light_beyond(START_CELL, OPEN[START_SHAPE])

    def _forget(self, cell: i64, lit: i64) -> None:
        side: i64 = 0
        while side < 4:
            if lit & SIDE_BIT[side]:
                self.sources = remove(self.sources, 4 * cell + side)
            side += 1

    def _light_beyond(self, cell: i64, openings: i64) -> None:
        """Join these openings of a card to the start, and what lies beyond them."""
        side: i64 = 0
        while side < 4:
            if openings & SIDE_BIT[side]:
                self._light(cell + STEP[side], OPPOSITE[side])
            side += 1

    def _light(self, cell: i64, side: i64) -> None:
        lit = self.lit[cell]
        if lit & SIDE_BIT[side]:
            return
        self.lit[cell] = lit | SIDE_BIT[side]
        content = self.contents[cell]
        if content == EMPTY:
            self.sources = append(self.sources, 4 * cell + side)
        elif content > EMPTY:
            self._light_beyond(cell, JOINED[4 * content + side])


def bare_grid() -> Grid:
    """A window with nothing but the start card."""
    grid = Grid(_BARE[:], _DARK[:], _DARK[:], vec[i64]())
    grid.put(START_CELL, START_SHAPE)
    grid.light_all()
    return grid
