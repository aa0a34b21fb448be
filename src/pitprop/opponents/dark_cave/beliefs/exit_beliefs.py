"""Where the exit seems to be: what one knows of the goals, and where the others build and walk.

Somebody who has looked at a goal and then builds or walks towards it reveals that it is the exit;
somebody who goes elsewhere, that it is not. What players without a purpose do tells nothing, and
those who work for the other clan may mislead; how far each is believed is for the caller to say
(`trust`).
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from math import exp
from math import log as logarithm
from typing import Final, NamedTuple

from pitprop.games.dark_cave.knowledge import log
from pitprop.games.dark_cave.knowledge.view import View
from pitprop.games.dark_cave.rules.cards import EXIT, GOAL_X, GOAL_Y, GOALS, goal_distance
from pitprop.opponents.dark_cave.beliefs.looks import goal_looked_at


class _Habit(NamedTuple):
    """How likely somebody who has looked at goals is to do what leads to one of them.

    Attributes:
        knowing: if that goal is the exit, as has been seen.
        searching: if the exit is elsewhere, and the way leads to a goal not looked at yet.
        astray: if the exit is elsewhere.
        aimless: if that player has no purpose, or isn't believed.
    """

    knowing: float
    searching: float
    astray: float
    aimless: float


class Reading(NamedTuple):
    """What is read from where others go.

    Attributes:
        building: from the cards that they lay.
        walking: from their steps.
    """

    building: _Habit
    walking: _Habit


ROUGHLY: Final = Reading(_Habit(0.9, 0.8, 0.1, 0.5), _Habit(0.7, 0.6, 0.35, 0.5))
"""A rule of thumb."""

CLOSELY: Final = Reading(_Habit(0.9, 0.9, 0.1, 0.2), _Habit(0.9, 0.4, 0.15, 0.2))
"""The truth surprises those less who read so, in games of `standard` with two, four and five
players (`python -m benchmarks.beliefs_dark_cave`)."""

_MOST: Final = 6.0
_START: Final = 2
"""This near to the start, a card doesn't tell where it leads."""


def exit_chances(
    view: View, trust: Sequence[float], said: Sequence[float] = (), reading: Reading = CLOSELY
) -> list[float]:
    """How likely each goal is to be the exit, row by row.

    Args:
        view: what the player knows.
        trust: how far each player's movements are believed to be informative, 0 to 1.
        said: for each goal, the evidence in what the others say that it is the exit (see
            `hearsay`).
        reading: what is read from where the others go.
    """
    known = list(view.known_goals)
    if EXIT in known:
        return [float(goal == EXIT) for goal in known]
    hints = _ExitEvidence(view, trust, reading).gathered()
    if said:
        hints = [hint + more for hint, more in zip(hints, said, strict=True)]
    most = max((hint for goal, hint in zip(known, hints, strict=True) if goal < 0), default=0.0)
    weights = [
        exp(max(hint - most, -_MOST)) if goal < 0 else 0.0
        for goal, hint in zip(known, hints, strict=True)
    ]
    total = sum(weights)
    return [weight / total for weight in weights] if total else weights


class _ExitEvidence:
    """What the others give away about the goals that they have looked at."""

    __slots__ = ("_hints", "_looked", "_reading", "_trust", "_view")

    def __init__(self, view: View, trust: Sequence[float], reading: Reading) -> None:
        self._view = view
        self._reading = reading
        self._trust = trust
        self._hints = [0.0] * GOALS
        self._looked: list[set[int]] = [set() for _ in range(view.seats)]

    def gathered(self) -> list[float]:
        """For each goal, the evidence that it is the exit, as log likelihoods."""
        view = self._view
        for logged in view.log:
            event, seat = log.event_of(logged), log.seat_of(logged)
            goal = goal_looked_at(view, logged)
            if goal >= 0:
                self._looked[seat].add(goal)
            elif seat == view.seat or not self._looked[seat]:
                continue
            elif event == log.LAID:
                self._built(seat, log.spot_of(logged) // 64)
            elif event == log.STEPPED:
                self._walked(seat, log.spot_of(logged) // 64, log.end_of(logged) // 64)
        return self._hints

    def _built(self, seat: int, place: int) -> None:
        """Count a card as built towards the goals that it is nearest to."""
        maze = self._view.table.net.maze
        if abs(int(maze.x(place))) + abs(int(maze.y(place))) < _START:
            return
        far = _far(self._view, place)
        least = min(far)
        self._count(
            seat, {goal for goal in range(GOALS) if far[goal] == least}, self._reading.building
        )

    def _walked(self, seat: int, start: int, end: int) -> None:
        """Count a walk for each goal by itself: nearer or farther."""
        if start == end:
            return
        before, after = _far(self._view, start), _far(self._view, end)
        self._count(
            seat,
            {goal for goal in range(GOALS) if after[goal] < before[goal]},
            self._reading.walking,
        )

    def _count(self, seat: int, nearer: Set[int], habit: _Habit) -> None:
        """Count how well what a player has done fits each goal's being the exit."""
        looked = self._looked[seat]
        trust = self._trust[seat]
        elsewhere = habit.searching if nearer - looked else habit.astray
        for goal in range(GOALS):
            chance = elsewhere
            if goal in looked:
                chance = habit.knowing if goal in nearer else habit.astray
            self._hints[goal] += logarithm(trust * chance + (1 - trust) * habit.aimless)


def _far(view: View, place: int) -> list[int]:
    """How many places away each goal is."""
    maze = view.table.net.maze
    x, y = int(maze.x(place)), int(maze.y(place))
    away = int(goal_distance(view.seats))
    return [
        abs(int(GOAL_X[goal]) * away - x) + abs(int(GOAL_Y[goal]) * away - y)
        for goal in range(GOALS)
    ]
