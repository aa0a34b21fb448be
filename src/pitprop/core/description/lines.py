"""The lines of a game's positions, each described once; reading and writing follow from it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic, Protocol, TypeVar

from pitprop.core.errors import NotationError
from pitprop.core.game import SPECTATOR
from pitprop.core.notation import UNKNOWN as UNKNOWN_WORD
from pitprop.core.notation import cited, listed
from pitprop.core.records.headers import header_lines, is_header_line, read_header, split_header
from pitprop.core.records.record import Header
from pitprop.core.wording.seats import at_table

HEADERS: Final = ("game", "edition", "options", "seats", "first", "seed", "view")
"""The headers of a position, in their order."""

NOTHING: Final = "-"
"""Stands for an empty list."""

UNKNOWN: Final = -1
"""Stands for what the reader may not know: a card, a role and the like."""

V = TypeVar("V")
T = TypeVar("T", bound="PositionSetup")


@dataclass(slots=True)
class PositionSetup(ABC):
    """What the text of a position says; each game adds what its own lines say.

    What isn't told has the defaults of the class; `lines` says what is told.

    Attributes:
        header: the lines in brackets.
        lines: the numbers of the lines of the text by their names.
    """

    header: Header
    lines: dict[str, int] = field(default_factory=dict, compare=False, kw_only=True)

    @property
    def is_view(self) -> bool:
        """Whether this is what one reader may know, and not everything."""
        return self.header.view is not None

    @property
    def reader(self) -> int:
        """The seat from whose view it is told; `SPECTATOR` where only what is public is."""
        return SPECTATOR if self.header.view is None else self.header.view

    @property
    @abstractmethod
    def is_dealt(self) -> bool:
        """Whether anything has been dealt; if not, only the first line is there, and says so."""


class Token(Protocol[V]):
    """A value that one word tells; every `Word` is one."""

    def read(self, text: str, /) -> V:
        """The value of a word.

        Raises:
            NotationError: it doesn't tell one; says what would be right.
        """

    def write(self, value: V, /) -> str:
        """The word for a value."""


@dataclass(frozen=True)
class Spelling(Generic[V]):
    """A token that is given by two functions.

    Attributes:
        read: the value of a word; raises a NotationError that says what would be right.
        write: the word for a value.
    """

    read: Callable[[str], V]
    write: Callable[[V], str]


def name_token(names: Sequence[str] | Mapping[str, int], wrong: str) -> Token[int]:
    """One of some names, as its number.

    Args:
        names: the names with their numbers; a sequence numbers them by their indexes.
        wrong: the message about a word that isn't one of them, after the word itself.
    """
    numbers = names if isinstance(names, Mapping) else {name: at for at, name in enumerate(names)}
    words = {number: name for name, number in numbers.items()}

    def read(word: str) -> int:
        if word not in numbers:
            raise NotationError(f"{cited(word)} {wrong}")
        return numbers[word]

    return Spelling(read, words.__getitem__)


def number_token(least: int, most: int, wrong: str) -> Token[int]:
    """A whole number between two others.

    Args:
        least: the smallest.
        most: the largest.
        wrong: the message about a word that isn't one of them, before the word itself.
    """

    def read(word: str) -> int:
        if word not in map(str, range(least, most + 1)):
            raise NotationError(f"{wrong} {cited(word)}")
        return int(word)

    return Spelling(read, str)


def or_word(token: Token[V], word: str, value: V) -> Token[V]:
    """A token with a special word for one more value, such as `-` for nobody.

    Args:
        token: how all other values are told.
        word: the word.
        value: what it stands for.
    """
    return Spelling(
        lambda text: value if text == word else token.read(text),
        lambda each: word if each == value else token.write(each),
    )


def or_unknown(token: Token[int]) -> Token[int]:
    """A token with `?` for `UNKNOWN`."""
    return or_word(token, UNKNOWN_WORD, UNKNOWN)


class Words(ABC, Generic[V]):
    """A value that the rest of a line stands for."""

    @abstractmethod
    def read(self, words: Sequence[str]) -> V:
        """The value of these words.

        Raises:
            NotationError: they don't stand for one.
        """

    @abstractmethod
    def write(self, value: V) -> Sequence[str]:
        """The words for a value."""


ALWAYS: Final[Sequence[Any]] = ()
"""Nothing is left out: `Line.left_out` of a line that is written even where it is empty."""


@dataclass(frozen=True)
class One(Words[V]):
    """One word."""

    token: Token[V]

    def read(self, words: Sequence[str]) -> V:
        if len(words) != 1:
            raise NotationError(f"one word has to follow, not {len(words)}")
        return self.token.read(words[0])

    def write(self, value: V) -> Sequence[str]:
        return [self.token.write(value)]


@dataclass(frozen=True)
class Many(Words[list[V]]):
    """Any number of words; a single `-` stands for none."""

    token: Token[V]

    def read(self, words: Sequence[str]) -> list[V]:
        if not words:
            raise NotationError(f"something has to follow; {NOTHING} stands for nothing")
        return [] if list(words) == [NOTHING] else [self.token.read(word) for word in words]

    def write(self, value: list[V]) -> Sequence[str]:
        return [self.token.write(each) for each in value] or [NOTHING]


@dataclass(frozen=True)
class Row(Words[list[V]]):
    """A word for each of several things whose number is fixed.

    Attributes:
        token: what each word stands for.
        count: how many there are; 0 where that depends on the players.
        what: what is counted.
    """

    token: Token[V]
    count: int = 0
    what: str = ""

    def read(self, words: Sequence[str]) -> list[V]:
        if self.count and len(words) != self.count:
            raise NotationError(f"there are {self.count} {self.what}, not {len(words)}")
        return [self.token.read(word) for word in words]

    def write(self, value: list[V]) -> Sequence[str]:
        return [self.token.write(each) for each in value] or [NOTHING]


@dataclass(frozen=True)
class Each(Words[tuple[int, V]]):
    """Something of one seat, which is named first."""

    seat: Token[int]
    words: Words[V]

    def read(self, words: Sequence[str]) -> tuple[int, V]:
        return self.seat.read((words or [NOTHING])[0]), self.words.read(words[1:])

    def write(self, value: tuple[int, V]) -> Sequence[str]:
        return [self.seat.write(value[0]), *self.words.write(value[1])]


@dataclass(frozen=True)
class Line:
    """A line of a position.

    Attributes:
        word: its first word.
        attribute: the attribute that it sets.
        words: what the rest of the line stands for.
        by: how the seat, round and so on is written, where each has such a line; the attribute is
            then a mapping.
        left_out: the values that are not written; None never is.
    """

    word: str
    attribute: str
    words: Words[Any]
    by: Token[int] | None = None
    left_out: Sequence[Any] = ([],)

    def read(self, setup: PositionSetup, words: Sequence[str]) -> None:
        """Set what the line says."""
        if self.by is None:
            setattr(setup, self.attribute, self.words.read(words))
        elif not words:
            raise NotationError(f"something has to follow, as in {self.word} {self.by.write(1)} …")
        else:
            key = self.by.read(words[0])
            getattr(setup, self.attribute)[key] = self.words.read(words[1:])

    def write(self, setup: PositionSetup) -> Iterator[str]:
        """The lines that say it."""
        value = getattr(setup, self.attribute)
        if self.by is None:
            if value is not None and value not in self.left_out:
                yield " ".join([self.word, *self.words.write(value)])
            return
        for key, each in sorted(value.items()):
            if each not in self.left_out:
                yield " ".join([self.word, self.by.write(key), *self.words.write(each)])


class LineSet(Generic[T]):
    """All lines of a game's positions.

    Args:
        game: the name of the game.
        make: makes what is read, from a header.
        lines: the lines, in the order in which they are written.
    """

    def __init__(self, game: str, make: Callable[[Header], T], lines: Sequence[Line]) -> None:
        self._game = game
        self._make = make
        self._lines: Final = {line.word: line for line in lines}

    @property
    def words(self) -> Sequence[str]:
        """The first words of the lines."""
        return list(self._lines)

    def read(self, text: str) -> T:
        """What a text says.

        Raises:
            NotationError: the text is not a position; names the line.
        """
        heads, body = split_header(text)
        setup = self._make(read_header(heads, HEADERS))
        if setup.header.game != self._game:
            raise NotationError(
                f"this is a position of {setup.header.game}, not of {self._game}", 1
            )
        for number, line in body:
            try:
                self._read_line(setup, line, number)
            except NotationError as error:
                fault = at_table(error, len(setup.header.seats))
                raise NotationError(fault.message, number) from error
        return setup

    def _read_line(self, setup: T, text: str, number: int) -> None:
        if is_header_line(text):
            raise NotationError("headers come before everything else")
        word, *words = text.split()
        line = self._lines.get(word)
        if line is None:
            raise NotationError(f"there is no line {cited(word)}; lines are {listed(self._lines)}")
        name = f"{word} {words[0]}" if line.by is not None and words else word
        if name in setup.lines:
            raise NotationError(f"the line {cited(name)} appears twice")
        setup.lines[name] = number
        line.read(setup, words)

    def write(self, setup: T) -> str:
        """The text of a position, with a line feed at the end of every line."""
        lines = list(self._lines.values())
        written = lines if setup.is_dealt else lines[:1]
        body = (text for line in written for text in line.write(setup))
        return "".join(f"{text}\n" for text in [*header_lines(setup.header), *body])
