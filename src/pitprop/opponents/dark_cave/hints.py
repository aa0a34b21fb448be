"""Where the exit seems to be: what one knows of the goals, and where the others build.

Who has looked at a goal and then builds towards it tells that it is worth it; who builds elsewhere
tells the opposite. And where many build, the way is short before long.
"""

from __future__ import annotations

from math import exp
from typing import Final

from pitprop.games.dark_cave import log
from pitprop.games.dark_cave.cards import EXIT, GOAL_X, GOAL_Y, GOALS, goal_distance
from pitprop.games.dark_cave.view import View

_BUILDS_THERE: Final = 0.0
_KNOWS_AND_BUILDS: Final = 0.5
_KNOWS_AND_BUILDS_ELSEWHERE: Final = -0.2
_MOST: Final = 2.5
_START: Final = 2
"""So near to the start, a card doesn't tell where it leads."""

_NONE: Final = -1


def exit_chances(view: View) -> list[float]:
    """How likely each goal is the exit, row by row."""
    known = list(view.known_goals)
    if EXIT in known:
        return [float(goal == EXIT) for goal in known]
    hints = _hints(view)
    weights = [
        exp(max(-_MOST, min(hint, _MOST))) if goal < 0 else 0.0
        for goal, hint in zip(known, hints, strict=True)
    ]
    total = sum(weights)
    return [weight / total for weight in weights] if total else weights


def _hints(view: View) -> list[float]:
    hints = [0.0] * GOALS
    looked: list[set[int]] = [set() for _ in range(view.seats)]
    for logged in view.log:
        event, seat = log.event_of(logged), log.seat_of(logged)
        if event == log.LOOKED_GOAL:
            looked[seat].add(int(view.table.goal_at(log.spot_of(logged) // 64)))
        elif event == log.LAID and seat != view.seat:
            goal = _led_to(view, log.spot_of(logged) // 64)
            if goal == _NONE:
                continue
            hints[goal] += _KNOWS_AND_BUILDS if goal in looked[seat] else _BUILDS_THERE
            for other in looked[seat] - {goal}:
                hints[other] += _KNOWS_AND_BUILDS_ELSEWHERE
    return hints


def _led_to(view: View, place: int) -> int:
    """The goal to which a card is nearest; none where several are as near."""
    maze = view.table.net.maze
    x, y = int(maze.x(place)), int(maze.y(place))
    away = int(goal_distance(view.seats))
    if abs(x) + abs(y) < _START:
        return _NONE
    far = [
        abs(int(GOAL_X[goal]) * away - x) + abs(int(GOAL_Y[goal]) * away - y)
        for goal in range(GOALS)
    ]
    least = min(far)
    return far.index(least) if far.count(least) == 1 else _NONE
