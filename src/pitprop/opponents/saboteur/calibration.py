"""How likely it is what a player would say of others: so that it is so as often as it is said.

What players act on takes each deed for less telling than it is among computer players, for people
err (see `rates`). Said aloud that would be too little: of whom `standard` believed at half of a
round with two in three that they were saboteurs, nearly all were.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pitprop.opponents.saboteur.joint import SEAT_BIT

# The power of all odds between assignments by which the chances fit best what was so, by the number
# of deeds seen of each player: early in a round one deed tells far more than it is taken for.
#
# Fitted to rounds that `benchmarks.inference --seed fitx` plays, of 5, 7 and 10 players, at six
# moments of each (logarithmic loss); measured on others (`docs/levels.md`).
_SURER: Final = 2.0
_SURER_EARLY: Final = 4.0
_FEWEST_DEEDS: Final = 0.5


def guilt_as_told(
    seats: int, assignments: Sequence[int], weights: Sequence[float], deeds: int
) -> tuple[float, ...]:
    """For each seat how likely it is a saboteur, to be said.

    Args:
        seats: the number of players.
        assignments: who may be the saboteurs, each as a mask of seats.
        weights: for each place of the treasure, for each assignment its weight.
        deeds: how many moves of the round everybody has seen.
    """
    power = _SURER + _SURER_EARLY / max(deeds / seats, _FEWEST_DEEDS)
    told = _chances(surer(weights, len(assignments), power), len(assignments))
    whole = sum(told)
    return tuple(
        sum(chance for chance, guilty in zip(told, assignments, strict=True) if guilty & bit)
        / whole
        for bit in SEAT_BIT[:seats]
    )


def surer(weights: Sequence[float], count: int, power: float) -> list[float]:
    """Weights by which roles are surer, and the treasure with the same roles as sure as before.

    Args:
        weights: for each place of the treasure, for each assignment of roles its weight.
        count: the number of assignments.
        power: to which power the odds between assignments are taken; at least 1.
    """
    chances = _chances(weights, count)
    most = max(chances)
    factors = [(chance / most) ** (power - 1) for chance in chances]
    return [weight * factors[number % count] for number, weight in enumerate(weights)]


def _chances(weights: Sequence[float], count: int) -> list[float]:
    """For each assignment its weight, wherever the treasure is."""
    return [sum(weights[at::count]) for at in range(count)]
