"""The words of a notation: how a value is written, read, and kept as a number inside."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic, TypeVar

from pitprop.core.errors import NotationError, Sentence
from pitprop.core.fault import Fault, about, fault
from pitprop.core.notation import UNKNOWN, cited
from pitprop.core.wording.meant import asked_back, with_meant
from pitprop.core.wording.seats import parse_seat

NO_NUMBER: Final = 0
"""The value of a number that the reader doesn't know; never one that a move has."""

V = TypeVar("V")
W = TypeVar("W", contravariant=True)


class Word(ABC, Generic[V, W]):
    """A kind of word: the values `V` that it stands for, on a table `W`.

    Most words mean the same on every table, so their `W` is `object`. What a table numbers, such
    as the places of The Dark Cave, is *local*: `key` says what such a number means.

    Attributes:
        is_local: whether its numbers, or how they are found, hold for one table only.
        name: what the grammar calls it, in capitals.
        sizes: how many words separated by spaces it takes, at least and at most.
        typescript: its type in the page, for the values that `told` gives.
        page_like: a pattern that all its texts match, in the syntax that Python and the page share;
            empty where that isn't needed to tell moves apart.
        page_reads: how the page reads the notation: as `text`, `number`, or `seat`, a number
            that counts from 1.
    """

    is_local: bool = False
    name: str
    sizes: tuple[int, int] = (1, 1)
    typescript: str = "string"
    page_like: str = ""
    page_reads: str = "text"

    @abstractmethod
    def read(self, text: str) -> V:
        """The value of a text.

        Raises:
            NotationError: the text is not such a word.
        """

    @abstractmethod
    def number(self, value: V, table: W) -> int:
        """The number by which codes know a value; -1 where the table has nothing of that name.

        Raises:
            NotationError: no table has it.
        """

    @abstractmethod
    def value(self, number: int, table: W) -> V:
        """The value of a number."""

    def key(self, number: int, table: W) -> int:
        """What a number stands for, independent of its table: equal keys, equal values."""
        return number

    def write(self, value: V) -> str:
        """The text of a value."""
        return str(value)

    def as_param(self, value: V) -> str | int:
        """The value as events and the page's moves give it."""
        return self.write(value)

    def fits(self, text: str) -> bool:
        """Whether a text looks like such a word, even if what it names may not exist."""
        return True

    def examples(self) -> list[str]:
        """What such a word may look like: all of them where they are few."""
        return [self.name]

    def all(self) -> list[str]:
        """All such words, where they are names from a list; else nothing."""
        return []

    def numbers(self) -> Sequence[int]:
        """The numbers of all such words, where they are the same on every table; else nothing."""
        return []

    def grammar(self) -> list[str]:
        """What the grammar may have in its place."""
        return [self.name]

    def hidden(self, value: V) -> V:
        """What stands for a value where the reader doesn't know it.

        Raises:
            TypeError: no game hides such words.
        """
        raise TypeError(f"{self.name} is never hidden")

    def read_hidden(self, text: str) -> V | None:
        """What a text that hides a value stands for; None for a text that doesn't."""
        return None


class Choice(Word[str, object]):
    """One of a list of names.

    Args:
        name: what the grammar calls it.
        names: the names, by their numbers; empty where a number has none.
        wrong: the message about a text that isn't one of them: a fault about a `word`, or what
            follows the text itself.
    """

    def __init__(self, name: str, names: Sequence[str], wrong: str | Fault) -> None:
        self.name = name
        self._names = names
        self._numbers = {each: number for number, each in enumerate(names) if each}
        self._wrong = wrong
        if len(self._numbers) <= _FEW:
            self.typescript = " | ".join(f"'{each}'" for each in self._numbers)

    def read(self, text: str) -> str:
        self.number(text, None)
        return text

    def number(self, value: str, table: object) -> int:
        if value not in self._numbers:
            wrong = about(self._wrong, cited(value))
            if isinstance(wrong, str):
                raise NotationError(wrong + asked_back(value, self._numbers))
            raise NotationError(with_meant(wrong, value, self._numbers))
        return self._numbers[value]

    def value(self, number: int, table: object) -> str:
        return self._names[number]

    def fits(self, text: str) -> bool:
        return text in self._numbers

    def examples(self) -> list[str]:
        names = list(self._numbers)
        return names if len(names) <= _FEW else names[:1]

    def all(self) -> list[str]:
        return list(self._numbers)

    def numbers(self) -> Sequence[int]:
        return list(self._numbers.values())

    def hidden(self, value: str) -> str:
        return UNKNOWN

    def read_hidden(self, text: str) -> str | None:
        return text if text == UNKNOWN else None


_FEW: Final = 8
"""Up to this many names make a literal type in the page; with more it is any text."""


