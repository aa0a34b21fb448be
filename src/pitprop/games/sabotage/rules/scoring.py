"""What a system of pipes is worth, and what it scores (A-10 to A-15)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.public_table import NO_SEAT
from pitprop.games.sabotage.rules.cards import PLACE_NAMES, roof_of
from pitprop.games.sabotage.rules.roof import BLUE_AT, EVERYWHERE, PLACE_BIT, PURPLE_AT, RED_AT
from pitprop.games.sabotage.rules.table import RoundResult

ROW_NAMES: Final[list[str]] = ["ABC", "DEF", "GHI", "ADG", "BEH", "CFI", "AEI", "CEG"]
"""A-10: three rows across, three down, two diagonals."""

ROWS: Final[list[int]] = [
    sum(PLACE_BIT[PLACE_NAMES.index(name)] for name in row) for row in ROW_NAMES
]
"""The places of each row, as a set."""

MOST_WORTH: Final = 2 * len(ROWS)
"""A-13."""

ENOUGH_TO_CLOSE: Final = 5
"""A-37: a player whose system is worth this may close; every point above counts twice (A-14)."""

_CLOSING_COSTS: Final = 1

FULL_ROWS: Final[vec[i64]] = vec[i64](
    [sum(row & places == row for row in ROWS) for places in range(EVERYWHERE + 1)]
)
"""How many rows lie wholly in each set of places."""


def worth(roof: i64) -> i64:
    """A-10 to A-13: two points for each row of one colour, one for each of matching colours.

    A row of one colour lies both in the places of that colour and in those of the colours that
    match it: yellow with red, blue with purple.
    """
    yellow = roof & EVERYWHERE
    red = roof >> RED_AT & EVERYWHERE
    blue = roof >> BLUE_AT & EVERYWHERE
    purple = roof >> PURPLE_AT & EVERYWHERE
    return (
        FULL_ROWS[yellow]
        + FULL_ROWS[red]
        + FULL_ROWS[yellow | red]
        + FULL_ROWS[blue]
        + FULL_ROWS[purple]
        + FULL_ROWS[blue | purple]
    )


def is_worth_closing(roof: i64) -> bool:
    """A-37: the system is worth five or more."""
    return worth(roof) >= ENOUGH_TO_CLOSE


def row_worth(roof: i64, row: int) -> int:
    """What one row is worth: 0, 1 or 2."""
    colours = [roof >> at & ROWS[row] for at in (0, RED_AT, BLUE_AT, PURPLE_AT)]
    if ROWS[row] in colours:
        return 2
    yellow, red, blue, purple = colours
    return int(ROWS[row] in (yellow | red, blue | purple))


def final_score(system: i64, closed: bool) -> int:
    """A-14, A-15: points above five count twice; closing costs one.

    Args:
        system: what the system is worth.
        closed: whether its builders closed the game.
    """
    score = system
    if system > ENOUGH_TO_CLOSE:
        score += system - ENOUGH_TO_CLOSE
    return score - _CLOSING_COSTS if closed else score


def round_result(closed_by: int, first: int, second: int) -> RoundResult:
    """How a game ended (A-40, A-54).

    Args:
        closed_by: the seat that closed it, or `NO_SEAT`.
        first: what the system on the first roof is worth.
        second: what that on the second one is worth.
    """
    closer = NO_SEAT if closed_by == NO_SEAT else roof_of(closed_by)
    scores = (final_score(first, closer == 0), final_score(second, closer == 1))
    return RoundResult(closed_by, (first, second), scores)
