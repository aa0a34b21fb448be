"""What could be believed in a round of Saboteur, and what somebody did that told of their role."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pitprop.games.saboteur.knowledge import log
from pitprop.games.saboteur.knowledge.view import View
from pitprop.games.saboteur.rules.cards import DIGGER, GOALS, SABOTEUR
from pitprop.opponents.hindsight import Why
from pitprop.opponents.saboteur.beliefs import believe
from pitprop.opponents.saboteur.lay_evidence import Change, progress
from pitprop.opponents.saboteur.replay import Replay, replay
from pitprop.opponents.saboteur.shapes import IS_DEAD_END
from pitprop.opponents.saboteur.situation import possible_goals

_BUILDS: Final = 0.7
_STAYS: Final = -0.2
_CLEARS: Final = 0.4
_TEARS: Final = -0.4
_SUSPECTED: Final = 0.5


def suspicion(view: View) -> Sequence[float]:
    """See `Hindsight`: what a careful gold digger on that seat would have believed."""
    course = replay(view)
    if view.seat < 0:
        return course.public_beliefs().saboteur
    return believe(course.evidence, view.seats, possible_goals(view), view.seat, DIGGER).saboteur


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
    """See `Hindsight`: the first thing that was done since, in the words of what it tells."""
    course = replay(before)
    for entry in list(after.log)[len(before.log) :]:
        found = _told(course, int(entry))
        if found is not None:
            return found
    return None


def _told(course: Replay, entry: int) -> Why | None:
    event, seat = log.event_of(entry), int(log.seat_of(entry))
    if event in (log.LAID, log.FELL):
        next_one = course.clone()
        next_one.see(entry)
        change = Change(
            course.front().missing, next_one.front().missing, course.hidden, course.looked[seat]
        )
        gain = _gain(change)
        if event == log.FELL:
            return Why("clears" if gain >= _CLEARS else "tears" if gain < _TEARS else "fells")
        if IS_DEAD_END[log.card_of(entry)]:
            return Why("dead-end-beside" if gain > _TEARS else "dead-end-before")
        return Why("builds" if gain >= _BUILDS else "idles" if gain >= _STAYS else "detours")
    if event in (log.BROKE, log.MENDED):
        return _at_somebody(course, event == log.BROKE, seat, int(log.target_of(entry)))
    if event == log.PASSED and not course.broken[seat]:
        return Why("passes")
    return Why("reveals") if event == log.REVEALED else None


def _at_somebody(course: Replay, broke: bool, seat: int, target: int) -> Why | None:
    if seat == target:
        return None
    suspected = course.public_beliefs().saboteur[target] > _SUSPECTED
    word = "breaks" if broke else "mends"
    return Why(f"{word}-{'suspected' if suspected else 'trusted'}", {"seat": target})


def _gain(change: Change) -> float:
    """By how many cards the tunnel came nearer, over the goals that may be the treasure."""
    gains = [progress(change, goal) for goal in range(GOALS) if change.hidden[goal]]
    return sum(gains) / len(gains) if gains else 0.0
