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

_SURER: Final = 3.0
"""The power of all odds between assignments by which the chances fit best what was so.

Fitted at half of the rounds that `benchmarks.inference --seed fit` plays, of 5, 7 and 10 players
(logarithmic loss, tried in steps of a half); measured on others (`docs/levels.md`).
"""


def guilt_as_told(
    seats: int, assignments: Sequence[int], weights: Sequence[float]
) -> tuple[float, ...]:
    """For each seat how likely it is a saboteur, to be said.

    Args:
        seats: the number of players.
        assignments: who may be the saboteurs, each as a mask of seats.
        weights: for each place of the treasure, for each assignment its weight.
    """
    count = len(assignments)
    chances = [sum(weights[goal * count + at] for goal in range(GOALS)) for at in range(count)]
    most = max(chances)
    told = [(chance / most) ** _SURER for chance in chances]
    whole = sum(told)
    return tuple(
        sum(chance for chance, guilty in zip(told, assignments, strict=True) if guilty & bit)
        / whole
        for bit in SEAT_BIT[:seats]
    )
