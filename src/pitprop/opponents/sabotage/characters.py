"""What each character likes to do in Sabotage, in points."""

from __future__ import annotations

from typing import Final

from pitprop.games.sabotage.rules.move_codes import (
    ANSWER,
    CLOSE,
    DISCARD,
    LAY,
    OTHER,
    TAKE_OFF,
    card_of,
    kind_of,
    roof_of,
)

_BUILDS: Final = 0
_CLEARS: Final = 1
_SPOILS: Final = 2
_SABOTAGES: Final = 3
_DISCARDS: Final = 4
_CLOSES: Final = 5

LEANINGS: Final = {
    "bold": {_SPOILS: 0.1, _CLOSES: -0.4},
    "careful": {_BUILDS: 0.05, _DISCARDS: 0.2, _CLOSES: 0.3},
    "helpful": {_BUILDS: 0.15, _CLEARS: 0.15},
    "suspicious": {_SABOTAGES: 0.15},
}
"""For each character, how much more than the others it likes each kind of move."""


def leaning(character: str, code: int) -> float:
    """How much more a character likes a move than the others do.

    Args:
        character: the character; the empty text for none.
        code: the move.
    """
    likes = LEANINGS.get(character)
    if likes is None:
        return 0.0
    if kind_of(code) == ANSWER and not card_of(code):
        return -likes.get(_CLOSES, 0.0)
    return likes.get(_what(code), 0.0)


def _what(code: int) -> int:
    """The kind of move, as characters like them."""
    kind = kind_of(code)
    if kind in (CLOSE, ANSWER):
        return _CLOSES
    if kind == DISCARD:
        return _DISCARDS
    if roof_of(code) == OTHER:
        return _SABOTAGES if kind == TAKE_OFF else _SPOILS
    return _BUILDS if kind == LAY else _CLEARS
