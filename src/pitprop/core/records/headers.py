"""The header lines of positions and records: `[game saboteur]`, `[edition amigo]` and so on."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from itertools import takewhile
from typing import Any, Final

from pitprop.core.errors import NotationError, PitpropError, Sentence
from pitprop.core.fault import fault
from pitprop.core.game import SPECTATOR, Game
from pitprop.core.installed.registry import find_game
from pitprop.core.notation import cited
from pitprop.core.records.quoting import quoted, words_of
from pitprop.core.records.record import Header
from pitprop.core.wording.names import check_names

RULES: Final = 1
"""The version of the rules that this program plays by."""

_LINE: Final = re.compile(r"\[([a-z]+)(?: +(.*?))? *\]")
_HASH: Final = re.compile(r"[0-9a-f]{64}")
_MOST_SEATS: Final = 99
_BYTE_ORDER_MARK: Final = "\ufeff"


def header_lines(header: Header) -> list[str]:
    """A header in notation."""
    values = {
        "game": header.game,
        "edition": header.edition,
        "options": " ".join(f"{name}={value}" for name, value in header.options.items()),
        "seats": _seat_words(header.seats),
        "rules": header.rules,
        "deck": header.deck,
        "first": None if header.first is None else header.first + 1,
        "commit": header.commit,
        "seed": None if header.seed is None else quoted(header.seed),
        "salt": None if header.salt is None else quoted(header.salt),
        "view": None if header.view is None else (header.view + 1 or "-"),
    }
    return [f"[{name} {value}]" for name, value in values.items() if value not in (None, "")]


def _seat_words(seats: Sequence[str]) -> str:
    """The players' names, or just their number where none has a name."""
    if not any(seats):
        return str(len(seats) or "")
    return " ".join(quoted(name) for name in seats)


def is_header_line(line: str) -> bool:
    """Whether a line is meant to be a header."""
    return line.startswith("[")


Lines = list[tuple[int, str]]
"""Lines with their numbers in a text, from 1."""


def split_header(text: str) -> tuple[Lines, Lines]:
    """The header lines of a text and the lines below them, without blank ones.

    Some editors put a byte order mark before a text, which says nothing.
    """
    text = text.removeprefix(_BYTE_ORDER_MARK)
    lines = [(number, line.strip()) for number, line in enumerate(text.split("\n"), 1)]
    lines = [(number, line) for number, line in lines if line]
    heads = list(takewhile(lambda line: is_header_line(line[1]), lines))
    return heads, lines[len(heads) :]


def read_header(lines: Sequence[tuple[int, str]], allowed: Sequence[str]) -> Header:
    """Read header lines.

    Args:
        lines: the lines with their numbers.
        allowed: the names of the headers that may be there, in their order.

    Raises:
        NotationError: a header is unknown, comes twice or has a value that it can't have.
    """
    if not lines:
        raise NotationError(fault("no-header"), 1)
    reader = _Reader(allowed)
    for number, text in lines:
        try:
            reader.read(text, number)
        except PitpropError as error:
            raise NotationError(error.message, number) from error
    return reader.header()


def other_deck(game: Game, deck: str) -> Sentence:
    """What is said about a game that was played with another deck than this program's."""
    return fault("other-deck", game=game.name, deck=f"{deck[:8]}…", own=f"{game.deck[:8]}…")


