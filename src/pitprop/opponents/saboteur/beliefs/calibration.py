"""Calibration: what players say of others comes true as often as they say it will.

The beliefs that players act on treat each deed as less telling than it is among computer players,
since people make mistakes (see `rates`). Said aloud, those beliefs would be too cautious: of the
players that `standard`, halfway through a round, believed with two in three to be saboteurs,
nearly all were.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pitprop.opponents.saboteur.beliefs.joint import SEAT_BIT

# The power of all odds between assignments at which the chances fit the truth best, by the number
# of deeds seen of each player: early in a round one deed tells far more than it is credited with.
#
# Fitted to rounds that `benchmarks.inference --seed fitx` plays, of 5, 7 and 10 players, at six
# moments of each (logarithmic loss); measured on others (`docs/levels.md`).
_SURER: Final = 2.0
_SURER_EARLY: Final = 4.0
_FEWEST_DEEDS: Final = 0.5


def calibrated_guilt(
    seats: int, assignments: Sequence[int], weights: Sequence[float], deeds: int
) -> tuple[float, ...]:
    """For each seat, how likely a player claims it to be a saboteur: as calibrated as can be.

    Args:
        seats: the number of players.
        assignments: who may be the saboteurs, each as a mask of seats.
        weights: for each place of the treasure, the weight of each assignment.
        deeds: how many moves of the round everybody has seen.
    """
    power = _SURER + _SURER_EARLY / max(deeds / seats, _FEWEST_DEEDS)
    chances = _chances(surer(weights, len(assignments), power), len(assignments))
    whole = sum(chances)
    return tuple(
        sum(chance for chance, guilty in zip(chances, assignments, strict=True) if guilty & bit)
        / whole
        for bit in SEAT_BIT[:seats]
    )


def surer(weights: Sequence[float], count: int, power: float) -> list[float]:
    """Weights with the roles sharpened, but the treasure, given the roles, as sure as before.

    Args:
        weights: for each place of the treasure, the weight of each assignment of roles.
        count: the number of assignments.
        power: the power that the odds between assignments are raised to; at least 1.
    """
    chances = _chances(weights, count)
    most = max(chances)
    factors = [(chance / most) ** (power - 1) for chance in chances]
    return [weight * factors[number % count] for number, weight in enumerate(weights)]


def _chances(weights: Sequence[float], count: int) -> list[float]:
    """The weight of each assignment, wherever the treasure is."""
    return [sum(weights[at::count]) for at in range(count)]
