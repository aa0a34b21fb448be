"""Who reads: a player's seat, or somebody who watches."""

from __future__ import annotations

from typing import TypeAlias

from pitprop.core.asked import as_number, is_number
from pitprop.core.errors import PitpropError
from pitprop.core.game import SPECTATOR
from pitprop.core.notation import cited

Seat: TypeAlias = int
"""A player's seat, from 0."""


def reader_of(seat: Seat | None, players: int) -> int:
    """The number of a reader's seat as the engine has it: `SPECTATOR` for None.

    Args:
        seat: the seat; None stands for a spectator.
        players: the number of players.

    Raises:
        PitpropError: the game has no such seat.
    """
    if seat is None:
        return SPECTATOR
    number: object = as_number(seat)
    if not isinstance(number, int) or not is_number(number) or not 0 <= number < players:
        raise PitpropError(
            f"there is no seat {cited(seat)}: seats are 0 to {players - 1}, and None for a"
            " spectator"
        )
    return number
