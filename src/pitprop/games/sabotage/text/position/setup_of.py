"""From states and views to what a position tells."""

from __future__ import annotations

from pitprop.core.description.positions import position_header
from pitprop.core.hand import unpacked
from pitprop.games.sabotage.knowledge.view import View
from pitprop.games.sabotage.options import OPTIONS
from pitprop.games.sabotage.rules.cards import ROOFS
from pitprop.games.sabotage.rules.roof import pipes_on
from pitprop.games.sabotage.rules.state import State
from pitprop.games.sabotage.rules.table import ANSWERING, Table
from pitprop.games.sabotage.text.position.setup import (
    ASKED,
    NOT_ASKED,
    REFUSED,
    UNKNOWN,
    Setup,
    SetupResult,
)


def setup_of(shown: State | View) -> Setup:
    """All of a state, or of what a view shows of it."""
    return _setup_of_state(shown) if isinstance(shown, State) else _setup_of_view(shown)


def _setup_of_state(state: State) -> Setup:
    """All of a state, but for the log of the game and the cards drawn before."""
    table = state.table
    setup = Setup(position_header("sabotage", table, OPTIONS, seed=state.seed), table.round)
    if not table.round:
        return setup
    _set_up_table(setup, table)
    setup.hands = {seat: unpacked(state.hands[seat]) for seat in range(table.seats)}
    setup.pile = list(state.pile[state.drawn :])
    return setup


def _setup_of_view(view: View) -> Setup:
    """All that one seat sees, but for the log of the game."""
    table = view.table
    setup = Setup(position_header("sabotage", table, OPTIONS, view=view.seat), table.round)
    if not table.round:
        return setup
    _set_up_table(setup, table)
    setup.hands = {
        seat: view.hand if seat == view.seat else [UNKNOWN] * table.hand_size(seat)
        for seat in range(table.seats)
    }
    setup.pile = [UNKNOWN] * table.pile_size
    return setup


def _set_up_table(setup: Setup, table: Table) -> None:
    setup.turn = table.on_turn
    setup.dealer = table.dealer
    setup.last = table.last_seat
    setup.consent = NOT_ASKED
    if table.asked:
        setup.consent = ASKED if table.phase == ANSWERING else REFUSED
    setup.roofs = {at: pipes_on(table.roofs[at]) for at in range(ROOFS)}
    setup.discards = list(table.discards)
    setup.results = {
        number: SetupResult(result.closed_by, result.worth)
        for number, result in enumerate(table.results, 1)
    }
