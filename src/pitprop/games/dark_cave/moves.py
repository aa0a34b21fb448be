"""The moves of The Dark Cave: what there is, how it is written, and what its codes hold."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, Final, get_args

from pitprop.core.description.moves import DescribedMove, MoveSet
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
from pitprop.games.dark_cave.text.spelling import Edge, Field
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
from pitprop.tunnels.places import Place

# --- Where codes hold them ----------------------------------------------------------------------


def _with_card(number: int) -> int:
    return pack(0, number)


def _with_field(number: int) -> int:
    return pack(0, field=number)


def _with_end(number: int) -> int:
    return pack(0, end=number)


def _with_seat(number: int) -> int:
    return pack(0, seat=number)


def _with_face(number: int) -> int:
    return pack(0, face=number)


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
_SEAT: Final = Slot(SEAT, seat_of, _with_seat)
_YES: Final = Slot(ANSWER, seat_of, _with_seat)

# --- Moves --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Lay(DescribedMove):
    """Lay a path card, spelled as it is to lie (D-30 to D-35)."""

    word: ClassVar = "lay"
    form: ClassVar = "lay {card} {place}"
    base: ClassVar = pack(LAY)
    card: Annotated[str, Slot(PATH_CARD, face_of, _lying)]
    place: Annotated[Place, _PLACE]


@dataclass(frozen=True, slots=True)
class LookGoal(DescribedMove):
    """Look at a goal (D-50)."""

    word: ClassVar = "look-goal"
    form: ClassVar = "{card} goal {place}"
    base: ClassVar = pack(INFO_GOAL)
    card: Annotated[str, _INFO]
    place: Annotated[Place, _PLACE]


@dataclass(frozen=True, slots=True)
class LookClan(DescribedMove):
    """Look at a clan card (D-50)."""

    word: ClassVar = "look-clan"
    form: ClassVar = "{card} clan {seat}"
    base: ClassVar = pack(INFO_CLAN)
    card: Annotated[str, _INFO]
    seat: Annotated[int, _SEAT]


@dataclass(frozen=True, slots=True)
class Rockfall(DescribedMove):
    """Take a path card off the net (D-51)."""

    word: ClassVar = "rockfall"
    form: ClassVar = "{card} {place}"
    base: ClassVar = pack(ROCKFALL_ON)
    card: Annotated[str, _card(ROCKFALL)]
    place: Annotated[Place, _PLACE]


@dataclass(frozen=True, slots=True)
class Swap(DescribedMove):
    """Swap hands with a player (D-52)."""

    word: ClassVar = "swap"
    form: ClassVar = "{card} {seat}"
    base: ClassVar = pack(SWAP_WITH)
    card: Annotated[str, _card(SWAP)]
    seat: Annotated[int, _SEAT]


@dataclass(frozen=True, slots=True)
class Web(DescribedMove):
    """Lay a web at an opening (D-53)."""

    word: ClassVar = "web"
    form: ClassVar = "{card} {edge}"
    base: ClassVar = pack(WEB_ON)
    card: Annotated[str, _card(WEB)]
    edge: Annotated[Edge, _EDGE]


@dataclass(frozen=True, slots=True)
class Equip(DescribedMove):
    """Lay boots or an axe in front of a player (D-54, D-55)."""

    word: ClassVar = "equip"
    form: ClassVar = "{card} {seat}"
    base: ClassVar = pack(EQUIP)
    card: Annotated[str, _card(BOOTS, AXE)]
    seat: Annotated[int, _SEAT]


@dataclass(frozen=True, slots=True)
class Lure(DescribedMove):
    """Put a creature on a hole, or take it where it stands, and move it; with one field it stays,
    with one field twice it went and came back (D-60, D-61, D-78).

    `end` is None where it stays.
    """

    word: ClassVar = "lure"
    form: ClassVar = "{card} {start} [> {end}]"
    base: ClassVar = pack(LURE)
    card: Annotated[str, _card(*range(RAT, GOBLIN + 1))]
    start: Annotated[Field, _FIELD]
    end: Annotated[Field | None, Slot(FIELD, end_of, _with_end)] = None


@dataclass(frozen=True, slots=True)
class Pass(DescribedMove):
    """Discard one card or two face down; of two the lower group first, and in a group what the deck
    has first (D-20, D-92).

    A card is `I:?` for who knows only the back.
    """

    word: ClassVar = "pass"
    form: ClassVar = "pass {cards}"
    base: ClassVar = pack(PASS)
    cards: Annotated[tuple[str, ...], Slot(PASSED, _cards, _with_cards, secret=True)]


@dataclass(frozen=True, slots=True)
class Step(DescribedMove):
    """Move one's dwarf one step (D-71)."""

    word: ClassVar = "step"
    form: ClassVar = "step {field}"
    base: ClassVar = pack(STEP)
    field: Annotated[Field, _FIELD]


@dataclass(frozen=True, slots=True)
class StepGoal(DescribedMove):
    """Step onto a face-down goal, which turns it up (D-70)."""

    word: ClassVar = "step-goal"
    form: ClassVar = "step {place}"
    base: ClassVar = pack(STEP_GOAL)
    place: Annotated[Place, _PLACE]


@dataclass(frozen=True, slots=True)
class Cut(DescribedMove):
    """Use an axe against a web (D-56)."""

    word: ClassVar = "cut"
    form: ClassVar = "cut web {edge}"
    base: ClassVar = pack(CUT)
    edge: Annotated[Edge, _EDGE]


@dataclass(frozen=True, slots=True)
class Stay(DescribedMove):
    """End the movement and go on to drawing; not asked for where neither a step nor an axe against
    a web is possible (D-24, D-25).
    """

    word: ClassVar = "stay"
    form: ClassVar = "stay"
    base: ClassVar = pack(STAY)


@dataclass(frozen=True, slots=True)
class Propose(DescribedMove):
    """Propose to end the game (D-82)."""

    word: ClassVar = "propose"
    form: ClassVar = "end propose"
    base: ClassVar = pack(PROPOSE)


@dataclass(frozen=True, slots=True)
class UseAxe(DescribedMove):
    """Drive the creature off, or don't (D-57)."""

    word: ClassVar = "axe"
    form: ClassVar = "axe {yes}"
    base: ClassVar = pack(USE_AXE)
    yes: Annotated[bool, _YES]


@dataclass(frozen=True, slots=True)
class TakeVein(DescribedMove):
    """Take the gold of a vein, or leave it (D-44)."""

    word: ClassVar = "vein"
    form: ClassVar = "vein {yes}"
    base: ClassVar = pack(TAKE_VEIN)
    yes: Annotated[bool, _YES]


@dataclass(frozen=True, slots=True)
class Turn(DescribedMove):
    """Choose how a goal that was turned up lies (D-70)."""

    word: ClassVar = "turn"
    form: ClassVar = "turn {card}"
    base: ClassVar = pack(TURN)
    card: Annotated[str, Slot(OPENINGS, face_of, _with_face)]


@dataclass(frozen=True, slots=True)
class Vote(DescribedMove):
    """Accept or refuse to end the game (D-86)."""

    word: ClassVar = "vote"
    form: ClassVar = "end {yes}"
    base: ClassVar = pack(VOTE)
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
