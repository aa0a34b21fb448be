"""What bridges, tunnels and creatures take: hand cards and gold (D-42, D-43, D-66)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pitprop.core.described_state import log_event
from pitprop.games.dark_cave.knowledge import log
from pitprop.games.dark_cave.rules.allowed import asked_first
from pitprop.games.dark_cave.rules.cards import GROUP_OF, SEAT_BIT
from pitprop.games.dark_cave.rules.state_data import StateData, discard_face_down, spend_card
from pitprop.games.dark_cave.rules.table import Table

# Why gold is lost, as the log tells it.
TO_TUNNEL: Final = 0
TO_GOBLIN: Final = 1


def loser(table: Table) -> i64:
    """Who loses a card next (D-77); `NO_SEAT` where nobody does."""
    return asked_first(table, table.losing)


def lose_cards(state: StateData, seats: i64) -> None:
    """D-42, D-66, D-93: chance is to draw from each of these hands that has a card."""
    table = state.table
    table.losing = 0
    seat: i64 = 0
    while seat < table.seats:
        if seats & SEAT_BIT[seat] and table.backs[seat]:
            table.losing |= SEAT_BIT[seat]
        seat += 1


def lose_card(state: StateData, kind: i64) -> None:
    """D-42, D-66: the next to lose a card does, unseen and face down onto the discard pile."""
    table = state.table
    seat = loser(table)
    table.losing &= ~SEAT_BIT[seat]
    table.losses += 1
    spend_card(state, seat, kind)
    discard_face_down(state, seat, kind)
    log_event(state, log.entry(log.LOST_CARD, seat, GROUP_OF[kind], secret=kind))


def lose_gold(state: StateData, seat: i64, reason: i64) -> None:
    """D-43, D-66: one gold to the supply, or nothing.

    Args:
        state: the game, changed in place.
        seat: the seat that loses it.
        reason: why it is lost.
    """
    table = state.table
    lost: i64 = 1 if table.gold[seat] else 0
    table.gold[seat] -= lost
    table.supply += lost
    log_event(state, log.entry(log.LOST_GOLD, seat, reason, lost))
