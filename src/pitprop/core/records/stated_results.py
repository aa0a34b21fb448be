"""Results in a redacted record, which can't be replayed but isn't simply believed either.

A result may be left out; each that is there is checked against its own round.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from pitprop.core.errors import PitpropError
from pitprop.core.fault import fault
from pitprop.core.game import CHANCE, TERMINAL


class _Game(Protocol):
    """The part of a state that is needed here."""

    @property
    def decider(self) -> int: ...

    def result_lines(self, seat: int | None = None) -> Sequence[str]: ...


class StatedResults:
    """Checks each result against the one that is due there.

    Args:
        state: the state that the record describes; it goes on changing.
        reader: the seat whose knowledge the record shows, or `SPECTATOR`.
    """

    def __init__(self, state: _Game, reader: int) -> None:
        self._state = state
        self._reader = reader
        self._count = 0  # how many there were at the last one given

    def due(self, text: str) -> str:
        """The result that is due here, as the reader knows it.

        Raises:
            PitpropError: no result is due.
        """
        lines = self._state.result_lines(self._reader)
        if self._state.decider not in (CHANCE, TERMINAL) or self._count == len(lines):
            raise PitpropError(fault("nothing-over", result=repr(text)))
        self._count = len(lines)
        return lines[-1]

    def check(self, text: str) -> None:
        """Refuse any result other than the one that is due here.

        Raises:
            PitpropError: it is a different one; says which it was.
        """
        due = self.due(text)
        if text != due:
            raise PitpropError(fault("other-result", result=repr(due)))
