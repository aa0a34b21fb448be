"""Bootstrap intervals: deals are resampled many times from those that were played."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

RESAMPLES: Final = 1_000
LEVEL: Final = 0.95


@dataclass(frozen=True, slots=True)
class Interval:
    """A mean with its 95 % confidence interval.

    Attributes:
        mean: the mean of the deals.
        low: the lower end.
        high: the upper end.
    """

    mean: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean, with its 95 % confidence interval where deals tell one.

    Attributes:
        mean: the mean of the deals.
        low: the lower end; None where all deals have the same value.
        high: the upper end, likewise.
    """

    mean: float
    low: float | None
    high: float | None


def interval(values: Sequence[float], seed: str, weights: Sequence[int] = ()) -> Estimate:
    """The mean of some deals with its interval (B. Efron's percentile method).

    Where all deals have the same value, such as where there is only one, resampling them says
    nothing, and there is no interval.

    Args:
        values: a value for each deal.
        seed: where the resamples come from; the same deals and seed give the same interval.
        weights: how often the value of each deal counts; once where there are none.
    """
    counts = weights or [1] * len(values)
    if min(values) == max(values):
        return Estimate(values[0], None, None)
    # Python promises that this generator's `random` gives the same numbers in every version.
    draw = random.Random(seed).random
    means = sorted(
        _mean(values, counts, [int(draw() * len(values)) for _ in values]) for _ in range(RESAMPLES)
    )
    beyond = round(RESAMPLES * (1 - LEVEL) / 2)
    mean = _mean(values, counts, range(len(values)))
    return Estimate(mean, means[beyond], means[-beyond - 1])


def _mean(values: Sequence[float], counts: Sequence[int], drawn: Sequence[int]) -> float:
    total = sum([values[deal] * counts[deal] for deal in drawn])
    return total / sum([counts[deal] for deal in drawn])


def share_interval(shares: Sequence[float], seed: str, weights: Sequence[int] = ()) -> Interval:
    """The same for shares, from 0 to 1, even where all deals ended alike (`unvaried`).

    Args:
        shares: a share for each deal.
        seed: as for `interval`.
        weights: as for `interval`.
    """
    found = interval(shares, seed, weights)
    if found.low is not None and found.high is not None and found.low < found.high:
        return Interval(found.mean, found.low, found.high)
    return unvaried(found.mean, len(shares))


def unvaried(mean: float, deals: int) -> Interval:
    """The interval of a share that was the same in all deals.

    Resampling them says nothing about the deals that were not played: so many of those could end
    differently that this happens in none of `n` played ones in 2.5 of 100 cases (the bound that
    C. J. Clopper and E. S. Pearson give for none of `n`). The ends are what the share would be if
    all of these were lost, and if all were won; for a share of 0 or 1 that is their interval.

    Args:
        mean: the share.
        deals: how many deals were played.
    """
    unmet = 1 - ((1 - LEVEL) / 2) ** (1 / deals)
    return Interval(mean, mean * (1 - unmet), mean + (1 - mean) * unmet)
