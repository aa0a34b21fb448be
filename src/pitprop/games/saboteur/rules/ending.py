"""The end of turns and rounds (S-21, S-22, S-51, S-56, S-57)."""

from __future__ import annotations

from mypy_extensions import i64

from pitprop.core.described_state import log_event
from pitprop.core.public_table import NO_SEAT
from pitprop.games.saboteur.knowledge import log
from pitprop.games.saboteur.rules.cards import SABOTEUR
from pitprop.games.saboteur.rules.mine import Mine, gain_card
from pitprop.games.saboteur.rules.sharing import close_round, offer_gold, pay_saboteurs
from pitprop.games.saboteur.rules.table import (
    DIGGERS_WON,
    NOBODY_WON,
    SABOTEURS_WON,
    RoundResult,
    Table,
)
from pitprop.tunnels.maze import NO_PLACE


def finish_turn(mine: Mine) -> None:
    """S-21, S-22, S-56: draw; then the next player who has a card, or nobody has any."""
    table = mine.table
    if mine.drawn < len(mine.pile):
        gain_card(mine, table.decider, mine.pile[mine.drawn])
        mine.drawn += 1
        table.pile_size -= 1
        log_event(mine, log.entry(log.DREW, table.decider))
    skipped: i64 = 0
    seat = _after(table, table.on_turn)
    while not table.hand_sizes[seat]:
        if skipped == table.seats:
            end_round(mine, NO_SEAT)
            return
        skipped += 1
        seat = _after(table, seat)
    _tell_skipped(mine, skipped)
    table.on_turn = seat
    table.decider = seat


def _after(table: Table, seat: i64) -> i64:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < table.seats else 0


def _tell_skipped(mine: Mine, skipped: i64) -> None:
    seat = mine.table.on_turn
    while skipped:
        seat = _after(mine.table, seat)
        log_event(mine, log.entry(log.SKIPPED, seat))
        skipped -= 1


def end_round(mine: Mine, reached_by: i64) -> None:
    """S-51, S-56, S-57, S-67: who has won the round; then the gold is shared out."""
    table = mine.table
    table.laid_place = NO_PLACE
    table.stones = ()
    roles = mine.roles[: table.seats]
    if reached_by != NO_SEAT:
        winner = DIGGERS_WON
    else:
        winner = SABOTEURS_WON if SABOTEUR in roles else NOBODY_WON
    log_event(mine, log.entry(log.ROUND_WON, card=winner))
    nothing = (0,) * table.seats
    mine.gained = (*mine.gained, nothing)
    if winner == SABOTEURS_WON:
        pay_saboteurs(mine)
    else:
        last = reached_by if winner == DIGGERS_WON else table.last_seat
        result = RoundResult(winner, last, mine.roles, nothing, nothing, nothing, nothing)
        table.results = (*table.results, result)
    if winner == DIGGERS_WON:
        offer_gold(mine, reached_by)
    else:
        close_round(mine)
