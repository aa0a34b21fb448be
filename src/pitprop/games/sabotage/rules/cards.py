"""The cards of Sabotage as small integers (A-1 to A-3).

A *kind* names a card: its copies are the same card. Pipe cards come first, four colours of each
letter: `COLOURS * letter + colour`; then demontage and sabotage.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# the places of a roof, row by row.
PLACE_NAMES: Final = "ABCDEFGHI"
PLACES: Final = 9

# pipe cards have the letter of a place, an X or a wrench, each in four colours.
COLOUR_NAMES: Final[list[str]] = ["yellow", "red", "blue", "purple"]
COLOURS: Final = 4

X: Final = 9
WRENCH: Final = 10
LETTER_NAMES: Final[list[str]] = [*PLACE_NAMES, "X", "wrench"]

PIPE_KINDS: Final = 44
DEMONTAGE: Final = 44
SABOTAGE: Final = 45

KIND_NAMES: Final[list[str]] = [
    *(f"{letter}-{colour}" for letter in LETTER_NAMES for colour in COLOUR_NAMES),
    "demontage",
    "sabotage",
]
"""The notation of each kind."""

KIND: Final[dict[str, int]] = {name: kind for kind, name in enumerate(KIND_NAMES)}
"""The kind of each notation."""

KINDS: Final = len(KIND_NAMES)

_PIPE_COPIES: Final = 2
_SABOTAGES: Final = 8
_DEMONTAGES: Final = 8
_DEMONTAGES_OF_HUNDRED: Final = 4


def _copies(demontages: int) -> list[int]:
    return [_PIPE_COPIES] * PIPE_KINDS + [demontages, _SABOTAGES]


def _deck(copies: list[int]) -> vec[i64]:
    return vec[i64]([kind for kind, count in enumerate(copies) for _ in range(count)])


COPIES: Final[list[list[int]]] = [_copies(_DEMONTAGES), _copies(_DEMONTAGES_OF_HUNDRED)]
"""How many copies of each kind the deck holds: with 104 cards, and with 100 (A-2, A-3)."""

DECKS: Final[list[vec[i64]]] = [_deck(copies) for copies in COPIES]
"""The cards that are shuffled: 104 of them, or 100 (A-2, A-3)."""

# what each player is dealt; and with the card drawn.
HAND_SIZE: Final = 8
MAX_HAND: Final = HAND_SIZE + 1

# who builds on which roof; partners sit opposite.
SEAT_COUNTS: Final = (2, 4)
ROOFS: Final = 2


def roof_of(seat: i64) -> i64:
    """The roof that a seat builds on: partners share it (A-50)."""
    return seat & 1


def letter_of(kind: i64) -> i64:
    """The letter of a pipe card: that of a place, `X` or `WRENCH`."""
    return kind >> 2


def colour_of(kind: i64) -> i64:
    """The colour of a pipe card."""
    return kind & 3


def colours_match(one: i64, other: i64) -> bool:
    """A-12: yellow matches red, blue matches purple, and each colour itself."""
    return one // 2 == other // 2


def is_pipe(kind: i64) -> bool:
    """Whether a kind is a pipe card."""
    return kind < PIPE_KINDS
