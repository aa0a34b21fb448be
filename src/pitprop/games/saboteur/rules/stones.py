"""How a turned-up stone may lie (S-52 to S-55, S-58)."""

from __future__ import annotations

from mypy_extensions import i64

from pitprop.games.saboteur.rules.cards import GOAL_SHAPE, GOALS
from pitprop.games.saboteur.rules.table import HIDDEN, Table
from pitprop.tunnels.card import OPEN, OPPOSITE, SIDE_BIT, TURNED


def joined_goals(table: Table) -> list[int]:
    """S-50: the face-down goals that an opening joined to the start faces, north to south."""
    reached: list[int] = []
    goal: i64 = 0
    while goal < GOALS:
        if table.goal_face[goal] == HIDDEN and table.maze.lit_required(table.goal_place[goal]):
            reached.append(goal)
        goal += 1
    return reached


def ways_to_lie(table: Table, goal: i64) -> list[int]:
    """The shapes that a stone may be turned to; a single one is not a choice."""
    maze = table.maze
    place = table.goal_place[goal]
    shape = GOAL_SHAPE[table.goal_face[goal]]
    both = [shape, TURNED[shape]]
    faced = _sides_to_join(table, place)
    fitting = [way for way in both if maze.fits(place, way)]
    joining = [way for way in both if OPEN[way] & faced]
    if table.options.stone_choice:
        return fitting[:1] or both  # S-54
    if len(joining) == 1:
        return joining  # S-52: joined to the card just laid, though other sides misfit (S-53)
    return fitting[:1] or joining  # S-58


def _sides_to_join(table: Table, place: i64) -> i64:
    """Towards the card just laid; where it doesn't face the goal, towards those that do (S-58)."""
    maze = table.maze
    faced = maze.lit_required(place)
    for side in range(4):
        neighbour = maze.beside(place, side)
        if (
            neighbour == table.laid_place
            and maze.lit(neighbour) & SIDE_BIT[OPPOSITE[side]]
            and faced & SIDE_BIT[side]
        ):
            return SIDE_BIT[side]
    return faced
