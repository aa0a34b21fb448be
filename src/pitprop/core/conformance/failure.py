"""What the suite has found to be wrong."""

from __future__ import annotations

from pitprop.core.conformance.case import Case


class ConformanceError(AssertionError):
    """A game does not keep a promise.

    Attributes:
        check: the name of the check.
        case: the game that was played.
        number: how many decisions had been made in it, or -1 where that doesn't matter.
        message: what differs.
    """

    def __init__(self, check: str, case: Case, number: int, message: str) -> None:
        at = f", after {number} decisions" if number >= 0 else ""
        super().__init__(f"{check}: {case}{at}: {message}")
        self.check = check
        self.case = case
        self.number = number
        self.message = message
