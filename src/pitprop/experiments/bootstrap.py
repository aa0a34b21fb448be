"""Intervals by bootstrap: the deals are drawn anew from those that were played, many times."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

RESAMPLES: Final = 1_000
LEVEL: Final = 0.95


@dataclass(frozen=True, slots=True)
class Interval:
    """A mean, and between what it lies in 95 of 100 cases.

    Attributes:
        mean: the mean of the deals.
        low: the lower end.
        high: the upper end.
    """

    mean: float
    low: float
    high: float


def interval(values: Sequence[float], seed: str) -> Interval:
    """The mean of some deals with its interval (B. Efron's percentile method).

    Args:
        values: a value for each deal.
        seed: where the resamples come from; the same deals and seed give the same interval.
    """
    count = len(values)
    mean = sum(values) / count
    if min(values) == max(values):
        return Interval(mean, mean, mean)
    # Python promises that this generator's `random` gives the same in every version.
    draw = random.Random(seed).random
    means = sorted(
        sum([values[int(draw() * count)] for _ in range(count)]) / count for _ in range(RESAMPLES)
    )
    beyond = round(RESAMPLES * (1 - LEVEL) / 2)
    return Interval(mean, means[beyond], means[-beyond - 1])
