"""What a game's result is worth in the match (A-42), in ten-thousandths of winning it."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.games.sabotage.knowledge.view import View
from pitprop.games.sabotage.rules.cards import roof_of

WHOLE: Final = 10_000
"""The equity of a match that is won."""

PARTS_PER_POINT: Final = 100
"""Estimates of games are in hundredths of a point."""

_FARTHEST: Final = 30
_STEPS: Final = 10
"""Estimates of games that aren't over are looked up in steps of this many hundredths."""

SPREAD: Final = 6.5
"""How much the result of a game varies between equals, in points."""

_A_POINT: Final = 1.0
"""Points count a little even where the match is decided, so that play stays sensible."""


class MatchEquity:
    """What each result of this game is worth to one side.

    Args:
        view: what a player of that side knows.
        spread: how far from its estimate an unfinished game ends, in hundredths of a point.

    Attributes:
        sign: 1 for the side of seats 1 and 3, -1 for the other.
        before: by how many points the side of seats 1 and 3 leads from the games before.
        is_last: whether it is the last game of the match.
    """

    __slots__ = ("_estimates", "_values", "before", "is_last", "sign")

    def __init__(self, view: View, spread: int = 0) -> None:
        table = view.table
        totals = table.totals()
        games = table.games_left()
        self.sign: i64 = 1 - 2 * roof_of(view.seat)
        self.before: i64 = totals[0] - totals[1]
        self.is_last: bool = games == 0
        lead = float(self.before * self.sign)
        later = SPREAD * math.sqrt(float(games))
        self._values: vec[i64] = vec[i64](
            [_worth(lead, float(more), later) for more in range(-_FARTHEST, _FARTHEST + 1)]
        )
        still = math.hypot(later, float(spread) / float(PARTS_PER_POINT))
        most = _FARTHEST * PARTS_PER_POINT // _STEPS
        step = float(_STEPS) / float(PARTS_PER_POINT)
        self._estimates: vec[i64] = vec[i64](
            [_worth(lead, step * float(more), still) for more in range(-most, most + 1)]
        )

    def value(self, diff: i64) -> i64:
        """What it is worth that the roof of seats 1 and 3 scored this much more than the other."""
        more = diff * self.sign
        if more > _FARTHEST:
            more = _FARTHEST
        elif more < -_FARTHEST:
            more = -_FARTHEST
        return self._values[more + _FARTHEST]

    def estimate(self, ahead: i64) -> i64:
        """What it is worth if it is estimated to score this many hundredths of a point more."""
        most: i64 = _FARTHEST * PARTS_PER_POINT // _STEPS
        more = ahead * self.sign // _STEPS
        if more > most:
            more = most
        elif more < -most:
            more = -most
        return self._estimates[more + most]

    def after_closing(self, lead: i64, side: i64) -> i64:
        """By how much a side leads the match if it closes with a lead in this game.

        Args:
            lead: the lead in this game, the point for closing taken off (A-15).
            side: 0 for the side of seats 1 and 3, 1 for the other.
        """
        return lead - self.before if side else lead + self.before


def _worth(lead: float, more: float, spread: float) -> int:
    """What it is worth to win a game by some points on top of a lead."""
    return round(WHOLE * _chance(lead + more, spread) + _A_POINT * more)


def _chance(lead: float, spread: float) -> float:
    """How likely a lead is to win the match when it can still vary; a tie is half a win."""
    if not spread:
        return 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
    return 0.5 * (1 + math.erf(lead / (spread * math.sqrt(2))))
