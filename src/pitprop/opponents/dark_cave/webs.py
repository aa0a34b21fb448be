"""Weighing webs: where to lay one (D-53), and when to use an axe against one (D-56)."""

from __future__ import annotations

from typing import Final

from pitprop.games.dark_cave.cards import SLOTS
from pitprop.games.dark_cave.moves import field_of
from pitprop.opponents.dark_cave.candidate import Candidate
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
        for goal, route in at.routes(seat):
            for edge, walked in _edges(at, route):
                delay = _SOON_LOST if walked < _SOON else _LATER_LOST
                before = at.distances[goal][at.at[seat]]
                lost = at.hope(seat, before) - at.hope(seat, before + delay)
                change = _DETOURS * at.exit[goal] * lost * at.gold(seat)
                changes = found.setdefault(edge, {})
                changes[seat] = changes.get(seat, 0.0) - change
    return found


def _edges(at: Situation, route: list[int]) -> list[tuple[int, int]]:
    """The edges that a way crosses, each with the number of steps before it."""
    net = at.view.table.net
    found = []
    for walked, (one, other) in enumerate(zip(route, route[1:], strict=False)):
        if other >= at.ground.first_cell or one // SLOTS == other // SLOTS:
            continue
        side = net.side_towards(one // SLOTS, other // SLOTS)
        if side >= 0:
            found.append((int(net.edge(one // SLOTS, side)), walked))
    return found


def weigh_cut(at: Situation, candidate: Candidate) -> None:
    """D-56: worth an axe where the own way goes through the web."""
    node = at.at[at.seat]
    edge = field_of(candidate.code)
    saved = 0.0
    for goal, route in at.routes(at.seat):
        if edge in [crossed for crossed, _ in _edges(at, route)]:
            before = at.distances[goal][node]
            gained = at.hope(at.seat, before - _CUT_STEPS) - at.hope(at.seat, before)
            saved += at.exit[goal] * gained * at.gold(at.seat)
    worth = at.weights[at.seat] * (saved - AN_AXE)
    candidate.add(worth, "cut-worth-it" if worth > 0 else "cut-not-worth-it")
