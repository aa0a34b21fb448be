"""The moves of Sabotage as small integers (*codes*); `moves` tells what each of them is.

bits 0–2 what kind of move · 3 whose roof · 4–7 place · 8–13 card
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

LAY: Final = 0
TAKE_OFF: Final = 1
DISCARD: Final = 2
CLOSE: Final = 3
ANSWER: Final = 4

KIND_MASK: Final = 7
"""The bits of a code that tell what kind of move it is."""

# Whose roof.
OWN: Final = 0
OTHER: Final = 1
ROOF_NAMES: Final[list[str]] = ["own", "other"]

_ROOF_AT: Final = 3
_PLACE_AT: Final = 4
_CARD_AT: Final = 8
_CARD_MASK: Final = 63

ONE_PLACE: Final = 1 << _PLACE_AT
"""Added to the code of a move on one place, it gives that on the next."""

ON_OTHER_ROOF: Final = OTHER << _ROOF_AT
"""Added to the code of a move on one's own roof, it gives that on the other."""


def pack(kind: i64, card: i64 = 0, roof: i64 = OWN, place: i64 = 0) -> i64:
    """The code of a move.

    Args:
        kind: the kind of move.
        card: the kind of the card.
        roof: which roof it is for.
        place: the place.
    """
    return kind + (roof << _ROOF_AT) + (place << _PLACE_AT) + (card << _CARD_AT)


def kind_of(code: i64) -> i64:
    """What kind of move a code is."""
    return code & KIND_MASK


def plays_card(kind: i64) -> bool:
    """Whether a move of this kind plays a card of the hand."""
    return kind != CLOSE and kind != ANSWER


def roof_of(code: i64) -> i64:
    """Whose roof a code is about: `OWN` or `OTHER`."""
    return code >> _ROOF_AT & 1


def place_of(code: i64) -> i64:
    """The place of a code."""
    return code >> _PLACE_AT & 15


def card_of(code: i64) -> i64:
    """The card of a code; for an `ANSWER` 1 for yes and 0 for no."""
    return code >> _CARD_AT & _CARD_MASK
