"""What only single seats know of the gold (S-63, S-69)."""

from __future__ import annotations

from mypy_extensions import i64


class Pick:
    """A gold card that a digger picked (S-61, S-63): known to that digger only. It never changes.

    Attributes:
        round: the number of the round.
        seat: who picked.
        offer: the values of the cards picked from, sorted.
        value: the value of the card picked.

    Args:
        number: the number of the round.
    """

    __slots__ = ("offer", "round", "seat", "value")

    def __init__(self, number: i64, seat: i64, offer: tuple[int, ...], value: i64) -> None:
        self.round = number
        self.seat = seat
        self.offer = offer
        self.value = value


class Returned:
    """A gold card that went back under the stack (S-65), seen by the saboteur only (S-69).

    Attributes:
        round: the number of the round.
        seat: who was paid.
        value: the value of the card.

    Args:
        number: the number of the round.
    """

    __slots__ = ("round", "seat", "value")

    def __init__(self, number: i64, seat: i64, value: i64) -> None:
        self.round = number
        self.seat = seat
        self.value = value
