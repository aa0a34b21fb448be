"""What had been claimed at the table of a record by a moment, as computer players hear it."""

from __future__ import annotations

from pitprop.opponents import Heard, Moment, heard_at
from pitprop.server.lookback.course import Course


def heard_until(course: Course, at: int) -> list[Heard]:
    """The claims that had been made by then, oldest first.

    Args:
        course: the record, replayed.
        at: the number of the moment; what was said right after its move counts.
    """
    moments = course.game.moments[: at + 1]
    by_number = {each.number: Moment(each.round, each.events) for each in moments}
    return heard_at(course.record.said, by_number)
