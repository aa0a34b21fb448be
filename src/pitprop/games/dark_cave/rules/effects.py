"""What cards do that are laid, passed, played with an immediate effect or as equipment."""

from __future__ import annotations

from mypy_extensions import i64

from pitprop.core.described_state import log_event
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
from pitprop.games.dark_cave.rules.hand import lowest, without_lowest
from pitprop.games.dark_cave.rules.net import NO_FIELD
from pitprop.games.dark_cave.rules.state_data import (
    StateData,
    discard,
    discard_face_down,
    put_gold,
    spend_card,
)
from pitprop.games.dark_cave.rules.table import GROUP_UNIT
from pitprop.games.dark_cave.rules.webs import remove_web


def lay(state: StateData, seat: i64, place: i64, face: i64) -> None:
    """D-30, D-44: gold is put on a vein as soon as it is laid.

    Args:
        state: the game, changed in place.
        seat: the player's seat.
        place: the place.
        face: the card as it lies.
    """
    net = state.table.net
    net.lay_at(net.maze.coordinates[place], face)
    put_gold(state, place)
    log_event(state, log.entry(log.LAID, seat, face, spot=log.place_spot(place)))


def pass_cards(state: StateData, seat: i64, card: i64, second: i64) -> None:
    """D-20, D-22: as many are drawn as were passed.

    Args:
        state: the game, changed in place.
        seat: the player's seat.
        card: the kind of one card.
        second: the kind of the other card.
    """
    discard_face_down(state, seat, card)
    log_event(state, log.entry(log.PASSED, seat, GROUP_OF[card], secret=card))
    if second >= 0:
        spend_card(state, seat, second)
        discard_face_down(state, seat, second)
        log_event(state, log.entry(log.PASSED, seat, GROUP_OF[second], secret=second))
        state.table.draws = 2


def look_at_goal(state: StateData, seat: i64, card: i64, place: i64) -> None:
    """D-50: secret information about a goal.

    Args:
        state: the game, changed in place.
        seat: the player's seat.
        card: the kind of the card.
        place: the place of the goal.
    """
    goal = state.table.goal_at(place)
    state.looked[seat] |= GOAL_BIT[goal]
    known = state.goals[goal]
    spot = log.place_spot(place)
    log_event(state, log.entry(log.LOOKED_GOAL, seat, card, spot=spot, secret=known))


def look_at_clan(state: StateData, seat: i64, card: i64, target: i64) -> None:
    """D-50: secret information about a character.

    Args:
        state: the game, changed in place.
        seat: the player's seat.
        card: the kind of the card.
        target: the seat whose clan card is looked at.
    """
    state.met[seat] |= SEAT_BIT[target]
    known = state.characters[target]
    log_event(state, log.entry(log.LOOKED_CLAN, seat, card, target, secret=known))


def fall(state: StateData, seat: i64, card: i64, place: i64) -> None:
    """D-51: rockfall.

    Args:
        state: the game, changed in place.
        seat: the player's seat.
        card: the kind of the card.
        place: the place of the card that is removed.
    """
    table = state.table
    net = table.net
    face = net.faces[place]
    log_event(state, log.entry(log.FELL, seat, face, spot=log.place_spot(place), end=card))
    slot: i64 = 0
    while slot < SLOTS:
        if net.take_gold(SLOTS * place + slot):
            table.supply += 1
        slot += 1
    side: i64 = 0
    while side < 4:
        if GATE[4 * face + side] >= 0 and net.across(place, side) == NO_FIELD:
            at = net.web_at(net.edge(place, side))
            if at >= 0:
                remove_web(state, at)
        side += 1
    net.remove(place)
    discard(state, face >> 1)


def swap(state: StateData, seat: i64, card: i64, target: i64) -> None:
    """D-52: hand swap.

    Args:
        state: the game, changed in place.
        seat: the player's seat.
        card: the kind of the card.
        target: the seat that the hand is swapped with.
    """
    table = state.table
    log_event(state, log.entry(log.SWAPPED, seat, card, target))
    _tell_given(state, seat, target)
    _tell_given(state, target, seat)
    hand = state.hands[seat]
    state.hands[seat] = state.hands[target]
    state.hands[target] = hand
    backs = table.backs[seat]
    table.backs[seat] = table.backs[target]
    table.backs[target] = backs
    table.drawer = target


def _tell_given(state: StateData, seat: i64, target: i64) -> None:
    """D-91: giver and taker know the cards, the others their backs, group by group."""
    group: i64 = 0
    while group < len(GROUP_UNIT):
        rest = state.hands[seat]
        while rest:
            kind = lowest(rest)
            if GROUP_OF[kind] == group:
                log_event(state, log.entry(log.GAVE, seat, group, target, secret=kind))
            rest = without_lowest(rest)
        group += 1


def equip(state: StateData, seat: i64, card: i64, target: i64) -> None:
    """D-54, D-55: boots or an axe in front of a player.

    Args:
        state: the game, changed in place.
        seat: the player's seat.
        card: the kind of the card.
        target: the seat that gets it.
    """
    table = state.table
    if ACTION[card] == BOOTS:
        table.boots[target] = card + 1
    else:
        table.axes[target] = _with_last(table.axes[target], card)
    log_event(state, log.entry(log.EQUIPPED, seat, card, target))


def _with_last(cards: i64, kind: i64) -> i64:
    """Cards in the order in which they came, with one more at the end."""
    place: i64 = 1
    rest = cards
    while rest:
        place <<= 8
        rest = without_lowest(rest)
    return cards + place * (kind + 1)
