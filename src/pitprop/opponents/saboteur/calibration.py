"""How likely it is what a player would say of others: so that it is so as often as it is said.

What players act on takes each deed for less telling than it is among computer players, for people
err (see `rates`). Said aloud that would be too little: of whom `standard` believed at half of a
round with two in three that they were saboteurs, nearly all were.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pitprop.games.saboteur.rules.cards import GOALS
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
    count = len(assignments)
    chances = [sum(weights[goal * count + at] for goal in range(GOALS)) for at in range(count)]
    most = max(chances)
    told = [(chance / most) ** power for chance in chances]
    whole = sum(told)
    return tuple(
        sum(chance for chance, guilty in zip(told, assignments, strict=True) if guilty & bit)
        / whole
        for bit in SEAT_BIT[:seats]
    )
