"""What speaks for a move and against it, in sentences."""

from __future__ import annotations

from pitprop.opponents.base import Reason
from pitprop.opponents.choosing import explained, weightiest_first


class Reasons:
    """The reasons that make up a score; a search that only wants the score passes none."""

    __slots__ = ("reasons",)

    def __init__(self) -> None:
        self.reasons: list[Reason] = []

    def add(self, weight: float, key: str, **params: str | int) -> None:
        """Count something for the move (above 0) or against it (below 0)."""
        self.reasons.append(Reason(key, params, round(weight, 2)))

    def weightiest_first(self) -> tuple[Reason, ...]:
        """The reasons, those that count most first."""
        return weightiest_first(self._needed())

    def explained(self) -> tuple[Reason, ...]:
        """The same; where all of them speak against the move, that nothing else seemed better."""
        return explained(self._needed())

    def _needed(self) -> list[Reason]:
        """What reaches the treasure need not be said to come nearer to it."""
        reaches = any(each.key == "reaches" for each in self.reasons)
        return [each for each in self.reasons if not (reaches and each.key == "nearer")]
