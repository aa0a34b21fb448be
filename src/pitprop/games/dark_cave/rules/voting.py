"""Proposing to end the game (D-82, D-86)."""

from __future__ import annotations

from pitprop.core.described_state import log_event
from pitprop.games.dark_cave.knowledge import log
from pitprop.games.dark_cave.rules.cave import Cave
from pitprop.games.dark_cave.rules.ending import end_game
from pitprop.games.dark_cave.rules.moving import go_on_moving
from pitprop.games.dark_cave.rules.table import BY_AGREEMENT, MOVING, VOTING


def propose(cave: Cave) -> None:
    """D-82, D-86: the others are asked clockwise."""
    table = cave.table
    seat = table.on_turn
    table.proposed = True
    table.before_vote = table.phase
    table.phase = VOTING
    log_event(cave, log.entry(log.PROPOSED, seat))
    table.decider = table.next_seat(seat)


def vote(cave: Cave, yes: bool) -> None:
    """D-86: if all say yes, the game is over; the first no ends the vote."""
    table = cave.table
    seat = table.decider
    log_event(cave, log.entry(log.ANSWERED, seat, 1 if yes else 0))
    if yes:
        table.decider = table.next_seat(seat)
        if table.decider == table.on_turn:
            end_game(cave, BY_AGREEMENT)
        return
    table.decider = table.on_turn
    table.phase = table.before_vote
    if table.phase == MOVING:
        go_on_moving(cave)
