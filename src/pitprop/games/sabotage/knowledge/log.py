"""The log of a game: events as integers, each with its private part (A-60).

`events` tells what each of them says.

bits 0–3 what happened · 4–7 seat · 8–13 card · 14 whose roof · 15–18 place ·
19–24 the card that left the roof, plus one · 25–30 secret, plus one · 31–36 worth · 37–42 score
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

DEALT: Final = 0
DREW: Final = 1
LAID: Final = 2
TOOK_OFF: Final = 3
DISCARDED: Final = 4
ASKED: Final = 5
ANSWERED: Final = 6
CLOSED: Final = 7
SKIPPED: Final = 8
SCORED: Final = 9
GAME_OVER: Final = 10

_SEAT_AT: Final = 4
_CARD_AT: Final = 8
_ROOF_AT: Final = 14
_PLACE_AT: Final = 15
_GONE_AT: Final = 19
_SECRET_AT: Final = 25
_WORTH_AT: Final = 31
_SCORE_AT: Final = 37
NO_ONE: Final = 15
"""The seat of an event that nobody did."""

_SECRET: Final = 63 << _SECRET_AT


def entry(
    event: i64,
    seat: i64 = NO_ONE,
    card: i64 = 0,
    roof: i64 = 0,
    place: i64 = 0,
    gone: i64 = -1,
    secret: i64 = -1,
) -> i64:
    """One entry of the log.

    Args:
        event: what happened.
        seat: who did it.
        card: the card; of `DEALT` the number of the game, of `ANSWERED` 1 for yes and 0 for no.
        roof: whose roof, as seen by the seat.
        place: the place.
        gone: the card that left the roof, or -1.
        secret: the card drawn, or -1.
    """
    return (
        event
        + (seat << _SEAT_AT)
        + (card << _CARD_AT)
        + (roof << _ROOF_AT)
        + (place << _PLACE_AT)
        + (gone + 1 << _GONE_AT)
        + (secret + 1 << _SECRET_AT)
    )


def scored(seat: i64, worth: i64, score: i64) -> i64:
    """The entry that tells what a roof scored; it stands for the first seat that builds on it.

    Args:
        seat: the first seat that builds on it.
        worth: what its systems are worth.
        score: what it scores.
    """
    return entry(SCORED, seat) + (worth << _WORTH_AT) + (score << _SCORE_AT)


def event_of(logged: i64) -> i64:
    """What happened."""
    return logged & 15


def seat_of(logged: i64) -> i64:
    """Who did it; 15 where nobody did."""
    return logged >> _SEAT_AT & 15


def card_of(logged: i64) -> i64:
    """The card, or a number (see `entry`)."""
    return logged >> _CARD_AT & 63


def roof_of(logged: i64) -> i64:
    """Whose roof."""
    return logged >> _ROOF_AT & 1


def place_of(logged: i64) -> i64:
    """The place."""
    return logged >> _PLACE_AT & 15


def gone_of(logged: i64) -> i64:
    """The card that left the roof, or -1."""
    return (logged >> _GONE_AT & 63) - 1


def secret_of(logged: i64) -> i64:
    """The private part, or -1 where it is not known."""
    return (logged >> _SECRET_AT & 63) - 1


def for_seat(logged: i64, seat: i64) -> i64:
    """The entry as a seat may know it: only who drew a card knows which (A-60)."""
    return logged if seat_of(logged) == seat else logged & ~_SECRET


def with_secret(logged: i64, secret: i64) -> i64:
    """The entry with a private part."""
    return logged & ~_SECRET | secret + 1 << _SECRET_AT


def worth_of(logged: i64) -> i64:
    """What the system on a roof is worth."""
    return logged >> _WORTH_AT & 63


def score_of(logged: i64) -> i64:
    """What a roof scored."""
    return logged >> _SCORE_AT & 63
