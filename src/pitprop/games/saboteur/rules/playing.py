"""A turn: a card is laid, played or passed, and does what it does (S-20, S-30, S-40 to S-47)."""

from __future__ import annotations

from mypy_extensions import i64

from pitprop.core.described_state import log_event
from pitprop.games.saboteur.knowledge import log
from pitprop.games.saboteur.rules.cards import (
    BREAK,
    GOAL_BIT,
    MAP,
    ROCKFALL,
    SHAPE_KIND,
    TOOL_BIT,
)
from pitprop.games.saboteur.rules.ending import finish_turn
from pitprop.games.saboteur.rules.mine import Mine, discard, discard_face_down, spend_card
from pitprop.games.saboteur.rules.move_codes import (
    BREAK_TOOL,
    LAY,
    LOOK_AT,
    MEND,
    PASS,
    ROCKFALL_ON,
    card_of,
    coordinates_of,
    seat_of,
    tool_of,
)
from pitprop.games.saboteur.rules.reaching import reach_goals


def play_card(mine: Mine, kind: i64, code: i64) -> None:
    """S-20: one card is laid, played or passed; then one is drawn (S-21).

    Args:
        mine: the state.
        kind: the kind of the move.
        code: its code.
    """
    table = mine.table
    seat = table.decider
    card = SHAPE_KIND[card_of(code)] if kind == LAY else card_of(code)
    spend_card(mine, seat, card)
    table.last_seat = seat
    if kind == LAY:
        _lay(mine, card_of(code), coordinates_of(code))
        return
    if kind == PASS:
        _pass(mine, seat, card)
    elif kind == BREAK_TOOL:
        _break(mine, seat, seat_of(code), tool_of(code))
    elif kind == MEND:
        _mend(mine, seat, card, seat_of(code), tool_of(code))
    elif kind == ROCKFALL_ON:
        _fall(mine, seat, coordinates_of(code))
    elif kind == LOOK_AT:
        _look(mine, seat, coordinates_of(code))
    finish_turn(mine)


def _lay(mine: Mine, shape: i64, there: i64) -> None:
    """S-30, S-50."""
    table = mine.table
    table.laid_place = table.maze.lay_at(there, shape)
    log_event(mine, log.entry(log.LAID, table.decider, card=shape, coordinates=there))
    reach_goals(mine)


def _pass(mine: Mine, seat: i64, card: i64) -> None:
    """S-23."""
    discard_face_down(mine, seat, card)
    log_event(mine, log.entry(log.PASSED, seat, secret=card))


def _break(mine: Mine, seat: i64, target: i64, tool: i64) -> None:
    """S-40."""
    mine.table.broken[target] |= TOOL_BIT[tool]
    log_event(mine, log.entry(log.BROKE, seat, target=target, tool=tool))


def _mend(mine: Mine, seat: i64, card: i64, target: i64, tool: i64) -> None:
    """S-42, S-43: both cards go to the discard pile, the mended tool below (S-44)."""
    mine.table.broken[target] &= ~TOOL_BIT[tool]
    discard(mine, BREAK + tool)
    discard(mine, card)
    log_event(mine, log.entry(log.MENDED, seat, card=card, target=target, tool=tool))


def _fall(mine: Mine, seat: i64, there: i64) -> None:
    """S-44, S-47: the tunnel card goes; nothing is turned up or turned again."""
    maze = mine.table.maze
    place = maze.find_at(there)
    shape = maze.shape(place)
    maze.remove(place)
    discard(mine, SHAPE_KIND[shape])
    discard(mine, ROCKFALL)
    log_event(mine, log.entry(log.FELL, seat, card=shape, coordinates=there))


def _look(mine: Mine, seat: i64, there: i64) -> None:
    """S-45."""
    table = mine.table
    goal = table.goal_at(table.maze.find_at(there))
    mine.looked[seat] |= GOAL_BIT[goal]
    discard(mine, MAP)
    log_event(mine, log.entry(log.LOOKED, seat, coordinates=there, secret=mine.goals[goal]))
