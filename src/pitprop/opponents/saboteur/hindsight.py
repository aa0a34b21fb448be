"""What could be believed in a round of Saboteur, and what somebody did to reveal their role."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pitprop.games.saboteur.knowledge import log
from pitprop.games.saboteur.knowledge.view import View
from pitprop.games.saboteur.rules.cards import GOAL_BIT, GOALS, SABOTEUR
from pitprop.opponents.base import Heard
from pitprop.opponents.saboteur.beliefs.hearsay import add_hearsay
from pitprop.opponents.saboteur.beliefs.opening import opening_of
from pitprop.opponents.saboteur.beliefs.replay import replay
from pitprop.opponents.saboteur.beliefs.scene import Scene
from pitprop.opponents.saboteur.situation import possible_goals
from pitprop.opponents.saboteur.ways.grid import cell_of
from pitprop.opponents.saboteur.ways.shapes import IS_DEAD_END
from pitprop.opponents.why import Why

_BUILDS: Final = 0.7
_STAYS: Final = -0.2
_CLEARS: Final = 0.4
_TEARS: Final = -0.4
_SUSPECTED: Final = 0.5

_LEAST_CHANGE: Final = 0.08
"""How far what is believed of somebody has to be from what it was after the deal to be known."""


def beliefs(view: View, heard: Sequence[Heard] = ()) -> Sequence[float]:
    """See `Hindsight`."""
    if len(view.table.results) == view.table.round > 0:
        # S-57: when a round is over all roles are shown, and there may be no goal left to guess at.
        return [float(role == SABOTEUR) for role in view.table.results[-1].roles[: view.seats]]
    course = replay(view)
    believed = course.public()
    if view.seat >= 0:
        joint = course.joint.clone()
        add_hearsay(joint, view, heard)
        believed = joint.own(view.seat, view.role, possible_goals(view))
    return tuple(believed.saboteur)[: view.seats]


def is_saboteur(view: View) -> bool:
    """See `Hindsight`."""
    return bool(view.role == SABOTEUR)


def expected(views: Sequence[View]) -> Sequence[float]:
    """See `Hindsight`: nobody plays for a side for longer than a round."""
    return ()


def chances(views: Sequence[View]) -> Sequence[float]:
    """See `Hindsight`."""
    return ()


def why(before: View, after: View) -> Why | None:
    """See `Hindsight`: the first telling thing that was done since, named for what it tells."""
    course, opening = replay(before), opening_of(before).scene()
    for entry in list(after.log)[len(before.log) :]:
        found = _why(course, opening, int(entry))
        if found is not None:
            return found
    return None


def _why(course: Scene, opening: Scene, entry: int) -> Why | None:
    event, seat = log.event_of(entry), int(log.seat_of(entry))
    if event in (log.LAID, log.FELL):
        cell = cell_of(log.x_of(entry), log.y_of(entry))
        if event == log.FELL:
            course.try_fall(cell)
        else:
            course.try_card(cell, log.card_of(entry))
        gain = _gain(course, seat)
        if event == log.FELL:
            return Why("clears" if gain >= _CLEARS else "tears" if gain < _TEARS else "fells")
        if IS_DEAD_END[log.card_of(entry)]:
            return Why("dead-end-beside" if gain > _TEARS else "dead-end-before")
        return Why("builds" if gain >= _BUILDS else "idles" if gain >= _STAYS else "detours")
    if event in (log.BROKE, log.MENDED):
        target = int(log.target_of(entry))
        if seat == target:
            return None
        word = "breaks" if event == log.BROKE else "mends"
        return Why(f"{word}-{_known_of(course, opening, target)}", {"seat": target})
    if event == log.PASSED and not course.broken[seat]:
        return Why("passes")
    return Why("reveals") if event == log.REVEALED else None


def _known_of(course: Scene, opening: Scene, seat: int) -> str:
    """Whether all suspect somebody, trust them, or know nothing of them yet."""
    likely = course.public().saboteur[seat]
    if likely > _SUSPECTED:
        return "suspected"
    change = likely - opening.public().saboteur[seat]
    return "stranger" if abs(change) < _LEAST_CHANGE else "trusted"


def _gain(course: Scene, seat: int) -> float:
    """By how many cards what was tried out last brought the tunnel nearer, on average over the
    goals that may be the treasure."""
    hidden = [goal for goal in range(GOALS) if course.hidden & GOAL_BIT[goal]]
    gains = [course.gain_at(seat, goal) for goal in hidden]
    return sum(gains) / len(gains) if gains else 0.0
