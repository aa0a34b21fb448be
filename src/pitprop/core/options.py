"""Options and editions as data.

There is an option wherever the rule documents differ; an edition is a named set of option values.
No code asks for the name of an edition: it asks for the option.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pitprop.core.errors import PitpropError
from pitprop.core.fault import fault
from pitprop.core.notation import cited


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
class OptionBook:
    """All options and editions of one game; the first edition is the default.

    Attributes:
        options: the options.
        editions: the editions.
        faults: a line for each edition of another package that can't be used.
    """

    options: tuple[Option, ...]
    editions: tuple[Edition, ...]
    faults: tuple[str, ...] = ()

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
        known = ", ".join(option.name for option in self.options)
        raise PitpropError(fault("no-such-option", name=cited(name), known=known))

    def edition(self, name: str) -> Edition:
        """The edition of that name.

        Raises:
            PitpropError: the name is unknown.
        """
        for edition in self.editions:
            if edition.name == name:
                return edition
        known = ", ".join(edition.name for edition in self.editions)
        raise PitpropError(fault("no-such-edition", name=cited(name), known=known))

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
                raise PitpropError(wrong)
            values[name] = value
        return values

    def changes(self, edition: str, values: Mapping[str, str]) -> dict[str, str]:
        """Where a set of values differs from an edition."""
        base = self.edition(edition).values
        return {name: value for name, value in values.items() if base[name] != value}
