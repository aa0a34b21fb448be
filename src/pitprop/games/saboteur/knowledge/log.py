"""The log of a round: events as integers, each with its private part (S-80, S-81).

`events` tells what each of them says.

bits 0–4 what happened · 5–8 seat · 9–14 card · 15–18 other seat · 19–20 tool ·
21–26 secret, plus one · 27–58 packed coordinates
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

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

_SEAT_AT: Final = 5
_CARD_AT: Final = 9
_TARGET_AT: Final = 15
_TOOL_AT: Final = 19
_SECRET_AT: Final = 21
_PLACE_AT: Final = 27
NO_ONE: Final = 15
"""The seat of an event that nobody did."""


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
        + (seat << _SEAT_AT)
        + (card << _CARD_AT)
        + (target << _TARGET_AT)
        + (tool << _TOOL_AT)
        + (secret + 1 << _SECRET_AT)
        + (coordinates << _PLACE_AT)
    )


def event_of(logged: i64) -> i64:
    """What happened."""
    return logged & 31


def seat_of(logged: i64) -> i64:
    """Who did it; 15 where nobody did."""
    return logged >> _SEAT_AT & 15


def card_of(logged: i64) -> i64:
    """The card: a shape where one lies on the table, else a kind, a goal, or a number."""
    return logged >> _CARD_AT & 63


def target_of(logged: i64) -> i64:
    """The seat that it was done to."""
    return logged >> _TARGET_AT & 15


def tool_of(logged: i64) -> i64:
    """The tool."""
    return logged >> _TOOL_AT & 3


def secret_of(logged: i64) -> i64:
    """The private part, or -1 where it is not known."""
    return (logged >> _SECRET_AT & 63) - 1


def coordinates_of(logged: i64) -> i64:
    """The packed coordinates of the place."""
    return logged >> _PLACE_AT


def x_of(logged: i64) -> i64:
    """The x of the place."""
    return packed_x(coordinates_of(logged))


def y_of(logged: i64) -> i64:
    """The y of the place."""
    return packed_y(coordinates_of(logged))


def for_seat(logged: i64, seat: i64) -> i64:
    """The entry as a seat may know it: only who acted knows the private part (S-81)."""
    if seat_of(logged) == seat:
        return logged
    return logged - (secret_of(logged) + 1 << _SECRET_AT)


def with_secret(logged: i64, secret: i64) -> i64:
    """The entry with a private part where it has none yet."""
    return logged if secret_of(logged) >= 0 else logged + (secret + 1 << _SECRET_AT)
