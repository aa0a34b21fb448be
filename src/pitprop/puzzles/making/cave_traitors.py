"""The Dark Cave: "One of the blue dwarves is a traitor. Who?" """

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from pitprop.games.dark_cave.rules.cards import SABOTEUR
from pitprop.games.dark_cave.rules.table import CARD
from pitprop.opponents.dark_cave import hindsight
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

_CLANS: Final = (0, 1)
_LEAST_SEATS: Final = 5
"""D-11: from so many players on there is one saboteur of each clan at most."""

_LEAST_SUSPECTS: Final = 2


def find(course: Played) -> Iterator[Puzzle]:
    """The puzzles in a game: for each player and clan the first moment at which it is clear."""
    first = first_views(course)
    if len(first) < _LEAST_SEATS:
        return
    guilty = [seat for seat, view in enumerate(first) if view.characters[seat] == SABOTEUR]
    for clan in _CLANS:
        traitors = tuple(seat for seat in guilty if first[0].table.clans[seat] == clan)
        for seat in range(len(first)):
            if traitors and seat not in traitors:
                yield from _seen_from(course, seat, clan, traitors)


def _seen_from(course: Played, seat: int, clan: int, truth: Suspects) -> Iterator[Puzzle]:
    beliefs: list[Mapping[Suspects, float]] = []
    for at, decision in enumerate(course.decisions):
        view = decision.view(seat)
        now = believed(view, clan)
        if now.get(truth, 1.0) >= 1.0 or len(now) < _LEAST_SUSPECTS:
            return
        beliefs.append(now)
        is_own = decision.seat == seat and view.table.phase == CARD
        if not is_own or not is_clear(now, truth):
            continue
        watched = Watched(beliefs)
        clues = clues_of(watched, course.decisions[: at + 1], seat, truth, hindsight)
        if not tells_enough(clues, truth):
            continue
        candidates = candidates_of(now, truth)
        yield Puzzle(
            question="traitor",
            seat=seat,
            after=decision.after,
            level=level_of(clues, truth),
            candidates=candidates,
            answer=[each.seats for each in candidates].index(truth),
            record=course.record,
            clues=clues,
            facts={"clan": clan},
        )
        return


def believed(view: Any, clan: int) -> dict[Suspects, float]:
    """What a player believes who is told that there is a traitor in a clan.

    Args:
        view: what the player knows.
        clan: the clan.
    """
    suspicion = hindsight.suspicion(view)
    seats = [
        seat
        for seat in range(view.seats)
        if view.table.clans[seat] == clan and seat != view.seat and suspicion[seat] > 0
    ]
    whole = sum(suspicion[seat] for seat in seats)
    return {(seat,): suspicion[seat] / whole for seat in seats}
