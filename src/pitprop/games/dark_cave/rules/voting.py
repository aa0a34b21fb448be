"""Proposing to end the game (D-82, D-86)."""

from __future__ import annotations

from pitprop.games.dark_cave.knowledge import log
from pitprop.games.dark_cave.rules.ending import end_game
from pitprop.games.dark_cave.rules.moving import go_on_moving
from pitprop.games.dark_cave.rules.state_data import StateData
from pitprop.games.dark_cave.rules.table import BY_AGREEMENT, MOVING, VOTING


def propose(state: StateData) -> None:
    """D-82, D-86: the others are asked clockwise."""
    table = state.table
    seat = table.on_turn
    table.proposed = True
    table.before_vote = table.phase
    table.phase = VOTING
    state.log_event(log.entry(log.PROPOSED, seat))
    table.decider = table.next_seat(seat)


def vote(state: StateData, yes: bool) -> None:
    """D-86: if all say yes, the game is over; the first no ends the vote."""
    table = state.table
    seat = table.decider
    state.log_event(log.entry(log.ANSWERED, seat, 1 if yes else 0))
    if yes:
        table.decider = table.next_seat(seat)
        if table.decider == table.on_turn:
            end_game(state, BY_AGREEMENT)
        return
    table.decider = table.on_turn
    table.phase = table.before_vote
    if table.phase == MOVING:
        go_on_moving(state)
