"""Records: whole games as text. Headers, what chance decided, numbered moves, results.

A record holds everything that chance decided, so that it replays without a generator. What one
seat knows of it is a record as well, a redacted one: it has the header `[view SEAT]` and a `?` for
everything that this seat doesn't know. It can be read and shown, not replayed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from pitprop.core.errors import NotationError, PitpropError, Sentence
from pitprop.core.fault import fault
from pitprop.core.game import Game, Move
from pitprop.core.installed.registry import find_game
from pitprop.core.notation import UNKNOWN, cited
from pitprop.core.records.headers import (
    RULES,
    header_lines,
    is_header_line,
    read_header,
    split_header,
)
from pitprop.core.records.record import (
    ChanceEntry,
    Entry,
    Header,
    MoveEntry,
    Record,
    ResultEntry,
    SaidLine,
)
from pitprop.core.records.said_lines import is_said, print_said, read_said
from pitprop.core.wording.seats import at_table

HEADERS: Final = (
    "game",
    "edition",
    "options",
    "seats",
    "rules",
    "deck",
    "first",
    "commit",
    "seed",
    "salt",
    "view",
)
"""The headers of a record, in their order."""

_MOVE: Final = re.compile(r"([1-9][0-9]{0,5})\. +(.+?)(?: +\{([^{}]*)\})?")
RESULT_MARK: Final = " · "
"""What is between the parts of a line that tells a result, and in no other line of a record."""


def print_record(record: Record) -> str:
    """A record as text, with a line feed at the end of every line."""
    return "".join(f"{line}\n" for line in _lines(record))


def _lines(record: Record) -> Iterator[str]:
    yield from header_lines(record.header)
    said = _SaidLines(record)
    if not record.entries and record.said:
        yield ""
    for at, entry in enumerate(record.entries):
        if isinstance(entry, MoveEntry):
            yield from said.before(entry.number)
        if at == 0 or (isinstance(entry, ChanceEntry) and len(entry.lines) > 1):
            yield ""
        if isinstance(entry, ChanceEntry):
            yield from entry.lines
        else:
            yield str(entry) if isinstance(entry, MoveEntry) else entry.text
        if isinstance(entry, MoveEntry):
            yield from said.before(entry.number + 1)
    yield from said.before(None)


class _SaidLines:
    """The lines of what was said, each to be given once."""

    def __init__(self, record: Record) -> None:
        self._game: Game = find_game(record.header.game)
        self._left = list(record.said)

    def before(self, move: int | None) -> Iterator[str]:
        """What was said before a move and has not been given yet; all of it for None."""
        while self._left and (move is None or self._left[0].after < move):
            yield print_said(self._left.pop(0), self._game)


def parse_record(text: str) -> Record:
    """Read a record. Whether its moves keep to the rules is checked when it is replayed.

    Raises:
        NotationError: the text is not a record; names the line.
    """
    heads, body = split_header(text)
    header = read_header(heads, HEADERS)
    header = replace(header, rules=header.rules or RULES)
    if not header.seats:
        raise NotationError(fault("no-seats"), heads[-1][0])
    _check_is_hidden(header)
    entries = _Entries(header)
    return Record(header, tuple(entries.read(body)), tuple(entries.said))


def _check_is_hidden(header: Header) -> None:
    """Check that a record of what one seat knows leaves out where the deals come from."""
    sources = [name for name in ("seed", "salt") if name in header.lines]
    if header.view is not None and sources:
        raise NotationError(fault("seed-of-view"), header.line_of(sources[0]))


class _Entries:
    """Reads what comes after the headers."""

    def __init__(self, header: Header) -> None:
        self._game: Game = find_game(header.game)
        self._is_redacted = header.view is not None
        self._seats = len(header.seats)
        self._number = 0
        self.said: list[SaidLine] = []

    def read(self, lines: Sequence[tuple[int, str]]) -> Iterator[Entry]:
        chance: list[tuple[int, str]] = []
        for number, line in lines:
            if is_said(line):
                self._hear(number, line)
                continue
            if not self._is_redacted and UNKNOWN in line.split():
                raise NotationError(fault("hidden-without-view"), number)
            entry = self._entry(number, line)
            if entry is None:
                chance.append((number, line))
                continue
            yield from _block(chance)
            chance = []
            yield entry
        yield from _block(chance)

    def _hear(self, number: int, line: str) -> None:
        """What was said isn't part of the game: it may stand between any lines of it."""
        try:
            self.said.append(read_said(line, self._number, self._game, self._seats))
        except NotationError as error:
            raise NotationError(error.message, number) from error

    def _entry(self, number: int, line: str) -> Entry | None:
        """A move or a result; None for a line that says what chance decided."""
        if is_header_line(line):
            raise NotationError(fault("headers-first"), number)
        if RESULT_MARK in line:
            return ResultEntry(line, number)
        if not line[0].isdigit():
            self._check_chance(number, line)
            return None
        match = _MOVE.fullmatch(line)
        if match is None:
            example = self._example()
            raise NotationError(fault("not-a-move", line=cited(line), example=example), number)
        self._number += 1
        if int(match[1]) != self._number:
            wrong = fault("other-move-due", move=match[1], due=self._number)
            raise NotationError(wrong, number)
        try:
            text = str(self._move(match[2]))
        except NotationError as error:
            here = at_table(error, self._seats)
            raise NotationError(self._in_move(here.message), number) from error
        except PitpropError as error:
            raise NotationError(self._in_move(error.message), number) from error
        return MoveEntry(self._number, text, match[3] or "", number)

    def _in_move(self, what: str | Sentence) -> Sentence:
        return fault("at-move", move=self._number, what=what)

    def _example(self) -> str:
        """What the next move may look like."""
        return f"{self._number + 1}. {self._game.example}"

    def _move(self, text: str) -> Move:
        game = self._game
        return game.parse_known_move(text) if self._is_redacted else game.parse_move(text)

    def _check_chance(self, number: int, line: str) -> None:
        """Check that a line which is neither a move nor a result says what chance decided."""
        if line.split()[0] in self._game.chance_words:
            return
        try:
            move = self._game.parse_known_move(line)
        except NotationError as error:
            words = tuple(self._game.chance_words)
            wrong = fault("not-a-line", line=cited(line), example=self._example(), words=words)
            raise NotationError(wrong, number) from error
        raise NotationError(fault("move-number", move=f"{self._number + 1}. {move}"), number)


def _block(lines: Sequence[tuple[int, str]]) -> Iterator[Entry]:
    if lines:
        numbers, texts = zip(*lines, strict=True)
        yield ChanceEntry(texts, numbers)
