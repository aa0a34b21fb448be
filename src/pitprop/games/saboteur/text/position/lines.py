"""The lines of Saboteur's positions: what each tells, and how that is written."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from typing import Final

from pitprop.core.description.discards import SetupDiscard, discard_token
from pitprop.core.description.lines import (
    ALWAYS,
    NOTHING,
    UNKNOWN,
    Each,
    Line,
    LineSet,
    Many,
    One,
    PositionSetup,
    Row,
    Spelling,
    number_token,
    or_unknown,
    or_word,
)
from pitprop.core.errors import NotationError
from pitprop.core.notation import UNKNOWN as UNKNOWN_WORD
from pitprop.core.notation import cited, listed
from pitprop.core.public_table import NO_SEAT
from pitprop.games.saboteur.moves import SEAT
from pitprop.games.saboteur.rules.cards import (
    GOAL_NAMES,
    GOALS,
    KIND,
    KIND_NAMES,
    SHAPE_KIND,
    TOOL_BIT,
    TOOLS,
)
from pitprop.games.saboteur.rules.table import MOST_ROUNDS
from pitprop.games.saboteur.text.notation import tool_words
from pitprop.games.saboteur.text.position.result_line import ROLES, VALUE, ResultWords, SetupResult
from pitprop.tunnels.card import FIRST, SHAPE, SPELLING
from pitprop.tunnels.places import Coordinates, Place

NO_SHAPE: Final = 0


@dataclass(frozen=True, slots=True)
class SetupGoal:
    """A goal.

    Attributes:
        goal: what it is, or `UNKNOWN`.
        face_up: whether it has been turned up.
        shape: the shape that it lies as, or `NO_SHAPE`.
    """

    goal: int
    face_up: bool = False
    shape: int = NO_SHAPE


@dataclass(slots=True)
class Setup(PositionSetup):
    """All that a position tells; attributes mean the same as those of `Table` and `State`.

    Attributes:
        round: the number of the round.
        turn: whose turn it is.
        starter: who began the round.
        last: who played the last card; `NO_SEAT` where nobody has.
        laid: the place of the card just laid, while stones are being turned.
        maze: the tunnel cards: shapes and places.
        goals: the goals, north to south.
        broken: the broken tools of each seat.
        roles: each seat's role and the card left over.
        hands: kinds by seat.
        pile: the draw pile, the top first.
        discards: the discard pile, bottom first.
        looked: the places of the goals that each seat has looked at.
        stack: the gold stack, the top first.
        gold: the gold cards of each seat, as they came.
        offer: who picks a gold card, and from which.
        results: the finished rounds by their numbers.
    """

    round: int = 1
    turn: int = 0
    starter: int = NO_SEAT
    last: int = NO_SEAT
    laid: Place | None = None
    maze: list[tuple[int, Place]] = field(default_factory=list)
    goals: list[SetupGoal] = field(default_factory=list)
    broken: list[int] = field(default_factory=list)
    roles: tuple[int, ...] = ()
    hands: dict[int, list[int]] = field(default_factory=dict)
    pile: list[int] = field(default_factory=list)
    discards: list[SetupDiscard] = field(default_factory=list)
    looked: dict[int, list[Place]] = field(default_factory=dict)
    stack: list[int] = field(default_factory=list)
    gold: dict[int, list[int]] = field(default_factory=lambda: defaultdict(list))
    offer: tuple[int, list[int]] | None = None
    results: dict[int, SetupResult] = field(default_factory=dict)

    @property
    def is_dealt(self) -> bool:
        return self.round != 0


_ROUNDS: Final = f"there are {MOST_ROUNDS} rounds, not"

_PLACE: Final = Coordinates()


def _read_kind(word: str) -> int:
    """A card of the hand; a path card may be spelled either way round."""
    if word in KIND:
        return KIND[word]
    shape = SHAPE.get(word, NO_SHAPE)
    if SHAPE_KIND[shape] < 0:
        raise NotationError(f"{cited(word)} is not a card; cards are {listed(KIND)}")
    return SHAPE_KIND[shape]


_CARD: Final = or_unknown(Spelling(_read_kind, KIND_NAMES.__getitem__))


def _read_laid(word: str) -> tuple[int, Place]:
    card, at, place = word.partition("@")
    shape = SHAPE.get(card, NO_SHAPE)
    if not at or SHAPE_KIND[shape] < 0:
        raise NotationError(f"{cited(word)} is not a card on a place; one looks like NES@1,0")
    return shape, _PLACE.read(place)


def _read_goal(word: str) -> SetupGoal:
    name, colon, way = word.partition(":")
    if name not in (*GOAL_NAMES, UNKNOWN_WORD) or (colon and way != NOTHING and way not in SHAPE):
        raise NotationError(
            f"{cited(word)} is not a goal; goals are {listed(GOAL_NAMES)}, face up with how they "
            "lie, such as NE:SW"
        )
    goal = UNKNOWN if name == UNKNOWN_WORD else GOAL_NAMES.index(name)
    if not colon:
        return SetupGoal(goal)
    shape = NO_SHAPE if way == NOTHING else SHAPE[way]
    expected = SHAPE["NESW"] if goal == 0 else SHAPE.get(name, NO_SHAPE)
    if goal == UNKNOWN or (shape != NO_SHAPE and FIRST[shape] != FIRST[expected]):
        raise NotationError(f"{cited(word)}: a goal {name} doesn't lie like that")
    return SetupGoal(goal, True, shape)


def _write_goal(goal: SetupGoal) -> str:
    name = UNKNOWN_WORD if goal.goal == UNKNOWN else GOAL_NAMES[goal.goal]
    if not goal.face_up:
        return name
    return f"{name}:{NOTHING if goal.shape == NO_SHAPE else SPELLING[goal.shape]}"


def _read_tools(word: str) -> int:
    if word == NOTHING:
        return 0
    tools = word.split("+")
    if tools != [tool for tool in TOOLS if tool in tools]:
        raise NotationError(
            f"{cited(word)}: broken tools are {listed(TOOLS)}, in this order"
            f" and joined by +; {NOTHING} is for none"
        )
    return sum(TOOL_BIT[TOOLS.index(tool)] for tool in tools)


_CARDS: Final = Many(_CARD)
_VALUES: Final = Many(VALUE)
_DISCARD: Final = discard_token(
    _CARD, SEAT, "a card that lies face down is told by who passed it, as in ?2"
)
_NO_SEAT: Final = (NO_SEAT,)

LINES: Final = LineSet(
    "saboteur",
    Setup,
    [
        Line("round", "round", One(number_token(0, MOST_ROUNDS, _ROUNDS))),
        Line("turn", "turn", One(SEAT), left_out=_NO_SEAT),
        Line("starter", "starter", One(SEAT), left_out=_NO_SEAT),
        Line("last", "last", One(or_word(SEAT, NOTHING, NO_SEAT)), left_out=_NO_SEAT),
        Line(
            "maze",
            "maze",
            Many(Spelling(_read_laid, lambda card: f"{SPELLING[card[0]]}@{card[1]}")),
        ),
        Line("laid", "laid", One(_PLACE)),
        Line("goals", "goals", Row(Spelling(_read_goal, _write_goal), GOALS, "goals")),
        Line("broken", "broken", Row(Spelling(_read_tools, tool_words))),
        Line("roles", "roles", ROLES),
        Line("hand", "hands", _CARDS, by=SEAT, left_out=ALWAYS),
        Line("pile", "pile", _CARDS, left_out=ALWAYS),
        Line("discards", "discards", Many(_DISCARD)),
        Line("looked", "looked", Many(_PLACE), by=SEAT),
        Line("stack", "stack", _VALUES, left_out=ALWAYS),
        Line("gold", "gold", _VALUES, by=SEAT),
        Line("offer", "offer", Each(SEAT, _VALUES)),
        Line("result", "results", ResultWords(), by=number_token(1, MOST_ROUNDS, _ROUNDS)),
    ],
)
