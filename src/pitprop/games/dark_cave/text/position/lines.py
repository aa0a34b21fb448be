"""The lines of The Dark Cave's positions: what each tells, and how that is written."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from pitprop.core.description.discards import SetupDiscard, discard_token
from pitprop.core.description.lines import (
    ALWAYS,
    NOTHING,
    UNKNOWN,
    Line,
    LineSet,
    Many,
    One,
    PositionSetup,
    Row,
    Spelling,
    Token,
    Words,
    name_token,
    or_unknown,
    or_word,
)
from pitprop.core.errors import NotationError
from pitprop.core.face_down import unknown_card
from pitprop.core.notation import UNKNOWN as UNKNOWN_WORD
from pitprop.core.notation import cited, listed
from pitprop.games.dark_cave.rules.cards import (
    ACTION,
    AXE,
    BOOTS,
    CLAN_CARD_NAMES,
    CREATURE_NAMES,
    CREATURES,
    FACE,
    FACE_NAMES,
    FACE_SHAPE,
    GOAL_FACE,
    GOAL_NAMES,
    GOALS,
    GROUP_OF,
    KIND,
    KIND_NAMES,
    RAT,
    WEB,
)
from pitprop.games.dark_cave.rules.deck_cards import GROUPS
from pitprop.games.dark_cave.rules.table import ENDING_NAMES
from pitprop.games.dark_cave.text.position.current_turn import NOW
from pitprop.games.dark_cave.text.spelling import Field
from pitprop.games.dark_cave.text.words import CLAN_CARD_NUMBERS, FIELD, PLACE, SEAT
from pitprop.tunnels.card import SHAPE
from pitprop.tunnels.places import Place

WAITS: Final = -2
"""The face of a goal that waits to be turned."""

FACE_DOWN_GOAL: Final = -1


def group_of_card(kind: int) -> int:
    """The group of a card, known or not."""
    return -1 - kind if kind < 0 else GROUP_OF[kind]


def card_word(kind: int) -> str:
    """A card in notation, or its back."""
    return f"{GROUPS[group_of_card(kind)]}:?" if kind < 0 else KIND_NAMES[kind]


@dataclass(frozen=True, slots=True)
class SetupGoal:
    """A goal: what it is, and how it lies (a face, `FACE_DOWN_GOAL` or `WAITS`)."""

    goal: int
    face: int = FACE_DOWN_GOAL


@dataclass(frozen=True, slots=True)
class SetupWeb:
    """A web."""

    place: Place
    side: str
    number: int
    seat: int
    kind: int


@dataclass(frozen=True, slots=True)
class SetupCreature:
    """A creature on the board."""

    field: Field
    seat: int
    kind: int


@dataclass(slots=True)
class Setup(PositionSetup):
    """All that a position tells; attributes mean the same as those of `Table` and `State`.

    Attributes:
        undealt: whether nothing has been dealt yet.
        turn: whose turn it is.
        starter: who began the game.
        now: what is going on in the turn, by name.
        net: the path cards: faces and places.
        goals: the goals, row by row.
        dwarves: where each dwarf stands; None where it has left the cave.
        left: who has left the cave, in the order in which they left.
        lying: whose dwarves lie down.
        clans: each seat's clan card.
        aside: the clan cards laid aside; each `UNKNOWN` where the reader hasn't seen them, None
            where they aren't told.
        shown: whose characters everybody knows.
        gold: each seat's gold.
        supply: the gold in the supply.
        veins: the fields on which gold lies.
        boots: seats, and the boots in front of them.
        axes: seats, and the axes in front of them, each seat's in the order in which they came.
        webs: the webs.
        creatures: the creatures on the board, by number.
        looked: the goals that each seat has looked at.
        met: whose clan cards each seat has looked at.
        hands: the hands.
        pile: the draw pile, the top first.
        discards: the discard pile, the bottom first.
        box: the cards taken out.
        ending: how the game ended.
    """

    undealt: bool = False
    turn: int = 0
    starter: int = 0
    now: dict[str, str] = field(default_factory=dict)
    net: list[tuple[int, Place]] = field(default_factory=list)
    goals: list[SetupGoal] = field(default_factory=list)
    dwarves: list[Field | None] = field(default_factory=list)
    left: list[int] = field(default_factory=list)
    lying: list[int] = field(default_factory=list)
    clans: list[int] = field(default_factory=list)
    aside: list[int] | None = None
    shown: list[int] = field(default_factory=list)
    gold: list[int] = field(default_factory=list)
    supply: int = 0
    veins: list[Field] = field(default_factory=list)
    boots: list[tuple[int, int]] = field(default_factory=list)
    axes: list[tuple[int, int]] = field(default_factory=list)
    webs: list[SetupWeb] = field(default_factory=list)
    creatures: dict[int, SetupCreature] = field(default_factory=dict)
    looked: dict[int, list[Place]] = field(default_factory=dict)
    met: dict[int, list[int]] = field(default_factory=dict)
    hands: dict[int, list[int]] = field(default_factory=dict)
    pile: list[int] = field(default_factory=list)
    discards: list[SetupDiscard] = field(default_factory=list)
    box: list[int] = field(default_factory=list)
    ending: int | None = None

    @property
    def clan_cards(self) -> tuple[list[int], list[int] | None]:
        """The clan cards of the players, and those laid aside, as one line tells them."""
        return self.clans, self.aside

    @clan_cards.setter
    def clan_cards(self, cards: tuple[list[int], list[int] | None]) -> None:
        self.clans, self.aside = cards

    @property
    def is_dealt(self) -> bool:
        return not self.undealt


NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,3}")
"""A number: it has one spelling, and up to four digits."""

_WEB: Final = re.compile(r"([^:]+):([NESW])=([12]):([^:]+):(.+)")


# --- Words --------------------------------------------------------------------------------------


def _read_number(word: str) -> int:
    if not NUMBER.fullmatch(word):
        raise NotationError(f"{cited(word)} is not a number")
    return int(word)


def _read_card(word: str) -> int:
    """A card, or its back where that is all that is known."""
    group, _, rest = word.partition(":")
    if rest == UNKNOWN_WORD and group in GROUPS:
        return unknown_card(GROUPS.index(group))
    if word not in KIND:
        raise NotationError(
            f"{cited(word)} is not a card; one looks like II:NES+hole, I:rat or I:?"
        )
    return KIND[word]


def _action(*actions: int) -> Token[int]:
    """An action card with one of some effects."""
    cards = {name: kind for kind, name in enumerate(KIND_NAMES) if ACTION[kind] in actions}
    return name_token(cards, "is not such an action card")


def _of_seat(card: Token[int]) -> Token[tuple[int, int]]:
    """A card in front of a seat, which is named first."""

    def read(word: str) -> tuple[int, int]:
        seat, colon, rest = word.partition(":")
        if not colon:
            raise NotationError(f"{cited(word)} does not name a seat; one looks like 1:I:axe")
        return SEAT.read(seat), card.read(rest)

    return Spelling(read, lambda each: f"{SEAT.write(each[0])}:{card.write(each[1])}")


def _read_laid(word: str) -> tuple[int, Place]:
    card, at, place = word.partition("@")
    if not at or card not in FACE:
        raise NotationError(f"{cited(word)} is not a card on its place; one looks like I:NES@1,0")
    return FACE[card], PLACE.read(place)


def _read_goal(word: str) -> SetupGoal:
    name, colon, lies = word.partition(":")
    if name == UNKNOWN_WORD and not colon:
        return SetupGoal(UNKNOWN)
    if name not in GOAL_NAMES:
        raise NotationError(f"{cited(word)} is not a goal; goals are {listed(GOAL_NAMES)}")
    goal = GOAL_NAMES.index(name)
    if not colon:
        return SetupGoal(goal)
    if lies == NOTHING:
        return SetupGoal(goal, WAITS)
    for face in (GOAL_FACE + 2 * goal, GOAL_FACE + 2 * goal + 1):
        if FACE_SHAPE[face] == SHAPE.get(lies, 0):
            return SetupGoal(goal, face)
    raise NotationError(f"the goal {name} can't lie as {cited(lies)}")


def _write_goal(goal: SetupGoal) -> str:
    name = UNKNOWN_WORD if goal.goal == UNKNOWN else GOAL_NAMES[goal.goal]
    if goal.face == FACE_DOWN_GOAL:
        return name
    lies = NOTHING if goal.face == WAITS else FACE_NAMES[goal.face].partition("+")[0]
    return f"{name}:{lies}"


def _read_web(word: str) -> SetupWeb:
    match = _WEB.fullmatch(word)
    if match is None:
        raise NotationError(f"{cited(word)} is not a web; one looks like 1,0:E=2:1:I:web")
    place, side, number, seat, card = match.groups()
    kind = _WEB_CARD.read(card)
    return SetupWeb(PLACE.read(place), side, int(number), SEAT.read(seat), kind)


def _write_web(web: SetupWeb) -> str:
    lies = f"{PLACE.write(web.place)}:{web.side}={web.number}"
    return f"{lies}:{SEAT.write(web.seat)}:{_WEB_CARD.write(web.kind)}"


_NUMBER: Final = Spelling(_read_number, str)
_CARD: Final = Spelling(_read_card, card_word)
_DISCARD: Final = discard_token(
    _CARD,
    SEAT,
    "{} lies face down: whose was it? ?1:CARD",
    "{} leaves the card out; it is told as in ?1:II:NS, or ?1:II:? in what one seat sees",
)
_CLAN: Final = name_token(
    CLAN_CARD_NUMBERS, f"is not a clan card; clan cards are {listed(CLAN_CARD_NAMES)}"
)
_WEB_CARD: Final = _action(WEB)
_CREATURE: Final = name_token(
    CREATURE_NAMES, f"is not a creature; creatures are {listed(CREATURE_NAMES)}"
)
_CREATURE_CARD: Final = _action(*range(RAT, RAT + CREATURES))
_ENDING: Final = name_token(
    ENDING_NAMES, f"is not an ending: a game ends by {listed(ENDING_NAMES)}"
)


# --- Lines of several parts ---------------------------------------------------------------------


class _Undealt(Words[bool]):
    """No words: the line itself tells that nothing has been dealt."""

    def read(self, words: Sequence[str]) -> bool:
        if words:
            raise NotationError("nothing follows 'undealt'")
        return True

    def write(self, value: bool) -> Sequence[str]:
        return []


class _Now(Words[dict[str, str]]):
    """What is going on in the turn: `phase=moving steps=2`."""

    def read(self, words: Sequence[str]) -> dict[str, str]:
        now: dict[str, str] = {}
        for word in words:
            name, equals, value = word.partition("=")
            if name not in NOW or not equals or not value:
                raise NotationError(f"{cited(word)} is none of {'=…, '.join(NOW)}=…")
            if name in now:
                raise NotationError(f"{cited(name)} appears twice")
            now[name] = value
        return now

    def write(self, value: dict[str, str]) -> Sequence[str]:
        return [f"{name}={word}" for name, word in value.items()]


class _ClanCards(Words[tuple[list[int], list[int] | None]]):
    """The players' clan cards, and after a bar those laid aside."""

    _players = Row(_CLAN)
    _aside = Many(or_unknown(_CLAN))

    def read(self, words: Sequence[str]) -> tuple[list[int], list[int] | None]:
        if words.count("|") > 1:
            raise NotationError("one | stands between the players' clan cards and those aside")
        bar = words.index("|") if "|" in words else len(words)
        aside = self._aside.read(words[bar + 1 :]) if bar < len(words) else None
        return self._players.read(words[:bar]), aside

    def write(self, value: tuple[list[int], list[int] | None]) -> Sequence[str]:
        clans, aside = value
        return [*self._players.write(clans), "|", *self._aside.write(aside or [])]


