"""The moves of Sabotage: typed values at the edge, small integers (*codes*) inside.

`str(move)` is its notation. A code packs the same content into one integer:

    bits 0–2 what kind of move · 3 whose roof · 4–7 place · 8–13 card
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from pitprop.core.errors import NotationError
from pitprop.core.notation import cited, listed
from pitprop.games.sabotage.cards import KIND, KIND_NAMES, PIPE_KINDS, PLACE_NAMES, is_pipe

LAY: Final = 0
TAKE_OFF: Final = 1
DISCARD: Final = 2
CLOSE: Final = 3
ANSWER: Final = 4

KIND_WORDS: Final[list[str]] = ["lay", "take-off", "discard", "close", "consent"]
"""A word for each kind of move."""

KIND_MASK: Final = 7
"""The bits of a code that tell what kind of move it is."""

# Whose roof.
OWN: Final = 0
OTHER: Final = 1
ROOF_NAMES: Final[list[str]] = ["own", "other"]

ANSWER_NAMES: Final[list[str]] = ["no", "yes"]

_ROOF_AT: Final = 3
_PLACE_AT: Final = 4
_CARD_AT: Final = 8

ONE_PLACE: Final = 1 << _PLACE_AT
"""What makes the code of a move on one place that on the next."""

ON_OTHER_ROOF: Final = OTHER << _ROOF_AT
"""What makes the code of a move on one's own roof that on the other."""


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a pipe card on a roof (A-31 to A-33).

    Attributes:
        card: the card.
        roof: `own` or `other`.
        place: the place; the notation leaves it out where it is the card's letter.
    """

    card: str
    roof: str
    place: str

    def __str__(self) -> str:
        there = "" if self.card.startswith(f"{self.place}-") else f" {self.place}"
        return f"lay {self.card} {self.roof}{there}"


@dataclass(frozen=True, slots=True)
class TakeOff:
    """Discard a demontage or a sabotage card with a card of a roof (A-34, A-35)."""

    card: str
    roof: str
    place: str

    def __str__(self) -> str:
        return f"{self.card} {self.roof} {self.place}"


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard a card face up (A-36)."""

    card: str

    def __str__(self) -> str:
        return f"discard {self.card}"


@dataclass(frozen=True, slots=True)
class Close:
    """Close the game (A-37); with four players, ask one's partner for it (A-52)."""

    def __str__(self) -> str:
        return "close"


@dataclass(frozen=True, slots=True)
class Consent:
    """Answer the partner who wants to close (A-52)."""

    yes: bool

    def __str__(self) -> str:
        return f"consent {ANSWER_NAMES[self.yes]}"


Move = Lay | TakeOff | Discard | Close | Consent


def pack(kind: i64, card: i64 = 0, roof: i64 = OWN, place: i64 = 0) -> i64:
    """The code of a move."""
    return kind + (roof << _ROOF_AT) + (place << _PLACE_AT) + (card << _CARD_AT)


def kind_of(code: i64) -> i64:
    """What kind of move a code is."""
    return code & KIND_MASK


def roof_of(code: i64) -> i64:
    """Whose roof a code is about: `OWN` or `OTHER`."""
    return code >> _ROOF_AT & 1


def place_of(code: i64) -> i64:
    """The place of a code."""
    return code >> _PLACE_AT & 15


def card_of(code: i64) -> i64:
    """The card of a code; of an `ANSWER` 1 for yes and 0 for no."""
    return code >> _CARD_AT


def encode(move: Move) -> int:
    """The code of a typed move.

    Raises:
        NotationError: a card, roof or place that doesn't exist, or a card that can't do this.
    """
    match move:
        case Lay(card, roof, place):
            return pack(LAY, _pipe(card), _roof(roof), _place(place))
        case TakeOff(card, roof, place):
            return pack(TAKE_OFF, _remover(card), _roof(roof), _place(place))
        case Discard(card):
            return pack(DISCARD, _kind(card))
        case Close():
            return pack(CLOSE)
        case Consent(yes):
            return pack(ANSWER, int(yes))


def decode(code: int) -> Move:
    """The typed move of a code."""
    card = card_of(code)
    match kind_of(code):
        case 0:
            return Lay(KIND_NAMES[card], ROOF_NAMES[roof_of(code)], PLACE_NAMES[place_of(code)])
        case 1:
            return TakeOff(KIND_NAMES[card], ROOF_NAMES[roof_of(code)], PLACE_NAMES[place_of(code)])
        case 2:
            return Discard(KIND_NAMES[card])
        case 3:
            return Close()
        case _:
            return Consent(card == 1)


def _kind(card: str) -> int:
    if card not in KIND:
        raise NotationError(
            f"{cited(card)} is no card; cards are like A-red, X-blue, wrench-purple, demontage,"
            " sabotage"
        )
    return KIND[card]


def _pipe(card: str) -> int:
    kind = _kind(card)
    if not is_pipe(kind):
        raise NotationError(f"only pipe cards are laid, such as A-red, not {cited(card)}")
    return kind


def _remover(card: str) -> int:
    kind = _kind(card)
    if kind < PIPE_KINDS:
        raise NotationError(f"only demontage and sabotage take cards off a roof, not {cited(card)}")
    return kind


def _roof(roof: str) -> int:
    if roof not in ROOF_NAMES:
        raise NotationError(f"{cited(roof)} is no roof; roofs are {listed(ROOF_NAMES)}")
    return ROOF_NAMES.index(roof)


def _place(place: str) -> int:
    if len(place) != 1 or place not in PLACE_NAMES:
        raise NotationError(f"{cited(place)} is no place; places are A to I")
    return PLACE_NAMES.index(place)
