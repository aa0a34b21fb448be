"""The moves of Sabotage: what there is, how it is written, and what its codes hold."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache, partial
from typing import Annotated, Any, Final, get_args

from pitprop.core.description.moves import DescribedMove, MoveSet, move
from pitprop.core.description.words import Choice, Slot, YesNo
from pitprop.core.fault import Fault
from pitprop.games.sabotage.fault import fault
from pitprop.games.sabotage.rules.cards import (
    KIND_NAMES,
    LETTER_NAMES,
    PIPE_KINDS,
    PLACE_NAMES,
    PLACES,
)
from pitprop.games.sabotage.rules.move_codes import (
    ANSWER,
    CLOSE,
    DISCARD,
    KIND_MASK,
    LAY,
    ROOF_NAMES,
    TAKE_OFF,
    card_of,
    pack,
    place_of,
    roof_of,
)

CARD: Final = Choice("CARD", KIND_NAMES, fault("not-a-card"))
PIPE: Final = Choice("CARD", KIND_NAMES[:PIPE_KINDS], fault("not-a-pipe"))
REMOVER: Final = Choice(
    "CARD",
    [*[""] * PIPE_KINDS, *KIND_NAMES[PIPE_KINDS:]],
    fault("takes-nothing-off"),
)
ROOF: Final = Choice("ROOF", ROOF_NAMES, fault("not-a-roof", roofs=tuple(ROOF_NAMES)))
PLACE: Final = Choice("PLACE", list(PLACE_NAMES), fault("not-a-place"))


def _with_card(number: int) -> int:
    return pack(0, card=number)


def _own_place(fields: Mapping[str, Any]) -> str | None:
    """A-31: the place of a card with a letter needn't be told."""
    letter: str = fields["card"].partition("-")[0]
    return letter if letter in LETTER_NAMES[:PLACES] else None


def _no_place(fields: Mapping[str, Any]) -> Fault:
    card: str = fields["card"]
    clause = "A-32" if card.startswith("X-") else "A-33"
    return fault("place-follows", card=card, clause=clause)


_ROOF: Final = Slot(ROOF, roof_of, lambda number: pack(0, roof=number))


def _with_place(number: int) -> int:
    return pack(0, place=number)


@move("lay", "lay {card} {roof} [{place}]", pack(LAY))
class Lay(DescribedMove):
    """Lay a card: with a letter on its place, an X or a wrench on any place of the own roof
    (A-31 to A-33).

    Attributes:
        card: the card.
        roof: `own` or `other`.
        place: the place; the notation leaves it out where it is the card's letter.
    """

    card: Annotated[str, Slot(PIPE, card_of, _with_card)]
    roof: Annotated[str, _ROOF]
    place: Annotated[
        str,
        Slot(
            PLACE,
            place_of,
            _with_place,
            left_out=_own_place,
            missing=_no_place,
            may_be_said=True,
        ),
    ]


@move("take-off", "{card} {roof} {place}", pack(TAKE_OFF))
class TakeOff(DescribedMove):
    """Discard the card, and take another off: with demontage off the own roof, with sabotage off
    either (A-34, A-35).
    """

    card: Annotated[str, Slot(REMOVER, card_of, _with_card)]
    roof: Annotated[str, _ROOF]
    place: Annotated[str, Slot(PLACE, place_of, _with_place)]


@move("discard", "discard {card}", pack(DISCARD))
class Discard(DescribedMove):
    """Discard a card for nothing (A-36)."""

    card: Annotated[str, Slot(CARD, card_of, _with_card)]


@move("close", "close", pack(CLOSE))
class Close(DescribedMove):
    """Close the game; with a partner, ask whether to (A-37, A-52)."""


@move("consent", "consent {yes}", pack(ANSWER))
class Consent(DescribedMove):
    """Answer the partner who wants to close (A-52)."""

    yes: Annotated[bool, Slot(YesNo(), card_of, _with_card)]


Move = Lay | TakeOff | Discard | Close | Consent

MOVES: Final[MoveSet[Move, None]] = MoveSet(get_args(Move), KIND_MASK)


decode: Final = lru_cache(maxsize=1 << 13)(partial(MOVES.decode, table=None))
"""The typed move of a code. There is room to keep them all."""

encode: Final = partial(MOVES.encode, table=None)
"""The code of a typed move (see `MoveSet.encode`)."""
