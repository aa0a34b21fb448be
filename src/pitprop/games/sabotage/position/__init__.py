"""Positions: one state, or what one seat sees of it, on a few lines.

    [game sabotage]
    [edition franjos]
    round 1
    turn 2
    roof 1 B-red D-yellow X-blue@E
    hand 2 A-red wrench-blue demontage

What a position of a whole state leaves out is as after a deal, the first card drawn. What it
doesn't tell, ever, is the log of the game and the cards that have been drawn; what a seat sees is
told in full, with `?` for what it doesn't know.
"""

from __future__ import annotations

from pitprop.core.errors import NotationError, PositionError
from pitprop.core.position_lines import absent_seats, line_numbers, line_of_unknown, located
from pitprop.games.sabotage.cards import SEAT_COUNTS
from pitprop.games.sabotage.position.build import build_state, build_view, empty_table
from pitprop.games.sabotage.position.check import check
from pitprop.games.sabotage.position.fill import complete_view, fill, number_of_seats
from pitprop.games.sabotage.position.lines import LINES
from pitprop.games.sabotage.position.tell import told_of_state, told_of_view
from pitprop.games.sabotage.position.told import UNKNOWN, Told
from pitprop.games.sabotage.state import State, new_state
from pitprop.games.sabotage.table import Table
from pitprop.games.sabotage.view import View


def print_position(shown: State | View) -> str:
    """A state, or what a view shows of it, in notation."""
    return LINES.write(told_of_state(shown) if isinstance(shown, State) else told_of_view(shown))


def parse_position(text: str) -> State:
    """Read a position of a whole state; what it leaves out is as after a deal.

    Raises:
        NotationError: the text is no position, or one as somebody sees it.
        PositionError: the position cannot arise; names the clause.
    """
    told = LINES.read(text)
    if told.is_view:
        line = told.header.line_of("view")
        raise NotationError("this is what one seat sees: it can be shown, not played on from", line)
    if UNKNOWN in told.cards():
        line = line_of_unknown(text)
        raise NotationError("a ? stands only in what one seat sees, below [view SEAT]", line)
    with located(line_numbers(told.header.lines, told.lines)):
        seats = _seats(told)
        if told.round == 0:
            return new_state(_undealt(told, seats), told.header.seed)
        told.round = told.round or 1
        fill(told, seats)
        check(told, seats)
        return build_state(told, seats)


def parse_view(text: str) -> View:
    """Read what one seat (or a spectator) sees of a position, printed from a view.

    Raises:
        NotationError: the text is no position, or one of a whole state.
        PositionError: the position cannot arise, or isn't told in full.
    """
    told = LINES.read(text)
    if told.header.view is None:
        line = told.header.line_of("view")
        raise NotationError("this isn't told as one seat sees it: [view SEAT] is missing", line)
    with located(line_numbers(told.header.lines, told.lines)):
        seats = _seats(told)
        if told.round == 0:
            return new_state(_undealt(told, seats), None).view(told.header.view)
        if told.round is None:
            raise PositionError("what a seat sees is told in full: 'round' is missing")
        complete_view(told, seats)
        check(told, seats)
        return build_view(told, seats)


def _seats(told: Told) -> int:
    seats = number_of_seats(told)
    if seats not in SEAT_COUNTS:
        raise PositionError("Sabotage is for 2 or 4 players [A-50]", "[seats]")
    headers = {"[view]": [told.header.view], "[first]": [told.header.first]}
    for error in absent_seats(headers, seats, "A-50"):
        raise error
    return seats


def _undealt(told: Told, seats: int) -> Table:
    """The table before the first deal, on which nothing lies."""
    if told != Told(told.header, round=0):
        raise PositionError("before the first game nothing lies on the table [A-21]")
    return empty_table(told, seats)
