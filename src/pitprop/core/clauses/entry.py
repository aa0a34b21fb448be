"""Reading a TOML table strictly: what is missing, empty, misspelled or of a wrong type is told."""

from __future__ import annotations

import tomllib
from importlib.resources.abc import Traversable
from typing import NoReturn

from pitprop.core.clauses.text import LANGUAGE_NAMES, LANGUAGES, Text
from pitprop.core.errors import PitpropError


class ClauseFileError(PitpropError):
    """A file of a clause folder that can't be used; the text names the file and the entry."""


class Entry:
    """One TOML table of a file; each key is taken out once, and none may be left over."""

    __slots__ = ("_values", "where")

    def __init__(self, where: str, values: dict[str, object]) -> None:
        self.where = where
        self._values = dict(values)

    def fail(self, message: str) -> NoReturn:
        """Refuse the entry.

        Raises:
            ClauseFileError: always.
        """
        raise ClauseFileError(f"{self.where}: {message}")

    def has(self, key: str) -> bool:
        """Whether the key is there and has not been taken."""
        return key in self._values

    def names(self) -> list[str]:
        """The keys that have not been taken."""
        return list(self._values)

    def take(self, key: str) -> object:
        """The value of a key that must be there."""
        if key not in self._values:
            self.fail(f"{key!r} is missing")
        return self._values.pop(key)

    def string(self, key: str) -> str:
        """A string that is not empty, its line breaks as spaces."""
        value = self.take(key)
        if not isinstance(value, str) or not value.strip():
            self.fail(f"{key!r} has to be a text that is not empty")
        return " ".join(value.split())

    def strings(self, key: str) -> tuple[str, ...]:
        """A list of strings."""
        value = self.take(key)
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            self.fail(f"{key!r} has to be a list of texts")
        return tuple(value)

    def table(self, key: str) -> Entry:
        """A table inside this one."""
        value = self.take(key)
        if not isinstance(value, dict):
            self.fail(f"{key!r} has to be a table")
        return Entry(f"{self.where}, {key}", value)

    def optional_table(self, key: str) -> Entry:
        """A table inside this one; an empty one where it is not there."""
        return self.table(key) if self.has(key) else Entry(f"{self.where}, {key}", {})

    def tables(self, key: str) -> list[Entry]:
        """A list of tables, counted from 1; none where it is not there."""
        value = self._values.pop(key, [])
        if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
            self.fail(f"{key!r} has to be a list of tables")
        return [Entry(f"{self.where}, {key} {n}", item) for n, item in enumerate(value, 1)]

    def text(self) -> Text:
        """The text of this table, in all languages."""
        for language in LANGUAGES:
            if not self.has(language):
                self.fail(f"the {LANGUAGE_NAMES[language]} text ({language!r}) is missing")
        return Text(self.string("en"), self.string("de"), self.string("nl"))

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
        """Every key has been taken.

        Raises:
            ClauseFileError: one has not.
        """
        if self._values:
            self.fail(f"{next(iter(self._values))!r} has no meaning here")


def read_file(folder: Traversable, name: str) -> Entry:
    """A file of the folder as one entry.

    Raises:
        ClauseFileError: it is not there, or it is no TOML.
    """
    file = folder / name
    if not file.is_file():
        raise ClauseFileError(f"{name}: there is no such file")
    try:
        return Entry(name, tomllib.loads(file.read_text("utf-8")))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ClauseFileError(f"{name}: {error}") from error
