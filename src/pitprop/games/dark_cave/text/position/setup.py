"""What the text of a position tells, between text and state.

Whatever isn't told is None (or missing from a mapping, or an empty list).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from pitprop.core.description.lines import PositionSetup
from pitprop.games.dark_cave.rules.cards import GROUP_OF, KIND_NAMES
from pitprop.games.dark_cave.rules.deck import GROUPS
from pitprop.games.dark_cave.text.spelling import Field
from pitprop.games.dark_cave.text.words import CLAN_ONLY
from pitprop.tunnels.places import Place

UNKNOWN: Final = -1
"""A goal or a character that the reader doesn't know."""

WAITS: Final = -2
"""The face of a goal that waits to be turned."""

FACE_DOWN_GOAL: Final = -1


def unknown_card(group: int) -> int:
    """A card of which the reader knows only its back."""
    return -1 - group


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


@dataclass(frozen=True, slots=True)
class SetupDiscard:
    """A card of the discard pile; `seat` is -1 where it was openly played."""

    kind: int
    seat: int = -1


@dataclass(slots=True)
class Setup(PositionSetup):
    """All that a position tells; what the attributes of `Table` and `State` mean, they mean here.

    Attributes:
        undealt: whether nothing has been dealt yet.
        turn: whose turn it is.
        starter: who began the game.
        now: what is going on in the turn, by name.
        net: the path cards: faces and places.
        goals: the goals, row by row.
        dwarves: where each dwarf stands; None where it has left the cave.
        left: who has left the cave, in that order.
        lying: whose dwarves lie down.
        clans: each seat's clan card.
        aside: the clan cards laid aside; each `UNKNOWN` where the reader hasn't seen them.
        shown: whose characters everybody knows.
        gold: each seat's gold.
        supply: the gold in the supply.
        veins: the fields on which gold lies.
        boots: seats, and the boots in front of them.
        axes: seats, and the axes in front of them; a seat's in the order in which they came.
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
    turn: int | None = None
    starter: int | None = None
    now: dict[str, str] = field(default_factory=dict)
    net: list[tuple[int, Place]] = field(default_factory=list)
    goals: list[SetupGoal] | None = None
    dwarves: list[Field | None] | None = None
    left: list[int] = field(default_factory=list)
    lying: list[int] = field(default_factory=list)
    clans: list[int] | None = None
    aside: list[int] | None = None
    shown: list[int] = field(default_factory=list)
    gold: list[int] | None = None
    supply: int | None = None
    veins: list[Field] = field(default_factory=list)
    boots: list[tuple[int, int]] = field(default_factory=list)
    axes: list[tuple[int, int]] = field(default_factory=list)
    webs: list[SetupWeb] = field(default_factory=list)
    creatures: dict[int, SetupCreature] = field(default_factory=dict)
    looked: dict[int, list[Place]] = field(default_factory=dict)
    met: dict[int, list[int]] = field(default_factory=dict)
    hands: dict[int, list[int]] = field(default_factory=dict)
    pile: list[int] | None = None
    discards: list[SetupDiscard] = field(default_factory=list)
    box: list[int] | None = None
    ending: int | None = None

    @property
    def clan_cards(self) -> tuple[list[int], list[int] | None] | None:
        """The clan cards of the players, and those laid aside, as one line tells them."""
        return None if self.clans is None else (self.clans, self.aside)

    @clan_cards.setter
    def clan_cards(self, cards: tuple[list[int], list[int] | None]) -> None:
        self.clans, self.aside = cards

    @property
    def is_dealt(self) -> bool:
        return not self.undealt

    def has_unknown(self) -> bool:
        cards = [*(self.pile or ()), *(self.box or ()), *(card.kind for card in self.discards)]
        cards += [kind for hand in self.hands.values() for kind in hand]
        cards += [goal.goal for goal in self.goals or ()]
        clans = [*(self.clans or ()), *(self.aside or ())]
        return any(kind < 0 for kind in [*cards, *clans]) or any(c >= CLAN_ONLY for c in clans)
