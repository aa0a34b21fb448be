"""Goals that a dwarf turns up (D-70, D-75)."""

from __future__ import annotations

from mypy_extensions import i64

from pitprop.core.described_state import log_event
from pitprop.games.dark_cave.knowledge import log
from pitprop.games.dark_cave.rules.allowed import ways_to_lie
from pitprop.games.dark_cave.rules.moving import finish_step
from pitprop.games.dark_cave.rules.net import place_of
from pitprop.games.dark_cave.rules.state_data import StateData, put_gold
from pitprop.games.dark_cave.rules.table import TURNING
from pitprop.tunnels.maze import GOAL


def reveal(state: StateData, place: i64) -> None:
    """D-70, D-75: a goal is seen by all before it is chosen how it lies."""
    table = state.table
    goal = table.goal_at(place)
    table.goal_shown[goal] = state.goals[goal]
    table.turning = goal
    spot = log.place_spot(place)
    log_event(state, log.entry(log.REVEALED, table.on_turn, state.goals[goal], spot=spot))
    ways = ways_to_lie(table, goal)
    if len(ways) == 1:
        enter_goal(state, ways[0])
        return
    table.phase = TURNING


def enter_goal(state: StateData, face: i64) -> None:
    """D-8, D-70: gold is put on its vein; the dwarf stands on the first field."""
    table = state.table
    net = table.net
    seat = table.on_turn
    place = table.goal_place[table.turning]
    start = table.dwarves[seat]
    side = net.side_towards(place, place_of(start))
    here = net.faces[place_of(start)]
    table.turning = -1
    net.lay_at(net.maze.coordinates[place], face, GOAL)
    put_gold(state, place)
    log_event(state, log.entry(log.TURNED, seat, face, spot=log.place_spot(place)))
    field = net.gate(place, side)
    table.dwarves[seat] = field
    table.moved = True
    table.steps = 0
    log_event(
        state,
        log.entry(
            log.STEPPED, seat, spot=log.field_spot(here, start), end=log.field_spot(face, field)
        ),
    )
    finish_step(state)