class _Creature(Words[SetupCreature]):
    """Where a creature stands, in front of whom its card lies, and which card that is."""

    def read(self, words: Sequence[str]) -> SetupCreature:
        if len(words) != 3:
            raise NotationError("a creature looks like: creature rat 1,0:NES 2 I:rat")
        field, seat, card = words
        kind = _CREATURE_CARD.read(card)
        return SetupCreature(FIELD.read(field), SEAT.read(seat), kind)

    def write(self, value: SetupCreature) -> Sequence[str]:
        card = _CREATURE_CARD.write(value.kind)
        return [FIELD.write(value.field), SEAT.write(value.seat), card]


_SEATS: Final = Many(SEAT)
_CARDS: Final = Many(_CARD)

LINES: Final = LineSet(
    "dark_cave",
    Setup,
    [
        Line("undealt", "undealt", _Undealt(), left_out=(False,)),
        Line("turn", "turn", One(SEAT)),
        Line("now", "now", _Now(), left_out=({},)),
        Line("starter", "starter", One(SEAT)),
        Line(
            "net",
            "net",
            Many(Spelling(_read_laid, lambda card: f"{FACE_NAMES[card[0]]}@{card[1]}")),
        ),
        Line("goals", "goals", Row(Spelling(_read_goal, _write_goal), GOALS, "goals, row by row")),
        Line("dwarves", "dwarves", Row(or_word(FIELD, "out", None))),
        Line("left", "left", _SEATS),
        Line("lying", "lying", _SEATS),
        Line("clans", "clan_cards", _ClanCards()),
        Line("shown", "shown", _SEATS),
        Line("gold", "gold", Row(_NUMBER)),
        Line("supply", "supply", One(_NUMBER)),
        Line("veins", "veins", Many(FIELD)),
        Line("boots", "boots", Many(_of_seat(_action(BOOTS)))),
        Line("axes", "axes", Many(_of_seat(_action(AXE)))),
        Line("webs", "webs", Many(Spelling(_read_web, _write_web))),
        Line("creature", "creatures", _Creature(), by=_CREATURE),
        Line("looked", "looked", Many(PLACE), by=SEAT),
        Line("met", "met", _SEATS, by=SEAT),
        Line("hand", "hands", _CARDS, by=SEAT, left_out=ALWAYS),
        Line("pile", "pile", _CARDS, left_out=ALWAYS),
        Line("discards", "discards", Many(_DISCARD)),
        Line("box", "box", _CARDS, left_out=ALWAYS),
        Line("over", "ending", One(_ENDING)),
    ],
)
