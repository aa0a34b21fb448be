"""The moves of Saboteur as small integers (*codes*); `moves` tells what each of them is.

bits 0–3 what kind of move · 4–9 card · 10–13 seat · 14–15 tool ·
16–47 the packed coordinates of a place, 0 where there is none; nothing fits above them
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pitprop.tunnels.maze import packed_x, packed_y

LAY: Final = 0
BREAK_TOOL: Final = 1
MEND: Final = 2
ROCKFALL_ON: Final = 3
LOOK_AT: Final = 4
PASS: Final = 5
TURN: Final = 6
TAKE: Final = 7

KIND_MASK: Final = 15
"""The bits of a code that tell what kind of move it is; there is room for this many kinds."""

_CARD_AT: Final = 4
_SEAT_AT: Final = 10
_TOOL_AT: Final = 14
_PLACE_AT: Final = 16


def pack(kind: i64, card: i64 = 0, seat: i64 = 0, tool: i64 = 0, coordinates: i64 = 0) -> i64:
    """The code of a move; coordinates are packed as in the maze.

    Args:
        kind: the kind of move.
        card: the kind of the card.
        seat: the seat that it is for.
        tool: the tool.
        coordinates: the place, as packed coordinates.
    """
    return (
        kind
        + (card << _CARD_AT)
        + (seat << _SEAT_AT)
        + (tool << _TOOL_AT)
        + (coordinates << _PLACE_AT)
    )


ONE_SEAT: Final = 1 << _SEAT_AT
"""Added to the code of a move against one seat, it gives that against the next."""


def with_card(code: i64, card: i64) -> i64:
    """The code with a card, for one that has none yet."""
    return code + (card << _CARD_AT)


def kind_of(code: i64) -> i64:
    """What kind of move a code is."""
    return code & KIND_MASK


def card_of(code: i64) -> i64:
    """The card of a code: a shape for `LAY` and `TURN`, a value for `TAKE`, else a kind."""
    return code >> _CARD_AT & 63


def seat_of(code: i64) -> i64:
    """The seat that a code aims at."""
    return code >> _SEAT_AT & 15


def tool_of(code: i64) -> i64:
    """The tool of a code."""
    return code >> _TOOL_AT & 3


def coordinates_of(code: i64) -> i64:
    """The packed coordinates of a code's place."""
    return code >> _PLACE_AT


def x_of(code: i64) -> i64:
    """The x of a code's place."""
    return packed_x(coordinates_of(code))


def y_of(code: i64) -> i64:
    """The y of a code's place."""
    return packed_y(coordinates_of(code))
