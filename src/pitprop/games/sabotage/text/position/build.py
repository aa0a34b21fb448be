"""From what a position tells to states and views."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.game import CHANCE, SPECTATOR, TERMINAL
from pitprop.core.hand import packed
from pitprop.core.public_table import DEALING
from pitprop.games.sabotage.knowledge.view import View
from pitprop.games.sabotage.rules.cards import ROOFS
from pitprop.games.sabotage.rules.roof import EMPTY_ROOF, with_pipe
from pitprop.games.sabotage.rules.state import State
from pitprop.games.sabotage.rules.table import ANSWERING, OVER, PLAYING, Table, partner_of
from pitprop.games.sabotage.text.position.lines import ASKED, NOT_ASKED, Setup


def roof_of_setup(setup: Setup, at: int) -> int:
    """What lies on a roof."""
    roof = EMPTY_ROOF
    for kind, place in setup.roofs[at]:
        roof = with_pipe(roof, kind, place)
    return roof


def build_state(setup: Setup, state: State) -> State:
    """The state that a position tells, made from the one before the first deal."""
    _set_table(setup, state.table)
    state.hands = vec[i64]([packed(setup.hands[seat]) for seat in range(state.seats)])
    state.pile = vec[i64](setup.pile)
    return state


def build_view(setup: Setup, state: State) -> View:
    """The view that a position tells, with the table of the state before the first deal."""
    _set_table(setup, state.table)
    seat = setup.reader
    hand = sorted(setup.hands[seat]) if seat != SPECTATOR else []
    return View(table=state.table, seat=seat, hand=hand, log=vec[i64]())


def _set_table(setup: Setup, table: Table) -> None:
    table.round = setup.round
    table.on_turn = setup.turn
    table.dealer = setup.dealer
    table.last_seat = setup.last
    table.roofs = vec[i64]([roof_of_setup(setup, at) for at in range(ROOFS)])
    for seat in range(table.seats):
        table.add_cards(seat, len(setup.hands[seat]))
    table.pile_size = len(setup.pile)
    table.discards = vec[i64](setup.discards)
    table.results = tuple([setup.results[number] for number in sorted(setup.results)])
    _set_phase(setup, table)


def _set_phase(setup: Setup, table: Table) -> None:
    """What has to be decided follows from whatever else is told."""
    table.asked = setup.consent != NOT_ASKED
    if not setup.is_over:
        table.phase = ANSWERING if setup.consent == ASKED else PLAYING
        table.decider = partner_of(table.on_turn) if setup.consent == ASKED else table.on_turn
    elif table.games_left() > 0:
        table.phase, table.decider = DEALING, CHANCE
    else:
        table.phase, table.decider = OVER, TERMINAL
