"""Choosing like people who don't look closely: among moves that seem about equally good."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from math import exp
from typing import Final

from pitprop.core.chance import RandomNumbers

_PRECISION: Final = 2**30


def waver(scores: Sequence[float], temperature: float, within: float, random: RandomNumbers) -> int:
    """Which move is made: the better its score, the likelier (softmax), but none that is far worse.

    Args:
        scores: what the moves are worth.
        temperature: how much the choice wavers between moves with similar scores.
        within: a move that scores less than the best by more than this isn't made.
        random: where the choice comes from.
    """
    best = max(scores)
    weights = [
        exp((score - best) / temperature) if score >= best - within else 0.0 for score in scores
    ]
    sums = list(accumulate(weights))
    dice = random.below(_PRECISION) / _PRECISION * sums[-1]
    return next((at for at, total in enumerate(sums) if dice < total), scores.index(best))
