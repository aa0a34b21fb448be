"""What an agent answers, and how it can fail to."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from traceback import extract_tb
from typing import Any, Final, Protocol

from pitprop.core.errors import PitpropError
from pitprop.core.notation import cut
from pitprop.opponents import Reason

FAILED: Final = "failed"
"""It raised an error, or its process ended."""

LATE: Final = "late"
"""It hadn't answered when its time ran out."""

UNREADABLE: Final = "unreadable"
"""What it answered isn't a move in notation."""

ILLEGAL: Final = "illegal"
"""The move that it answered isn't allowed."""

UNASKED: Final = "unasked"
"""It was no longer asked in this match."""

_LONGEST_MESSAGE: Final = 200


@dataclass(frozen=True, slots=True)
class Answer:
    """What an agent answered.

    Attributes:
        move: a move in notation, not yet checked.
        reasons: why, the weightiest first; none where it gives none.
        beliefs: how likely it thinks each seat is to be a saboteur; None where it doesn't say.
        nanoseconds: how long it took: processor time for our own opponents, else wall-clock time.
    """

    move: str
    reasons: tuple[Reason, ...] = ()
    beliefs: tuple[float, ...] | None = None
    nanoseconds: int = 0


class FaultError(Exception):
    """A decision that an agent has lost.

    Attributes:
        kind: one of the kinds above.
        message: what happened, in a line.
    """

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(f"{kind}: {message}")
        self.kind = kind
        self.message = message


def message_of(error: Exception) -> str:
    """An error in a line; Pitprop's own explain themselves, others come with their place."""
    said = " ".join(str(error).split())
    if isinstance(error, PitpropError):
        return cut(said, _LONGEST_MESSAGE)
    steps = extract_tb(error.__traceback__)
    where = f" ({Path(steps[-1].filename).name}, line {steps[-1].lineno})" if steps else ""
    return cut(f"{type(error).__name__}: {said}", _LONGEST_MESSAGE - len(where)) + where


class Player(Protocol):
    """An agent on one seat."""

    def begin(self) -> None:
        """A match begins; nothing of an earlier one is to be remembered."""
        ...

    def ask(self, view: Any, seed: str) -> Answer:
        """What the agent does on its seat.

        Args:
            view: what the seat may know.
            seed: where the agent's own chance comes from.

        Raises:
            FaultError: it has lost the decision.
        """
        ...

    def resume(self) -> None:
        """It has lost a decision; whatever it may still say must not be taken for an answer."""
        ...

    def stop(self) -> None:
        """End its process, if it has one; the next question starts it anew."""
        ...
