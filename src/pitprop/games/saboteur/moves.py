"""The moves of Saboteur: what there is, how it is written, and what its codes hold."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache, partial
from typing import Annotated, Any, Final, get_args

from pitprop.core.description.moves import DescribedMove, MoveSet, move
from pitprop.core.description.words import Choice, Number, Seat, Slot
from pitprop.games.saboteur.fault import fault
from pitprop.games.saboteur.rules.cards import (
    BREAK,
    KIND_NAMES,
    MAP,
    MAX_SEATS,
    ROCKFALL,
    SHAPE_KIND,
    TOOLS,
)
from pitprop.games.saboteur.rules.move_codes import (
    BREAK_TOOL,
    KIND_MASK,
    LAY,
    LOOK_AT,
    MEND,
    PASS,
    ROCKFALL_ON,
    TAKE,
    TURN,
    card_of,
    coordinates_of,
    pack,
    seat_of,
    tool_of,
)
from pitprop.tunnels.card import SPELLING
from pitprop.tunnels.places import Coordinates
from pitprop.tunnels.places import Place as Place

PATH_CARD: Final = Choice(
    "CARD",
    [name if SHAPE_KIND[shape] >= 0 else "" for shape, name in enumerate(SPELLING)],
    fault("not-a-path-card"),
)
CARD: Final = Choice("CARD", KIND_NAMES, fault("not-a-card", cards=tuple(KIND_NAMES)))
TOOL: Final = Choice("TOOL", TOOLS, fault("not-a-tool", tools=tuple(TOOLS)))
SEAT: Final = Seat(MAX_SEATS)
GOLD: Final = Number("VALUE", 1, 3, fault("not-a-gold-card"))


def _with_card(number: int) -> int:
    return pack(0, card=number)


def _breaking(number: int) -> int:
    """S-40: there is one card for each tool, which the code tells too."""
    return pack(0, BREAK + number, tool=number)


def _only_tool(fields: Mapping[str, Any]) -> str | None:
    """S-43: a repair card of one tool needn't be followed by it."""
    card: str = fields["card"]
    return None if "+" in card else card


_AT: Final = Slot(Coordinates(), coordinates_of, lambda number: pack(0, coordinates=number))
_SEAT: Final = Slot(SEAT, seat_of, lambda number: pack(0, seat=number))
_TOOL: Final = Slot(TOOL, tool_of, lambda number: pack(0, tool=number), left_out=_only_tool)


@move("lay", "lay {card} {place}", pack(LAY))
class Lay(DescribedMove):
    """Lay a path card, spelled as it is to lie (S-30 to S-36)."""

    card: Annotated[str, Slot(PATH_CARD, card_of, _with_card)]
    place: Annotated[Place, _AT]


@move("break", "break {tool} {seat}", pack(BREAK_TOOL))
class Break(DescribedMove):
    """Lay a broken tool in front of a player (S-40, S-41)."""

    tool: Annotated[str, Slot(TOOL, tool_of, _breaking)]
    seat: Annotated[int, _SEAT]


@move("mend", "mend {card} [{tool}] {seat}", pack(MEND))
class Mend(DescribedMove):
    """Repair a tool with a card of that tool, or name it with a card of two (S-42, S-43)."""

    card: Annotated[str, Slot(CARD, card_of, _with_card)]
    tool: Annotated[str, _TOOL]
    seat: Annotated[int, _SEAT]


@move("rockfall", "rockfall {place}", pack(ROCKFALL_ON, ROCKFALL))
class Rockfall(DescribedMove):
    """Take a tunnel card off the maze (S-44)."""

    place: Annotated[Place, _AT]


@move("map", "map {place}", pack(LOOK_AT, MAP))
class Look(DescribedMove):
    """Look at a goal (S-45)."""

    place: Annotated[Place, _AT]


@move("pass", "pass {card}", pack(PASS))
class Pass(DescribedMove):
    """Put a card on the discard pile, face down (S-23).

    `card` is `?` for a reader who doesn't know it.
    """

    card: Annotated[str, Slot(CARD, card_of, _with_card, secret=True)]


@move("turn", "turn {card}", pack(TURN))
class Turn(DescribedMove):
    """Choose how the stone that waits is to lie (S-54, S-58)."""

    card: Annotated[str, Slot(PATH_CARD, card_of, _with_card)]


@move("take", "take {value}", pack(TAKE))
class Take(DescribedMove):
    """Pick a gold card by its value (S-61).

    `value` is 0, written `?`, for a reader who doesn't know it.
    """

    value: Annotated[int, Slot(GOLD, card_of, _with_card, secret=True)]


Move = Lay | Break | Mend | Rockfall | Look | Pass | Turn | Take

MOVES: Final[MoveSet[Move, None]] = MoveSet(get_args(Move), KIND_MASK)


decode: Final = lru_cache(maxsize=1 << 16)(partial(MOVES.decode, table=None))
"""The typed move of a code. There is room to keep far more of them than a game has."""

encode: Final = partial(MOVES.encode, table=None)
"""The code of a typed move (see `MoveSet.encode`)."""