class _Reader:
    """The values read so far; what they may be depends on the game, which comes first."""

    def __init__(self, allowed: Sequence[str]) -> None:
        self._allowed = allowed
        self._game: Game | None = None
        self._values: dict[str, Any] = {}
        self._lines: dict[str, int] = {}

    def header(self) -> Header:
        """What has been read, with the default edition where none was."""
        values = {"edition": self._edition(), **self._values}
        return Header(**values, lines=self._lines)

    def read(self, text: str, number: int) -> None:
        """Take in one line."""
        match = _LINE.fullmatch(text)
        if match is None:
            raise NotationError(fault("not-a-header", line=cited(text)))
        name, value = match[1], match[2] or ""
        if name not in self._allowed:
            raise NotationError(
                fault("unknown-header", name=cited(name), known=tuple(self._allowed))
            )
        if not value:
            raise NotationError(fault("empty-header", name=cited(name)))
        if name in self._values:
            raise NotationError(fault("header-twice", name=cited(name)))
        if (self._game is None) != (name == "game"):
            raise NotationError(fault("game-first"))
        late = [other for other in self._values if self._place(other) > self._place(name)]
        if late:
            raise NotationError(fault("late-header", name=cited(name), before=cited(late[0])))
        self._values[name] = _READ[name](self, value)
        self._lines[name] = number

    def _place(self, name: str) -> int:
        return self._allowed.index(name)

    def game(self, value: str) -> str:
        self._game = find_game(value)
        return value

    def edition(self, value: str) -> str:
        return self._known_game().options.edition(value).name

    def options(self, value: str) -> dict[str, str]:
        changes: dict[str, str] = {}
        for word in value.split():
            name, equals, chosen = word.partition("=")
            if not equals:
                raise NotationError(fault("not-an-option", word=cited(word)))
            if name in changes:
                raise NotationError(fault("option-twice", name=cited(name)))
            changes[name] = chosen
        options = self._known_game().options
        return options.changes(self._edition(), options.resolve(self._edition(), changes))

    def seats(self, value: str) -> tuple[str, ...]:
        names = _names(value)
        self._known_game().start(len(names))
        return names

    def rules(self, value: str) -> int:
        if value != str(RULES):
            raise NotationError(fault("other-rules", own=RULES, rules=cited(value)))
        return RULES

    def deck(self, value: str) -> str:
        game = self._known_game()
        if not game.deck:
            raise NotationError(fault("settled-deck", game=game.name))
        if not _HASH.fullmatch(value):
            raise NotationError(fault("not-a-deck"))
        if value != game.deck:
            raise NotationError(other_deck(game, value))
        return value

    def seat(self, value: str) -> int:
        if not re.fullmatch(r"[1-9][0-9]?", value):
            raise NotationError(fault("not-a-seat", word=cited(value)))
        seats = self._values.get("seats")
        if seats and int(value) > len(seats):
            raise NotationError(fault("no-such-seat", seat=value, seats=len(seats)))
        return int(value) - 1

    def view(self, value: str) -> int:
        return SPECTATOR if value == "-" else self.seat(value)

    def commit(self, value: str) -> str:
        if not _HASH.fullmatch(value):
            raise NotationError(fault("not-a-commitment"))
        return value

    def word(self, value: str) -> str:
        words = words_of(value)
        if len(words) != 1:
            raise NotationError(fault("not-one-word", text=cited(value)))
        return words[0]

    def _known_game(self) -> Game:
        if self._game is None:
            raise NotationError(fault("game-first"))
        return self._game

    def _edition(self) -> str:
        return str(self._values.get("edition", self._known_game().options.editions[0].name))


_READ: Final[Mapping[str, Callable[[_Reader, str], object]]] = {
    "game": _Reader.game,
    "edition": _Reader.edition,
    "options": _Reader.options,
    "seats": _Reader.seats,
    "rules": _Reader.rules,
    "deck": _Reader.deck,
    "first": _Reader.seat,
    "commit": _Reader.commit,
    "seed": _Reader.word,
    "salt": _Reader.word,
    "view": _Reader.view,
}


def _names(value: str) -> tuple[str, ...]:
    """The players' names, or as many empty ones as the number says."""
    words = words_of(value)
    if len(words) == 1 and re.fullmatch(r"[1-9][0-9]?", value.strip()):
        return ("",) * int(words[0])
    if len(words) == 1:
        raise NotationError(fault("not-players", word=cited(words[0])))
    if len(words) > _MOST_SEATS:
        raise NotationError(fault("many-seats"))
    check_names(words)
    return tuple(words)
