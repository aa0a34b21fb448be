"""Creatures: how they come, go and attack (D-57, D-60 to D-68)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pitprop.core.hand import EMPTY_HAND
from pitprop.core.public_table import NO_SEAT
from pitprop.games.dark_cave.knowledge import log
from pitprop.games.dark_cave.rules.allowed import asked_first, victims_of
from pitprop.games.dark_cave.rules.cards import ACTION, LINDWORM, RAT, SEAT_BIT
from pitprop.games.dark_cave.rules.move_codes import card_of, end_of, field_of
from pitprop.games.dark_cave.rules.net import NO_FIELD, place_of
from pitprop.games.dark_cave.rules.state_data import TO_GOBLIN, StateData

# Added to the creature that was lured if it went anywhere.
_WENT: Final = 4


def lure(state: StateData, code: i64) -> bool:
    """D-60, D-61: put or move a creature; returns whether it attacks (D-62, D-63, D-78)."""
    table = state.table
    net = table.net
    seat = table.on_turn
    card = card_of(code)
    start = field_of(code)
    end = end_of(code)
    creature = ACTION[card] - RAT
    victims = victims_of(table, creature, start, end)
    if table.creature_kind[creature] >= 0:
        state.discard(table.creature_kind[creature])
    table.creature_owner[creature] = seat
    table.creature_kind[creature] = card
    there = start if end == NO_FIELD else end
    table.creatures[creature] = there
    state.log_event(
        log.entry(
            log.LURED,
            seat,
            card,
            creature + (0 if end == NO_FIELD else _WENT),
            log.field_spot(net.faces[place_of(start)], start),
            log.field_spot(net.faces[place_of(there)], there),
        ),
    )
    table.is_arriving = False
    if not victims:
        return False
    attack(state, creature, victims)
    return True


def drive_off(state: StateData, creature: i64) -> None:
    """D-57, D-65: it leaves the board, and its card is discarded."""
    table = state.table
    table.creatures[creature] = NO_FIELD
    state.discard(table.creature_kind[creature])
    table.creature_kind[creature] = -1
    table.creature_owner[creature] = NO_SEAT


def attack(state: StateData, creature: i64, victims: i64) -> None:
    """D-57, D-62, D-77: a creature meets dwarves; those with an axe are to be asked first.

    Args:
        state: the game, changed in place.
        creature: the number of the creature.
        victims: the dwarves, as a mask of seats.
    """
    table = state.table
    field = table.creatures[creature]
    spot = log.field_spot(table.net.faces[place_of(field)], field)
    state.log_event(log.entry(log.ATTACKED, table.on_turn, creature, spot=spot))
    table.attacker = creature
    table.victims = victims
    asked: i64 = 0
    seat: i64
    for seat in range(table.seats):
        if victims & SEAT_BIT[seat] and table.axes[seat] != EMPTY_HAND:
            asked |= SEAT_BIT[seat]
    table.asked = asked


def answer_attack(state: StateData, yes: bool) -> None:
    """D-57: whoever was asked drives the creature off, so nobody is attacked, or doesn't."""
    table = state.table
    seat = table.decider
    creature = table.attacker
    if yes:
        state.use_up_axe(seat)
        drive_off(state, creature)
        state.log_event(log.entry(log.DROVE_OFF, seat, creature))
        table.asked = 0
        table.victims = 0
        return
    state.log_event(log.entry(log.HELD_BACK, seat, creature))
    table.asked &= ~SEAT_BIT[seat]


def carry_out_attack(state: StateData) -> None:
    """D-66: the attack itself, clockwise from the player on turn; cards are still to be drawn."""
    table = state.table
    victims = table.victims
    table.victims = 0
    if table.attacker == 0:
        state.lose_cards(victims)
        return
    while victims:
        seat = asked_first(table, victims)
        victims &= ~SEAT_BIT[seat]
        if table.attacker == LINDWORM - RAT:
            table.lying[seat] = 1
            state.log_event(log.entry(log.LAID_DOWN, seat))
        else:
            state.lose_gold(seat, TO_GOBLIN)
