"""Results that a redacted record tells: it can't be replayed, and is believed as little.

A result may be left out; each that is there is held against its own round.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from pitprop.core.errors import PitpropError
from pitprop.core.game import CHANCE, NOBODY


class _Game(Protocol):
    """What of a state is needed here."""

    @property
    def decider(self) -> int: ...

    def result_lines(self, seat: int | None = None) -> Sequence[str]: ...


class ToldResults:
    """Holds each result against the one that is due where it stands.

    Args:
        state: the state that the record tells of; it goes on changing.
        reader: the seat as which all of it is told, or `SPECTATOR`.
    """

    def __init__(self, state: _Game, reader: int) -> None:
        self._state = state
        self._reader = reader
        self._count = 0  # how many there were at the last one told

    def due(self, text: str) -> str:
        """The result that is due here, as the reader knows it.

        Raises:
            PitpropError: none is.
        """
        lines = self._state.result_lines(self._reader)
        if self._state.decider not in (CHANCE, NOBODY) or self._count == len(lines):
            raise PitpropError(f"nothing is over here: {text!r}")
        self._count = len(lines)
        return lines[-1]

    def check(self, text: str) -> None:
        """Refuse any other result than the one that is due here.

        Raises:
            PitpropError: it is another; says which it was.
        """
        due = self.due(text)
        if text != due:
            raise PitpropError(f"the result was {due!r}")
