"""What could be believed at each moment of a game: the work of a process of its own, in pieces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pitprop.core.game import SPECTATOR, View
from pitprop.core.wire_view import seat_or_none
from pitprop.opponents import Heard, Hindsight, hindsight_of
from pitprop.server.lookback.course import Course
from pitprop.server.lookback.hearing import heard_until
from pitprop.server.lookback.working import course_at_hand
from pitprop.server.protocol.histories import Reason as WireReason
from pitprop.server.protocol.lookback import MomentJudged, Watched

_DIGITS: Final = 3


def judged(text: str, start: int, count: int) -> list[MomentJudged]:
    """What could be believed at some moments of a record.

    Args:
        text: the record; it has been replayed before.
        start: the first moment.
        count: how many.
    """
    course = course_at_hand(text)
    hindsight = hindsight_of(course.record.header.game)
    if hindsight is None:
        # Where nothing can be told of a game, every moment is empty.
        return [MomentJudged([], [], [], [], None)] * count
    # One earlier, to tell what came of a move.
    first = max(start - 1, 0)
    readers = _readers(course)
    seen = list(course.game.views(first, start + count - first, readers))
    found: list[MomentJudged] = []
    for at in range(start - first, len(seen)):
        before = seen[at - 1] if at > 0 else None
        heard = heard_until(course, first + at)
        found.append(_judged(hindsight, seen[at], before, heard))
    return found


def _readers(course: Course) -> list[int]:
    header = course.record.header
    if header.view is not None:
        return [header.view]
    return [SPECTATOR, *range(len(header.seats))]


def _judged(
    hindsight: Hindsight,
    views: Sequence[View],
    before: Sequence[View] | None,
    heard: Sequence[Heard],
) -> MomentJudged:
    seats = [view for view in views if view.seat != SPECTATOR]
    watched = [
        Watched(seat_or_none(view.seat), _rounded(hindsight.beliefs(view, heard))) for view in views
    ]
    is_whole = len(seats) == views[0].seats
    why = None if before is None else hindsight.why(before[0], views[0])
    return MomentJudged(
        watched=[each for each in watched if each.suspicion],
        saboteurs=[view.seat for view in seats if hindsight.is_saboteur(view)] if is_whole else [],
        expected=_rounded(hindsight.expected(seats)) if is_whole else [],
        chances=_rounded(hindsight.chances(seats)) if is_whole else [],
        why=None if why is None else WireReason(why.key, why.params, 0.0),
    )


def _rounded(numbers: Sequence[float]) -> list[float]:
    return [round(number, _DIGITS) for number in numbers]
