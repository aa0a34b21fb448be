"""The maze: cards on places without bounds, and which of their openings are joined to the start.

A small *place number* is given out when a place first matters (a card lies on it or beside it).
Everything about a place is kept in flat vectors under that number; coordinates are only looked up
when a card is laid, so nothing depends on where or how far a maze grows.

Each place is one integer, its *cell*:

    bits 0–2 what lies there · 3–8 the shape of a face-up card · 9–12 openings joined to the start ·
    13–16 sides where a neighbour's opening faces it · 17–20 where a neighbour's wall does ·
    21–24 where a neighbour's opening that is joined to the start does ·
    25–60 the place numbers of the neighbours, plus one, clockwise from north
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from pitprop.core.errors import PitpropError
from pitprop.tunnels.card import (
    ALL_SIDES,
    JOINED,
    NO_SHAPE,
    OPEN,
    OPPOSITE,
    SHAPE_BIT,
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

MOST_PLACES: Final = 511
"""How many places can have a number: enough for a hundred cards and all places beside them."""

_OFFSET: Final = 32_768
_Y_MASK: Final = 65_535

# By side: what turns packed coordinates into those of the neighbour.
_STEP: Final[vec[i64]] = vec[i64]([65_536 * STEP_X[side] + STEP_Y[side] for side in range(4)])

# Where the fields of a cell begin, and masks of what they hold.
_SHAPE_AT: Final = 3
_LIT_AT: Final = 9
_NEED_AT: Final = 13
_FORBID_AT: Final = 17
_LIT_NEED_AT: Final = 21
_OCCUPANT_MASK: Final = 7
_SHAPE_MASK: Final = 63
_FOUR_SIDES: Final = 15
_EIGHT_SIDES: Final = 255
_NEIGHBOUR_MASK: Final = 511
_NEEDED: Final = 15 << _NEED_AT  # an opening of a neighbour
_LIT_NEEDED: Final = 15 << _LIT_NEED_AT  # one that is joined to the start
_NO_CARD: Final = ~511  # all but what lies there and its shape
_LIT: Final = 15 << _LIT_AT
_DARK: Final = ~(_LIT + _LIT_NEEDED)  # all but what is joined to the start

# By set of sides: whether there are two or more in it.
_SEVERAL: Final[vec[i64]] = vec[i64]([int(mask.bit_count() > 1) for mask in range(ALL_SIDES + 1)])

# By side: where a neighbour's number begins, and the bits that concern that side.
_NEIGHBOUR_AT: Final[vec[i64]] = vec[i64]([25, 34, 43, 52])
_NEIGHBOUR: Final[vec[i64]] = vec[i64]([2**25, 2**34, 2**43, 2**52])
_NEED: Final[vec[i64]] = vec[i64]([bit << _NEED_AT for bit in SIDE_BIT])
_FORBID: Final[vec[i64]] = vec[i64]([bit << _FORBID_AT for bit in SIDE_BIT])
_LIT_NEED: Final[vec[i64]] = vec[i64]([bit << _LIT_NEED_AT for bit in SIDE_BIT])


def pack(x: i64, y: i64) -> i64:
    """One integer for a pair of coordinates."""
    return (x + _OFFSET << 16) + (y + _OFFSET)


def packed_x(coordinates: i64) -> i64:
    """The x of packed coordinates."""
    return (coordinates >> 16) - _OFFSET


def packed_y(coordinates: i64) -> i64:
    """The y of packed coordinates."""
    return (coordinates & _Y_MASK) - _OFFSET


def _fitting_shapes() -> vec[i64]:
    fitting = [
        [
            OPEN[shape] & required == required and not OPEN[shape] & blocked and shape != NO_SHAPE
            for shape in range(SHAPES)
        ]
        for blocked in range(16)
        for required in range(16)
    ]
    return vec[i64]([sum(fits * 2**shape for shape, fits in enumerate(row)) for row in fitting])


FITS: Final[vec[i64]] = _fitting_shapes()
"""`FITS[required + 16 * blocked]`: the shapes with the required openings and no blocked ones."""


class Maze:
    """Cards on places, with the openings that are joined to the start kept up to date.

    Attributes:
        cells: everything about each place, packed (see the module).
        coordinates: each place's packed coordinates.
        ends: the empty places that an opening joined to the start faces, in the order of their
            numbers. It follows from the cells.
    """

    __slots__ = ("cells", "coordinates", "ends")

    def __init__(self, cells: vec[i64], coordinates: vec[i64], ends: vec[i64]) -> None:
        self.cells = cells
        self.coordinates = coordinates
        self.ends = ends

    def clone(self) -> Maze:
        """A maze that shares nothing mutable with this one."""
        return Maze(self.cells[:], self.coordinates[:], self.ends[:])

    # --- What can be asked ----------------------------------------------------------------------

    def places(self) -> i64:
        """How many place numbers have been given out."""
        return len(self.cells)

    def find(self, x: i64, y: i64) -> i64:
        """The number of a place, or `NO_PLACE` where nothing lies there or beside it yet."""
        return self.find_at(pack(x, y))

    def find_at(self, coordinates: i64) -> i64:
        """The same as `find`, for packed coordinates."""
        for place, known in enumerate(self.coordinates):
            if known == coordinates:
                return place
        return NO_PLACE

    def beside_openings(self) -> vec[i64]:
        """The empty places that any opening faces, joined to the start or not."""
        found = vec[i64]()
        for place, cell in enumerate(self.cells):
            if cell & _OCCUPANT_MASK == NOTHING and cell & _NEEDED:
                found = append(found, place)
        return found

    def x(self, place: i64) -> i64:
        """How far east of the start a place is."""
        return packed_x(self.coordinates[place])

    def y(self, place: i64) -> i64:
        """How far south of the start a place is."""
        return packed_y(self.coordinates[place])

    def occupant(self, place: i64) -> i64:
        """What lies there (`NOTHING`, `START`, `TUNNEL`, `GOAL`, `HIDDEN_GOAL`)."""
        return occupant_in(self.cells[place])

    def shape(self, place: i64) -> i64:
        """The shape of the face-up card, or `NO_SHAPE`."""
        return shape_in(self.cells[place])

    def lit(self, place: i64) -> i64:
        """The openings of the card there that an unbroken tunnel joins to a start card."""
        return lit_in(self.cells[place])

    def required(self, place: i64) -> i64:
        """Sides of a place where a neighbour's opening faces it."""
        return self.cells[place] >> _NEED_AT & _FOUR_SIDES

    def blocked(self, place: i64) -> i64:
        """Sides of a place where a face-up neighbour shows its wall."""
        return self.cells[place] >> _FORBID_AT & _FOUR_SIDES

    def lit_required(self, place: i64) -> i64:
        """Sides of a place where a neighbour's opening that is joined to the start faces it."""
        return self.cells[place] >> _LIT_NEED_AT & _FOUR_SIDES

    def beside(self, place: i64, side: i64) -> i64:
        """The neighbour's place number, or `NO_PLACE` where none has been given out."""
        return (self.cells[place] >> _NEIGHBOUR_AT[side] & _NEIGHBOUR_MASK) - 1

    def fitting(self, place: i64) -> i64:
        """The shapes whose openings and walls meet those of all face-up neighbours, as a set."""
        return FITS[self.cells[place] >> _NEED_AT & _EIGHT_SIDES]

    def fits(self, place: i64, shape: i64) -> bool:
        """Whether openings meet openings and walls meet walls at every face-up neighbour."""
        return self.fitting(place) & SHAPE_BIT[shape] != 0

    def mismatched_side(self, place: i64, shape: i64) -> i64:
        """The first side, clockwise from north, where an opening meets a wall; -1 for none."""
        wrong = OPEN[shape] & self.blocked(place) | self.required(place) & ~OPEN[shape]
        side: i64 = 0
        while side < 4:
            if wrong & SIDE_BIT[side]:
                return side
            side += 1
        return -1

    def is_beside_hidden_goal(self, x: i64, y: i64) -> bool:
        """Whether a goal lies face down beside a place, which may be far from everything."""
        side: i64 = 0
        while side < 4:
            place = self.find(x + STEP_X[side], y + STEP_Y[side])
            if place != NO_PLACE and self.occupant(place) == HIDDEN_GOAL:
                return True
            side += 1
        return False

    def is_face_up(self, place: i64) -> bool:
        """Whether a card with visible openings lies there."""
        return self.shape(place) != NO_SHAPE

    # --- What changes it ------------------------------------------------------------------------

    def hide_goal(self, x: i64, y: i64) -> i64:
        """Lay a goal face down; returns its place number."""
        place = self._number(pack(x, y))
        self.cells[place] += HIDDEN_GOAL
        return place

    def lay(self, x: i64, y: i64, shape: i64, occupant: i64 = TUNNEL) -> i64:
        """Lay a card face up, or turn up a hidden goal; returns its place number.

        The maze lays whatever it is told to: whether a card may lie there is up to the rules.

        Args:
            x: how far east of the start.
            y: how far south of the start.
            shape: the card as it lies.
            occupant: what lies there then.
        """
        return self.lay_at(pack(x, y), shape, occupant)

    def lay_at(self, coordinates: i64, shape: i64, occupant: i64 = TUNNEL) -> i64:
        """The same as `lay`, for packed coordinates.

        Args:
            coordinates: the place, as packed coordinates.
            shape: the card as it lies.
            occupant: what lies there then.
        """
        place = self._number(coordinates)
        openings = OPEN[shape]
        if is_end(self.cells[place]):
            self.ends = remove(self.ends, place)
        self.cells[place] = self.cells[place] & _NO_CARD | occupant | shape << _SHAPE_AT
        lit: i64 = openings if occupant == START else 0
        lit_required = self.lit_required(place)
        side: i64 = 0
        while side < 4:
            is_open = openings & SIDE_BIT[side]
            neighbour = self._neighbour(place, side)
            back = OPPOSITE[side]
            self.cells[neighbour] |= _NEED[back] if is_open else _FORBID[back]
            if is_open & lit_required:
                lit |= JOINED[4 * shape + side]
            side += 1
        if lit:
            self._light(place, lit)
        return place

    def remove(self, place: i64) -> None:
        """Take a card off the maze; the cards beyond it stay."""
        lit = self.lit(place)
        self.cells[place] &= _NO_CARD & ~_LIT
        side: i64 = 0
        while side < 4:
            back = OPPOSITE[side]
            self.cells[self._neighbour(place, side)] &= ~(_NEED[back] | _FORBID[back])
            side += 1
        if lit and _SEVERAL[self.lit_required(place)]:
            self._flood()
            return
        self._unlight(place, lit)
        if self.lit_required(place):
            self._add_end(place)

    def _unlight(self, place: i64, lit: i64) -> None:
        """Forget the openings of a card that was joined to the start, with nothing beyond it."""
        side: i64 = 0
        while side < 4:
            if lit & SIDE_BIT[side]:
                neighbour = self.beside(place, side)
                was_end = is_end(self.cells[neighbour])
                self.cells[neighbour] &= ~_LIT_NEED[OPPOSITE[side]]
                if was_end and not is_end(self.cells[neighbour]):
                    self.ends = remove(self.ends, neighbour)
            side += 1

    def _flood(self) -> None:
        """Find again, from every start card, which openings are joined to the start."""
        self.ends = vec[i64](capacity=len(self.ends))
        cells = self.cells
        starts = vec[i64]()
        place: i64 = 0
        while place < len(cells):
            cells[place] &= _DARK
            if cells[place] & _OCCUPANT_MASK == START:
                starts = append(starts, place)
            place += 1
        for start in starts:
            self._light(start, OPEN[self.shape(start)])

    def _light(self, place: i64, lit: i64) -> None:
        """Mark openings of a card as joined to the start, and all openings beyond them."""
        cells = self.cells
        cell = cells[place]
        fresh = lit & ~(cell >> _LIT_AT)
        cells[place] = cell | fresh << _LIT_AT
        side: i64 = 0
        while side < 4:
            if fresh & SIDE_BIT[side]:
                neighbour = (cell >> _NEIGHBOUR_AT[side] & _NEIGHBOUR_MASK) - 1
                back = OPPOSITE[side]
                before = cells[neighbour]
                cells[neighbour] = before | _LIT_NEED[back]
                if before & _OCCUPANT_MASK != NOTHING:
                    joined = JOINED[4 * (before >> _SHAPE_AT & _SHAPE_MASK) + back]
                    if joined & ~(before >> _LIT_AT):
                        self._light(neighbour, joined)
                elif before & _LIT_NEEDED == 0:
                    self._add_end(neighbour)
            side += 1

    def _add_end(self, place: i64) -> None:
        """Put a place among the ends, which are in the order of their numbers."""
        ends = append(self.ends, place)
        at: i64 = len(ends) - 1
        while at > 0 and ends[at - 1] > place:
            ends[at] = ends[at - 1]
            at -= 1
        ends[at] = place
        self.ends = ends

    def _number(self, coordinates: i64) -> i64:
        """The place number for packed coordinates, given out if they have none yet.

        Raises:
            PitpropError: all place numbers have been given out.
        """
        place = self.find_at(coordinates)
        if place != NO_PLACE:
            return place
        if len(self.cells) == MOST_PLACES:
            raise PitpropError(f"a maze has room for {MOST_PLACES} places, not for one more")
        self.cells = append(self.cells, 0)
        self.coordinates = append(self.coordinates, coordinates)
        return len(self.cells) - 1

    def _neighbour(self, place: i64, side: i64) -> i64:
        """The neighbour's place number, given out and linked both ways if need be."""
        neighbour = self.beside(place, side)
        if neighbour == NO_PLACE:
            neighbour = self._number(self.coordinates[place] + _STEP[side])
            self.cells[place] += (neighbour + 1) * _NEIGHBOUR[side]
            self.cells[neighbour] += (place + 1) * _NEIGHBOUR[OPPOSITE[side]]
        return neighbour


def occupant_in(cell: i64) -> i64:
    """What lies on a place (see `Maze.occupant`), from its cell."""
    return cell & _OCCUPANT_MASK


def shape_in(cell: i64) -> i64:
    """The shape of the face-up card there, or `NO_SHAPE`."""
    return cell >> _SHAPE_AT & _SHAPE_MASK


def lit_in(cell: i64) -> i64:
    """The openings of the card there that an unbroken tunnel joins to a start card."""
    return cell >> _LIT_AT & _FOUR_SIDES


def is_end(cell: i64) -> bool:
    """Whether nothing lies there and an opening joined to the start faces it."""
    return cell & _OCCUPANT_MASK == NOTHING and cell & _LIT_NEEDED != 0


def empty_maze() -> Maze:
    """A maze in which nothing lies."""
    return Maze(vec[i64](), vec[i64](), vec[i64]())


def maze_of(cells: vec[i64], coordinates: vec[i64]) -> Maze:
    """The maze of these cells and coordinates."""
    ends = vec[i64]()
    for place, cell in enumerate(cells):
        if is_end(cell):
            ends = append(ends, place)
    return Maze(cells, coordinates, ends)
