"""The table that a redacted record tells of: what each game makes of its entries, in order.

A redacted record can't be replayed. What it doesn't tell is made up so that the moves can be
played, and never shown to its reader.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from pitprop.core.errors import PitpropError
from pitprop.core.game import SPECTATOR
from pitprop.core.records import ChanceEntry, Entry, MoveEntry, Record
from pitprop.core.registry import find_game
from pitprop.core.replay import check_chance_is_due, record_error


class _Decided(Protocol):
    """What of a state is needed here."""

    @property
    def decider(self) -> int: ...


S = TypeVar("S", bound=_Decided)
V = TypeVar("V")


class Retelling(ABC, Generic[S, V]):
    """A redacted record, carried out entry by entry.

    Args:
        record: the redacted record.
        state: the state before its first entry.

    Attributes:
        state: the state so far, partly made up.
        reader: the seat as which all of it is told, or `SPECTATOR`.
    """

    def __init__(self, record: Record, state: S) -> None:
        self._record = record
        self._used = 0
        self.state = state
        self.reader = SPECTATOR if record.header.view is None else record.header.view

    @abstractmethod
    def decide(self, lines: Sequence[str]) -> int:
        """Carry out the first outcome of chance; returns the number of lines that tell of it."""

    @abstractmethod
    def play(self, entry: MoveEntry) -> None:
        """Carry out a move, with what has to be so that it could be made."""

    @abstractmethod
    def check_result(self, text: str) -> None:
        """Refuse a result that can't have come about here."""

    @abstractmethod
    def seen(self) -> V:
        """What the reader sees now; nothing that is made up."""

    def run(self) -> V:
        """What the reader sees in the end.

        Raises:
            RecordError: the record breaks a rule, or doesn't tell what its reader knows.
        """
        for entry in self._record.entries:
            self._used = 0
            try:
                self._carry_out(entry)
            except PitpropError as error:
                game = find_game(self._record.header.game)
                raise record_error(game, entry, error, self._used) from error
        return self.seen()

    def _carry_out(self, entry: Entry) -> None:
        if isinstance(entry, ChanceEntry):
            while self._used < len(entry.lines):
                check_chance_is_due(self.state.decider, entry.lines[self._used])
                self._used += self.decide(entry.lines[self._used :])
        elif isinstance(entry, MoveEntry):
            self.play(entry)
        else:
            self.check_result(entry.text)
