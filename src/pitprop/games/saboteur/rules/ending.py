"""The end of turns and rounds (S-21, S-22, S-51, S-56, S-57)."""

from __future__ import annotations

from mypy_extensions import i64

from pitprop.core.public_table import NO_SEAT
from pitprop.games.saboteur.knowledge import log
from pitprop.games.saboteur.rules.cards import SABOTEUR
from pitprop.games.saboteur.rules.sharing import close_round, offer_gold, pay_saboteurs
from pitprop.games.saboteur.rules.state_data import StateData
from pitprop.games.saboteur.rules.table import DIGGERS_WON, NOBODY_WON, SABOTEURS_WON, RoundResult
from pitprop.tunnels.maze import NO_PLACE


def finish_turn(state: StateData) -> None:
    """S-21, S-22, S-56: draw; then the next player with a card is on turn, or the round ends."""
    table = state.table
    if state.drawn < len(state.pile):
        state.gain_card(table.decider, state.pile[state.drawn])
        state.drawn += 1
        table.pile_size -= 1
        state.log_event(log.entry(log.DREW, table.decider))
    skipped: i64 = 0
    seat = table.next_seat(table.on_turn)
    while not table.hand_sizes[seat]:
        if skipped == table.seats:
            end_round(state, NO_SEAT)
            return
        skipped += 1
        seat = table.next_seat(seat)
    _log_skipped(state, skipped)
    table.on_turn = seat
    table.decider = seat


def _log_skipped(state: StateData, skipped: i64) -> None:
    seat = state.table.on_turn
    while skipped:
        seat = state.table.next_seat(seat)
        state.log_event(log.entry(log.SKIPPED, seat))
        skipped -= 1


def end_round(state: StateData, reached_by: i64) -> None:
    """S-51, S-56, S-57, S-67: who has won the round; then the gold is shared out."""
    table = state.table
    table.laid_place = NO_PLACE
    table.stones = ()
    roles = state.roles[: table.seats]
    if reached_by != NO_SEAT:
        winner = DIGGERS_WON
    else:
        winner = SABOTEURS_WON if SABOTEUR in roles else NOBODY_WON
    state.log_event(log.entry(log.ROUND_WON, card=winner))
    nothing = (0,) * table.seats
    state.gained = (*state.gained, nothing)
    if winner == SABOTEURS_WON:
        pay_saboteurs(state)
    else:
        last = reached_by if winner == DIGGERS_WON else table.last_seat
        result = RoundResult(winner, last, state.roles, nothing, nothing, nothing, nothing)
        table.results = (*table.results, result)
    if winner == DIGGERS_WON:
        offer_gold(state, reached_by)
    else:
        close_round(state)
