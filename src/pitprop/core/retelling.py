"""The table that a redacted record tells of: what each game makes of its entries, in order.

A redacted record can't be replayed. What it doesn't tell is made up so that the moves can be
played, and never shown to its reader.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, Protocol, TypeVar

from pitprop.core.errors import PitpropError
from pitprop.core.game import SPECTATOR, Move
from pitprop.core.notation import UNKNOWN, cited
from pitprop.core.records import ChanceEntry, Entry, MoveEntry, Record
from pitprop.core.registry import find_game
from pitprop.core.replay import check_chance_is_due, record_error, wrong_note


class _Decided(Protocol):
    """What of a state is needed here."""

    @property
    def decider(self) -> int: ...

    def view(self, seat: int) -> Any: ...


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

    def check_note(self, note: str, seat: int, move: Move, clauses: str) -> None:
        """After a move: see that its note is what the reader has seen of it.

        Args:
            note: the note.
            seat: who made the move.
            move: the move.
            clauses: the clauses that say who knows what was seen.

        Raises:
            PitpropError: it isn't.
        """
        game = find_game(self._record.header.game)
        seen = game.note_of(self.state.view(self.reader), move)
        if seen:
            if note in ("", UNKNOWN):
                raise PitpropError(f"seat {self.reader + 1} knows what it saw [{clauses}]")
            if note != seen:
                raise PitpropError(f"{wrong_note(note, seen)} [{clauses}]")
        elif note and not game.note_of(self.state.view(seat), move):
            raise PitpropError(wrong_note(note, ""))
        elif note not in ("", UNKNOWN):
            raise PitpropError(
                f"the note is {cited(note)}, and only seat {seat + 1} knows it [{clauses}]"
            )

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
