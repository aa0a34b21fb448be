"""Options and editions as data.

There is an option wherever the rule documents differ; an edition is a named set of option values.
No code asks for the name of an edition: it asks for the option.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property

from pitprop.core.errors import PitpropError, Sentence
from pitprop.core.fault import fault
from pitprop.core.notation import cited
from pitprop.core.wording.meant import with_meant


@dataclass(frozen=True, slots=True)
class Option:
    """Something that a table may settle in different ways.

    Attributes:
        name: as in records (`attach`).
        clause: the clause that describes it.
        values: the names of its values; code uses their index.
        seat_counts: the numbers of players for which it changes anything; empty for all.
    """

    name: str
    clause: str
    values: tuple[str, ...]
    seat_counts: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Edition:
    """A named set of option values."""

    name: str
    values: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Editions:
    """The editions of one game.

    Attributes:
        usable: the editions that can be played; the first is the default.
        faults: a line for each edition of another package that can't be used.
    """

    usable: tuple[Edition, ...]
    faults: tuple[str, ...] = ()


class UnknownEditionError(PitpropError):
    """An edition that a game doesn't have.

    Attributes:
        faults: a line for each edition of another package that can't be used, which isn't for
            everybody to know (`edition_faults.naming_edition_faults`).
    """

    def __init__(self, message: str | Sentence, faults: tuple[str, ...]) -> None:
        super().__init__(message)
        self.faults = faults


class OptionBook:
    """All options and editions of one game; the first edition is the default.

    Attributes:
        options: the options.

    Args:
        read: gives the editions. It is asked once, when somebody wants to know: who imports an
            engine waits for no files.
    """

    def __init__(self, options: tuple[Option, ...], read: Callable[[], Editions]) -> None:
        self.options = options
        self._read = read

    @cached_property
    def _editions(self) -> Editions:
        return self._read()

    @property
    def editions(self) -> tuple[Edition, ...]:
        """The editions, the default one first.

        Raises:
            ClauseFileError: a file of the game's own can't be used.
        """
        return self._editions.usable

    @property
    def faults(self) -> tuple[str, ...]:
        """A line for each edition of another package that can't be used."""
        return self._editions.faults

    @property
    def edition_names(self) -> tuple[str, ...]:
        """The names of the editions, the default one first."""
        return tuple(edition.name for edition in self.editions)

    def option(self, name: str) -> Option:
        """The option of that name.

        Raises:
            PitpropError: the name is unknown.
        """
        for option in self.options:
            if option.name == name:
                return option
        names = [option.name for option in self.options]
        wrong = fault("no-such-option", name=cited(name), known=", ".join(names))
        raise PitpropError(with_meant(wrong, name, names))

    def edition(self, name: str) -> Edition:
        """The edition of that name.

        Raises:
            UnknownEditionError: the name is unknown.
        """
        for edition in self.editions:
            if edition.name == name:
                return edition
        names = self.edition_names
        wrong = fault("no-such-edition", name=cited(name), known=", ".join(names))
        raise UnknownEditionError(with_meant(wrong, name, names), self.faults)

    def resolve(self, edition: str, changes: Mapping[str, str]) -> dict[str, str]:
        """The value of every option: the edition's, with the changes made.

        Raises:
            PitpropError: an unknown edition, option or value.
        """
        values = dict(self.edition(edition).values)
        for name, value in changes.items():
            allowed = self.option(name).values
            if value not in allowed:
                wrong = fault("option-value", name=name, known=tuple(allowed), value=cited(value))
                raise PitpropError(with_meant(wrong, value, allowed))
            values[name] = value
        return values

    @cached_property
    def flags(self) -> tuple[str, ...]:
        """`option = value` for each value but the first of its option: what may be the case."""
        return tuple(
            f"{option.name} = {value}" for option in self.options for value in option.values[1:]
        )

    def flags_of(self, values: Mapping[str, str]) -> tuple[int, ...]:
        """Which of the flags are the case where every option has such a value, by number."""
        told = {f"{name} = {value}" for name, value in values.items()}
        return tuple(number for number, flag in enumerate(self.flags) if flag in told)

    def changes(self, edition: str, values: Mapping[str, str]) -> dict[str, str]:
        """Where a set of values differs from an edition."""
        base = self.edition(edition).values
        return {name: value for name, value in values.items() if base[name] != value}
