"""From a record to the states of its game, step by step, every move checked by the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pitprop.core.errors import (
    DealError,
    IllegalMoveError,
    NotationError,
    PitpropError,
    Refusal,
    Sentence,
)
from pitprop.core.fault import fault
from pitprop.core.game import CHANCE, TERMINAL, Chance, Game, State
from pitprop.core.installed.registry import find_game
from pitprop.core.notation import cited
from pitprop.core.records.record import ChanceEntry, Entry, MoveEntry, Record, ResultEntry


class RecordError(PitpropError):
    """A record that breaks a rule, or says something that wasn't so.

    Where a rule was broken the `IllegalMoveError` is its cause.

    Attributes:
        message: what is wrong, without line and move.
        line: the line of the text, from 1; 0 where the record has no text.
        number: the number of the move; 0 where it isn't about one.
        clause: the clause that was broken, or empty.
    """

    def __init__(
        self, message: str | Sentence, line: int = 0, number: int = 0, clause: str = ""
    ) -> None:
        where = [f"line {line}"] * (line > 0) + [f"move {number}"] * (number > 0)
        super().__init__(": ".join([*([", ".join(where)] if where else []), str(message)]))
        self.message = message
        self.line = line
        self.number = number
        self.clause = clause


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a replay.

    Attributes:
        entry: what the record says.
        seat: who decided: a seat, or `CHANCE`; `TERMINAL` for a result.
        outcome: what chance decided; None for moves and results.
        state: the state afterwards. It is the same object at every step, and goes on changing.
        at: the index of the first line of the entry that is about it.
    """

    entry: Entry
    seat: int
    outcome: Chance | None
    state: State
    at: int = 0


def record_error(game: Game, entry: Entry, error: PitpropError, at: int = 0) -> RecordError:
    """What is wrong with an entry, in words, with the line and the move.

    Args:
        game: the game.
        entry: the entry.
        error: what was raised when it was carried out.
        at: the index of the first line of the entry that is about what was carried out.
    """
    number = entry.number if isinstance(entry, MoveEntry) else 0
    line = entry.line
    if isinstance(entry, ChanceEntry):
        line = entry.line_at(at + _line_in(entry.lines[at:], error))
    if isinstance(error, IllegalMoveError):
        return RecordError(
            _Refused(game, error.move, error.refusal), line, number, error.refusal.clause
        )
    return RecordError(error.message, line, number)


@dataclass(frozen=True)
class _Refused:
    """A move that isn't allowed, and why."""

    game: Game
    move: str
    refusal: Refusal

    def __str__(self) -> str:
        return self.in_language("en")

    def in_language(self, language: str, /) -> str:
        """The reason in a language."""
        why = self.game.refusal_texts.explain(self.refusal, self.game.words, language)
        return f"{self.move}: {why} [{self.refusal.clause}]"


def _line_in(lines: Sequence[str], error: PitpropError) -> int:
    """Which of the lines is wrong."""
    if isinstance(error, NotationError):
        return max(error.line - 1, 0)
    part = error.part.split() if isinstance(error, DealError) else []
    starts = [line.split()[: len(part)] for line in lines]
    return starts.index(part) if part in starts else 0


def check_chance_is_due(decider: int, line: str) -> None:
    """Check that it is for chance to decide where a line says what it decided.

    Raises:
        PitpropError: it isn't.
    """
    if decider != CHANCE:
        raise PitpropError(fault("nothing-drawn", line=cited(line)))


def wrong_note(note: str, seen: str) -> Sentence:
    """What is wrong with a note.

    Args:
        note: the note.
        seen: what was seen; empty where the move showed nothing.
    """
    if not seen:
        return fault("note-of-nothing")
    return fault("other-note", note=cited(note), seen=cited(seen))


def start_of(record: Record) -> State:
    """The state before the first entry."""
    header = record.header
    return find_game(header.game).start(
        len(header.seats),
        edition=header.edition,
        options=header.options,
        seed=header.seed,
        first=header.first,
    )


