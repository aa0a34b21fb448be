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
from pitprop.games.sabotage.text.position.told import (
    ASKED,
    NOT_ASKED,
    REFUSED,
    UNKNOWN,
    Told,
    ToldResult,
)


def tell(shown: State | View) -> Told:
    """All of a state, or of what a view shows of it."""
    return _told_of_state(shown) if isinstance(shown, State) else _told_of_view(shown)


def _told_of_state(state: State) -> Told:
    """All of a state, but for the log of the game and the cards drawn before."""
    table = state.table
    told = Told(position_header("sabotage", table, OPTIONS, seed=state.seed), table.round)
    if not table.round:
        return told
    _tell_table(told, table)
    told.hands = {seat: unpacked(state.hands[seat]) for seat in range(table.seats)}
    told.pile = list(state.pile[state.drawn :])
    return told


def _told_of_view(view: View) -> Told:
    """All that one seat sees, but for the log of the game."""
    table = view.table
    told = Told(position_header("sabotage", table, OPTIONS, view=view.seat), table.round)
    if not table.round:
        return told
    _tell_table(told, table)
    told.hands = {
        seat: view.hand if seat == view.seat else [UNKNOWN] * table.hand_size(seat)
        for seat in range(table.seats)
    }
    told.pile = [UNKNOWN] * table.pile_size
    return told


def _tell_table(told: Told, table: Table) -> None:
    told.turn = table.on_turn
    told.dealer = table.dealer
    told.last = table.last_seat
    told.consent = NOT_ASKED
    if table.asked:
        told.consent = ASKED if table.phase == ANSWERING else REFUSED
    told.roofs = {at: pipes_on(table.roofs[at]) for at in range(ROOFS)}
    told.discards = list(table.discards)
    told.results = {
        number: ToldResult(result.closed_by, result.worth)
        for number, result in enumerate(table.results, 1)
    }
