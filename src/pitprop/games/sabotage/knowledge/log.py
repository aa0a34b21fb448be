"""The log of a game: events as integers, each with its private part (A-60).

`events` tells what each of them says.

Above the head of an entry (`core.entries`):
bits 19–24 card · 25 whose roof · 26–29 place · 30–35 the card that left the roof, plus one ·
36–41 worth · 42–47 score
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

_CARD_AT: Final = OWN_AT
_ROOF_AT: Final = 25
_PLACE_AT: Final = 26
_GONE_AT: Final = 30
_WORTH_AT: Final = 36
_SCORE_AT: Final = 42


def changes_roof(event: i64) -> bool:
    """Whether an event of that kind brings a card onto a roof, or takes one off."""
    return event == LAID or event == TOOK_OFF  # quick where it is compiled


def plays_card(event: i64) -> bool:
    """Whether somebody plays the card of a turn in an event of that kind."""
    return changes_roof(event) or event == DISCARDED


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
        card: the card; for `DEALT` the number of the game, for `ANSWERED` 1 for yes, 0 for no.
        roof: whose roof, as seen by the seat.
        place: the place.
        gone: the card that left the roof, or -1.
        secret: the card drawn, or -1.
    """
    return (
        event
        + (seat << SEAT_AT)
        + (secret + 1 << SECRET_AT)
        + (card << _CARD_AT)
        + (roof << _ROOF_AT)
        + (place << _PLACE_AT)
        + (gone + 1 << _GONE_AT)
    )


def scored(seat: i64, worth: i64, score: i64) -> i64:
    """The entry that tells what a roof scored; it stands for the first seat that builds on it.

    Args:
        seat: the first seat that builds on it.
        worth: what its systems are worth.
        score: what it scores.
    """
    return entry(SCORED, seat) + (worth << _WORTH_AT) + (score << _SCORE_AT)


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


def worth_of(logged: i64) -> i64:
    """What the system on a roof is worth."""
    return logged >> _WORTH_AT & 63


def score_of(logged: i64) -> i64:
    """What a roof scored."""
    return logged >> _SCORE_AT & 63
