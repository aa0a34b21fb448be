"""Everything about one game at one moment, and the small changes that others are made of."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from pitprop.core.described_state import DescribedState, log_event
from pitprop.core.game import CHANCE
from pitprop.core.public_table import NOTHING
from pitprop.games.dark_cave.knowledge import log
from pitprop.games.dark_cave.rules.cards import GROUP_OF
from pitprop.games.dark_cave.rules.hand import lowest, with_card, without_card, without_lowest
from pitprop.games.dark_cave.rules.table import GROUP_UNIT, HIDDEN, Table, face_down


class StateData(DescribedState):
    """The table, and what is hidden: a state without what can be asked of it and done to it.

    Attributes:
        table: what everybody sees.
        characters: each seat's character.
        aside: the clan cards laid aside, sorted.
        goals: the goals in the corners, row by row; nothing before the deal.
        box: the cards taken out for the whole game, sorted.
        hidden: the kinds of the face-down discards, in their order.
        looked: the goals that each seat has looked at, a mask of goals a seat.
        met: whose clan cards each seat has looked at, a mask of seats a seat.
        acting: whose move is being carried out; `CHANCE` at any other time.
    """

    def __init__(self, table: Table, seed: str | None) -> None:
        super().__init__(table, seed)
        self.table = table
        self.characters = NOTHING
        self.aside: tuple[int, ...] = ()
        self.goals = NOTHING
        self.box: tuple[int, ...] = ()
        self.hidden = NOTHING
        self.looked = NOTHING
        self.met = NOTHING
        self.acting: i64 = CHANCE


def gain_card(state: StateData, seat: i64, kind: i64) -> None:
    """A card comes into a hand.

    Args:
        state: the game, changed in place.
        seat: the player's seat.
        kind: the kind of the card.
    """
    state.hands[seat] = with_card(state.hands[seat], kind)
    state.table.backs[seat] += GROUP_UNIT[GROUP_OF[kind]]


def spend_card(state: StateData, seat: i64, kind: i64) -> None:
    """A card leaves a hand.

    Args:
        state: the game, changed in place.
        seat: the player's seat.
        kind: the kind of the card.
    """
    state.hands[seat] = without_card(state.hands[seat], kind)
    state.table.backs[seat] -= GROUP_UNIT[GROUP_OF[kind]]


def discard(state: StateData, kind: i64) -> None:
    """Onto the discard pile, for all to see."""
    state.table.discards = append(state.table.discards, kind)


def discard_face_down(state: StateData, seat: i64, kind: i64) -> None:
    """D-92: its back stays public, and whose it was.

    Args:
        state: the game, changed in place.
        seat: the player's seat.
        kind: the kind of the card.
    """
    discard(state, face_down(GROUP_OF[kind], seat))
    state.hidden = append(state.hidden, kind)


def put_gold(state: StateData, place: i64) -> None:
    """D-44: one gold of the supply, where the card has a vein."""
    table = state.table
    if table.supply and table.net.put_gold(place):
        table.supply -= 1


def show(state: StateData, seat: i64) -> None:
    """D-44, D-72: the clan card is turned up for the rest of the game."""
    table = state.table
    if table.shown[seat] == HIDDEN:
        table.shown[seat] = state.characters[seat]
        log_event(state, log.entry(log.SHOWN, seat, state.characters[seat]))


def use_up_axe(state: StateData, seat: i64) -> None:
    """D-56: the axe laid first is discarded."""
    axes = state.table.axes
    discard(state, lowest(axes[seat]))
    axes[seat] = without_lowest(axes[seat])
