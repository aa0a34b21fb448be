"""A turn: a card is laid, played or passed, and does what it does (S-20, S-30, S-40 to S-47)."""

from __future__ import annotations

from mypy_extensions import i64

from pitprop.core.errors import no_rule_for
from pitprop.games.saboteur.knowledge import log
from pitprop.games.saboteur.rules.cards import BREAK, GOAL_BIT, MAP, ROCKFALL, SHAPE_KIND, TOOL_BIT
from pitprop.games.saboteur.rules.ending import finish_turn
from pitprop.games.saboteur.rules.move_codes import (
    BREAK_TOOL,
    LAY,
    LOOK_AT,
    MEND,
    PASS,
    ROCKFALL_ON,
    card_of,
    coordinates_of,
    kind_of,
    seat_of,
    tool_of,
)
from pitprop.games.saboteur.rules.reaching import reach_goals
from pitprop.games.saboteur.rules.state_data import StateData


def play_card(state: StateData, code: i64) -> None:
    """S-20: one card is laid, played or passed; then one is drawn (S-21)."""
    table = state.table
    kind = kind_of(code)
    seat = table.decider
    card = SHAPE_KIND[card_of(code)] if kind == LAY else card_of(code)
    state.spend_card(seat, card)
    table.last_seat = seat
    if kind == LAY:
        _lay(state, card_of(code), coordinates_of(code))
        return
    if kind == PASS:
        _pass(state, seat, card)
    elif kind == BREAK_TOOL:
        _break(state, seat, seat_of(code), tool_of(code))
    elif kind == MEND:
        _mend(state, seat, card, seat_of(code), tool_of(code))
    elif kind == ROCKFALL_ON:
        _fall(state, seat, coordinates_of(code))
    elif kind == LOOK_AT:
        _look(state, seat, coordinates_of(code))
    else:
        raise no_rule_for(kind)
    finish_turn(state)


def _lay(state: StateData, shape: i64, there: i64) -> None:
    """S-30, S-50."""
    table = state.table
    table.laid_place = table.maze.lay_at(there, shape)
    state.log_event(log.entry(log.LAID, table.decider, card=shape, coordinates=there))
    reach_goals(state)


def _pass(state: StateData, seat: i64, card: i64) -> None:
    """S-23."""
    state.discard_face_down(seat, card)
    state.log_event(log.entry(log.PASSED, seat, secret=card))


def _break(state: StateData, seat: i64, target: i64, tool: i64) -> None:
    """S-40."""
    state.table.broken[target] |= TOOL_BIT[tool]
    state.log_event(log.entry(log.BROKE, seat, target=target, tool=tool))


def _mend(state: StateData, seat: i64, card: i64, target: i64, tool: i64) -> None:
    """S-42, S-43: both cards go to the discard pile, the mended tool below (S-44)."""
    state.table.broken[target] &= ~TOOL_BIT[tool]
    state.discard(BREAK + tool)
    state.discard(card)
    state.log_event(log.entry(log.MENDED, seat, card=card, target=target, tool=tool))


def _fall(state: StateData, seat: i64, there: i64) -> None:
    """S-44, S-47: the tunnel card goes; nothing is turned up or turned again."""
    maze = state.table.maze
    place = maze.find_at(there)
    shape = maze.shape(place)
    maze.remove(place)
    state.discard(SHAPE_KIND[shape])
    state.discard(ROCKFALL)
    state.log_event(log.entry(log.FELL, seat, card=shape, coordinates=there))


def _look(state: StateData, seat: i64, there: i64) -> None:
    """S-45."""
    table = state.table
    goal = table.goal_at(table.maze.find_at(there))
    state.looked[seat] |= GOAL_BIT[goal]
    state.discard(MAP)
    state.log_event(log.entry(log.LOOKED, seat, coordinates=there, secret=state.goals[goal]))
