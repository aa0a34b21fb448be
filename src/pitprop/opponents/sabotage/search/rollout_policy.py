"""The weights of the search's quick player, in hundredths of a point."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.opponents.sabotage.search.rows import ROW_STATES, row_cells

# The kinds of rows that are distinguished.
_EMPTY: Final = 0
_ONE: Final = 1
_TWO_SAME: Final = 2
_TWO_MATCHING: Final = 3
_TWO_WRONG: Final = 4
_ALL_SAME: Final = 5
_ALL_MATCHING: Final = 6
_ONE_WRONG_OF_SAME: Final = 7
_ONE_WRONG: Final = 8

# Found by letting quick players with different numbers play each other, by twos and by fours.
_OF_TWO: Final[tuple[int, ...]] = (
    19, 20, 61, 47, 4, 226, 117, 10, 17,
    64, 92, 60, 6, 142, 4, 76, 494, 82, 109,
)  # fmt: skip
_OF_FOUR: Final[tuple[int, ...]] = (
    16, 20, 61, 47, 4, 226, 117, 9, 12,
    61, 72, 90, 6, 142, 4, 76, 333, 82, 190,
)  # fmt: skip


def tuned(seats: int) -> tuple[int, ...]:
    """The numbers of quick players that do well.

    Args:
        seats: the number of players.
    """
    return _OF_TWO if seats == 2 else _OF_FOUR


class RolloutPolicy:
    """How the quick player weighs.

    Attributes:
        numbers: all of them, as given.
        rows: what each state of a row counts.
        kept: the share of what a card could do now that keeping it is worth, in hundredths.
        x: what keeping an X is worth; likewise `wrench`, `demontage`, `sabotage`, `letter`.
        other: how much the other roof counts, in hundredths of one's own.
        lead: the lead at which one closes, in hundredths of a point.
        growth: how much of what is expected of both roofs counts against closing, in hundredths.
        doubled: how much of what is above five counts a second time, in hundredths (A-14).
    """

    __slots__ = (
        "demontage",
        "doubled",
        "growth",
        "kept",
        "lead",
        "letter",
        "numbers",
        "other",
        "rows",
        "sabotage",
        "wrench",
        "x",
    )

    def __init__(self, numbers: Sequence[int]) -> None:
        self.numbers = tuple(numbers)
        self.rows: vec[i64] = vec[i64]([numbers[_kind(state)] for state in range(ROW_STATES)])
        self.kept: i64 = numbers[9]
        self.x: i64 = numbers[10]
        self.wrench: i64 = numbers[11]
        self.demontage: i64 = numbers[12]
        self.sabotage: i64 = numbers[13]
        self.letter: i64 = numbers[14]
        self.other: i64 = numbers[15]
        self.lead: i64 = numbers[16]
        self.growth: i64 = numbers[17]
        self.doubled: i64 = numbers[18]


def _kind(state: int) -> int:
    """What kind of row it is."""
    cards = [cell - 1 for cell in row_cells(state) if cell]
    colours = len(set(cards))
    matching = len({card // 2 for card in cards}) == 1
    if len(cards) < 2:
        return (_EMPTY, _ONE)[len(cards)]
    if len(cards) == 2:
        return _TWO_SAME if colours == 1 else _TWO_MATCHING if matching else _TWO_WRONG
    if matching:
        return _ALL_SAME if colours == 1 else _ALL_MATCHING
    return _ONE_WRONG_OF_SAME if colours == 2 else _ONE_WRONG
