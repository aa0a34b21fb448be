"""Drawing by weights: games that may be, and moves that seem about equally good."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pitprop.core.chance import RandomNumbers, RandomStream

_PRECISION: Final = 2**30
_SEEDS: Final = 2**32
_GOLDEN: Final = 0.6180339887498949

ANY_WORSE: Final = 1e300
"""For `softmax`: a move may be worse than the best by anything."""


def seed_from(draw: RandomStream) -> int:
    """A seed for fast random numbers."""
    return draw.below(_SEEDS)


def share(random: RandomNumbers) -> float:
    """A number from 0 up to but not including 1, all equally likely."""
    return float(random.below(_PRECISION)) / float(_PRECISION)


def weighted(weights: vec[float], at: float) -> i64:
    """Which of several weighted things lies at a given share of their total weight.

    Args:
        weights: their weights, one of them at least above 0.
        at: the share, from 0 up to but not including 1.
    """
    total = 0.0
    for weight in weights:
        total += weight
    rest = at * total
    last: i64 = 0
    number: i64 = 0
    while number < len(weights):
        if weights[number] > 0.0:
            rest -= weights[number]
            if rest < 0.0:
                return number
            last = number
        number += 1
    return last


def softmax(scores: vec[float], temperature: float, within: float, random: RandomNumbers) -> i64:
    """Which move is made: the better its score, the likelier, but none that is far worse.

    Args:
        scores: what the moves are worth.
        temperature: how freely it is chosen between moves with similar scores.
        within: a move that scores less than the best by more than this isn't made.
        random: where the choice comes from.
    """
    best = scores[0]
    for score in scores:
        if score > best:
            best = score
    weights = vec[float](capacity=len(scores))
    for score in scores:
        weight = 0.0
        if score >= best - within:
            weight = exp((score - best) / temperature)
        weights = append(weights, weight)
    return weighted(weights, share(random))


class EvenShares:
    """Numbers from 0 to 1 that are spread evenly, however many are taken.

    Each is the one before and the golden ratio, less the whole part (a Weyl sequence).

    Args:
        random: where the first one comes from.
    """

    __slots__ = ("_at",)

    def __init__(self, random: RandomNumbers) -> None:
        self._at: float = share(random)

    def next(self) -> float:
        """The next one."""
        self._at += _GOLDEN
        if self._at >= 1.0:
            self._at -= 1.0
        return self._at
