"""From what a position tells to states and views."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.game import CHANCE, SPECTATOR, TERMINAL
from pitprop.core.hand import packed
from pitprop.core.public_table import DEALING, NO_SEAT
from pitprop.games.sabotage.knowledge.view import View
from pitprop.games.sabotage.rules.cards import ROOFS, roof_of
from pitprop.games.sabotage.rules.roof import EMPTY_ROOF, with_pipe
from pitprop.games.sabotage.rules.scoring import final_score
from pitprop.games.sabotage.rules.state import State
from pitprop.games.sabotage.rules.table import (
    ANSWERING,
    OVER,
    PLAYING,
    ROUNDS,
    RoundResult,
    Table,
    partner_of,
)
from pitprop.games.sabotage.text.position.setup import ASKED, NOT_ASKED, Setup


def roof_of_setup(setup: Setup, at: int) -> int:
    """What lies on a roof."""
    roof = EMPTY_ROOF
    for kind, place in setup.roofs[at]:
        roof = with_pipe(roof, kind, place)
    return roof


def build_state(setup: Setup, state: State) -> State:
    """The state that a position tells, in which everything is told or filled in.

    Args:
        setup: the position.
        state: the state before the first deal, which becomes that one.
    """
    _set_table(setup, state.table)
    state.hands = vec[i64]([packed(setup.hands[seat]) for seat in range(state.table.seats)])
    state.pile = vec[i64](setup.pile or [])
    return state


def build_view(setup: Setup, state: State) -> View:
    """The view that a position tells.

    Args:
        setup: the position.
        state: the state before the first deal, whose table the view is given.
    """
    _set_table(setup, state.table)
    seat = SPECTATOR if setup.header.view is None else setup.header.view
    hand = sorted(setup.hands[seat]) if seat != SPECTATOR else []
    return View(table=state.table, seat=seat, hand=hand, log=vec[i64]())


def _set_table(setup: Setup, table: Table) -> None:
    table.round = setup.round or 0
    table.on_turn = NO_SEAT if setup.turn is None else setup.turn
    table.dealer = NO_SEAT if setup.dealer is None else setup.dealer
    table.last_seat = NO_SEAT if setup.last is None else setup.last
    table.roofs = vec[i64]([roof_of_setup(setup, at) for at in range(ROOFS)])
    for seat in range(table.seats):
        table.add_cards(seat, len(setup.hands[seat]))
    table.pile_size = len(setup.pile or ())
    table.discards = vec[i64](setup.discards)
    table.results = tuple([_result(setup, number) for number in sorted(setup.results)])
    _set_phase(setup, table)


def _result(setup: Setup, number: int) -> RoundResult:
    result = setup.results[number]
    closer = NO_SEAT if result.closed_by == NO_SEAT else roof_of(result.closed_by)
    scores = [final_score(result.worth[at], closer == at) for at in range(ROOFS)]
    return RoundResult(result.closed_by, result.worth, (scores[0], scores[1]))


def _set_phase(setup: Setup, table: Table) -> None:
    """What has to be decided follows from what else is told."""
    table.asked = setup.consent != NOT_ASKED
    if not setup.is_over:
        table.phase = ANSWERING if setup.consent == ASKED else PLAYING
        table.decider = partner_of(table.on_turn) if setup.consent == ASKED else table.on_turn
    elif table.round < ROUNDS:
        table.phase, table.decider = DEALING, CHANCE
    else:
        table.phase, table.decider = OVER, TERMINAL
