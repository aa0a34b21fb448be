"""The maze: cards on places without bounds, and which of their openings are joined to the start.

Everything is kept in flat lists, indexed by a small *place number* that is given out when a place
first matters (a card lies on it or beside it). Coordinates are only looked up when a card is laid,
so nothing depends on where a maze grows or how far.
"""

from __future__ import annotations

from typing import Final

from pitprop.tunnels.card import (
    JOINED,
    NO_SHAPE,
    OPEN,
    OPPOSITE,
    SHAPES,
    SIDE_BIT,
    STEP_X,
    STEP_Y,
)

# What lies on a place.
NOTHING: Final = 0
START: Final = 1
TUNNEL: Final = 2
GOAL: Final = 3
HIDDEN_GOAL: Final = 4

NO_PLACE: Final = -1

REACH: Final = 32_000
"""How far from the start, in cards along either axis, a place may be written down."""

_OFFSET: Final = 32_768
_WIDTH: Final = 65_536

# A key tells what the neighbours of a place ask of a card there: four bits each for sides where an
# opening is needed, where a wall is needed, and where the opening faced is joined to the start.
_FORBID: Final = 16
_LIT: Final = 256
_NEED_BITS: Final = 15


def pack(x: int, y: int) -> int:
    """One integer for a pair of coordinates."""
    return (x + _OFFSET) * _WIDTH + (y + _OFFSET)


def packed_x(coordinates: int) -> int:
    """The x of packed coordinates."""
    return coordinates // _WIDTH - _OFFSET


def packed_y(coordinates: int) -> int:
    """The y of packed coordinates."""
    return coordinates % _WIDTH - _OFFSET


def _fitting_shapes() -> list[list[bool]]:
    return [
        [
            OPEN[shape] & need == need and OPEN[shape] & forbid == 0 and shape != NO_SHAPE
            for shape in range(SHAPES)
        ]
        for forbid in range(16)
        for need in range(16)
    ]


FITS: Final[list[list[bool]]] = _fitting_shapes()
"""`FITS[need + 16 * forbid][shape]`: it has the needed openings and none of the forbidden."""


