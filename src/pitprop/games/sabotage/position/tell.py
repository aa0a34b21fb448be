"""From states and views to what a position tells."""

from __future__ import annotations

from pitprop.core.hand import unpacked
from pitprop.core.recorded import Header
from pitprop.games.sabotage.cards import ROOFS
from pitprop.games.sabotage.options import OPTIONS
from pitprop.games.sabotage.position.told import (
    ASKED,
    NOT_ASKED,
    REFUSED,
    UNKNOWN,
    Told,
    ToldResult,
)
from pitprop.games.sabotage.roof import pipes_on
from pitprop.games.sabotage.state import State
from pitprop.games.sabotage.table import ANSWERING, NO_SEAT, Table
from pitprop.games.sabotage.view import View


def told_of_state(state: State) -> Told:
    """All of a state, but for the log of the game and the cards drawn before."""
    table = state.table
    told = Told(_header(table, seed=state.seed), table.round)
    if not table.round:
        return told
    _tell_table(told, table)
    told.hands = {seat: unpacked(state.hands[seat]) for seat in range(table.seats)}
    told.pile = list(state.pile[state.drawn :])
    return told


def told_of_view(view: View) -> Told:
    """All that one seat sees, but for the log of the game."""
    table = view.table
    told = Told(_header(table, view=view.seat), table.round)
    if not table.round:
        return told
    _tell_table(told, table)
    told.hands = {
        seat: view.hand if seat == view.seat else [UNKNOWN] * table.hand_size(seat)
        for seat in range(table.seats)
    }
    told.pile = [UNKNOWN] * table.pile_size
    return told


def _header(table: Table, seed: str | None = None, view: int | None = None) -> Header:
    options = table.options
    return Header(
        game="sabotage",
        edition=options.edition,
        options=OPTIONS.changes(options.edition, options.values),
        seats=("",) * table.seats,
        first=None if table.first == NO_SEAT else table.first,
        seed=seed,
        view=view,
    )


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
