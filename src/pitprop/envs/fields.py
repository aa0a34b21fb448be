"""What an observation holds, field by field, in one place: arrays and documents use it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any

from pitprop.core.errors import PitpropError
from pitprop.core.notation import cited
from pitprop.core.options.option import OptionBook


@dataclass(frozen=True, slots=True)
class Axis:
    """One axis of a field.

    Attributes:
        name: what is counted along it.
        labels: what each place on it stands for, where that isn't just a number.
        size: how many places it has.
    """

    name: str
    labels: tuple[str, ...] = ()
    size: int = 0

    def __len__(self) -> int:
        return self.size or len(self.labels)


@dataclass(frozen=True, slots=True)
class Field:
    """A part of an observation.

    Attributes:
        name: what it is called.
        meaning: what its numbers say.
        axes: its axes.
        high: the highest number.
        low: the lowest number.
    """

    name: str
    meaning: str
    axes: tuple[Axis, ...]
    high: int = 1
    low: int = 0

    @property
    def shape(self) -> tuple[int, ...]:
        """How many places each axis has."""
        return tuple(len(axis) for axis in self.axes)

    @property
    def size(self) -> int:
        """How many numbers it holds."""
        return prod(self.shape)


def options_field(book: OptionBook) -> Field:
    """The field of a table's options: a place for each value but the first of its option."""
    return Field("options", "The options of the table.", (Axis("option", book.flags),))


class Fields:
    """The fields of a game's observations, one after the other in a flat array.

    Attributes:
        fields: the fields, in order.
        size: how many numbers they hold together.
    """

    def __init__(self, fields: Sequence[Field]) -> None:
        self.fields = tuple(fields)
        self._at: dict[str, int] = {}
        size = 0
        for field in fields:
            self._at[field.name] = size
            size += field.size
        self.size = size

    def at(self, name: str) -> int:
        """Where a field begins in an observation.

        Raises:
            PitpropError: there is no such field.
        """
        if name not in self._at:
            raise PitpropError(f"there is no field {name!r}; the fields are {', '.join(self._at)}")
        return self._at[name]

    def split(self, observation: Any) -> Mapping[str, Any]:
        """The fields of an observation by name, each in its own shape, without copying.

        Args:
            observation: one array, or several stacked along axes before the last one.

        Raises:
            PitpropError: it isn't an array of this game's observations.
        """
        shape = getattr(observation, "shape", None)
        if not shape or shape[-1] != self.size:
            what = cited(observation) if shape is None else f"an array of shape {tuple(shape)}"
            raise PitpropError(
                f"an observation is an array of {self.size} numbers, or of such rows, not {what}"
            )
        return {
            field.name: observation[..., at : at + field.size].reshape(
                *observation.shape[:-1], *field.shape
            )
            for field in self.fields
            for at in (self._at[field.name],)
        }


@dataclass(frozen=True, slots=True)
class Window:
    """The places that observations and actions cover; the start lies at 0,0.

    Attributes:
        west: the lowest x.
        east: the highest x.
        north: the lowest y.
        south: the highest y.
    """

    west: int
    east: int
    north: int
    south: int

    @property
    def columns(self) -> int:
        """How many places lie side by side."""
        return self.east - self.west + 1

    @property
    def rows(self) -> int:
        """How many places lie one below the other."""
        return self.south - self.north + 1

    @property
    def cells(self) -> int:
        """How many places there are."""
        return self.rows * self.columns

    def places(self) -> list[tuple[int, int]]:
        """All places as x and y, row by row."""
        return [
            (x, y)
            for y in range(self.north, self.south + 1)
            for x in range(self.west, self.east + 1)
        ]

    def axes(self) -> tuple[Axis, Axis]:
        """Its rows and columns as axes of a field."""
        return (
            Axis(f"y from {self.north} to {self.south}", size=self.rows),
            Axis(f"x from {self.west} to {self.east}", size=self.columns),
        )
