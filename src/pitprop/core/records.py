"""Records: whole games as text. Headers, what chance decided, numbered moves, results.

A record holds everything that chance decided, so that it replays without a generator. What one
seat knows of it is a record as well, a redacted one: it has the header `[view SEAT]` and a `?` for
everything that this seat doesn't know. It can be read and shown, not replayed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from pitprop.core.errors import NotationError, PitpropError
from pitprop.core.game import Game
from pitprop.core.headers import (
    RULES,
    Header,
    header_lines,
    is_header_line,
    read_header,
    split_header,
)
from pitprop.core.registry import find_game

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

UNKNOWN: Final = "?"

_MOVE: Final = re.compile(r"([1-9][0-9]{0,5})\. +(.+?)(?: +\{([^{}]*)\})?")
_RESULT_MARK: Final = " · "


@dataclass(frozen=True, slots=True)
class ChanceEntry:
    """Something that chance decided, or several such things, line by line.

    Attributes:
        lines: the lines in notation.
        line: the number of the first of them in the text; 0 where there is no text.
    """

    lines: tuple[str, ...]
    line: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class MoveEntry:
    """A move.

    Attributes:
        number: its number in the whole game, from 1.
        text: the move in notation.
        note: what the seat learned by it; `?` for others; empty where there is nothing to learn.
        line: the number of its line in the text; 0 where there is no text.
    """

    number: int
    text: str
    note: str = ""
    line: int = field(default=0, compare=False)

    def __str__(self) -> str:
        return f"{self.number}. {self.text}" + (f" {{{self.note}}}" if self.note else "")


@dataclass(frozen=True, slots=True)
class ResultEntry:
    """How a round ended.

    Attributes:
        text: the line in notation.
        line: its number in the text; 0 where there is no text.
    """

    text: str
    line: int = field(default=0, compare=False)


Entry = ChanceEntry | MoveEntry | ResultEntry


@dataclass(frozen=True, slots=True)
class Record:
    """A game, or as much of it as has been played.

    Attributes:
        header: what stands above it.
        entries: what happened, in order.
    """

    header: Header
    entries: tuple[Entry, ...] = ()

    @property
    def moves(self) -> tuple[MoveEntry, ...]:
        """The moves."""
        return tuple(entry for entry in self.entries if isinstance(entry, MoveEntry))

    @property
    def is_redacted(self) -> bool:
        """Whether it tells only what one seat (or a spectator) knows."""
        return self.header.view is not None


def print_record(record: Record) -> str:
    """A record as text, a line feed at the end of every line."""
    return "".join(f"{line}\n" for line in _lines(record))


def _lines(record: Record) -> Iterator[str]:
    yield from header_lines(record.header)
    for at, entry in enumerate(record.entries):
        if at == 0 or (isinstance(entry, ChanceEntry) and len(entry.lines) > 1):
            yield ""
        if isinstance(entry, ChanceEntry):
            yield from entry.lines
        else:
            yield str(entry) if isinstance(entry, MoveEntry) else entry.text


def parse_record(text: str) -> Record:
    """Read a record. Whether its moves keep to the rules is asked when it is replayed.

    Raises:
        NotationError: the text is no record; names the line.
    """
    heads, body = split_header(text)
    header = read_header(heads, HEADERS)
    header = replace(header, rules=header.rules or RULES)
    if not header.seats:
        raise NotationError("a record tells who sits there: [seats …]", heads[-1][0])
    return Record(header, tuple(_Entries(header).read(body)))


class _Entries:
    """Reads what stands below the headers."""

    def __init__(self, header: Header) -> None:
        self._game: Game = find_game(header.game)
        self._is_redacted = header.view is not None
        self._number = 0

    def read(self, lines: Sequence[tuple[int, str]]) -> Iterator[Entry]:
        chance: list[tuple[int, str]] = []
        for number, line in lines:
            if not self._is_redacted and UNKNOWN in line.split():
                raise NotationError("a ? stands only in what one seat sees: [view SEAT]", number)
            entry = self._entry(number, line)
            if entry is None:
                chance.append((number, line))
                continue
            yield from _block(chance)
            chance = []
            yield entry
        yield from _block(chance)

    def _entry(self, number: int, line: str) -> Entry | None:
        """A move or a result; None for a line that tells what chance decided."""
        if is_header_line(line):
            raise NotationError("headers stand above everything else", number)
        if _RESULT_MARK in line:
            return ResultEntry(line, number)
        if not line[0].isdigit():
            return None
        match = _MOVE.fullmatch(line)
        if match is None:
            raise NotationError(f"{line!r} is no move; one looks like 12. lay NES 3,-1", number)
        self._number += 1
        if int(match[1]) != self._number:
            raise NotationError(f"move {match[1]} stands where {self._number} is due", number)
        try:
            text = str(self._game.parse_move(match[2]))
        except PitpropError as error:
            raise NotationError(f"move {self._number}: {error}", number) from error
        return MoveEntry(self._number, text, match[3] or "", number)


def _block(lines: Sequence[tuple[int, str]]) -> Iterator[Entry]:
    if lines:
        yield ChanceEntry(tuple(line for _, line in lines), lines[0][0])
