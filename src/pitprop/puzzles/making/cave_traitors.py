"""The Dark Cave: "One of the blue dwarves is a traitor. Who?" """

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from pitprop.games.dark_cave.rules.cards import SABOTEUR
from pitprop.games.dark_cave.rules.table import CARD
from pitprop.opponents.dark_cave import hindsight
from pitprop.puzzles.making.playing import Played, first_views
from pitprop.puzzles.making.suspecting import Asked, Suspects, when_clear
from pitprop.puzzles.puzzle import Puzzle

_CLANS: Final = (0, 1)
_LEAST_SEATS: Final = 5
"""D-11: from this many players on, each clan has at most one saboteur."""

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
    def uncertain(view: Any) -> dict[Suspects, float] | None:
        now = believed(view, clan)
        return None if now.get(truth, 1.0) >= 1.0 or len(now) < _LEAST_SUSPECTS else now

    asked = Asked("traitor", seat, truth, uncertain, CARD, hindsight, {"clan": clan})
    yield from when_clear(course, asked)


def believed(view: Any, clan: int) -> dict[Suspects, float]:
    """The beliefs of a player who is told that there is a traitor in a clan.

    Args:
        view: what the player knows.
        clan: the clan.
    """
    suspicion = hindsight.beliefs(view)
    seats = [
        seat
        for seat in range(view.seats)
        if view.table.clans[seat] == clan and seat != view.seat and suspicion[seat] > 0
    ]
    whole = sum(suspicion[seat] for seat in seats)
    return {(seat,): suspicion[seat] / whole for seat in seats}
