"""From states and views to what a position tells."""

from __future__ import annotations

from pitprop.core.description.lines import UNKNOWN
from pitprop.core.description.positions import position_header
from pitprop.core.hand import unpacked
from pitprop.games.sabotage.knowledge.view import View
from pitprop.games.sabotage.options import OPTIONS
from pitprop.games.sabotage.rules.roof import pipes_on
from pitprop.games.sabotage.rules.state import State
from pitprop.games.sabotage.rules.table import ANSWERING
from pitprop.games.sabotage.text.position.lines import ASKED, REFUSED, Setup


def setup_of(shown: State | View) -> Setup:
    """All of a state, or of what a view shows, except the log and the cards drawn earlier."""
    table = shown.table
    setup = Setup(position_header("sabotage", shown, table.options, OPTIONS), table.round)
    if not table.round:
        return setup
    setup.turn = table.on_turn
    setup.dealer = table.dealer
    setup.last = table.last_seat
    if table.asked:
        setup.consent = ASKED if table.phase == ANSWERING else REFUSED
    setup.roofs = {at: pipes_on(roof) for at, roof in enumerate(table.roofs)}
    setup.discards = list(table.discards)
    setup.results = dict(enumerate(table.results, 1))
    if isinstance(shown, State):
        setup.hands = {seat: unpacked(hand) for seat, hand in enumerate(shown.hands)}
        setup.pile = list(shown.pile[shown.drawn :])
    else:
        setup.hands = {
            seat: shown.hand if seat == shown.seat else [UNKNOWN] * table.hand_size(seat)
            for seat in range(table.seats)
        }
        setup.pile = [UNKNOWN] * table.pile_size
    return setup
