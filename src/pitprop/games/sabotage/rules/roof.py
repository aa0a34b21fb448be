"""A roof as one integer: six sets of places, nine bits each.

yellow · red · blue · purple · the X cards · the wrenches. A card in neither of the last two has the
letter of its place (A-31).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.games.sabotage.rules.cards import (
    COLOURS,
    PIPE_KINDS,
    PLACES,
    WRENCH,
    X,
    colour_of,
    letter_of,
)

EMPTY_ROOF: Final = 0
EVERYWHERE: Final = 511
"""The set of all places."""

# Where each set begins; that of yellow at 0.
RED_AT: Final = 9
BLUE_AT: Final = 18
PURPLE_AT: Final = 27
_X_AT: Final = 36
_WRENCH_AT: Final = 45
_END: Final = 54

PLACE_BIT: Final[vec[i64]] = vec[i64]([1, 2, 4, 8, 16, 32, 64, 128, 256])
"""Each place as a set."""

# The first place in all sets.
_FIRST_PLACE: Final = ((1 << _END) - 1) // EVERYWHERE

_ON_PLACE: Final[vec[i64]] = vec[i64]([_FIRST_PLACE * bit for bit in PLACE_BIT])

_COLOUR_BIT: Final = [1, 1 << RED_AT, 1 << BLUE_AT, 1 << PURPLE_AT]
_LETTER_BIT: Final = {X: 1 << _X_AT, WRENCH: 1 << _WRENCH_AT}

# The bits of each card on the first place.
_BITS: Final[vec[i64]] = vec[i64](
    [
        _COLOUR_BIT[colour_of(kind)] + _LETTER_BIT.get(letter_of(kind), 0)
        for kind in range(PIPE_KINDS)
    ]
)


def taken(roof: i64) -> i64:
    """The places on which a card lies, as a set."""
    return (roof | roof >> RED_AT | roof >> BLUE_AT | roof >> PURPLE_AT) & EVERYWHERE


def card_at(roof: i64, place: i64) -> i64:
    """The kind of the card on a place, or -1 where there is none."""
    bits = roof >> place
    colour: i64 = 0
    while not bits >> (PLACES * colour) & 1:
        colour += 1
        if colour == COLOURS:
            return -1
    letter = place
    if bits >> _X_AT & 1:
        letter = X
    elif bits >> _WRENCH_AT & 1:
        letter = WRENCH
    return COLOURS * letter + colour


def with_pipe(roof: i64, kind: i64, place: i64) -> i64:
    """The roof with a pipe card on a place where none lies.

    Args:
        roof: the roof.
        kind: the kind of the pipe card.
        place: the place.
    """
    return roof | _BITS[kind] << place


def without(roof: i64, place: i64) -> i64:
    """The roof with nothing on a place."""
    return roof & ~_ON_PLACE[place]


def pipes_on(roof: i64) -> list[tuple[int, int]]:
    """The cards on a roof with their places, in the order of the places."""
    return [(card, place) for place in range(PLACES) if (card := card_at(roof, place)) >= 0]
