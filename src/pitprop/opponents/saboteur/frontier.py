"""How far the tunnel is from each hidden goal, now and after a change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pitprop.games.saboteur.rules.cards import GOAL_X, GOAL_Y, GOALS
from pitprop.opponents.saboteur.costs import CARD
from pitprop.opponents.saboteur.distances import FAR, SLACK, from_goal, nearest, shortest
from pitprop.opponents.saboteur.grid import Grid
from pitprop.opponents.saboteur.shapes import SIDE_BIT
from pitprop.tunnels.maze import Maze

OUT_OF_REACH: Final = FAR / CARD
"""The number of missing cards that stands for: out of reach."""

# What a card that is not joined to the start may save to ways that run through it.
_ISLAND: Final = 4 * CARD


class Front:
    """The end of the tunnel, as seen from the goals.

    Attributes:
        missing: for each goal the number of cards that are missing to it, rare ones counting for
            more than one; `OUT_OF_REACH` for goals that lie face up.
    """

    __slots__ = ("_cells", "_grid", "_guess", "missing")

    def __init__(self, maze: Maze, hidden: Sequence[bool], slack: int = SLACK) -> None:
        self._grid = Grid(maze)
        self._cells = [self._grid.cell(GOAL_X[goal], GOAL_Y[goal]) for goal in range(GOALS)]
        self._guess: list[list[int]] = []
        self.missing: list[float] = []
        for goal, cell in enumerate(self._cells):
            guess = from_goal(self._grid, cell, slack) if hidden[goal] else []
            self._guess.append(guess)
            cost = nearest(self._grid, cell, guess) if hidden[goal] else FAR
            self.missing.append(cost / CARD)

    def after_laying(self, x: int, y: int, shape: int) -> list[float]:
        """The missing cards to each goal after a card has been laid on an empty place.

        Args:
            x: how far east of the start.
            y: how far south of the start.
            shape: the card as it lies.
        """
        grid = self._grid
        if not grid.holds(x, y):
            return self.missing
        cell = grid.cell(x, y)
        sources = grid.sources_with(cell, shape)
        less = 0 if len(sources) != len(grid.sources) or self._is_lit(cell) else _ISLAND
        grid.lay(cell, shape)
        missing = [
            shortest(grid, goal, sources, guess, less) / CARD if guess else OUT_OF_REACH
            for goal, guess in zip(self._cells, self._guess, strict=True)
        ]
        grid.take(cell)
        return missing

    def after_rockfall(self, maze: Maze, x: int, y: int) -> list[float]:
        """The missing cards to each goal after a card has been taken off the maze.

        Args:
            maze: the maze, with the card.
            x: how far east of the start.
            y: how far south of the start.
        """
        torn = maze.clone()
        torn.remove(torn.find(x, y))
        if not self._may_clear(x, y) and not self._cuts(torn):
            return self.missing
        return Front(torn, [bool(guess) for guess in self._guess], slack=0).missing

    def _may_clear(self, x: int, y: int) -> bool:
        """Whether a way through a place could be shorter than the shortest one."""
        return any(
            abs(int(GOAL_X[goal]) - x) + abs(int(GOAL_Y[goal]) - y) < self.missing[goal]
            for goal in range(GOALS)
            if self._guess[goal]
        )

    def _cuts(self, torn: Maze) -> bool:
        """Whether one of the openings from which the ways start isn't joined to the start now."""
        for guess in self._guess:
            if guess and self._grid.sources:
                source = min(self._grid.sources, key=guess.__getitem__)
                place = torn.find(*self._grid.place(source // 4))
                if not torn.lit_required(place) & SIDE_BIT[source % 4]:
                    return True
        return False

    def openings(self, x: int, y: int, shape: int) -> int:
        """How many openings joined to the start a card adds at a place, less those it closes.

        Args:
            x: how far east of the start.
            y: how far south of the start.
            shape: the card as it lies.
        """
        grid = self._grid
        if not grid.holds(x, y):
            return 0
        return len(grid.sources_with(grid.cell(x, y), shape)) - len(grid.sources)

    def _is_lit(self, cell: int) -> bool:
        return any(source // 4 == cell for source in self._grid.sources)
