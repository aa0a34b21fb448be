"""The moves of The Dark Cave: typed values at the edge, small integers (*codes*) inside.

`str(move)` is its notation. A code speaks of places by their numbers in the net, so that it holds
for one table only (`spell` and `lookup` translate):

    bits 0–4 what kind of move · 5–12 card · 13–16 seat, or yes (1) and no (0) ·
    17–29 a field, place or edge, plus one · 30–42 a second field, plus one · 43–50 face ·
    51–58 a second card, plus one
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

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

KIND_WORDS: Final[list[str]] = [
    "lay", "look-goal", "look-clan", "rockfall", "swap", "web", "equip", "lure", "pass",
    "step", "step-goal", "cut", "stay", "propose", "axe", "vein", "turn", "vote",
]  # fmt: skip
"""A word for each kind of move."""

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
"""What makes the code of a move for one seat that for the next."""


class Place(NamedTuple):
    """A place of the net: x grows east, y grows south, the start card is at (0, 0)."""

    x: int
    y: int

    def __str__(self) -> str:
        return f"{self.x},{self.y}"


class Field(NamedTuple):
    """A field: a place, and the field's name on its card (`NES`, `N`, `*NES`, `T`)."""

    x: int
    y: int
    name: str

    def __str__(self) -> str:
        return f"{self.x},{self.y}:{self.name}"

    @property
    def place(self) -> Place:
        """Where its card lies."""
        return Place(self.x, self.y)


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a path card (D-30); `card` is spelled as it is to lie."""

    card: str
    place: Place

    def __str__(self) -> str:
        return f"lay {self.card} {self.place}"


@dataclass(frozen=True, slots=True)
class LookGoal:
    """Look secretly at a goal (D-50)."""

    card: str
    place: Place

    def __str__(self) -> str:
        return f"{self.card} goal {self.place}"


@dataclass(frozen=True, slots=True)
class LookClan:
    """Look secretly at a player's clan card (D-50)."""

    card: str
    seat: int

    def __str__(self) -> str:
        return f"{self.card} clan {self.seat + 1}"


@dataclass(frozen=True, slots=True)
class Rockfall:
    """Take a path card off the net (D-51)."""

    card: str
    place: Place

    def __str__(self) -> str:
        return f"{self.card} {self.place}"


@dataclass(frozen=True, slots=True)
class Swap:
    """Swap hands with a player (D-52)."""

    card: str
    seat: int

    def __str__(self) -> str:
        return f"{self.card} {self.seat + 1}"


@dataclass(frozen=True, slots=True)
class Web:
    """Lay a web at an opening (D-53)."""

    card: str
    place: Place
    side: str

    def __str__(self) -> str:
        return f"{self.card} {self.place} {self.side}"


@dataclass(frozen=True, slots=True)
class Equip:
    """Lay boots or an axe in front of a player (D-54, D-55)."""

    card: str
    seat: int

    def __str__(self) -> str:
        return f"{self.card} {self.seat + 1}"


@dataclass(frozen=True, slots=True)
class Lure:
    """Put a creature on a hole, or move it from where it stands (D-60, D-61).

    `end` is None where it stays; it is `start` where it went and came back (D-78).
    """

    card: str
    start: Field
    end: Field | None = None

    def __str__(self) -> str:
        went = f" > {self.end}" if self.end is not None else ""
        return f"{self.card} {self.start}{went}"


@dataclass(frozen=True, slots=True)
class Pass:
    """Discard one card or two face down (D-20); `I:?` for who knows only the back."""

    cards: tuple[str, ...]

    def __str__(self) -> str:
        return f"pass {' '.join(self.cards)}"


@dataclass(frozen=True, slots=True)
class Step:
    """Move one's dwarf one step (D-71)."""

    field: Field

    def __str__(self) -> str:
        return f"step {self.field}"


@dataclass(frozen=True, slots=True)
class StepGoal:
    """Step onto a face-down goal, which turns it up (D-70)."""

    place: Place

    def __str__(self) -> str:
        return f"step {self.place}"


@dataclass(frozen=True, slots=True)
class Cut:
    """Use an axe against a web (D-56)."""

    place: Place
    side: str

    def __str__(self) -> str:
        return f"cut web {self.place} {self.side}"


@dataclass(frozen=True, slots=True)
class Stay:
    """End the movement and go on to drawing (D-24, D-25)."""

    def __str__(self) -> str:
        return "stay"


@dataclass(frozen=True, slots=True)
class Propose:
    """Propose to end the game (D-82)."""

    def __str__(self) -> str:
        return "end propose"


@dataclass(frozen=True, slots=True)
class UseAxe:
    """Drive a creature off with an axe, or don't (D-57)."""

    yes: bool

    def __str__(self) -> str:
        return f"axe {_yes_no(self.yes)}"


@dataclass(frozen=True, slots=True)
class TakeVein:
    """Take the gold of a vein, or leave it (D-44)."""

    yes: bool

    def __str__(self) -> str:
        return f"vein {_yes_no(self.yes)}"


@dataclass(frozen=True, slots=True)
class Turn:
    """Choose how a goal that was turned up lies (D-70); `card` is its openings."""

    card: str

    def __str__(self) -> str:
        return f"turn {self.card}"


@dataclass(frozen=True, slots=True)
class Vote:
    """Accept or refuse to end the game (D-86)."""

    yes: bool

    def __str__(self) -> str:
        return f"end {_yes_no(self.yes)}"


Move = (
    Lay
    | LookGoal
    | LookClan
    | Rockfall
    | Swap
    | Web
    | Equip
    | Lure
    | Pass
    | Step
    | StepGoal
    | Cut
    | Stay
    | Propose
    | UseAxe
    | TakeVein
    | Turn
    | Vote
)


def _yes_no(yes: bool) -> str:
    return "yes" if yes else "no"


# --- Codes --------------------------------------------------------------------------------------


def pack(
    kind: i64, card: i64 = 0, seat: i64 = 0, field: i64 = -1, end: i64 = -1, face: i64 = 0
) -> i64:
    """The code of a move."""
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


def card_of(code: i64) -> i64:
    """The kind of the card that is played."""
    return code >> _CARD_AT & 255


def seat_of(code: i64) -> i64:
    """The seat that a code aims at."""
    return code >> _SEAT_AT & 15


def is_yes(code: i64) -> bool:
    """What an answer is."""
    return code >> _SEAT_AT & 1 == 1


def field_of(code: i64) -> i64:
    """The first field of a code; its place for what aims at a place, its edge for a web."""
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
