"""Path cards: a card is a partition of its openings.

A *shape* is a small integer that names one partition of a subset of the four sides. There are 52 of
them, the empty one (0, no opening) included. A shape says how a card *lies*; a card in the hand is
named by its *first spelling*, the first of its two half turns.

Sides are 0 to 3, clockwise from north. A set of sides is a mask of four bits, north the lowest.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDES: Final = "NESW"
ALL_SIDES: Final = 15

# The table of single bits: `SIDE_BIT[side]`, and the same for all shapes. Compiled code must not
# shift by a variable (`1 << side`), which is a 32-bit shift there.
SIDE_BIT: Final[vec[i64]] = vec[i64]([1, 2, 4, 8])
OPPOSITE: Final[vec[i64]] = vec[i64]([SOUTH, WEST, NORTH, EAST])
STEP_X: Final[vec[i64]] = vec[i64]([0, 1, 0, -1])
STEP_Y: Final[vec[i64]] = vec[i64]([-1, 0, 1, 0])

NO_SHAPE: Final = 0


def _partitions(sides: str) -> list[list[str]]:
    """All partitions of the sides, each a list of groups in the order of their first side."""
    if not sides:
        return [[]]
    first, rest = sides[0], sides[1:]
    found: list[list[str]] = []
    for parts in _partitions(rest):
        found.append([first, *parts])
        found.extend([first + part, *parts[:at], *parts[at + 1 :]] for at, part in enumerate(parts))
    return found


def _subsets() -> list[str]:
    return [
        "".join(side for bit, side in enumerate(SIDES) if mask >> bit & 1)
        for mask in range(ALL_SIDES + 1)
    ]


def _canonical(groups: list[str]) -> str:
    """Spell a partition: groups and the sides in them clockwise from north, dots between groups."""
    ordered = ["".join(sorted(group, key=SIDES.index)) for group in groups]
    return ".".join(sorted(ordered, key=lambda group: SIDES.index(group[0])))


def spelling_order(spelling: str) -> list[int]:
    """Letter by letter: N before E before S before W before the dot."""
    return ["NESW.".index(letter) for letter in spelling]


def _all_spellings() -> list[str]:
    spellings = {_canonical(groups) for sides in _subsets() for groups in _partitions(sides)}
    return sorted(spellings, key=lambda spelling: (len(spelling) > 0, spelling_order(spelling)))


def _half_turn(spelling: str) -> str:
    turned = spelling.translate(str.maketrans("NESW", "SWNE"))
    return _canonical(turned.split(".")) if turned else ""


def _mask(sides: str) -> int:
    return sum(SIDE_BIT[SIDES.index(side)] for side in sides if side != ".")


SPELLING: Final[list[str]] = _all_spellings()
"""The spelling of each shape."""

SHAPE: Final[dict[str, int]] = {spelling: shape for shape, spelling in enumerate(SPELLING)}
"""The shape of each spelling."""

SHAPES: Final = len(SPELLING)

SHAPE_BIT: Final[vec[i64]] = vec[i64]([2**shape for shape in range(SHAPES)])
"""Each shape's bit in a set of shapes."""

# Divided by 67, every power of two below 2**66 leaves a different remainder.
_PRIME: Final = 67
_SHAPE_OF_REST: Final[vec[i64]] = vec[i64](
    [next((shape for shape in range(SHAPES) if 2**shape % 67 == rest), 0) for rest in range(67)]
)

OPEN: Final[vec[i64]] = vec[i64]([_mask(spelling) for spelling in SPELLING])
"""The openings of each shape, as a mask of sides."""

TURNED: Final[vec[i64]] = vec[i64]([SHAPE[_half_turn(spelling)] for spelling in SPELLING])
"""The shape after half a turn."""

JOINED: Final[vec[i64]] = vec[i64](
    [
        next((_mask(group) for group in spelling.split(".") if side in group), 0)
        for spelling in SPELLING
        for side in SIDES
    ]
)
"""`JOINED[4 * shape + side]`: the openings joined inside the card to that one, itself included."""

FIRST: Final[vec[i64]] = vec[i64](
    [
        min(shape, turned, key=lambda each: spelling_order(SPELLING[each]))
        for shape, turned in enumerate(TURNED)
    ]
)
"""The shape that names the card: of its two half turns the one that is spelled first."""


def first_shape(shapes: i64) -> i64:
    """The lowest shape of a set that has one."""
    return _SHAPE_OF_REST[(shapes & -shapes) % _PRIME]


def is_dead_end(shape: int) -> bool:
    """Whether the shape joins no two of its openings."""
    return all(JOINED[4 * shape + side] in (0, SIDE_BIT[side]) for side in range(4))


def quarter_turns(shape: int) -> list[int]:
    """The two shapes of the card laid crosswise: a quarter turn either way."""
    turned = SPELLING[shape].translate(str.maketrans("NESW", "ESWN"))
    crosswise = SHAPE[_canonical(turned.split("."))] if turned else NO_SHAPE
    return [crosswise, TURNED[crosswise]]
