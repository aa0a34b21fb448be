"""A sequential test: stops as soon as "A is better than B by d points" is decided.

A generalised sequential probability ratio test on the mean of A's lead over B, deal by deal (two
matches on the same cards): the hypothesis that it is d against the hypothesis that it is 0. The
variance is estimated from the same deals, so the first few decide nothing (A. Wald, *Sequential
Analysis*, 1947; the form for unknown variances is the one used to test chess programs).
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Final

FEWEST: Final = 20
"""How many deals are played before anything is decided."""

_LEAST_VARIANCE: Final = 1e-9
_MOST: Final = 1_000.0

MEASURES: Final = ("points", "wins")
"""What can be better: points per seat and match, or the share of the matches won."""


@dataclass(frozen=True, slots=True)
class SequentialTest:
    """What is to be decided.

    Attributes:
        better: the agent that may be better.
        than: the agent that it may be better than.
        by: by how much; in points per seat and match, or in shares of the matches won.
        measure: `points` or `wins`.
        errors: how often it may be called better though it is only as good as the other, and how
            often not better though it is better by that much.
    """

    better: str
    than: str
    by: float
    measure: str = "points"
    errors: tuple[float, float] = (0.05, 0.05)


@dataclass(slots=True)
class SequentialState:
    """How a test goes, deal by deal.

    Attributes:
        test: what is to be decided.
        deals: how many deals have counted.
        ratio: the log-likelihood ratio.
        decision: whether it is better; None while nothing is decided.
    """

    test: SequentialTest
    deals: int = 0
    ratio: float = 0.0
    decision: bool | None = None
    _sum: float = field(default=0.0, repr=False)
    _squares: float = field(default=0.0, repr=False)

    @property
    def bounds(self) -> tuple[float, float]:
        """Between these ratios nothing is decided."""
        false_yes, false_no = self.test.errors
        return math.log(false_no / (1 - false_yes)), math.log((1 - false_no) / false_yes)

    def count(self, difference: float) -> None:
        """Count a deal.

        Args:
            difference: by how much the one agent did better than the other.
        """
        self.deals += 1
        self._sum += difference
        self._squares += difference * difference
        self.ratio = self._ratio()
        low, high = self.bounds
        if self.deals >= FEWEST and not low < self.ratio < high:
            self.decision = self.ratio >= high

    def _ratio(self) -> float:
        mean = self._sum / self.deals
        variance = self._squares / self.deals - mean * mean
        towards = self.deals * self.test.by * (mean - self.test.by / 2)
        # Where all deals say the same there is no variance to divide by.
        return max(-_MOST, min(_MOST, towards / max(variance, _LEAST_VARIANCE)))
