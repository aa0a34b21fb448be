"""Cards that lie on the table, found by their places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from pitprop.core.asked import checked_number


class Placed(Protocol):
    """A card that lies at a place."""

    @property
    def x(self) -> int:
        """How far east of the start."""
        ...

    @property
    def y(self) -> int:
        """How far south of the start."""
        ...


C = TypeVar("C", bound=Placed)


def card_among(cards: Sequence[C], x: int, y: int) -> C | None:
    """The card that lies at a place; None where there is none.

    Args:
        cards: all that lie on the table.
        x: how far east of the start.
        y: how far south of the start.

    Raises:
        PitpropError: they aren't whole numbers.
    """
    at = checked_number(x, "x"), checked_number(y, "y")
    return next((card for card in cards if (card.x, card.y) == at), None)
