"""What could be believed at each moment of a game: the work of a process of its own, in pieces."""

from __future__ import annotations

import contextlib
import os
import signal
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from pitprop.core.game import SPECTATOR, View
from pitprop.core.own_deck import choose_decks
from pitprop.opponents import Hindsight, hindsight_of
from pitprop.server.lookback.course import Course, course_of
from pitprop.server.protocol.lookback import MomentJudged, Watched
from pitprop.server.protocol.looking_back import Reason as ReasonTold

PIECE: Final = 12
"""So many moments are judged at once."""

_DIGITS: Final = 3
_NICE: Final = 4


def begin_worker(decks: Mapping[str, str]) -> None:
    """What a process does before its first piece: it steps back behind all that is played.

    Args:
        decks: those that the server was told to play with (`core.own_deck`).
    """
    choose_decks(decks)
    # The server ends its workers itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError, AttributeError):
        os.nice(_NICE)


def judged(text: str, start: int, count: int) -> list[MomentJudged]:
    """What could be believed at some moments of a record.

    Args:
        text: the record; it has been replayed before.
        start: the first moment.
        count: how many.
    """
    course = _course(text)
    hindsight = hindsight_of(course.record.header.game)
    if hindsight is None:
        return []
    # One earlier, to tell what came of a move.
    first = max(start - 1, 0)
    readers = _readers(course)
    seen = list(course.game.views(first, start + count - first, readers))
    found: list[MomentJudged] = []
    for at in range(start - first, len(seen)):
        before = seen[at - 1] if at > 0 else None
        found.append(_judged(hindsight, seen[at], before))
    return found


@lru_cache(maxsize=2)
def _course(text: str) -> Course:
    return course_of(text)


def _readers(course: Course) -> list[int]:
    header = course.record.header
    if header.view is not None:
        return [header.view]
    return [SPECTATOR, *range(len(header.seats))]


def _judged(
    hindsight: Hindsight, views: Sequence[View], before: Sequence[View] | None
) -> MomentJudged:
    seats = [view for view in views if view.seat != SPECTATOR]
    told = [Watched(view.seat, _rounded(hindsight.suspicion(view))) for view in views]
    is_whole = len(seats) == views[0].seats
    why = None if before is None else hindsight.why(before[0], views[0])
    return MomentJudged(
        watched=[each for each in told if each.suspicion],
        saboteurs=[view.seat for view in seats if hindsight.is_saboteur(view)] if is_whole else [],
        expected=_rounded(hindsight.expected(seats)) if is_whole else [],
        chances=_rounded(hindsight.chances(seats)) if is_whole else [],
        why=None if why is None else ReasonTold(why.key, why.params, 0.0),
    )


def _rounded(numbers: Sequence[float]) -> list[float]:
    return [round(number, _DIGITS) for number in numbers]
