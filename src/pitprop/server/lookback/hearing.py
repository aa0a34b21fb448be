"""What had been claimed at the table of a record by a moment, as computer players hear it."""

from __future__ import annotations

from pitprop.core.claims import is_hint
from pitprop.opponents import Heard
from pitprop.server.lookback.course import Course


def heard_until(course: Course, at: int) -> list[Heard]:
    """The claims that had been made by then, oldest first.

    Args:
        course: the record, replayed.
        at: the number of the moment; what was said right after its move counts.
    """
    by_number = {moment.number: moment for moment in course.game.moments[: at + 1]}
    return [
        Heard(said.seat, then.round, then.events, said.claim)
        for said in course.record.said
        if (then := by_number.get(said.after)) is not None
        and said.claim is not None
        and not is_hint(said.claim)
    ]
