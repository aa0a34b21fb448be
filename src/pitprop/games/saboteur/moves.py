"""The moves of Saboteur: typed values at the edge, small integers (*codes*) inside.

`str(move)` is its notation. A code packs the same content into one integer:

    bits 0–2 what kind of move · 3–8 card · 9–12 seat · 13–14 tool ·
    15–46 the packed coordinates of a place, 0 where there is none
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from mypy_extensions import i64

from pitprop.core.errors import NotationError
from pitprop.core.notation import cited, listed
from pitprop.games.saboteur.cards import BREAK, KIND, KIND_NAMES, MAX_SEATS, SHAPE_KIND, TOOLS
from pitprop.tunnels.card import SHAPE, SPELLING
from pitprop.tunnels.maze import REACH, packed_x, packed_y
from pitprop.tunnels.maze import pack as packed_place

LAY: Final = 0
BREAK_TOOL: Final = 1
MEND: Final = 2
ROCKFALL_ON: Final = 3
LOOK_AT: Final = 4
PASS: Final = 5
TURN: Final = 6
TAKE: Final = 7

KIND_WORDS: Final[list[str]] = [
    "lay",
    "break",
    "mend",
    "rockfall",
    "map",
    "pass",
    "turn",
    "take",
]
"""The word by which the notation of each kind of move begins."""

KIND_MASK: Final = 7
"""The bits of a code that tell what kind of move it is."""

_CARD_AT: Final = 3
_SEAT_AT: Final = 9
_TOOL_AT: Final = 13
_PLACE_AT: Final = 15


class Place(NamedTuple):
    """A place of the maze: x grows east, y grows south, the start card is at (0, 0)."""

    x: int
    y: int

    def __str__(self) -> str:
        return f"{self.x},{self.y}"


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a path card (S-30); `card` is spelled as it is to lie."""

    card: str
    place: Place

    def __str__(self) -> str:
        return f"lay {self.card} {self.place}"


@dataclass(frozen=True, slots=True)
class Break:
    """Lay a broken tool in front of a player (S-40)."""

    tool: str
    seat: int

    def __str__(self) -> str:
        return f"break {self.tool} {self.seat + 1}"


@dataclass(frozen=True, slots=True)
class Mend:
    """Take a broken tool away from a player with a repair card of one or two tools (S-42, S-43)."""

    card: str
    tool: str
    seat: int

    def __str__(self) -> str:
        return (
            f"mend {self.card} {self.tool} {self.seat + 1}"
            if "+" in self.card
            else f"mend {self.tool} {self.seat + 1}"
        )


@dataclass(frozen=True, slots=True)
class Rockfall:
    """Take a tunnel card off the maze (S-44)."""

    place: Place

    def __str__(self) -> str:
        return f"rockfall {self.place}"


@dataclass(frozen=True, slots=True)
class Look:
    """Look secretly at a goal (S-45)."""

    place: Place

    def __str__(self) -> str:
        return f"map {self.place}"


@dataclass(frozen=True, slots=True)
class Pass:
    """Discard one card face down (S-23); `card` is `?` for who doesn't know it."""

    card: str

    def __str__(self) -> str:
        return f"pass {self.card}"


@dataclass(frozen=True, slots=True)
class Turn:
    """Choose how a turned-up stone lies (S-54, S-58)."""

    card: str

    def __str__(self) -> str:
        return f"turn {self.card}"


@dataclass(frozen=True, slots=True)
class Take:
    """Pick a gold card by its value (S-61); 0, written `?`, for who doesn't know it."""

    value: int

    def __str__(self) -> str:
        return f"take {self.value or '?'}"


Move = Lay | Break | Mend | Rockfall | Look | Pass | Turn | Take


def pack(kind: i64, card: i64 = 0, seat: i64 = 0, tool: i64 = 0, coordinates: i64 = 0) -> i64:
    """The code of a move; coordinates are packed as in the maze."""
    return (
        kind
        + (card << _CARD_AT)
        + (seat << _SEAT_AT)
        + (tool << _TOOL_AT)
        + (coordinates << _PLACE_AT)
    )


