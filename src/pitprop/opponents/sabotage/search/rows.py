"""A roof as its eight rows in one integer, so that rows are weighed by table lookup.

Seven bits a row, in the order of `scoring.ROWS`; a row is a number of three digits in base five:
0 for an empty place, else the colour plus one. A card's letter doesn't matter once it lies, so it
is dropped.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.games.sabotage.rules.cards import COLOURS, PLACE_NAMES, PLACES, colour_of
from pitprop.games.sabotage.rules.roof import card_at
from pitprop.games.sabotage.rules.scoring import ENOUGH_TO_CLOSE, ROW_NAMES

ROW_BITS: Final = 7
ROW_MASK: Final = 127
_BASE: Final = COLOURS + 1
_CELLS: Final = 3

EMPTY: Final = 0
"""The rows of a roof on which nothing lies."""

ROW_STATES: Final = _BASE**_CELLS


def _one_card(place: int) -> int:
    """What a card of the first colour on a place adds to the rows."""
    added = 0
    for row, name in enumerate(ROW_NAMES):
        if PLACE_NAMES[place] in name:
            added += _BASE ** name.index(PLACE_NAMES[place]) << ROW_BITS * row
    return added


_ADDED: Final[vec[i64]] = vec[i64]([_one_card(place) for place in range(PLACES)])
_DIGIT: Final[vec[i64]] = vec[i64](
    [state // _BASE**cell % _BASE for cell in range(_CELLS) for state in range(ROW_MASK + 1)]
)


def row_cells(state: int) -> tuple[int, int, int]:
    """The three places of a row: 0 where nothing lies, else the colour plus one."""
    return state % _BASE, state // _BASE % _BASE, state // _BASE**2


def _row_worth(state: int) -> int:
    """A-10 to A-13 for a row."""
    cells = row_cells(state)
    if 0 in cells:
        return 0
    if cells[0] == cells[1] == cells[2]:
        return 2
    return int(len({(cell - 1) // 2 for cell in cells}) == 1)


WORTH: Final[vec[i64]] = vec[i64]([_row_worth(state) for state in range(ROW_STATES)])
"""What each row is worth."""


def rows_of(roof: i64) -> i64:
    """The rows of a roof (see `games.sabotage.rules.roof`)."""
    rows: i64 = EMPTY
    for place in range(PLACES):
        card = card_at(roof, place)
        if card >= 0:
            rows += _ADDED[place] * (colour_of(card) + 1)
    return rows


def cell_at(rows: i64, place: i64) -> i64:
    """What lies on a place: 0 for nothing, else the colour plus one."""
    row = place // 3
    return _DIGIT[(place - 3 * row) * (ROW_MASK + 1) + (rows >> ROW_BITS * row & ROW_MASK)]


def with_cell(rows: i64, place: i64, change: i64) -> i64:
    """The rows after a change of what lies on a place.

    Args:
        rows: the rows before.
        place: the place.
        change: the colour plus one of what then lies there, less the same of what lay there.
    """
    return rows + _ADDED[place] * change


def total(rows: i64, values: vec[i64]) -> i64:
    """The sum over the eight rows of each one's worth in a table of row states."""
    return (
        values[rows & ROW_MASK]
        + values[rows >> 7 & ROW_MASK]
        + values[rows >> 14 & ROW_MASK]
        + values[rows >> 21 & ROW_MASK]
        + values[rows >> 28 & ROW_MASK]
        + values[rows >> 35 & ROW_MASK]
        + values[rows >> 42 & ROW_MASK]
        + values[rows >> 49]
    )


def worth(rows: i64) -> i64:
    """A-10 to A-13: what a system is worth."""
    return total(rows, WORTH)


def score(system: i64) -> i64:
    """A-14: what a system of some worth scores, before the point that closing costs."""
    return system if system <= ENOUGH_TO_CLOSE else 2 * system - ENOUGH_TO_CLOSE
