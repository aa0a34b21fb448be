"""The log of a round: events as integers, each with its private part (S-80, S-81).

`events` tells what each of them says.

Above the head of an entry (`core.entries`):
bits 19–24 card · 25–28 other seat · 29–30 tool · 31–62 packed coordinates
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pitprop.core.entries import NO_ONE as NO_ONE
from pitprop.core.entries import OWN_AT, SEAT_AT, SECRET_AT
from pitprop.core.entries import event_of as event_of
from pitprop.core.entries import for_seat as for_seat
from pitprop.core.entries import seat_of as seat_of
from pitprop.core.entries import secret_of as secret_of
from pitprop.core.entries import with_secret as with_secret
from pitprop.tunnels.maze import packed_x, packed_y

DEALT: Final = 0
LAID: Final = 1
BROKE: Final = 2
MENDED: Final = 3
FELL: Final = 4
LOOKED: Final = 5
PASSED: Final = 6
DREW: Final = 7
SKIPPED: Final = 8
REVEALED: Final = 9
TURNED: Final = 10
ROUND_WON: Final = 11
OFFERED: Final = 12
TOOK: Final = 13
PAID: Final = 14
RETURNED: Final = 15
GAME_OVER: Final = 16

_CARD_AT: Final = OWN_AT
_TARGET_AT: Final = 25
_TOOL_AT: Final = 29
_PLACE_AT: Final = 31


def entry(
    event: i64,
    seat: i64 = NO_ONE,
    card: i64 = 0,
    target: i64 = 0,
    tool: i64 = 0,
    coordinates: i64 = 0,
    secret: i64 = -1,
) -> i64:
    """One entry of the log.

    Args:
        event: which kind of event.
        seat: who did it.
        card: the card.
        target: whom it was done to.
        tool: the tool.
        coordinates: where it was done, as packed coordinates.
        secret: what only some know; negative for nothing.
    """
    return (
        event
        + (seat << SEAT_AT)
        + (secret + 1 << SECRET_AT)
        + (card << _CARD_AT)
        + (target << _TARGET_AT)
        + (tool << _TOOL_AT)
        + (coordinates << _PLACE_AT)
    )


def card_of(logged: i64) -> i64:
    """The card: a shape where one lies on the table, else a kind, a goal, or a number."""
    return logged >> _CARD_AT & 63


def target_of(logged: i64) -> i64:
    """The seat that it was done to."""
    return logged >> _TARGET_AT & 15


def tool_of(logged: i64) -> i64:
    """The tool."""
    return logged >> _TOOL_AT & 3


def coordinates_of(logged: i64) -> i64:
    """The packed coordinates of the place."""
    return logged >> _PLACE_AT


def x_of(logged: i64) -> i64:
    """The x of the place."""
    return packed_x(coordinates_of(logged))


def y_of(logged: i64) -> i64:
    """The y of the place."""
    return packed_y(coordinates_of(logged))
