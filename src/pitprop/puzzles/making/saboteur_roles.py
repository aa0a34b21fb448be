"""Saboteur: "You are a gold digger. Who is the saboteur?" """

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pitprop.games.saboteur.knowledge.view import View
from pitprop.games.saboteur.rules.cards import DIGGER, SABOTEUR
from pitprop.games.saboteur.rules.table import PLAYING
from pitprop.opponents.saboteur import hindsight
from pitprop.opponents.saboteur.beliefs.joint import SEAT_BIT
from pitprop.opponents.saboteur.beliefs.replay import replay
from pitprop.opponents.saboteur.situation import possible_goals
from pitprop.puzzles.making.playing import Played, first_views
from pitprop.puzzles.making.suspecting import Asked, Suspects, when_clear
from pitprop.puzzles.puzzle import Puzzle

_NAMES: Final = ("", "saboteur", "saboteurs")


def find(course: Played) -> Iterator[Puzzle]:
    """The puzzles in a round: for each gold digger the first moment at which it is clear."""
    first = first_views(course)
    truth = tuple(seat for seat, view in enumerate(first) if view.role == SABOTEUR)
    if not 0 < len(truth) < len(_NAMES):
        return
    for seat, view in enumerate(first):
        if view.role == DIGGER:
            yield from _seen_from(course, seat, truth)


def _seen_from(course: Played, seat: int, truth: Suspects) -> Iterator[Puzzle]:
    def while_playing(view: View) -> dict[Suspects, float] | None:
        return believed(view, len(truth)) if view.table.phase == PLAYING else None

    asked = Asked(_NAMES[len(truth)], seat, truth, while_playing, PLAYING, hindsight)
    yield from when_clear(course, asked)


def believed(view: View, count: int) -> dict[Suspects, float]:
    """The beliefs of a gold digger who is told how many saboteurs there are.

    Args:
        view: what the player knows.
        count: the number of saboteurs.
    """
    joint = replay(view).joint
    weights = joint.own_weights(view.seat, DIGGER, possible_goals(view))
    assignments = joint.assignments
    found: dict[Suspects, float] = {}
    for at, weight in enumerate(weights):
        guilty = int(assignments[at % len(assignments)])
        who = tuple(seat for seat in range(view.seats) if guilty & SEAT_BIT[seat])
        if len(who) == count and view.seat not in who:
            found[who] = found.get(who, 0.0) + float(weight)
    whole = sum(found.values())
    return {who: share / whole for who, share in found.items()}
