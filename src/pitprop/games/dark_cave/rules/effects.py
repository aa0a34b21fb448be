"""The effects of cards that are laid, passed, played for an immediate effect or as equipment.

The card of the code is the one that whoever is on turn has played.
"""

from __future__ import annotations

from mypy_extensions import i64

from pitprop.core.hand import lowest, with_last, without_lowest
from pitprop.games.dark_cave.knowledge import log
from pitprop.games.dark_cave.rules.cards import (
    ACTION,
    BOOTS,
    GATE,
    GOAL_BIT,
    GROUP_OF,
    SEAT_BIT,
    SLOTS,
)
from pitprop.games.dark_cave.rules.move_codes import card_of, face_of, field_of, seat_of, second_of
from pitprop.games.dark_cave.rules.net import NO_FIELD
from pitprop.games.dark_cave.rules.state_data import StateData
from pitprop.games.dark_cave.rules.table import GROUP_UNIT
from pitprop.games.dark_cave.rules.webs import bring_down


def lay(state: StateData, code: i64) -> None:
    """D-30, D-44: gold is put on a vein as soon as it is laid."""
    table = state.table
    net = table.net
    place = field_of(code)
    face = face_of(code)
    net.lay_at(net.maze.coordinates[place], face)
    state.put_gold(place)
    state.log_event(log.entry(log.LAID, table.on_turn, face, spot=log.place_spot(place)))


def pass_cards(state: StateData, code: i64) -> None:
    """D-20, D-22: as many are drawn as were passed."""
    seat = state.table.on_turn
    card = card_of(code)
    second = second_of(code)
    state.discard_face_down(seat, card)
    state.log_event(log.entry(log.PASSED, seat, GROUP_OF[card], secret=card))
    if second >= 0:
        state.spend_card(seat, second)
        state.discard_face_down(seat, second)
        state.log_event(log.entry(log.PASSED, seat, GROUP_OF[second], secret=second))
        state.table.draws = 2


def look_at_goal(state: StateData, code: i64) -> None:
    """D-50: secret information about a goal."""
    table = state.table
    seat = table.on_turn
    place = field_of(code)
    goal = table.goal_at(place)
    state.looked[seat] |= GOAL_BIT[goal]
    known = state.goals[goal]
    spot = log.place_spot(place)
    state.log_event(log.entry(log.LOOKED_GOAL, seat, card_of(code), spot=spot, secret=known))


def look_at_clan(state: StateData, code: i64) -> None:
    """D-50: secret information about a character."""
    seat = state.table.on_turn
    target = seat_of(code)
    state.met[seat] |= SEAT_BIT[target]
    known = state.characters[target]
    state.log_event(log.entry(log.LOOKED_CLAN, seat, card_of(code), target, secret=known))


def fall(state: StateData, code: i64) -> None:
    """D-51: rockfall."""
    table = state.table
    net = table.net
    place = field_of(code)
    face = net.faces[place]
    spot = log.place_spot(place)
    state.log_event(log.entry(log.FELL, table.on_turn, face, spot=spot, end=card_of(code)))
    slot: i64
    for slot in range(SLOTS):
        if net.take_gold(SLOTS * place + slot):
            table.supply += 1
    side: i64
    for side in range(4):
        if GATE[4 * face + side] >= 0 and net.across(place, side) == NO_FIELD:
            at = net.web_at(net.edge(place, side))
            if at >= 0:
                bring_down(state, at)
    net.remove(place)
    state.discard(face >> 1)


def swap(state: StateData, code: i64) -> None:
    """D-52: hand swap."""
    table = state.table
    seat = table.on_turn
    target = seat_of(code)
    state.log_event(log.entry(log.SWAPPED, seat, card_of(code), target))
    _log_given(state, seat, target)
    _log_given(state, target, seat)
    hand = state.hands[seat]
    state.hands[seat] = state.hands[target]
    state.hands[target] = hand
    backs = table.backs[seat]
    table.backs[seat] = table.backs[target]
    table.backs[target] = backs
    table.drawer = target


def _log_given(state: StateData, seat: i64, target: i64) -> None:
    """D-91: giver and taker know the cards, the others their backs, group by group."""
    group: i64
    for group in range(len(GROUP_UNIT)):
        rest = state.hands[seat]
        while rest:
            kind = lowest(rest)
            if GROUP_OF[kind] == group:
                state.log_event(log.entry(log.GAVE, seat, group, target, secret=kind))
            rest = without_lowest(rest)


def equip(state: StateData, code: i64) -> None:
    """D-54, D-55: boots or an axe in front of a player."""
    table = state.table
    card = card_of(code)
    target = seat_of(code)
    if ACTION[card] == BOOTS:
        table.boots[target] = card + 1
    else:
        table.axes[target] = with_last(table.axes[target], card)
    state.log_event(log.entry(log.EQUIPPED, table.on_turn, card, target))
