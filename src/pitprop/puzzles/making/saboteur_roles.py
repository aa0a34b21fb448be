"""Saboteur: "You are a gold digger. Who is the saboteur?" """

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from pitprop.games.saboteur.knowledge.view import View
from pitprop.games.saboteur.rules.cards import DIGGER, SABOTEUR
from pitprop.games.saboteur.rules.table import PLAYING
from pitprop.opponents.saboteur import hindsight
from pitprop.opponents.saboteur.joint import SEAT_BIT
from pitprop.opponents.saboteur.replay import replay
from pitprop.opponents.saboteur.situation import possible_goals
from pitprop.puzzles.making.playing import Played, first_views
from pitprop.puzzles.making.suspecting import (
    Suspects,
    Watched,
    candidates_of,
    clues_of,
    is_clear,
    level_of,
    tells_enough,
)
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
    beliefs: list[Mapping[Suspects, float]] = []
    for at, decision in enumerate(course.decisions):
        view = decision.view(seat)
        if view.table.phase != PLAYING:
            return
        beliefs.append(believed(view, len(truth)))
        if decision.seat != seat or not is_clear(beliefs[-1], truth):
            continue
        watched = Watched(beliefs)
        clues = clues_of(watched, course.decisions[: at + 1], seat, truth, hindsight)
        if not tells_enough(clues, truth):
            continue
        candidates = candidates_of(watched.now, truth)
        answer = "+".join(str(each + 1) for each in truth)
        yield Puzzle(
            question=_NAMES[len(truth)],
            seat=seat,
            after=decision.after,
            level=level_of(clues, truth),
            candidates=candidates,
            answer=[each.text for each in candidates].index(answer),
            record=course.record,
            clues=clues,
        )
        return


def believed(view: View, count: int) -> dict[Suspects, float]:
    """What a gold digger believes who is told how many saboteurs there are.

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
