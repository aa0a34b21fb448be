"""What a position tells, line by line, before it is a state or a view."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from pitprop.core.recorded import Header
from pitprop.games.dark_cave.cards import GROUP_OF, KIND_NAMES
from pitprop.games.dark_cave.deck import GROUPS
from pitprop.games.dark_cave.spelling import Field
from pitprop.tunnels.places import Place

UNKNOWN: Final = -1
"""A goal or a character that the reader doesn't know."""

CLAN_ONLY: Final = 8
"""`CLAN_ONLY + clan`: a clan card of which the reader knows only the back (D-12)."""

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
class ToldGoal:
    """A goal: what it is, and how it lies (a face, `FACE_DOWN_GOAL` or `WAITS`)."""

    goal: int
    lies: int = FACE_DOWN_GOAL


@dataclass(frozen=True, slots=True)
class ToldWeb:
    """A web."""

    place: Place
    side: str
    number: int
    seat: int
    kind: int


@dataclass(frozen=True, slots=True)
class ToldCreature:
    """A creature on the board."""

    field: Field
    seat: int
    kind: int


@dataclass(frozen=True, slots=True)
class ToldDiscard:
    """A card of the discard pile; `seat` is -1 where it was openly played."""

    kind: int
    seat: int = -1


@dataclass(slots=True)
class Told:
    """All that a position tells; None or nothing where it doesn't say.

    Attributes:
        header: what stands above it.
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
        boots: the boots in front of each seat.
        axes: the axes in front of each seat, in the order in which they came.
        webs: the webs.
        creatures: the creatures on the board, by number.
        looked: the goals that each seat has looked at.
        met: whose clan cards each seat has looked at.
        hands: the hands.
        pile: the draw pile, the top first.
        discards: the discard pile, the bottom first.
        box: the cards taken out.
        ending: how the game ended.
        lines: the numbers of the lines of the text by their names.
    """

    header: Header
    undealt: bool = False
    turn: int | None = None
    starter: int | None = None
    now: dict[str, str] = field(default_factory=dict)
    net: list[tuple[int, Place]] = field(default_factory=list)
    goals: list[ToldGoal] | None = None
    dwarves: list[Field | None] | None = None
    left: list[int] = field(default_factory=list)
    lying: list[int] = field(default_factory=list)
    clans: list[int] | None = None
    aside: list[int] | None = None
    shown: list[int] = field(default_factory=list)
    gold: list[int] | None = None
    supply: int | None = None
    veins: list[Field] = field(default_factory=list)
    boots: dict[int, int] = field(default_factory=dict)
    axes: dict[int, list[int]] = field(default_factory=dict)
    webs: list[ToldWeb] = field(default_factory=list)
    creatures: dict[int, ToldCreature] = field(default_factory=dict)
    looked: dict[int, list[Place]] = field(default_factory=dict)
    met: dict[int, list[int]] = field(default_factory=dict)
    hands: dict[int, list[int]] = field(default_factory=dict)
    pile: list[int] | None = None
    discards: list[ToldDiscard] = field(default_factory=list)
    box: list[int] | None = None
    ending: int | None = None
    lines: dict[str, int] = field(default_factory=dict, compare=False)

    @property
    def is_view(self) -> bool:
        """Whether it is told as one seat (or a spectator) sees it."""
        return self.header.view is not None

    def has_unknown(self) -> bool:
        """Whether anything in it is a `?`."""
        cards = [*(self.pile or ()), *(self.box or ()), *(card.kind for card in self.discards)]
        cards += [kind for hand in self.hands.values() for kind in hand]
        cards += [goal.goal for goal in self.goals or ()]
        clans = [*(self.clans or ()), *(self.aside or ())]
        return any(kind < 0 for kind in [*cards, *clans]) or any(c >= CLAN_ONLY for c in clans)
