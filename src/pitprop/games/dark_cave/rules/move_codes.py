"""The moves of The Dark Cave as small integers (*codes*); `moves` tells what each of them is.

A code refers to places by their numbers in the net, so that it holds for one table only:

    bits 0–4 what kind of move · 5–12 card · 13–16 seat, or yes (1) and no (0) ·
    17–29 a field, place or edge, plus one · 30–42 a second field, plus one · 43–50 face ·
    51–58 a second card, plus one
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

LAY: Final = 0
INFO_GOAL: Final = 1
INFO_CLAN: Final = 2
ROCKFALL_ON: Final = 3
SWAP_WITH: Final = 4
WEB_ON: Final = 5
EQUIP: Final = 6
LURE: Final = 7
PASS: Final = 8
STEP: Final = 9
STEP_GOAL: Final = 10
CUT: Final = 11
STAY: Final = 12
PROPOSE: Final = 13
USE_AXE: Final = 14
TAKE_VEIN: Final = 15
TURN: Final = 16
VOTE: Final = 17

KIND_MASK: Final = 31
"""The bits of a code that tell what kind of move it is."""

_CARD_AT: Final = 5
_SEAT_AT: Final = 13
_FIELD_AT: Final = 17
_END_AT: Final = 30
_FACE_AT: Final = 43
_SECOND_AT: Final = 51
_FIELD_MASK: Final = 8191

ONE_SEAT: Final = 1 << _SEAT_AT
"""Added to the code of a move for one seat, it gives that for the next."""


def pack(
    kind: i64, card: i64 = 0, seat: i64 = 0, field: i64 = -1, end: i64 = -1, face: i64 = 0
) -> i64:
    """The code of a move.

    Args:
        kind: the kind of move.
        card: the kind of the card.
        seat: the seat that it is for.
        field: the field where it begins.
        end: the field where it ends.
        face: the card as it lies.
    """
    return (
        kind
        + (card << _CARD_AT)
        + (seat << _SEAT_AT)
        + (field + 1 << _FIELD_AT)
        + (end + 1 << _END_AT)
        + (face << _FACE_AT)
    )


def with_second(code: i64, card: i64) -> i64:
    """The code with a second card, for one that has none yet."""
    return code + (card + 1 << _SECOND_AT)


def kind_of(code: i64) -> i64:
    """What kind of move a code is."""
    return code & KIND_MASK


def plays_card(kind: i64) -> bool:
    """Whether a move of this kind plays a card of the hand, or passes some."""
    return kind <= PASS


def card_of(code: i64) -> i64:
    """The kind of the card that is played."""
    return code >> _CARD_AT & 255


def seat_of(code: i64) -> i64:
    """The seat that a code aims at."""
    return code >> _SEAT_AT & 15


def is_yes(code: i64) -> bool:
    """Whether an answer is yes."""
    return code >> _SEAT_AT & 1 == 1


def field_of(code: i64) -> i64:
    """The first field of a code; a place where it aims at a place, an edge for a web."""
    return (code >> _FIELD_AT & _FIELD_MASK) - 1


def end_of(code: i64) -> i64:
    """The second field of a code, or -1."""
    return (code >> _END_AT & _FIELD_MASK) - 1


def face_of(code: i64) -> i64:
    """How the card is to lie."""
    return code >> _FACE_AT & 255


def second_of(code: i64) -> i64:
    """The second card that is passed, or -1."""
    return (code >> _SECOND_AT & 255) - 1
