"""Weighing webs: where to lay one (D-53), and when to use an axe against one (D-56)."""

from __future__ import annotations

import itertools
from typing import Final

from pitprop.games.dark_cave.rules.cards import SLOTS
from pitprop.games.dark_cave.rules.move_codes import field_of
from pitprop.opponents.candidate import Candidate
from pitprop.opponents.dark_cave.situation import Situation
from pitprop.opponents.dark_cave.ways.cave_graph import FAR
from pitprop.opponents.dark_cave.weighing.worth import AN_AXE

_SOON: Final = 4
_SOON_LOST: Final = 5
_LATER_LOST: Final = 1
_DETOURS: Final = 0.6
"""What share of a web's worth is left, as there may be a way around it."""

_CUT_STEPS: Final = 4


def web_delays(situation: Situation) -> dict[int, dict[int, float]]:
    """For each edge on somebody's way, what a web there changes for each seat."""
    found: dict[int, dict[int, float]] = {}
    for seat in situation.inside():
        goal = situation.target(seat)
        prices = [far[situation.at[seat]] if far else FAR for far in situation.prices]
        now = situation.best(seat, prices)
        for edge, walked in _edges(situation, situation.route(seat, goal)):
            later = list(prices)
            later[goal] += _SOON_LOST if walked < _SOON else _LATER_LOST
            lost = now - situation.best(seat, later)
            found.setdefault(edge, {})[seat] = -_DETOURS * lost * situation.gold(seat)
    return found


def _edges(situation: Situation, route: list[int]) -> list[tuple[int, int]]:
    """The edges that a way crosses, each with the number of steps before it."""
    net = situation.view.table.net
    found = []
    for walked, (one, other) in enumerate(itertools.pairwise(route)):
        if max(one, other) >= situation.graph.first_cell or one // SLOTS == other // SLOTS:
            continue
        side = net.side_towards(one // SLOTS, other // SLOTS)
        if side >= 0:
            found.append((int(net.edge(one // SLOTS, side)), walked))
    return found


def weigh_cut(situation: Situation, candidate: Candidate) -> None:
    """D-56: a web is worth an axe where the own way goes through it."""
    node = situation.at[situation.seat]
    edge = field_of(candidate.code)
    goal = situation.target(situation.seat)
    saved = 0.0
    if edge in [crossed for crossed, _ in _edges(situation, situation.route(situation.seat, goal))]:
        before = situation.prices[goal][node]
        sooner = situation.value_towards(situation.seat, goal, before - _CUT_STEPS)
        saved = (sooner - situation.value_towards(situation.seat, goal, before)) * situation.gold(
            situation.seat
        )
    worth = situation.weights[situation.seat] * (saved - AN_AXE)
    candidate.add(worth, "cut-worth-it" if worth > 0 else "cut-not-worth-it")
