"""What is wrong, as a key with params: the words are in the folder `faults` of a package.

    raise NotationError(fault("not-a-place", word=cited(text)))

An error says it in English, as the command line and programs do; the page asks for the reader's
language (`message_in`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from pitprop.core.clauses.fluent import Messages, load_messages, say
from pitprop.core.clauses.text import AND, AND_MORE, OR, Text
from pitprop.core.errors import PitpropError, Sentence
from pitprop.core.notation import listed

Param = str | int | Sentence | tuple[str, ...]
"""What a fault speaks of: a text, a number, another sentence, or names that are listed."""


@dataclass(frozen=True)
class Fault:
    """What is wrong.

    Attributes:
        package: the package whose folder `faults` has the words.
        key: which of its sentences.
        params: what it speaks of.
    """

    package: str
    key: str
    params: Mapping[str, Param]

    def __str__(self) -> str:
        return self.in_language("en")

    def in_language(self, language: str, /) -> str:
        """The sentence in a language."""
        params = {name: _in_language(param, language) for name, param in self.params.items()}
        return say(fault_texts(self.package)[self.key].in_language(language), params, language)

    def about(self, **params: Param) -> Fault:
        """The same with more params."""
        return replace(self, params={**self.params, **params})


class Faults:
    """Makes the faults of a package, from a key and params given by name.

    Args:
        package: the package that has a folder `faults`.
    """

    def __init__(self, package: str) -> None:
        self._package = package

    def __call__(self, key: str, /, **params: Param) -> Fault:
        return Fault(self._package, key, params)


@cache
def fault_texts(package: str) -> Messages:
    """The sentences of a package, read when the first one is told.

    Args:
        package: the package.

    Raises:
        ClauseFileError: a file can't be used.
    """
    from importlib.resources import files

    return load_messages(files(package) / "faults")


@dataclass(frozen=True)
class _Joined:
    """Several things, with a word between them."""

    items: Sequence[Param]
    word: Text

    def __str__(self) -> str:
        return self.in_language("en")

    def in_language(self, language: str, /) -> str:
        """All of them in a language."""
        between = f" {self.word.in_language(language)} "
        return between.join(str(_in_language(item, language)) for item in self.items)


def either(items: Sequence[Param]) -> Sentence:
    """One thing or another."""
    return _Joined(items, OR)


def both(items: Sequence[Param]) -> Sentence:
    """One thing and another."""
    return _Joined(items, AND)


def _in_language(param: Param, language: str) -> str | int:
    if isinstance(param, str | int):
        return param
    if isinstance(param, tuple):
        return listed(param, AND_MORE.in_language(language))
    return param.in_language(language)


fault: Final = Faults("pitprop.core")
"""Makes the faults that all games share."""


def about(wrong: str | Fault, word: str) -> str | Sentence:
    """A fault about a word; where it is a plain text, the word is put before it.

    Args:
        wrong: what is wrong with the word.
        word: the word, as messages quote it.
    """
    return f"{word} {wrong}" if isinstance(wrong, str) else wrong.about(word=word)


def message_in(error: PitpropError, language: str) -> str:
    """What an error says, in one line; in English where it has no other language.

    Args:
        error: the error.
        language: the reader's language.
    """
    message = error.message
    what = message if isinstance(message, str) else message.in_language(language)
    line, move = getattr(error, "line", 0), getattr(error, "number", 0)
    if not line and not move:
        return what
    where = "at-line-and-move" if line and move else "at-line" if line else "at-move"
    return fault(where, line=line, move=move, what=what).in_language(language)
