"""Goals that a tunnel has reached: they are turned up, and stones oriented (S-50 to S-55, S-58)."""

from __future__ import annotations

from mypy_extensions import i64

from pitprop.games.saboteur.knowledge import log
from pitprop.games.saboteur.rules.cards import GOAL_SHAPE, GOALS, TREASURE
from pitprop.games.saboteur.rules.ending import end_round, finish_turn
from pitprop.games.saboteur.rules.state_data import StateData
from pitprop.games.saboteur.rules.table import HIDDEN, PLAYING, TURNING, Table
from pitprop.tunnels.card import OPEN, OPPOSITE, SIDE_BIT, TURNED
from pitprop.tunnels.maze import GOAL, NO_PLACE


def turn_stone(state: StateData, shape: i64) -> None:
    """S-54, S-58: a stone lies as the player chose, and whatever that interrupted goes on."""
    _orient(state, shape)
    reach_goals(state)


def reach_goals(state: StateData) -> None:
    """S-50 to S-55: orient the stones turned up, then turn up what they have joined."""
    table = state.table
    while True:
        while table.stones:
            ways = ways_to_lie(table, table.stones[0])
            if len(ways) > 1:
                table.ways = tuple(ways)
                table.phase = TURNING
                return
            _orient(state, ways[0])
        reached = joined_goals(table)
        if not reached:
            break
        if _turn_up(state, reached):
            end_round(state, table.decider)
            return
    table.laid_place = NO_PLACE
    finish_turn(state)


def _turn_up(state: StateData, reached: list[int]) -> bool:
    """S-55: turn up goals together; returns whether the treasure is among them (S-51)."""
    table = state.table
    for goal in reached:
        table.goal_face[goal] = state.goals[goal]
        place = table.goal_place[goal]
        there = table.maze.coordinates[place]
        known = state.goals[goal]
        state.log_event(log.entry(log.REVEALED, table.decider, card=known, coordinates=there))
        if state.goals[goal] == TREASURE:
            table.goal_shape[goal] = GOAL_SHAPE[TREASURE]
    if all(state.goals[goal] != TREASURE for goal in reached):
        table.stones = tuple(reached)
        return False
    treasure = state.goals.index(TREASURE)
    place = table.goal_place[treasure]
    table.maze.lay_at(table.maze.coordinates[place], GOAL_SHAPE[TREASURE], GOAL)
    return True


def _orient(state: StateData, shape: i64) -> None:
    """S-52: the first stone of the batch is turned and becomes part of the maze."""
    table = state.table
    goal = table.stones[0]
    table.stones = table.stones[1:]
    place = table.goal_place[goal]
    there = table.maze.coordinates[place]
    table.goal_shape[goal] = shape
    table.maze.lay_at(there, shape, GOAL)
    table.ways = ()
    table.phase = PLAYING
    state.log_event(log.entry(log.TURNED, table.decider, card=shape, coordinates=there))


# --- How a stone may lie ------------------------------------------------------------------------


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
    if table.options.stone_choice:
        return [way for way in both if maze.fits(place, way)] or both  # S-54
    # S-52: joined to the card just laid, though other sides misfit (S-53). S-58: of cards that face
    # it the two ways join different ones, unless one of them fits all.
    faced = _sides_to_join(table, place)
    return [way for way in both if OPEN[way] & faced]


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