ONE_SEAT: Final = 1 << _SEAT_AT
"""What makes the code of a move against one seat that against the next."""


def with_card(code: i64, card: i64) -> i64:
    """The code with a card, for one that has none yet."""
    return code + (card << _CARD_AT)


def kind_of(code: i64) -> i64:
    """What kind of move a code is."""
    return code & KIND_MASK


def card_of(code: i64) -> i64:
    """The card of a code: a shape for `LAY` and `TURN`, a value for `TAKE`, else a kind."""
    return code >> _CARD_AT & 63


def seat_of(code: i64) -> i64:
    """The seat that a code aims at."""
    return code >> _SEAT_AT & 15


def tool_of(code: i64) -> i64:
    """The tool of a code."""
    return code >> _TOOL_AT & 3


def coordinates_of(code: i64) -> i64:
    """The packed coordinates of a code's place."""
    return code >> _PLACE_AT


def x_of(code: i64) -> i64:
    """The x of a code's place."""
    return packed_x(coordinates_of(code))


def y_of(code: i64) -> i64:
    """The y of a code's place."""
    return packed_y(coordinates_of(code))


def encode(move: Move) -> int:
    """The code of a typed move.

    Raises:
        NotationError: a card, tool or place that doesn't exist.
    """
    match move:
        case Lay(card, place):
            return _placed(LAY, place, _path_shape(card))
        case Break(tool, seat):
            return pack(BREAK_TOOL, BREAK + _tool(tool), _seat(seat), _tool(tool))
        case Mend(card, tool, seat):
            return pack(MEND, _kind(card), _seat(seat), _tool(tool))
        case Rockfall(place):
            return _placed(ROCKFALL_ON, place, KIND["rockfall"])
        case Look(place):
            return _placed(LOOK_AT, place, KIND["map"])
        case Pass(card):
            return pack(PASS, _kind(card))
        case Turn(card):
            return pack(TURN, _path_shape(card))
        case Take(value):
            if value not in (1, 2, 3):
                raise NotationError(f"gold cards are worth 1, 2 or 3, not {value or '?'}")
            return pack(TAKE, value)


def decode(code: int) -> Move:
    """The typed move of a code."""
    match kind_of(code):
        case 0:
            return Lay(SPELLING[card_of(code)], Place(x_of(code), y_of(code)))
        case 1:
            return Break(TOOLS[tool_of(code)], seat_of(code))
        case 2:
            return Mend(KIND_NAMES[card_of(code)], TOOLS[tool_of(code)], seat_of(code))
        case 3:
            return Rockfall(Place(x_of(code), y_of(code)))
        case 4:
            return Look(Place(x_of(code), y_of(code)))
        case 5:
            return Pass(KIND_NAMES[card_of(code)])
        case 6:
            return Turn(SPELLING[card_of(code)])
        case _:
            return Take(card_of(code))


def _placed(kind: int, place: Place, card: int) -> int:
    x, y = place
    if max(abs(x), abs(y)) > REACH:
        raise NotationError(f"place {x},{y} is out of reach: at most {REACH} either way")
    return pack(kind, card, coordinates=packed_place(x, y))


def _path_shape(card: str) -> int:
    shape = SHAPE.get(card, 0)
    if SHAPE_KIND[shape] < 0:
        raise NotationError(
            f"{cited(card)} is no path card; a card is its openings clockwise from north,"
            " such as NES"
        )
    return shape


def _kind(card: str) -> int:
    if card not in KIND:
        raise NotationError(f"{cited(card)} is no card of the hand; cards are {listed(KIND_NAMES)}")
    return KIND[card]


def _tool(tool: str) -> int:
    if tool not in TOOLS:
        raise NotationError(f"{cited(tool)} is no tool; tools are {listed(TOOLS)}")
    return TOOLS.index(tool)


def _seat(seat: int) -> int:
    if not 0 <= seat < MAX_SEATS:
        raise NotationError(f"{seat + 1} is no seat; seats count from 1 to {MAX_SEATS}")
    return seat
