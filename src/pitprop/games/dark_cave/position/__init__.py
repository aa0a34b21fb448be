"""Positions: one state, or what one seat sees of it, on a few lines.

    [game dark_cave]
    [edition amigo]
    [seats 3]
    turn 2
    now phase=moving
    net I:NES@1,0 II:NSW+hole@2,0
    dwarves 0,0:NESW 1,0:NES 0,0:NESW
    gold 3 3 3
    hand 2 I:rat II:axe

What a position of a whole state leaves out is as after a deal. What it doesn't tell, ever, is the
log and the cards that have been drawn; what a seat sees is told in full, with `?` for what it
doesn't know.
"""

from __future__ import annotations

from pitprop.core.errors import NotationError, PositionError
from pitprop.core.position_lines import absent_seats, line_numbers, line_of_unknown, located
from pitprop.games.dark_cave.cards import MAX_SEATS, MIN_SEATS
from pitprop.games.dark_cave.position.build import build_state, build_view, empty_table
from pitprop.games.dark_cave.position.check import check
from pitprop.games.dark_cave.position.fill import complete_view, fill, number_of_seats
from pitprop.games.dark_cave.position.lines import LINES
from pitprop.games.dark_cave.position.tell import told_of_state, told_of_view
from pitprop.games.dark_cave.position.told import Told
from pitprop.games.dark_cave.state import State, new_state
from pitprop.games.dark_cave.table import Table
from pitprop.games.dark_cave.view import View


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
    if told.has_unknown():
        line = line_of_unknown(text)
        raise NotationError("a ? stands only in what one seat sees, below [view SEAT]", line)
    with located(line_numbers(told.header.lines, told.lines)):
        seats = _seats(told)
        if told.undealt:
            return new_state(_undealt(told, seats), told.header.seed)
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
    if not told.is_view:
        line = told.header.line_of("view")
        raise NotationError("this isn't told as one seat sees it: [view SEAT] is missing", line)
    with located(line_numbers(told.header.lines, told.lines)):
        seats = _seats(told)
        if told.undealt:
            view = told.header.view
            return new_state(_undealt(told, seats), None).view(0 if view is None else view)
        complete_view(told)
        check(told, seats)
        return build_view(told, seats)


def _seats(told: Told) -> int:
    seats = number_of_seats(told)
    if not MIN_SEATS <= seats <= MAX_SEATS:
        raise PositionError(
            f"The Dark Cave is for {MIN_SEATS} to {MAX_SEATS} players [D-1]", "[seats]"
        )
    headers = {"[view]": [told.header.view], "[first]": [told.header.first]}
    for error in absent_seats(headers, seats, "D-1"):
        raise error
    return seats


def _undealt(told: Told, seats: int) -> Table:
    """The table before the deal, on which nothing lies."""
    if told != Told(told.header, undealt=True):
        raise PositionError("before the deal nothing lies on the table [D-14]")
    return empty_table(told, seats)
