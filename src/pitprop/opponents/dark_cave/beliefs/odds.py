"""Log odds, so that evidence adds up."""

from __future__ import annotations

from math import exp
from typing import Final

_MOST: Final = 50.0
"""Beyond this it makes no difference, and `exp` might not hold it."""


def probability(log_odds: float) -> float:
    """How likely something is, given its log odds."""
    return 1.0 / (1.0 + exp(-max(-_MOST, min(log_odds, _MOST))))
