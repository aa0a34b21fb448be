"""A move that is being weighed."""

from __future__ import annotations

from dataclasses import dataclass, field

from pitprop.opponents.base import Reason


@dataclass(slots=True)
class Candidate:
    """A move, what it is worth, and why.

    Attributes:
        code: the move.
        score: what it is worth: in Sabotage in points, in The Dark Cave in expected gold.
        reasons: what makes up the score.
    """

    code: int
    score: float = 0.0
    reasons: list[Reason] = field(default_factory=list)

    def add(self, weight: float, key: str, **params: str | int) -> None:
        """Count something for the move (above 0) or against it (below 0)."""
        self.score += weight
        self.remark(weight, key, **params)

    def remark(self, weight: float, key: str, **params: str | int) -> None:
        """Say something that counts for nothing itself, or has been counted already."""
        for at, reason in enumerate(self.reasons):
            if reason.key == key and reason.params == params:
                # Said of several players, it is said once.
                self.reasons[at] = Reason(key, params, round(reason.weight + weight, 3))
                return
        self.reasons.append(Reason(key, params, round(weight, 3)))
