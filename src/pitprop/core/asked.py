"""What callers of an engine may ask for: seats that there are, seeds of numbers or texts."""

from __future__ import annotations

from pitprop.core.errors import PitpropError
from pitprop.core.game import SPECTATOR


def check_seat(seat: int, seats: int) -> None:
    """See that somebody can look from a seat.

    Args:
        seat: the seat, or `SPECTATOR`.
        seats: the number of players.

    Raises:
        PitpropError: there is no such seat.
    """
    if not SPECTATOR <= seat < seats:
        raise PitpropError(
            f"there is no seat {seat}: seats are 0 to {seats - 1}, and {SPECTATOR} for a spectator"
        )


def as_seed(seed: int | str | None) -> str | None:
    """A seed as the engines keep it: 7 and "7" are the same one.

    Args:
        seed: any number or text; None where chance is told.
    """
    return None if seed is None else str(seed)
