"""The start of a game: what was dealt is laid out, and the first turn begins."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pitprop.core.hand import lowest, without_lowest
from pitprop.core.public_table import filled
from pitprop.games.dark_cave.knowledge import log
from pitprop.games.dark_cave.rules.cards import (
    ALL_GOLD,
    FIRST_GOLD,
    GOAL_X,
    GOAL_Y,
    GOALS,
    GROUP_OF,
    SLOTS,
    START_FACE,
    goal_distance,
)
from pitprop.games.dark_cave.rules.deal import PackedDeal
from pitprop.games.dark_cave.rules.net import START_PLACE, empty_net
from pitprop.games.dark_cave.rules.state_data import StateData
from pitprop.games.dark_cave.rules.table import GROUP_UNIT, Table
from pitprop.games.dark_cave.rules.turns import begin_turn
from pitprop.tunnels.maze import pack

# Room for as many events as a game usually has, so that the log seldom grows.
_MANY_EVENTS: Final = 400


def prepare(state: StateData, deal: PackedDeal) -> None:
    """D-10 to D-15."""
    table = state.table
    seats = table.seats
    characters = vec[i64](capacity=seats)
    clans = vec[i64](capacity=seats)
    for card in deal.clans:
        characters = append(characters, card & 1)
        clans = append(clans, card >> 1)
    state.characters = characters
    table.clans = clans
    state.aside = deal.aside
    table.aside = len(deal.aside)
    state.goals = deal.goals
    state.hands = deal.hands
    state.pile = deal.pile
    state.box = deal.box
    table.gold = filled(seats, FIRST_GOLD)
    table.supply = ALL_GOLD - FIRST_GOLD * seats
    _count_cards(state, deal)
    lay_out(table)
    table.dwarves = filled(seats, SLOTS * START_PLACE + 4)
    state.log = vec[i64](capacity=_MANY_EVENTS)
    table.starter = deal.first
    state.log_event(log.entry(log.DEALT, deal.first))
    begin_turn(state, deal.first)


def _count_cards(state: StateData, deal: PackedDeal) -> None:
    table = state.table
    for seat, hand in enumerate(deal.hands):
        table.backs[seat] = _backs_of(hand)
    for kind in deal.pile:
        table.pile[GROUP_OF[kind]] += 1


def lay_out(table: Table) -> None:
    """D-10, D-13: the start card and, each at its place, the goals face down."""
    distance = goal_distance(table.seats)
    table.net = empty_net()
    table.net.lay_at(pack(0, 0), START_FACE)
    places = vec[i64](capacity=GOALS)
    goal: i64
    for goal in range(GOALS):
        place = table.net.hide_goal(distance * GOAL_X[goal], distance * GOAL_Y[goal])
        places = append(places, place)
    table.goal_place = places


def _backs_of(hand: i64) -> i64:
    """The backs of a hand's cards, counted by group (D-90)."""
    backs: i64 = 0
    while hand:
        backs += GROUP_UNIT[GROUP_OF[lowest(hand)]]
        hand = without_lowest(hand)
    return backs
