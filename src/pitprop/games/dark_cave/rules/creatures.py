"""Creatures: how they come, go and attack (D-57, D-60 to D-68)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pitprop.core.described_state import log_event
from pitprop.core.public_table import NO_SEAT
from pitprop.games.dark_cave.knowledge import log
from pitprop.games.dark_cave.rules.allowed import asked_first, whom_it_meets
from pitprop.games.dark_cave.rules.cards import ACTION, LINDWORM, RAT, SEAT_BIT
from pitprop.games.dark_cave.rules.hand import EMPTY_HAND
from pitprop.games.dark_cave.rules.losses import TO_GOBLIN, lose_cards, lose_gold
from pitprop.games.dark_cave.rules.net import NO_FIELD, place_of
from pitprop.games.dark_cave.rules.state_data import StateData, discard, use_up_axe

# Added to the creature that was lured: whether it went anywhere.
_WENT: Final = 4


def lure(state: StateData, seat: i64, card: i64, start: i64, end: i64) -> bool:
    """D-60, D-61: put or move a creature; tells whether it attacks (D-62, D-63, D-78).

    Args:
        state: the game, changed in place.
        seat: the player's seat.
        card: the kind of the card that is played for it.
        start: the field where the creature is.
        end: the field where it goes.
    """
    table = state.table
    net = table.net
    creature = ACTION[card] - RAT
    victims = whom_it_meets(table, creature, start, end)
    if table.creature_kind[creature] >= 0:
        discard(state, table.creature_kind[creature])
    table.creature_owner[creature] = seat
    table.creature_kind[creature] = card
    there = start if end == NO_FIELD else end
    table.creatures[creature] = there
    log_event(
        state,
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
    discard(state, table.creature_kind[creature])
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
    log_event(state, log.entry(log.ATTACKED, table.on_turn, creature, spot=spot))
    table.attacker = creature
    table.victims = victims
    asked: i64 = 0
    seat: i64 = 0
    while seat < table.seats:
        if victims & SEAT_BIT[seat] and table.axes[seat] != EMPTY_HAND:
            asked |= SEAT_BIT[seat]
        seat += 1
    table.asked = asked


def answer_attack(state: StateData, yes: bool) -> None:
    """D-57: whoever was asked drives the creature off, and nobody is attacked, or doesn't."""
    table = state.table
    seat = table.decider
    creature = table.attacker
    if yes:
        use_up_axe(state, seat)
        drive_off(state, creature)
        log_event(state, log.entry(log.DROVE_OFF, seat, creature))
        table.asked = 0
        table.victims = 0
        return
    log_event(state, log.entry(log.HELD_BACK, seat, creature))
    table.asked &= ~SEAT_BIT[seat]


def bite(state: StateData) -> None:
    """D-66: the attack itself, clockwise from the player on turn; cards are still to be drawn."""
    table = state.table
    victims = table.victims
    table.victims = 0
    if table.attacker == 0:
        lose_cards(state, victims)
        return
    while victims:
        seat = asked_first(table, victims)
        victims &= ~SEAT_BIT[seat]
        if table.attacker == LINDWORM - RAT:
            table.lying[seat] = 1
            log_event(state, log.entry(log.LAID_DOWN, seat))
        else:
            lose_gold(state, seat, TO_GOBLIN)
