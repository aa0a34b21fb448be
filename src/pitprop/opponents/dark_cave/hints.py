"""Where the exit seems to be: what one knows of the goals, and where the others build and walk.

Who has looked at a goal and then builds or walks towards it tells that it is worth it; who goes
elsewhere tells the opposite. What those do who play without a purpose tells nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from pitprop.games.dark_cave import log
from pitprop.games.dark_cave.cards import EXIT, GOAL_X, GOAL_Y, GOALS, goal_distance
from pitprop.games.dark_cave.view import View

_BUILDS: Final = 0.5
_BUILDS_ELSEWHERE: Final = -0.3
_WALKS: Final = 0.3
_WALKS_ELSEWHERE: Final = -0.25
_MOST: Final = 3.0
_START: Final = 2
"""So near to the start, a card doesn't tell where it leads."""

_NONE: Final = -1


def exit_chances(view: View, purposes: Sequence[float]) -> list[float]:
    """How likely each goal is the exit, row by row.

    Args:
        view: what the player knows.
        purposes: how likely each player plays with a purpose.
    """
    known = list(view.known_goals)
    if EXIT in known:
        return [float(goal == EXIT) for goal in known]
    hints = _Hints(view, purposes).gathered()
    weights = [
        exp(max(-_MOST, min(hint, _MOST))) if goal < 0 else 0.0
        for goal, hint in zip(known, hints, strict=True)
    ]
    total = sum(weights)
    return [weight / total for weight in weights] if total else weights


class _Hints:
    """What the others give away about the goals that they have looked at."""

    __slots__ = ("_hints", "_looked", "_purposes", "_view")

    def __init__(self, view: View, purposes: Sequence[float]) -> None:
        self._view = view
        self._purposes = purposes
        self._hints = [0.0] * GOALS
        self._looked: list[set[int]] = [set() for _ in range(view.seats)]

    def gathered(self) -> list[float]:
        """For each goal what speaks for its being the exit, as logarithms of likelihoods."""
        view = self._view
        for logged in view.log:
            event, seat = log.event_of(logged), log.seat_of(logged)
            if event == log.LOOKED_GOAL:
                self._looked[seat].add(int(view.table.goal_at(log.spot_of(logged) // 64)))
            elif seat == view.seat:
                continue
            elif event == log.LAID and self._looked[seat]:
                goal = _led_to(view, log.spot_of(logged) // 64)
                self._tell(seat, goal, _BUILDS, _BUILDS_ELSEWHERE)
            elif event == log.STEPPED and self._looked[seat]:
                self._walk(seat, log.spot_of(logged) // 64, log.end_of(logged) // 64)
        return self._hints

    def _walk(self, seat: int, start: int, end: int) -> None:
        """Each goal by itself: nearer or farther."""
        if start == end:
            return
        before, after = _far(self._view, start), _far(self._view, end)
        purpose = self._purposes[seat]
        for goal in self._looked[seat]:
            nearer = after[goal] < before[goal]
            self._hints[goal] += purpose * (_WALKS if nearer else _WALKS_ELSEWHERE)

    def _tell(self, seat: int, goal: int, there: float, elsewhere: float) -> None:
        if goal == _NONE:
            return
        purpose = self._purposes[seat]
        for looked in self._looked[seat]:
            self._hints[looked] += purpose * (there if looked == goal else elsewhere)


def _led_to(view: View, place: int) -> int:
    """The goal to which a card is nearest; none where several are as near."""
    maze = view.table.net.maze
    if abs(int(maze.x(place))) + abs(int(maze.y(place))) < _START:
        return _NONE
    far = _far(view, place)
    least = min(far)
    return far.index(least) if far.count(least) == 1 else _NONE


def _far(view: View, place: int) -> list[int]:
    """How many places away each goal is."""
    maze = view.table.net.maze
    x, y = int(maze.x(place)), int(maze.y(place))
    away = int(goal_distance(view.seats))
    return [
        abs(int(GOAL_X[goal]) * away - x) + abs(int(GOAL_Y[goal]) * away - y)
        for goal in range(GOALS)
    ]
