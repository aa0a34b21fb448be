"""Entries of a log: events as integers, whose head is the same in all games.

bits 0–5 what happened · 6–9 seat · 10–18 what only some know, plus one · above that whatever
else the game tells of it
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SEAT_AT: Final = 6
SECRET_AT: Final = 10
OWN_AT: Final = 19
"""The bit at which a game's own part begins."""

NO_ONE: Final = 15
"""The seat of an event that is nobody's doing."""


def event_of(logged: i64) -> i64:
    """What happened."""
    return logged & 63


def seat_of(logged: i64) -> i64:
    """Who did it, or `NO_ONE`."""
    return logged >> SEAT_AT & 15


def secret_of(logged: i64) -> i64:
    """The private part, or -1 where it is not known."""
    return (logged >> SECRET_AT & 511) - 1


def for_seat(logged: i64, seat: i64) -> i64:
    """The entry as a seat may know it: only who acted knows the private part."""
    return logged if seat_of(logged) == seat else without_secret(logged)


def without_secret(logged: i64) -> i64:
    """The entry without its private part."""
    return logged - (secret_of(logged) + 1 << SECRET_AT)


def with_secret(logged: i64, secret: i64) -> i64:
    """The entry with a private part where it has none yet."""
    return logged if secret_of(logged) >= 0 else logged + (secret + 1 << SECRET_AT)
