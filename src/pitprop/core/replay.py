"""From a record to the states of its game, step by step, every move checked by the rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pitprop.core.errors import IllegalMoveError, NotationError, PitpropError
from pitprop.core.game import CHANCE, NOBODY, Chance, Game, State
from pitprop.core.records import ChanceEntry, Entry, MoveEntry, Record, ResultEntry
from pitprop.core.registry import find_game


class RecordError(PitpropError):
    """A record that breaks a rule, or tells something that wasn't so.

    Where a rule was broken the `IllegalMoveError` is its cause.

    Attributes:
        line: the line of the text, from 1; 0 where the record has no text.
        number: the number of the move; 0 where it isn't about one.
        clause: the clause that was broken, or empty.
    """

    def __init__(self, message: str, line: int = 0, number: int = 0, clause: str = "") -> None:
        where = [f"line {line}"] * (line > 0) + [f"move {number}"] * (number > 0)
        super().__init__(": ".join([*([", ".join(where)] if where else []), message]))
        self.line = line
        self.number = number
        self.clause = clause


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a replay.

    Attributes:
        entry: what the record says.
        seat: who decided: a seat, or `CHANCE`; `NOBODY` for a result.
        outcome: what chance decided; None for moves and results.
        state: the state afterwards. It is the same one at every step, and goes on changing.
    """

    entry: Entry
    seat: int
    outcome: Chance | None
    state: State


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
    """Replay a record; of an entry in which chance decided several things each is a step.

    Raises:
        RecordError: the record breaks a rule or tells a result that wasn't; names the line.
    """
    if record.is_redacted:
        raise RecordError("this record tells only what one seat knows: it can be shown, not played")
    player = _Player(record)
    for entry in record.entries:
        yield from player.steps(entry)


def replay(record: Record, until: int | None = None) -> State:
    """The state at the end of a record, or after one of its moves.

    Args:
        record: the record.
        until: the number of the last move to make; 0 for the state before the first one; None
            for all.

    Raises:
        RecordError: see `steps`; or there is no such move.
    """
    check_move_number(record, until)
    state = start_of(record)
    for step in steps_until(record, until):
        state = step.state
    return state


def check_move_number(record: Record, number: int | None) -> None:
    """See that a record has a move of that number; 0 stands for the time before the first.

    Raises:
        RecordError: it hasn't.
    """
    count = len(record.moves)
    if number is not None and not 0 <= number <= count:
        raise RecordError(f"there is no move {number}: the record has {count}")


def steps_until(record: Record, until: int | None) -> Iterator[Step]:
    """The steps up to a move; what chance decided before the first move comes before it."""
    if until is None:
        return steps(record)
    moves = [at for at, entry in enumerate(record.entries) if isinstance(entry, MoveEntry)]
    end = moves[until - 1] + 1 if until else (*moves, len(record.entries))[0]
    return steps(Record(record.header, record.entries[:end]))


class _Player:
    """Carries out one entry after the other."""

    def __init__(self, record: Record) -> None:
        self._game: Game = find_game(record.header.game)
        self._state = start_of(record)
        self._results = 0

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
            line = entry.line + used if entry.line else 0
            if self._state.decider != CHANCE:
                raise RecordError(f"chance has nothing to decide: {entry.lines[used]!r}", line)
            try:
                chance, more = self._game.parse_chance(self._state, entry.lines[used:])
                self._state.resolve(chance)
            except NotationError as error:
                inner = max(error.line - 1, 0) if line else 0
                raise RecordError(error.message, line + inner) from error
            except PitpropError as error:
                raise RecordError(str(error), line) from error
            used += more
            yield Step(entry, CHANCE, chance, self._state)

    def _move(self, entry: MoveEntry) -> Step:
        seat = self._state.decider
        move = self._game.parse_move(entry.text)
        try:
            self._state.play(move)
        except IllegalMoveError as error:
            why = self._game.refusal_texts.explain(error.refusal, self._game.words, "en")
            clause = error.refusal.clause
            message = f"{entry.text}: {why} [{clause}]"
            raise RecordError(message, entry.line, entry.number, clause) from error
        except PitpropError as error:
            raise RecordError(str(error), entry.line, entry.number) from error
        seen = self._game.note_of(self._state.view(seat), move)
        if entry.note and entry.note != seen:
            message = f"the note is {entry.note!r}, and what was seen is {seen!r}"
            raise RecordError(message, entry.line, entry.number)
        return Step(entry, seat, None, self._state)

    def _result(self, entry: ResultEntry) -> Step:
        """A result stands where its round is over."""
        lines = self._state.result_lines()
        if self._state.decider not in (CHANCE, NOBODY) or self._results >= len(lines):
            raise RecordError(f"no round is over here: {entry.text!r}", entry.line)
        if entry.text != lines[self._results]:
            raise RecordError(f"the result was {lines[self._results]!r}", entry.line)
        self._results += 1
        return Step(entry, NOBODY, None, self._state)