class Maze:
    """Cards on places, with the openings that are joined to the start kept up to date.

    Attributes, each indexed by place number:
        coordinates: packed coordinates.
        lies: what lies there (`NOTHING`, `START`, `TUNNEL`, `GOAL`, `HIDDEN_GOAL`).
        shape: the shape of the face-up card, or `NO_SHAPE`.
        lit: mask of openings that an unbroken tunnel joins to a start card.
        beside: `beside[4 * place + side]` is the neighbour's place number, or `NO_PLACE`.
        key: what the neighbours ask (see `need`, `forbid`, `lit_need`).
    """

    __slots__ = ("beside", "coordinates", "key", "lies", "lit", "shape")

    def __init__(self) -> None:
        self.coordinates: list[int] = []
        self.lies: list[int] = []
        self.shape: list[int] = []
        self.lit: list[int] = []
        self.beside: list[int] = []
        self.key: list[int] = []

    def clone(self) -> Maze:
        """A maze that shares nothing changeable with this one."""
        copy = Maze.__new__(Maze)
        copy.coordinates = self.coordinates[:]
        copy.lies = self.lies[:]
        copy.shape = self.shape[:]
        copy.lit = self.lit[:]
        copy.beside = self.beside[:]
        copy.key = self.key[:]
        return copy

    def find(self, x: int, y: int) -> int:
        """The number of a place, or `NO_PLACE` where nothing lies there or beside it yet."""
        wanted = pack(x, y)
        if wanted in self.coordinates:
            return self.coordinates.index(wanted)
        return NO_PLACE

    def x(self, place: int) -> int:
        """How far east of the start a place is."""
        return packed_x(self.coordinates[place])

    def y(self, place: int) -> int:
        """How far south of the start a place is."""
        return packed_y(self.coordinates[place])

    def need(self, place: int) -> int:
        """Sides of a place where a neighbour's opening faces it."""
        return self.key[place] & _NEED_BITS

    def forbid(self, place: int) -> int:
        """Sides of a place where a face-up neighbour shows its wall."""
        return self.key[place] // _FORBID & _NEED_BITS

    def lit_need(self, place: int) -> int:
        """Sides of a place where a neighbour's opening that is joined to the start faces it."""
        return self.key[place] // _LIT

    def fits(self, place: int, shape: int) -> bool:
        """Whether openings meet openings and walls meet walls at every face-up neighbour."""
        return FITS[self.key[place] & 255][shape]

    def is_face_up(self, place: int) -> bool:
        """Whether a card with visible openings lies there."""
        return self.shape[place] != NO_SHAPE

    def hide_goal(self, x: int, y: int) -> int:
        """Lay a goal face down; returns its place number."""
        place = self._number(x, y)
        self.lies[place] = HIDDEN_GOAL
        return place

    def lay(self, x: int, y: int, shape: int, lies: int = TUNNEL) -> int:
        """Lay a card face up, or turn up a hidden goal; returns its place number.

        The maze lays whatever it is told to: whether a card may lie there is the rules' business.
        """
        place = self._number(x, y)
        self.lies[place] = lies
        self.shape[place] = shape
        lit = OPEN[shape] if lies == START else 0
        lit_need = self.lit_need(place)
        for side in range(4):
            is_open = OPEN[shape] & SIDE_BIT[side]
            neighbour = self._neighbour(place, side)
            self.key[neighbour] |= SIDE_BIT[OPPOSITE[side]] * (1 if is_open else _FORBID)
            if is_open & lit_need:
                lit |= JOINED[4 * shape + side]
        self._light(place, lit)
        return place

    def remove(self, place: int) -> None:
        """Take a card off the maze; what hung on it stays."""
        self.lies[place] = NOTHING
        self.shape[place] = NO_SHAPE
        for side in range(4):
            bit = SIDE_BIT[OPPOSITE[side]]
            self.key[self._neighbour(place, side)] &= ~(bit + _FORBID * bit)
        self._flood()

    def _flood(self) -> None:
        """Find anew, from every start card, which openings are joined to the start."""
        for place in range(len(self.lit)):
            self.lit[place] = 0
            self.key[place] &= _LIT - 1
        for place in range(len(self.lies)):
            if self.lies[place] == START:
                self._light(place, OPEN[self.shape[place]])

    def _light(self, place: int, lit: int) -> None:
        """Mark openings as joined to the start, and all that hang on them."""
        waiting = [place]
        masks = [lit]
        while waiting:
            place = waiting.pop()
            fresh = masks.pop() & ~self.lit[place]
            self.lit[place] |= fresh
            for side in range(4):
                if not fresh & SIDE_BIT[side]:
                    continue
                neighbour = self.beside[4 * place + side]
                back = OPPOSITE[side]
                self.key[neighbour] |= _LIT * SIDE_BIT[back]
                if self.shape[neighbour] != NO_SHAPE:
                    waiting.append(neighbour)
                    masks.append(JOINED[4 * self.shape[neighbour] + back])

    def _number(self, x: int, y: int) -> int:
        """The place number for coordinates, given out if there is none yet."""
        place = self.find(x, y)
        if place != NO_PLACE:
            return place
        place = len(self.coordinates)
        self.coordinates.append(pack(x, y))
        self.lies.append(NOTHING)
        self.shape.append(NO_SHAPE)
        self.lit.append(0)
        self.key.append(0)
        self.beside.extend([NO_PLACE, NO_PLACE, NO_PLACE, NO_PLACE])
        return place

    def _neighbour(self, place: int, side: int) -> int:
        """The neighbour's place number, given out and linked both ways if need be."""
        neighbour = self.beside[4 * place + side]
        if neighbour == NO_PLACE:
            neighbour = self._number(
                self.x(place) + STEP_X[side],
                self.y(place) + STEP_Y[side],
            )
            self.beside[4 * place + side] = neighbour
            self.beside[4 * neighbour + OPPOSITE[side]] = place
        return neighbour