def steps(record: Record) -> Iterator[Step]:
    """Replay a record; where chance decided several things in one entry, each is a step.

    Raises:
        RecordError: at once where the record tells only what one seat knows, or can't begin as it
            says; and during the replay where it breaks a rule or gives a wrong result. Names the
            line.
    """
    if record.is_redacted:
        line = record.header.line_of("view")
        raise RecordError(fault("shown-not-played"), line)
    player = _Player(record)
    return (step for entry in record.entries for step in player.steps(entry))


def replay(record: Record, until: int | None = None) -> State:
    """The state at the end of a record, or after one of its moves.

    Args:
        record: the record.
        until: the number of the last move to make; 0 for the state before the first one; None
            for all.

    Raises:
        RecordError: see `steps`; or the record has no such move.
    """
    check_move_number(record, until)
    state = start_of(record)
    for step in steps_until(record, until):
        state = step.state
    return state


def check_move_number(record: Record, number: int | None) -> None:
    """Check that a record has a move of that number; 0 stands for the state before the first.

    Raises:
        RecordError: it doesn't.
    """
    count = len(record.moves)
    if number is not None and not 0 <= number <= count:
        raise RecordError(fault("no-such-move", move=cited(number), count=count))


def steps_until(record: Record, until: int | None) -> Iterator[Step]:
    """The steps up to and including a move; for 0, all that precede the first move."""
    if until is None:
        return steps(record)
    moves = [at for at, entry in enumerate(record.entries) if isinstance(entry, MoveEntry)]
    end = moves[until - 1] + 1 if until else (*moves, len(record.entries))[0]
    return steps(Record(record.header, record.entries[:end]))


def until_decision(record: Record, number: int | None) -> Record:
    """As much of a record as has happened when the move after one of its moves is due.

    What chance decided in between belongs to it, such as the deal of the next round.

    Args:
        record: the record.
        number: the number of the last move, 0 for none; all of the record where None.

    Raises:
        RecordError: the record has no such move.
    """
    check_move_number(record, number)
    moves = [at for at, entry in enumerate(record.entries) if isinstance(entry, MoveEntry)]
    end = len(record.entries) if number is None else [*moves, len(record.entries)][number]
    return Record(record.header, record.entries[:end])


class _Player:
    """Carries out one entry after another."""

    def __init__(self, record: Record) -> None:
        self._game: Game = find_game(record.header.game)
        self._state = start_of(record)
        self._results = 0  # how many there were at the last one given

    def steps(self, entry: Entry) -> Iterator[Step]:
        if isinstance(entry, ChanceEntry):
            yield from self._chance(entry)
        elif isinstance(entry, MoveEntry):
            yield self._move(entry)
        else:
            yield self._result(entry)

    def _chance(self, entry: ChanceEntry) -> Iterator[Step]:
        used = 0
        while used < len(entry.lines):
            try:
                check_chance_is_due(self._state.decider, entry.lines[used])
                chance, more = self._game.parse_chance(self._state, entry.lines[used:])
                self._state.apply_chance(chance)
            except PitpropError as error:
                raise record_error(self._game, entry, error, used) from error
            yield Step(entry, CHANCE, chance, self._state, used)
            used += more

    def _move(self, entry: MoveEntry) -> Step:
        seat = self._state.decider
        try:
            move = self._game.parse_move(entry.text)
            self._state.play(move)
        except PitpropError as error:
            raise record_error(self._game, entry, error) from error
        seen = self._game.observation(self._state.view(seat), move)
        if entry.note and entry.note != seen:
            raise RecordError(wrong_note(entry.note, seen), entry.line, entry.number)
        return Step(entry, seat, None, self._state)

    def _result(self, entry: ResultEntry) -> Step:
        """A result comes where its round is over; results may be left out."""
        lines = self._state.result_lines()
        if self._state.decider not in (CHANCE, TERMINAL) or self._results == len(lines):
            what = self._game.terms.part or self._game.terms.whole
            wrong = fault("not-over", what=what, result=cited(entry.text))
            raise RecordError(wrong, entry.line)
        if entry.text != lines[-1]:
            raise RecordError(fault("other-result", result=f"'{lines[-1]}'"), entry.line)
        self._results = len(lines)
        return Step(entry, TERMINAL, None, self._state)
