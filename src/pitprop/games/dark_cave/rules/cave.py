"""Everything about one game at one moment, and the small changes that others are made of."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pitprop.core.game import CHANCE
from pitprop.core.search_state import SearchState
from pitprop.games.dark_cave.knowledge import log
from pitprop.games.dark_cave.rules.cards import GROUP_OF
from pitprop.games.dark_cave.rules.hand import lowest, with_card, without_card, without_lowest
from pitprop.games.dark_cave.rules.table import GROUP_UNIT, HIDDEN, Table, face_down

_NOTHING: Final[vec[i64]] = vec[i64]()


class Cave(SearchState):
    """The table, and what is hidden: a state without what can be asked of it and done to it.

    Attributes:
        table: what everybody sees.
        seed: where chance comes from; None where it is told.
        characters: each seat's character.
        aside: the clan cards laid aside, sorted.
        goals: the goals in the corners, row by row; nothing before the deal.
        hands: each seat's hand, packed (see `hand`).
        pile: the draw pile as it was dealt, the top first.
        drawn: how many cards of `pile` have been drawn.
        box: the cards taken out for the whole game, sorted.
        hidden: the kinds of the face-down discards, in their order.
        looked: the goals that each seat has looked at, a mask of goals a seat.
        met: whose clan cards each seat has looked at, a mask of seats a seat.
        log: what has happened.
        acting: who has just decided: a seat or `CHANCE`; no part of what the state is.
    """

    __slots__ = (
        "acting",
        "aside",
        "box",
        "characters",
        "drawn",
        "goals",
        "hands",
        "hidden",
        "log",
        "looked",
        "met",
        "pile",
        "table",
    )

    def __init__(self, table: Table, seed: str | None) -> None:
        self.table = table
        self.seed = seed
        self.characters = _NOTHING
        self.aside: tuple[int, ...] = ()
        self.goals = _NOTHING
        self.hands = _NOTHING
        self.pile = _NOTHING
        self.drawn: i64 = 0
        self.box: tuple[int, ...] = ()
        self.hidden = _NOTHING
        self.looked = _NOTHING
        self.met = _NOTHING
        self.log = _NOTHING
        self.acting: i64 = CHANCE


def tell(cave: Cave, entry: i64) -> None:
    """Write down what happened."""
    cave.log = append(cave.log, entry)


def gain_card(cave: Cave, seat: i64, kind: i64) -> None:
    """A card comes into a hand.

    Args:
        cave: the game, changed in place.
        seat: the player's seat.
        kind: the kind of the card.
    """
    cave.hands[seat] = with_card(cave.hands[seat], kind)
    cave.table.backs[seat] += GROUP_UNIT[GROUP_OF[kind]]


def spend_card(cave: Cave, seat: i64, kind: i64) -> None:
    """A card leaves a hand.

    Args:
        cave: the game, changed in place.
        seat: the player's seat.
        kind: the kind of the card.
    """
    cave.hands[seat] = without_card(cave.hands[seat], kind)
    cave.table.backs[seat] -= GROUP_UNIT[GROUP_OF[kind]]


def discard(cave: Cave, kind: i64) -> None:
    """Onto the discard pile, for all to see."""
    cave.table.discards = append(cave.table.discards, kind)


def discard_face_down(cave: Cave, seat: i64, kind: i64) -> None:
    """D-92: its back stays public, and whose it was.

    Args:
        cave: the game, changed in place.
        seat: the player's seat.
        kind: the kind of the card.
    """
    discard(cave, face_down(GROUP_OF[kind], seat))
    cave.hidden = append(cave.hidden, kind)


def put_gold(cave: Cave, place: i64) -> None:
    """D-44: one gold of the supply, where the card has a vein."""
    table = cave.table
    if table.supply and table.net.put_gold(place):
        table.supply -= 1


def show(cave: Cave, seat: i64) -> None:
    """D-44, D-72: the clan card is turned up for the rest of the game."""
    table = cave.table
    if table.shown[seat] == HIDDEN:
        table.shown[seat] = cave.characters[seat]
        tell(cave, log.entry(log.SHOWN, seat, cave.characters[seat]))


def use_up_axe(cave: Cave, seat: i64) -> None:
    """D-56: the axe laid first is discarded."""
    axes = cave.table.axes
    discard(cave, lowest(axes[seat]))
    axes[seat] = without_lowest(axes[seat])
