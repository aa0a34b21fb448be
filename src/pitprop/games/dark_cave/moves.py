"""The moves of The Dark Cave: what there is, how it is written, and what its codes hold."""

from __future__ import annotations

from typing import Annotated, Final, get_args

from pitprop.core.description.moves import DescribedMove, MoveSet, move
from pitprop.core.description.words import Slot
from pitprop.games.dark_cave.rules.cards import (
    AXE,
    BOOTS,
    GOBLIN,
    INFO,
    RAT,
    ROCKFALL,
    SWAP,
    WEB,
    kind_of_face,
)
from pitprop.games.dark_cave.rules.move_codes import (
    CUT,
    EQUIP,
    INFO_CLAN,
    INFO_GOAL,
    KIND_MASK,
    LAY,
    LURE,
    PASS,
    PROPOSE,
    ROCKFALL_ON,
    STAY,
    STEP,
    STEP_GOAL,
    SWAP_WITH,
    TAKE_VEIN,
    TURN,
    USE_AXE,
    VOTE,
    WEB_ON,
    card_of,
    end_of,
    face_of,
    field_of,
    pack,
    seat_of,
    second_of,
    with_second,
)
from pitprop.games.dark_cave.rules.table import Table
from pitprop.games.dark_cave.text.spelling import Edge as Edge
from pitprop.games.dark_cave.text.spelling import Field as Field
from pitprop.games.dark_cave.text.words import (
    ANSWER,
    EDGE,
    FIELD,
    OPENINGS,
    PASSED,
    PATH_CARD,
    PLACE,
    SEAT,
    ActionCard,
)
from pitprop.tunnels.places import Place as Place

# --- Where codes hold them ----------------------------------------------------------------------


def _with_card(number: int) -> int:
    return pack(0, number)


def _with_field(number: int) -> int:
    return pack(0, field=number)


def _lying(number: int) -> int:
    """A path card as it lies: the code tells its kind, too."""
    return pack(0, kind_of_face(number), face=number)


def _cards(code: int) -> int:
    return card_of(code) + 256 * (second_of(code) + 1)


def _with_cards(number: int) -> int:
    return with_second(pack(0, number & 255), (number >> 8) - 1)


def _card(*actions: int) -> Slot[str, object]:
    return Slot(ActionCard(*actions), card_of, _with_card)


_INFO: Final = _card(INFO)
_PLACE: Final = Slot(PLACE, field_of, _with_field)
_FIELD: Final = Slot(FIELD, field_of, _with_field)
_EDGE: Final = Slot(EDGE, field_of, _with_field)
_END: Final = Slot(FIELD, end_of, lambda number: pack(0, end=number))
_SEAT: Final = Slot(SEAT, seat_of, lambda number: pack(0, seat=number))
_YES: Final = Slot(ANSWER, seat_of, lambda number: pack(0, seat=number))
_LIES: Final = Slot(OPENINGS, face_of, lambda number: pack(0, face=number))

# --- Moves --------------------------------------------------------------------------------------


@move("lay", "lay {card} {place}", pack(LAY))
class Lay(DescribedMove):
    """Lay a path card, spelled as it is to lie (D-30 to D-35)."""

    card: Annotated[str, Slot(PATH_CARD, face_of, _lying)]
    place: Annotated[Place, _PLACE]


@move("look-goal", "{card} goal {place}", pack(INFO_GOAL))
class LookGoal(DescribedMove):
    """Look at a goal (D-50)."""

    card: Annotated[str, _INFO]
    place: Annotated[Place, _PLACE]


@move("look-clan", "{card} clan {seat}", pack(INFO_CLAN))
class LookClan(DescribedMove):
    """Look at a clan card (D-50)."""

    card: Annotated[str, _INFO]
    seat: Annotated[int, _SEAT]


@move("rockfall", "{card} {place}", pack(ROCKFALL_ON))
class Rockfall(DescribedMove):
    """Take a path card off the net (D-51)."""

    card: Annotated[str, _card(ROCKFALL)]
    place: Annotated[Place, _PLACE]


@move("swap", "{card} {seat}", pack(SWAP_WITH))
class Swap(DescribedMove):
    """Swap hands with a player (D-52)."""

    card: Annotated[str, _card(SWAP)]
    seat: Annotated[int, _SEAT]


@move("web", "{card} {edge}", pack(WEB_ON))
class Web(DescribedMove):
    """Lay a web at an opening (D-53)."""

    card: Annotated[str, _card(WEB)]
    edge: Annotated[Edge, _EDGE]


@move("equip", "{card} {seat}", pack(EQUIP))
class Equip(DescribedMove):
    """Lay boots or an axe in front of a player (D-54, D-55)."""

    card: Annotated[str, _card(BOOTS, AXE)]
    seat: Annotated[int, _SEAT]


@move("lure", "{card} {start} [> {end}]", pack(LURE))
class Lure(DescribedMove):
    """Put a creature on a hole, or take it where it stands, and move it; with one field it stays,
    with the same field twice it goes and comes back (D-60, D-61, D-78).

    `end` is None where it stays.
    """

    card: Annotated[str, _card(*range(RAT, GOBLIN + 1))]
    start: Annotated[Field, _FIELD]
    end: Annotated[Field | None, _END] = None


@move("pass", "pass {cards}", pack(PASS))
class Pass(DescribedMove):
    """Discard one or two cards face down; of two, the lower group comes first, and within a group
    what the deck has first (D-20, D-92).

    A card is `I:?` for a reader who knows only its back.
    """

    cards: Annotated[tuple[str, ...], Slot(PASSED, _cards, _with_cards, secret=True)]


@move("step", "step {field}", pack(STEP))
class Step(DescribedMove):
    """Move one's dwarf one step (D-71)."""

    field: Annotated[Field, _FIELD]


@move("step-goal", "step {place}", pack(STEP_GOAL))
class StepGoal(DescribedMove):
    """Step onto a face-down goal, which turns it up (D-70)."""

    place: Annotated[Place, _PLACE]


@move("cut", "cut web {edge}", pack(CUT))
class Cut(DescribedMove):
    """Use an axe against a web (D-56)."""

    edge: Annotated[Edge, _EDGE]


@move("stay", "stay", pack(STAY))
class Stay(DescribedMove):
    """End the movement and go on to drawing; not asked for where neither a step nor an axe against
    a web is possible (D-24, D-25).
    """


@move("propose", "end propose", pack(PROPOSE))
class Propose(DescribedMove):
    """Propose to end the game (D-82)."""


@move("axe", "axe {yes}", pack(USE_AXE))
class UseAxe(DescribedMove):
    """Drive the creature off, or don't (D-57)."""

    yes: Annotated[bool, _YES]


@move("vein", "vein {yes}", pack(TAKE_VEIN))
class TakeVein(DescribedMove):
    """Take the gold of a vein, or leave it (D-44)."""

    yes: Annotated[bool, _YES]


@move("turn", "turn {card}", pack(TURN))
class Turn(DescribedMove):
    """Choose how a goal that was turned up lies (D-70)."""

    card: Annotated[str, _LIES]


@move("vote", "end {yes}", pack(VOTE))
class Vote(DescribedMove):
    """Accept or refuse to end the game (D-86)."""

    yes: Annotated[bool, _YES]


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

MOVES: Final[MoveSet[Move, Table]] = MoveSet(get_args(Move), KIND_MASK)
