"""Reading a TOML table strictly: what is missing, empty, misspelled or mistyped is reported."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from importlib.resources.abc import Traversable
from typing import Any, Final, NoReturn

from pitprop.core.clauses.text import LANGUAGE_NAMES, LANGUAGES, Text
from pitprop.core.errors import PitpropError
from pitprop.core.notation import cited
from pitprop.core.wording.toml_text import parse_toml

_BOOK: Final = "book.toml"


class ClauseFileError(PitpropError):
    """A file of a clause folder that can't be used; the text names the file and the entry."""


class Entry:
    """One TOML table of a file; each key is taken out once, and no key may be left over.

    Attributes:
        where: which table of which file it is, for messages.
        languages: those that its texts have to be in; other languages get the English text.

    Args:
        values: what is in the table.
    """

    __slots__ = ("_asked", "_values", "languages", "where")

    def __init__(
        self, where: str, values: dict[str, object], languages: Sequence[str] = LANGUAGES
    ) -> None:
        self.where = where
        self.languages = languages
        self._values = dict(values)
        self._asked: list[str] = []

    def fail(self, message: str) -> NoReturn:
        """Refuse the entry.

        Raises:
            ClauseFileError: always.
        """
        raise ClauseFileError(f"{self.where}: {message}")

    def has(self, key: str) -> bool:
        """Whether the key is there and has not been taken."""
        self._asked.append(key)
        return key in self._values

    def names(self) -> list[str]:
        """The keys that have not been taken."""
        return list(self._values)

    def take(self, key: str) -> object:
        """The value of a key that must be there."""
        self._asked.append(key)
        if key not in self._values:
            like = get_close_matches(key, self._values, 1)
            self.fail(f"{key!r} is missing" + (f"; is {like[0]!r} meant to be it?" if like else ""))
        return self._values.pop(key)

    def string(self, key: str) -> str:
        """A string that is not empty, with spaces for its line breaks."""
        value = self.take(key)
        if isinstance(value, bool):
            meant = f'"yes" or "no" in quotes, or another string, not {str(value).lower()}'
            self.fail(f"{key!r} has to be {meant}")
        if not isinstance(value, str):
            self.fail(f"{key!r} has to be a string in quotes, not {cited(value)}")
        if not value.strip():
            self.fail(f"{key!r} has to be a string that is not empty")
        return " ".join(value.split())

    def number(self, key: str) -> int:
        """A whole number."""
        value = self.take(key)
        if not isinstance(value, int) or isinstance(value, bool):
            self.fail(f"{key!r} has to be a whole number")
        return value

    def strings(self, key: str) -> tuple[str, ...]:
        """A list of strings."""
        value = self.take(key)
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            self.fail(f"{key!r} has to be a list of strings")
        return tuple(value)

    def table(self, key: str) -> Entry:
        """A table inside this one."""
        value = self.take(key)
        if not isinstance(value, dict):
            self.fail(f"{key!r} has to be a table")
        return self._inner(key, value)

    def _inner(self, name: str, values: dict[str, object]) -> Entry:
        return Entry(f"{self.where}, {name}", values, self.languages)

    def optional_table(self, key: str) -> Entry:
        """A table inside this one; an empty one where it is missing."""
        return self.table(key) if self.has(key) else self._inner(key, {})

    def tables(self, key: str) -> list[Entry]:
        """A list of tables, counted from 1; empty where it is missing."""
        value = self._values.pop(key, [])
        if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
            self.fail(f"{key!r} has to be a list of tables")
        return [self._inner(f"{key} {n}", item) for n, item in enumerate(value, 1)]

    def text(self) -> Text:
        """The text of this table, in all languages."""
        for language in self.languages:
            if not self.has(language):
                self.fail(f"the {LANGUAGE_NAMES[language]} text ({language!r}) is missing")
        return Text.of({language: self.string(language) for language in self.languages})

    def subtables(self) -> dict[str, Entry]:
        """All keys that are left, each a table."""
        return {key: self.table(key) for key in self.names()}

    def texts(self) -> dict[str, Text]:
        """All keys that are left, each a text and nothing else."""
        found = {}
        for key, entry in self.subtables().items():
            found[key] = entry.text()
            entry.done()
        return found

    def done(self) -> None:
        """Check that every key has been taken.

        Raises:
            ClauseFileError: one has not.
        """
        if self._values:
            key = next(iter(self._values))
            like = get_close_matches(key, self._asked, 1)
            meant = f"; is it meant to be {like[0]!r}?" if like else ""
            self.fail(f"{key!r} has no meaning here{meant}")


def read_file(
    folder: Traversable, name: str, languages: Sequence[str] | None = None, called: str = ""
) -> Entry:
    """A file of the folder as one entry.

    A `book.toml` says which languages the texts of its folder are in: `languages = ["en"]`.
    Without that they are in all of them.

    Args:
        folder: where the file is.
        name: its name.
        languages: those of the folder; read from `book.toml` where None.
        called: what messages call it, if not by its name.

    Raises:
        ClauseFileError: it is missing, it isn't TOML, or it is in an unknown language.
    """
    values = _values(folder, name, called)
    if languages is None:
        languages = _languages(values) if name == _BOOK else languages_of(folder)
    if name == _BOOK:
        values.pop("languages", None)
    return Entry(called or name, values, languages)


def languages_of(folder: Traversable) -> tuple[str, ...]:
    """The languages that the texts of a folder are in, as its `book.toml` says.

    Raises:
        ClauseFileError: it names an unknown one.
    """
    return _languages(_values(folder, _BOOK) if (folder / _BOOK).is_file() else {})


def _languages(book: Mapping[str, Any]) -> tuple[str, ...]:
    languages = book.get("languages", LANGUAGES)
    known = isinstance(languages, (list, tuple)) and set(languages) <= set(LANGUAGES)
    if not known or "en" not in languages:
        raise ClauseFileError(
            f"{_BOOK}: 'languages' has to be a list of some of {', '.join(LANGUAGES)}, including en"
        )
    return tuple(languages)


def _values(folder: Traversable, name: str, called: str = "") -> dict[str, Any]:
    file = folder / name
    called = called or name
    if not file.is_file():
        raise ClauseFileError(f"{called}: there is no such file")
    content = file.read_bytes()
    try:
        return parse_toml(content.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        # What is decoded begins after a byte order mark.
        line = error.object.count(b"\n", 0, error.start) + 1
        raise ClauseFileError(f"{called}: line {line} is not text in UTF-8; save it so") from error
    except PitpropError as error:
        raise ClauseFileError(f"{called}: {error}") from error
