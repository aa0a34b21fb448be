"""The table that a redacted record describes: what each game makes of its entries, in order.

A redacted record can't be replayed. What it doesn't say is made up so that the moves can be played,
and is never shown to its reader.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from pitprop.core.errors import PitpropError
from pitprop.core.fault import fault
from pitprop.core.game import CHANCE, SPECTATOR, TERMINAL, Chance, Game, Known, Move, Reconstruction
from pitprop.core.installed.registry import find_game
from pitprop.core.notation import UNKNOWN, cited
from pitprop.core.records.record import ChanceEntry, Entry, MoveEntry, Record
from pitprop.core.records.replay import check_chance_is_due, record_error, wrong_note
from pitprop.core.records.stated_results import StatedResults


class _Decided(Protocol):
    """The part of a state that is needed here."""

    @property
    def decider(self) -> int: ...

    def view(self, seat: int) -> Any: ...

    def scores(self) -> Sequence[int]: ...

    def winners(self) -> Sequence[int]: ...

    def result_lines(self, seat: int | None = None) -> Sequence[str]: ...


S = TypeVar("S", bound=_Decided)
V = TypeVar("V")


class RedactedReplay(ABC, Generic[S, V]):
    """A redacted record, carried out entry by entry.

    Args:
        record: the redacted record.
        state: the state before its first entry.

    Attributes:
        state: the state so far, partly made up.
        reader: the seat whose knowledge it shows, or `SPECTATOR`.
    """

    def __init__(self, record: Record, state: S) -> None:
        self._record = record
        self._game: Game = find_game(record.header.game)
        self._used = 0
        self._movers: list[int] = []
        self._outcomes: list[_Outcome] = []
        self._known: list[Known] = []
        self.state = state
        self.reader = SPECTATOR if record.header.view is None else record.header.view
        self._results = StatedResults(state, self.reader)

    @abstractmethod
    def decide(self, lines: Sequence[str]) -> Chance:
        """Carry out the first outcome of chance, and give it, with what isn't known made up."""

    @abstractmethod
    def play(self, entry: MoveEntry) -> None:
        """Carry out a move, after making up whatever has to be so for it to be possible."""

    def check_result(self, text: str) -> None:
        """Refuse a result that can't have come about here."""
        self._results.check(text)

    def seen(self) -> V:
        """What the reader sees now; nothing of it is made up."""
        seen: V = self.state.view(self.reader)
        return seen

    def draw(self, seen: V) -> str:
        """The table as its reader sees it, as text art."""
        return self._game.draw_text(seen, self.names)

    def scores(self) -> Sequence[int] | None:
        """Each seat's score once the game is over; None where the reader doesn't know them all."""
        return self.state.scores()

    def winners(self) -> Sequence[int]:
        """Who has won, where all scores are known."""
        return self.state.winners()

    def check_note(self, note: str, seat: int, move: Move, clauses: str) -> None:
        """After a move: check that its note is what the reader has seen of it.

        Args:
            note: the note.
            seat: who made the move.
            move: the move.
            clauses: the clauses that say who knows what was seen.

        Raises:
            PitpropError: it isn't.
        """
        game = self._game
        seen = game.observation(self.state.view(self.reader), move)
        if seen:
            if note in ("", UNKNOWN):
                raise PitpropError(
                    fault("knows-what-it-saw", seat=self.reader + 1, clauses=clauses)
                )
            if note != seen:
                wrong = wrong_note(note, seen)
                raise PitpropError(fault("by-clauses", what=wrong, clauses=clauses))
        elif note and not game.observation(self.state.view(seat), move):
            raise PitpropError(wrong_note(note, ""))
        elif note not in ("", UNKNOWN):
            hidden = fault("note-of-others", note=cited(note), seat=seat + 1, clauses=clauses)
            raise PitpropError(hidden)

    @property
    def names(self) -> Sequence[str]:
        """The names of the players by seat."""
        return self._record.header.seats

    def run(self) -> Reconstruction:
        """What the record says.

        Raises:
            RecordError: the record breaks a rule, or doesn't say what its reader knows.
        """
        for entry in self._record.entries:
            self._used = 0
            try:
                self._carry_out(entry)
            except PitpropError as error:
                raise record_error(self._game, entry, error, self._used) from error
            self._see()
        self._check_secrets()
        drawing = self.draw(self.seen())
        scores = self.scores() if self.state.decider == TERMINAL else None
        movers, known = tuple(self._movers), tuple(self._known)
        if scores is None:
            return Reconstruction(drawing, movers, known=known)
        return Reconstruction(drawing, movers, tuple(scores), tuple(self.winners()), known)

    def _carry_out(self, entry: Entry) -> None:
        if isinstance(entry, ChanceEntry):
            while self._used < len(entry.lines):
                check_chance_is_due(self.state.decider, entry.lines[self._used])
                outcome = self.decide(entry.lines[self._used :])
                self._outcomes.append(_Outcome(entry, self._used, outcome, []))
                self._used += len(outcome.lines())
                self._see()
                self._known.append(self._knows(entry, CHANCE))
        elif isinstance(entry, MoveEntry):
            self._check_is_hidden(entry)
            seat = self.state.decider
            self._movers.append(seat)
            self.play(entry)
            self._known.append(self._knows(entry, seat))
        else:
            self.check_result(entry.text)

    def _knows(self, entry: Entry, seat: int) -> Known:
        view: Any = self.seen()
        return Known(entry, seat, view)

    def _see(self) -> None:
        """Keep what the reader knows now, for each outcome until the next of its kind."""
        view = self.state.view(self.reader)
        latest = {type(made.outcome): made for made in self._outcomes}
        for made in latest.values():
            made.views.append(view)

    # --- What the reader can't know -------------------------------------------------------------

    def _check_is_hidden(self, entry: MoveEntry) -> None:
        """Check that somebody else's move is given only as far as others know it."""
        seat = self.state.decider
        move = self._game.parse_known_move(entry.text)
        known = self._game.redacted(move)
        if seat not in (CHANCE, TERMINAL, self.reader) and str(known) != str(move):
            wrong = fault("hidden-move", seat=seat + 1, move=str(move), known=str(known))
            raise PitpropError(wrong)

    def _check_secrets(self) -> None:
        """Check that what chance decided is given only as far as the reader knows it in the end."""
        for made in self._outcomes:
            known = self._game.chance_lines(made.outcome, made.views)
            for at, line in enumerate(known, made.start):
                try:
                    _check_secret(made.entry.lines[at], line, self.reader)
                except PitpropError as error:
                    raise record_error(self._game, made.entry, error, at) from error


@dataclass(frozen=True, slots=True)
class _Outcome:
    """What chance decided: where it is in the record, and what the reader knew afterwards."""

    entry: ChanceEntry
    start: int
    outcome: Chance
    views: list[Any]


def _check_secret(given: str, known: str, reader: int) -> None:
    """Check that a line has a `?` for everything that its reader doesn't know."""
    for word, seen in zip(given.split(), known.split(), strict=False):
        if seen.endswith(UNKNOWN) and not word.endswith(UNKNOWN):
            key = "hidden-from-all" if reader == SPECTATOR else "hidden-from-seat"
            line = cited(given.split()[0])
            raise PitpropError(fault(key, seat=reader + 1, word=cited(word), line=line, known=seen))