class Seat(Word[int, object]):
    """A seat: counted from 1 in texts, from 0 elsewhere.

    Args:
        most: how many there can be.
    """

    name = "SEAT"
    typescript = "number"
    page_reads = "seat"

    def __init__(self, most: int) -> None:
        self._most = most

    def read(self, text: str) -> int:
        return parse_seat(text, self._most)

    def number(self, value: int, table: object) -> int:
        if not 0 <= value < self._most:
            wrong = fault("no-such-number", name="a seat", least=0, most=self._most - 1)
            raise NotationError(wrong.about(word=value))
        return value

    def value(self, number: int, table: object) -> int:
        return number

    def numbers(self) -> Sequence[int]:
        return range(self._most)

    def write(self, value: int) -> str:
        return str(value + 1)

    def as_param(self, value: int) -> int:
        return value


class Number(Word[int, object]):
    """A whole number between two others; where a reader doesn't know it, it is `NO_NUMBER`.

    Args:
        name: what the grammar calls it.
        least: the smallest.
        most: the largest.
        wrong: the fault about a `word` that isn't one of them.
    """

    typescript = "number"
    page_reads = "number"

    def __init__(self, name: str, least: int, most: int, wrong: Fault | None = None) -> None:
        self.name = name
        self._range = range(least, most + 1)
        self._wrong = wrong or fault("no-such-number", name=name, least=least, most=most)

    def read(self, text: str) -> int:
        if text not in map(str, self._range):
            raise NotationError(self._wrong.about(word=cited(text)))
        return int(text)

    def number(self, value: int, table: object) -> int:
        if value not in self._range:
            raise NotationError(self._wrong.about(word=value))
        return value

    def value(self, number: int, table: object) -> int:
        return number

    def numbers(self) -> Sequence[int]:
        return self._range

    def write(self, value: int) -> str:
        return UNKNOWN if value == NO_NUMBER else str(value)

    def as_param(self, value: int) -> int:
        return value

    def hidden(self, value: int) -> int:
        return NO_NUMBER

    def read_hidden(self, text: str) -> int | None:
        return NO_NUMBER if text == UNKNOWN else None


class Count(Word[int, object]):
    """How many of something there are, or which one it is, in events."""

    name = "NUMBER"
    typescript = "number"
    page_reads = "number"

    def read(self, text: str) -> int:
        if not text.isdecimal():
            raise NotationError(fault("not-a-number", word=cited(text)))
        return int(text)

    def number(self, value: int, table: object) -> int:
        return value

    def value(self, number: int, table: object) -> int:
        return number

    def as_param(self, value: int) -> int:
        return value


class YesNo(Word[bool, object]):
    """An answer: yes or no."""

    name = "ANSWER"
    typescript = "'yes' | 'no'"

    def read(self, text: str) -> bool:
        if text not in ("yes", "no"):
            raise NotationError(fault("not-an-answer", word=cited(text)))
        return text == "yes"

    def number(self, value: bool, table: object) -> int:
        return int(value)

    def value(self, number: int, table: object) -> bool:
        return number == 1

    def all(self) -> list[str]:
        return ["yes", "no"]

    def numbers(self) -> Sequence[int]:
        return range(2)

    def grammar(self) -> list[str]:
        return self.all()

    def write(self, value: bool) -> str:
        return "yes" if value else "no"


@dataclass(frozen=True)
class Part(Generic[V, W]):
    """A word, and where the entries of a log hold its number.

    Attributes:
        word: what it is.
        get: the number that an entry holds; negative where it says nothing.
        may_lack: whether it may say nothing.
    """

    word: Word[V, W]
    get: Callable[[int], int]
    may_lack: bool = field(default=False, kw_only=True)

    def key(self, entry: int, table: W) -> int:
        """What an entry says, independent of its table (see `Word.key`); negative for nothing."""
        number = self.get(entry)
        return number if number < 0 else self.word.key(number, table)

    def as_param(self, entry: int, table: W) -> str | int:
        """What an entry says."""
        return self.word.as_param(self.word.value(self.get(entry), table))


@dataclass(frozen=True)
class Slot(Part[V, W]):
    """A word, and where codes of moves hold its number.

    Attributes:
        put: a code that holds a number there and nothing else.
        left_out: from the move's other fields, the value that the notation leaves out, or None
            where it leaves nothing out; for a field in brackets in the form.
        missing: from the other fields, the message where it is left out and must not be.
        may_be_said: whether what is left out may be read all the same.
        secret: whether only the mover knows it.
    """

    put: Callable[[int], int]
    left_out: Callable[[Mapping[str, Any]], V | None] | None = None
    missing: Callable[[Mapping[str, Any]], Sentence] | None = None
    may_be_said: bool = False
    secret: bool = False
