"""Making records: of a game as it is played, from a log of texts, and as one seat knows them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from pitprop.core.claims import is_hint
from pitprop.core.game import CHANCE, TERMINAL, Chance, Game, Move, State, View
from pitprop.core.installed.registry import find_game
from pitprop.core.notation import UNKNOWN
from pitprop.core.records.headers import RULES
from pitprop.core.records.record import ChanceEntry, Entry, Header, MoveEntry, Record, ResultEntry
from pitprop.core.records.replay import RecordError, Step, replay, start_of, steps
from pitprop.core.wording.names import check_names


class Recorder:
    """Writes down a game while it is played.

    Args:
        header: the record's header. The game starts as it says.

    Raises:
        PitpropError: the game is unknown, or a name can't be shown.

    Attributes:
        state: the state of the game; `apply_chance` and `play` change it.
    """

    def __init__(self, header: Header) -> None:
        check_names(header.seats)
        self._game: Game = find_game(header.game)
        self._header = replace(header, rules=RULES, deck=self._game.deck or None)
        self._entries: list[Entry] = []
        self._moves = 0
        self._results = 0
        self.state: State = start_of(Record(self._header))

    def record(self) -> Record:
        """The game so far."""
        return Record(self._header, tuple(self._entries))

    def apply_chance(self, chance: Chance) -> None:
        """Carry out what chance decided.

        Raises:
            PitpropError: chance can't have decided that.
        """
        self.state.apply_chance(chance)
        _add_chance(self._entries, chance.lines())
        self._add_results()

    def play(self, move: Move) -> None:
        """Carry out a move of whoever decides.

        Raises:
            IllegalMoveError: a rule forbids it.
        """
        seat = self.state.decider
        self.state.play(move)
        note = self._game.observation(self.state.view(seat), move)
        self._moves += 1
        self._entries.append(MoveEntry(self._moves, str(move), note))
        self._add_results()

    def _add_results(self) -> None:
        """The result of a round comes where the round is over."""
        if self.state.decider in (CHANCE, TERMINAL):
            lines = self.state.result_lines()
            self._entries.extend(ResultEntry(line) for line in lines[self._results :])
            self._results = len(lines)


def record_of_log(header: Header, log: Iterable[tuple[int, str]]) -> Record:
    """The record of a game that is kept as a log of texts.

    Args:
        header: the record's header.
        log: who decided (a seat or `CHANCE`), and what: a move, or the lines of chance.

    Raises:
        PitpropError: the rules don't allow the log.
    """
    recorder = Recorder(header)
    game = find_game(header.game)
    for seat, text in log:
        if seat == CHANCE:
            chance, _ = game.parse_chance(recorder.state, text.split("\n"))
            recorder.apply_chance(chance)
        else:
            recorder.play(game.parse_move(text))
    return recorder.record()


def redacted(record: Record, seat: int) -> Record:
    """The record as one seat knows it at its end; for `SPECTATOR`, as everybody does.

    Raises:
        RecordError: the record breaks a rule, or is a redacted one already.
    """
    if record.is_redacted:
        message = "this record has already been redacted for one reader"
        raise RecordError(message, record.header.line_of("view"))
    header = replace(record.header, seed=None, salt=None, view=seat)
    said = tuple(each for each in record.said if each.seat == seat or not is_hint(each.claim))
    return Record(header, tuple(_Redactor(record, seat).entries()), said)


@dataclass(frozen=True, slots=True)
class _Moment:
    """A step of the game, how many results there were after it, and what the reader knew."""

    entry: Entry
    seat: int
    outcome: Chance | None
    has_note: bool
    results: int
    view: View


class _Redactor:
    """A record as the reader on one seat knows it."""

    def __init__(self, record: Record, seat: int) -> None:
        self._game: Game = find_game(record.header.game)
        self._seat = seat
        self._moments = [self._moment(step) for step in steps(record)]
        self._results = replay(record).result_lines(seat)

    def _moment(self, step: Step) -> _Moment:
        has_note = isinstance(step.entry, MoveEntry) and bool(self._note(step))
        results = len(step.state.result_lines())
        view = step.state.view(self._seat)
        return _Moment(step.entry, step.seat, step.outcome, has_note, results, view)

    def _note(self, step: Step) -> str:
        """What was learned from the move, whether or not the record says so."""
        text = step.entry.text if isinstance(step.entry, MoveEntry) else ""
        return self._game.observation(step.state.view(step.seat), self._game.parse_move(text))

    def entries(self) -> Iterator[Entry]:
        """What is left of each entry."""
        kept: list[Entry] = []
        for at, moment in enumerate(self._moments):
            if moment.outcome is not None:
                _add_chance(kept, self._game.chance_lines(moment.outcome, self._views_since(at)))
            elif isinstance(moment.entry, MoveEntry):
                kept.append(self._move(moment, moment.entry))
            else:
                kept.append(ResultEntry(self._results[moment.results - 1]))
        yield from kept

    def _views_since(self, at: int) -> list[View]:
        """What the reader knew from there until the next outcome of that kind."""
        first = self._moments[at]
        views = [first.view]
        for moment in self._moments[at + 1 :]:
            if moment.outcome is not None and type(moment.outcome) is type(first.outcome):
                break
            views.append(moment.view)
        return views

    def _move(self, moment: _Moment, entry: MoveEntry) -> MoveEntry:
        move = self._game.parse_move(entry.text)
        note = self._game.observation(moment.view, move)
        if moment.seat == self._seat:
            return MoveEntry(entry.number, entry.text, note)
        text = str(self._game.redacted(move))
        return MoveEntry(entry.number, text, note or (UNKNOWN if moment.has_note else ""))


def _add_chance(entries: list[Entry], lines: Sequence[str]) -> None:
    """Outcomes of chance in a row are one entry, as they are in a text."""
    if entries and isinstance(entries[-1], ChanceEntry):
        lines = [*entries[-1].lines, *lines]
        entries.pop()
    entries.append(ChanceEntry(tuple(lines)))
