"""The public course of a round, replayed from the log of a view.

What everybody saw is the same for all seats, so a scene is kept for a while and carried on by
whoever has to decide next. It depends on the log alone: kept or not, the result is the same.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from threading import Lock
from typing import Final

from pitprop.core.game import SPECTATOR
from pitprop.games.saboteur.events import TURN_EVENTS
from pitprop.games.saboteur.knowledge import log
from pitprop.games.saboteur.knowledge.view import View
from pitprop.opponents.saboteur.beliefs.opening import Opening, opening_of
from pitprop.opponents.saboteur.beliefs.scene import Scene
from pitprop.opponents.saboteur.ways.distances import PathFinder
from pitprop.opponents.saboteur.ways.grid import cell_of, goal_at_cell

_CHANGE_NOTHING: Final = frozenset(
    {
        log.DEALT,
        log.DREW,
        log.SKIPPED,
        log.ROUND_WON,
        log.OFFERED,
        log.TOOK,
        log.PAID,
        log.RETURNED,
        log.GAME_OVER,
    }
)
"""The events that leave tunnels, tools and beliefs about roles as they were."""

_KEPT: Final = 256
_kept: Final[OrderedDict[tuple[Opening, tuple[int, ...]], Scene]] = OrderedDict()
_lock: Final = Lock()

_IDLE: Final = PathFinder(1)
"""The finder of scenes that are only kept: they are never queried."""


def replay(view: View, events: int | None = None) -> Scene:
    """The round up to now, as a copy that the caller may change.

    Args:
        view: what somebody knows of it.
        events: with how many of its events it ends; with all of them where None.
    """
    opening = opening_of(view)
    public = tuple([log.for_seat(entry, SPECTATOR) for entry in list(view.log)[:events]])
    start, known = _longest_kept(opening, public)
    course = start.clone(PathFinder())
    if known == len(public):
        return course
    for entry in public[known:]:
        _see(course, entry)
    _keep(opening, public, course)
    return course


def deeds_in(entries: Iterable[int]) -> int:
    """How many moves a log of the round holds."""
    return sum(log.event_of(entry) in TURN_EVENTS for entry in entries)


def _see(course: Scene, entry: int) -> None:
    """Take in what happened next."""
    event = log.event_of(entry)
    seat = log.seat_of(entry)
    cell = cell_of(log.x_of(entry), log.y_of(entry))
    if event == log.LAID:
        course.try_card(cell, log.card_of(entry))
        course.see_laid(seat, cell, log.card_of(entry))
    elif event == log.FELL:
        course.try_fall(cell)
        course.see_fallen(seat, cell)
    elif event == log.BROKE:
        course.see_broken(seat, log.target_of(entry), log.tool_of(entry))
    elif event == log.MENDED:
        course.see_mended(seat, log.target_of(entry), log.tool_of(entry))
    elif event == log.LOOKED:
        course.see_looked(seat, goal_at_cell(cell))
    elif event == log.PASSED:
        course.see_passed(seat)
    elif event == log.REVEALED:
        course.see_revealed(goal_at_cell(cell))
    elif event == log.TURNED:
        course.see_turned(goal_at_cell(cell), log.card_of(entry))
    elif event not in _CHANGE_NOTHING:
        raise ValueError(f"replay.py doesn't say what event {event} of the log changes")
    course.joint.keep_in_range()


def _longest_kept(opening: Opening, public: tuple[int, ...]) -> tuple[Scene, int]:
    """The kept scene that goes farthest, and how many entries of the log it has seen."""
    for known in range(len(public), 0, -1):
        found = _kept.get((opening, public[:known]))
        if found is not None:
            return found, known
    return opening.scene(), 0


def _keep(opening: Opening, public: tuple[int, ...], course: Scene) -> None:
    course.public()
    kept = course.clone(_IDLE)
    with _lock:
        _kept[opening, public] = kept
        while len(_kept) > _KEPT:
            _kept.popitem(last=False)
