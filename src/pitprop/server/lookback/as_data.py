"""A moment as data: what a reader knows of it in notation, and what could be done."""

from __future__ import annotations

from pitprop.core.game import State, View
from pitprop.core.installed.registry import find_game
from pitprop.core.wire_view import seat_or_none
from pitprop.server.lookback.course import Course
from pitprop.server.lookback.whole import WholeGame
from pitprop.server.protocol.lookback import MomentData, Through


def moment_data(course: Course, at: int, through: Through) -> MomentData:
    """A moment as data.

    Args:
        course: the game.
        at: the number of the moment.
        through: whose eyes.

    Raises:
        PitpropError: there is no such reader.
    """
    known = _known(course, at, through)
    moves = known.legal_moves()
    text = find_game(course.record.header.game).print_position(known)
    decider = seat_or_none(known.decider)
    return MomentData(at, text, decider, [str(move) for move in moves])


def _known(course: Course, at: int, through: Through) -> State | View:
    readers = course.game.readers(through)
    if through == "open" and isinstance(course.game, WholeGame):
        return course.game.state(at)
    ((view,),) = course.game.views(at, 1, readers)
    return view
