"""What a game's result is worth in the match (A-42), in ten-thousandths of winning it."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.games.sabotage.knowledge.view import View
from pitprop.games.sabotage.rules.cards import roof_of
from pitprop.games.sabotage.rules.table import ROUNDS

WHOLE: Final = 10_000
"""A match that is won."""

_FARTHEST: Final = 30
SPREAD: Final = 6.0
"""How much the result of a game varies between equals, in points."""

_A_POINT: Final = 8
"""Points count a little even where the match is decided, so that play stays sensible."""


class MatchEquity:
    """What each result of this game is worth to one side.

    Attributes:
        sign: 1 for the side of seats 1 and 3, -1 for the other.
    """

    __slots__ = ("_values", "sign")

    def __init__(self, view: View) -> None:
        table = view.table
        mine = roof_of(view.seat)
        totals = table.totals()
        before = totals[mine] - totals[1 - mine]
        left = ROUNDS - table.round
        self.sign: i64 = 1 - 2 * mine
        self._values: vec[i64] = vec[i64](
            [
                _chance(before + more, left) + _A_POINT * more
                for more in range(-_FARTHEST, _FARTHEST + 1)
            ]
        )

    def value(self, diff: i64) -> i64:
        """What it is worth that the roof of seats 1 and 3 scores so much more than the other."""
        more = diff * self.sign
        if more > _FARTHEST:
            more = _FARTHEST
        elif more < -_FARTHEST:
            more = -_FARTHEST
        return self._values[more + _FARTHEST]


def _chance(lead: int, games: int) -> int:
    """How likely a lead wins the match with a number of games to come; a tie is half a win."""
    if not games:
        return WHOLE if lead > 0 else WHOLE // 2 if lead == 0 else 0
    return round(WHOLE * 0.5 * (1 + math.erf(lead / (SPREAD * math.sqrt(2 * games)))))
