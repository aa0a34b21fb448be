"""How the table looked before the first event of a log.

That is usually as after a deal, but a position set up by hand may begin differently. It is found by
undoing the log from the end.
"""

from __future__ import annotations

from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.games.saboteur.knowledge import log
from pitprop.games.saboteur.knowledge.view import View
from pitprop.games.saboteur.rules.cards import (
    GOAL_BIT,
    GOALS,
    TOOL_BIT,
    TREASURE,
)
from pitprop.games.saboteur.rules.table import HIDDEN
from pitprop.opponents.saboteur.beliefs.scene import Scene, opening_scene
from pitprop.opponents.saboteur.ways.grid import (
    NO_CELL,
    START_CELL,
    bare_grid,
    cell_of,
    goal_at_cell,
)
from pitprop.tunnels.maze import TUNNEL, Maze


class Opening(NamedTuple):
    """What lay on the table.

    Attributes:
        cards: the face-up cards: x, y, shape, and what kind of card lies there.
        hidden: which goals lay face down, or are the treasure: it stays the one place where that
            can be (see `Scene.see_revealed`).
        broken: for each seat the mask of its broken tools.
        saboteurs: how many saboteurs play, a value of the option.
    """

    cards: tuple[tuple[int, int, int, int], ...]
    hidden: tuple[bool, ...]
    broken: tuple[int, ...]
    saboteurs: int

    def scene(self) -> Scene:
        """The scene with these cards."""
        grid = bare_grid()
        hidden: i64 = 0
        for goal in range(GOALS):
            if self.hidden[goal]:
                grid.hide_goal(goal)
                hidden |= GOAL_BIT[goal]
        for x, y, shape, _ in self.cards:
            cell = cell_of(x, y)
            if cell not in (NO_CELL, START_CELL):
                grid.lay(cell, shape)
        return opening_scene(grid, hidden, vec[i64](self.broken), self.saboteurs)


def opening_of(view: View) -> Opening:
    """The table before the first event of a view's log."""
    table = view.table
    cards = _face_up(table.maze)
    hidden = [table.goal_face[goal] in (HIDDEN, TREASURE) for goal in range(GOALS)]
    broken = [int(table.broken[seat]) for seat in range(table.seats)]
    for entry in reversed(list(view.log)):
        event = log.event_of(entry)
        place = (log.x_of(entry), log.y_of(entry))
        if event == log.FELL:
            cards[place] = (log.card_of(entry), TUNNEL)
        elif event == log.BROKE:
            broken[log.target_of(entry)] &= ~TOOL_BIT[log.tool_of(entry)]
        elif event == log.MENDED:
            broken[log.target_of(entry)] |= TOOL_BIT[log.tool_of(entry)]
        elif event in (log.LAID, log.TURNED, log.REVEALED):
            cards.pop(place, None)
            if event == log.REVEALED:
                hidden[goal_at_cell(cell_of(*place))] = True
    lying = sorted((x, y, shape, lies) for (x, y), (shape, lies) in cards.items())
    return Opening(tuple(lying), tuple(hidden), tuple(broken), table.options.saboteurs)


def _face_up(maze: Maze) -> dict[tuple[int, int], tuple[int, int]]:
    return {
        (int(maze.x(place)), int(maze.y(place))): (
            int(maze.shape(place)),
            int(maze.occupant(place)),
        )
        for place in range(maze.places())
        if maze.is_face_up(place)
    }
