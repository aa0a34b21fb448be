"""Goals that a tunnel has reached: they are turned up, and stones are oriented (S-50 to S-55)."""

from __future__ import annotations

from mypy_extensions import i64

from pitprop.core.described_state import log_event
from pitprop.games.saboteur.knowledge import log
from pitprop.games.saboteur.rules.cards import GOAL_SHAPE, TREASURE
from pitprop.games.saboteur.rules.ending import end_round, finish_turn
from pitprop.games.saboteur.rules.state_data import StateData
from pitprop.games.saboteur.rules.stones import joined_goals, ways_to_lie
from pitprop.games.saboteur.rules.table import PLAYING, TURNING
from pitprop.tunnels.maze import GOAL, NO_PLACE


def turn_stone(state: StateData, shape: i64) -> None:
    """S-54, S-58: a stone lies as the player chose, and what that interrupted goes on."""
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
    """S-55: turn up goals together; tells whether the treasure is among them (S-51)."""
    table = state.table
    for goal in reached:
        table.goal_face[goal] = state.goals[goal]
        place = table.goal_place[goal]
        there = table.maze.coordinates[place]
        known = state.goals[goal]
        log_event(state, log.entry(log.REVEALED, table.decider, card=known, coordinates=there))
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
    log_event(state, log.entry(log.TURNED, table.decider, card=shape, coordinates=there))
