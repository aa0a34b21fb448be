"""Weighing webs: where to lay one (D-53), and when to use an axe against one (D-56)."""

from __future__ import annotations

import itertools
from typing import Final

from pitprop.games.dark_cave.rules.cards import SLOTS
from pitprop.games.dark_cave.rules.move_codes import field_of
from pitprop.opponents.dark_cave.candidate import Candidate
from pitprop.opponents.dark_cave.cave_graph import FAR
from pitprop.opponents.dark_cave.situation import Situation
from pitprop.opponents.dark_cave.worth import AN_AXE

_SOON: Final = 4
_SOON_LOST: Final = 5
_LATER_LOST: Final = 1
_DETOURS: Final = 0.6
"""How much of a web's worth is left, as there may be a way around it."""

_CUT_STEPS: Final = 4


def web_delays(at: Situation) -> dict[int, dict[int, float]]:
    """For each edge on somebody's way, what a web there changes for each seat."""
    found: dict[int, dict[int, float]] = {}
    for seat in at.inside():
        goal = at.target(seat)
        steps = [far[at.at[seat]] if far else FAR for far in at.distances]
        now = at.best(seat, steps)
        for edge, walked in _edges(at, at.route(seat, goal)):
            later = list(steps)
            later[goal] += _SOON_LOST if walked < _SOON else _LATER_LOST
            lost = now - at.best(seat, later)
            found.setdefault(edge, {})[seat] = -_DETOURS * lost * at.gold(seat)
    return found


def _edges(at: Situation, route: list[int]) -> list[tuple[int, int]]:
    """The edges that a way crosses, each with the number of steps before it."""
    net = at.view.table.net
    found = []
    for walked, (one, other) in enumerate(itertools.pairwise(route)):
        if max(one, other) >= at.graph.first_cell or one // SLOTS == other // SLOTS:
            continue
        side = net.side_towards(one // SLOTS, other // SLOTS)
        if side >= 0:
            found.append((int(net.edge(one // SLOTS, side)), walked))
    return found


def weigh_cut(at: Situation, candidate: Candidate) -> None:
    """D-56: worth an axe where the own way goes through the web."""
    node = at.at[at.seat]
    edge = field_of(candidate.code)
    goal = at.target(at.seat)
    saved = 0.0
    if edge in [crossed for crossed, _ in _edges(at, at.route(at.seat, goal))]:
        before = at.distances[goal][node]
        sooner = at.hope(at.seat, goal, before - _CUT_STEPS)
        saved = (sooner - at.hope(at.seat, goal, before)) * at.gold(at.seat)
    worth = at.weights[at.seat] * (saved - AN_AXE)
    candidate.add(worth, "cut-worth-it" if worth > 0 else "cut-not-worth-it")
