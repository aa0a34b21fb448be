"""Places in a maze: how they are written, and how codes hold their coordinates."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from pitprop.core.description.words import Word
from pitprop.core.errors import NotationError
from pitprop.core.fault import fault
from pitprop.core.notation import cited
from pitprop.tunnels.card import OPEN, OPPOSITE, SIDE_BIT, STEP_X, STEP_Y
from pitprop.tunnels.maze import REACH, Maze, pack, packed_x, packed_y

_PLACE: Final = re.compile(r"(-?(?:0|[1-9][0-9]{0,5})),(-?(?:0|[1-9][0-9]{0,5}))")


class Place(NamedTuple):
    """A place of the maze: x grows east, y grows south, the start card is at (0, 0)."""

    x: int
    y: int

    def __str__(self) -> str:
        return f"{self.x},{self.y}"


def parse_place(text: str) -> Place:
    """Read a place such as `3,-1`.

    Raises:
        NotationError: the text is not a place.
    """
    match = _PLACE.fullmatch(text)
    if match is None or "-0" in (match[1], match[2]):
        raise NotationError(fault("not-a-place", word=cited(text)))
    return Place(int(match[1]), int(match[2]))


def packed_coordinates(place: Place) -> int:
    """The coordinates as one integer (see `maze.pack`).

    Raises:
        NotationError: no maze reaches that far.
    """
    x, y = place
    if max(abs(x), abs(y)) > REACH:
        raise NotationError(fault("out-of-reach", place=f"{x},{y}", most=REACH))
    return pack(x, y)


def place_at(maze: Maze, number: int) -> Place:
    """The place of a number."""
    return Place(maze.x(number), maze.y(number))


def in_reading_order(cards: Iterable[tuple[int, Place]]) -> list[tuple[int, Place]]:
    """Cards with their places: by row, then from west to east."""
    return sorted(cards, key=lambda card: (card[1].y, card[1].x))


def misfits(shapes: Mapping[Place, int]) -> Iterator[tuple[Place, int, Place]]:
    """The cards that open onto a neighbour's wall: the place, the side, and the neighbour's place.

    Args:
        shapes: the cards as they lie.
    """
    for place, shape in shapes.items():
        for side in range(4):
            beside = Place(place.x + STEP_X[side], place.y + STEP_Y[side])
            opens = OPEN[shape] & SIDE_BIT[side] != 0
            if opens and beside in shapes and not OPEN[shapes[beside]] & SIDE_BIT[OPPOSITE[side]]:
                yield place, side, beside


class Coordinates(Word[Place, object]):
    """A place; codes hold its packed coordinates."""

    name = "PLACE"
    page_like = r"-?\d+,-?\d+"

    def read(self, text: str) -> Place:
        place = parse_place(text)
        packed_coordinates(place)
        return place

    def number(self, value: Place, table: object) -> int:
        return packed_coordinates(value)

    def value(self, number: int, table: object) -> Place:
        return Place(packed_x(number), packed_y(number))
