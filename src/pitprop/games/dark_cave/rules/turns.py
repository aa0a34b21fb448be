"""From the drawing of one turn to the start of the next (D-21 to D-25)."""

from __future__ import annotations

from mypy_extensions import i64

from pitprop.games.dark_cave.knowledge import log
from pitprop.games.dark_cave.rules.cards import CREATURES, GROUP_OF
from pitprop.games.dark_cave.rules.creatures import drive_off
from pitprop.games.dark_cave.rules.ending import ends_after_movement
from pitprop.games.dark_cave.rules.state_data import StateData
from pitprop.games.dark_cave.rules.table import CARD
from pitprop.games.dark_cave.rules.webs import count_down


def close_turn(state: StateData) -> None:
    """D-22, D-25, D-52: the movement phase is over, cards are drawn."""
    table = state.table
    if ends_after_movement(state):
        return
    while table.draws > 0 and state.drawn < len(state.pile):
        kind = state.pile[state.drawn]
        state.drawn += 1
        table.pile[GROUP_OF[kind]] -= 1
        state.gain_card(table.drawer, kind)
        event: i64 = log.DREW if table.drawer == state.acting else log.RECEIVED
        state.log_event(log.entry(event, table.drawer, GROUP_OF[kind], secret=kind))
        table.draws -= 1
    begin_turn(state, table.next_seat(table.on_turn))


def begin_turn(state: StateData, seat: i64) -> None:
    """D-21, D-23: whoever has no card sits the turn out, and the next player is on turn."""
    table = state.table
    while True:
        _start_turn(state, seat)
        if table.backs[seat]:
            return
        state.log_event(log.entry(log.SAT_OUT, seat))
        seat = table.next_seat(seat)


def _start_turn(state: StateData, seat: i64) -> None:
    """D-23: own webs, own creatures, one's dwarf."""
    table = state.table
    table.on_turn = seat
    table.decider = seat
    table.phase = CARD
    table.turns += 1
    table.steps = 0
    table.moved = False
    table.proposed = False
    table.is_closing = False
    table.draws = 0
    table.drawer = seat
    table.before_vote = CARD
    count_down(state, seat)
    creature: i64
    for creature in range(CREATURES):
        if table.creature_owner[creature] == seat:
            drive_off(state, creature)
            state.log_event(log.entry(log.CREATURE_LEFT, seat, creature))
    table.blocked = table.lying[seat] == 1
    if table.blocked:
        table.lying[seat] = 0
        state.log_event(log.entry(log.STOOD_UP, seat))
