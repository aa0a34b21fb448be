"""Everything about one game at one moment, and the small changes that larger ones are made of."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from pitprop.core.description.state import DescribedState
from pitprop.core.face_down import face_down
from pitprop.core.game import CHANCE
from pitprop.core.hand import lowest, with_card, without_card, without_lowest
from pitprop.core.public_table import NOTHING
from pitprop.games.dark_cave.knowledge import log
from pitprop.games.dark_cave.rules.allowed import asked_first
from pitprop.games.dark_cave.rules.cards import GROUP_OF, SEAT_BIT
from pitprop.games.dark_cave.rules.table import GROUP_UNIT, HIDDEN, Table

# Why gold is lost, as the log tells it.
TO_TUNNEL: Final = 0
TO_GOBLIN: Final = 1


class StateData(DescribedState):
    """The table, and what is hidden: a state without what can be asked of it and done to it.

    Attributes:
        table: what everybody sees.
        characters: each seat's character.
        aside: the clan cards laid aside, sorted.
        goals: the goals in the corners, row by row; nothing before the deal.
        box: the cards taken out for the whole game, sorted.
        hidden: the kinds of the face-down discards, in their order.
        looked: the goals that each seat has looked at, as a mask of goals.
        met: whose clan cards each seat has looked at, as a mask of seats.
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

    # --- Small changes ---------------------------------------------------------------------------

    def gain_card(self, seat: i64, kind: i64) -> None:
        """A card comes into a hand."""
        self.hands[seat] = with_card(self.hands[seat], kind)
        self.table.backs[seat] += GROUP_UNIT[GROUP_OF[kind]]

    def spend_card(self, seat: i64, kind: i64) -> None:
        """A card leaves a hand."""
        self.hands[seat] = without_card(self.hands[seat], kind)
        self.table.backs[seat] -= GROUP_UNIT[GROUP_OF[kind]]

    def discard_face_down(self, seat: i64, kind: i64) -> None:
        """D-92: its back, and whose it was, stay public."""
        self.discard(face_down(seat, GROUP_OF[kind]))
        self.hidden = append(self.hidden, kind)

    def put_gold(self, place: i64) -> None:
        """D-44: one gold of the supply, where the card has a vein."""
        table = self.table
        if table.supply and table.net.put_gold(place):
            table.supply -= 1

    def show(self, seat: i64) -> None:
        """D-44, D-72: the clan card is turned up for the rest of the game."""
        table = self.table
        if table.shown[seat] == HIDDEN:
            table.shown[seat] = self.characters[seat]
            self.log_event(log.entry(log.SHOWN, seat, self.characters[seat]))

    def use_up_axe(self, seat: i64) -> None:
        """D-56: the axe laid first is discarded."""
        axes = self.table.axes
        self.discard(lowest(axes[seat]))
        axes[seat] = without_lowest(axes[seat])

    def next_to_lose(self) -> i64:
        """Who loses a card next (D-77); `NO_SEAT` where nobody does."""
        return asked_first(self.table, self.table.losing)

    def lose_cards(self, seats: i64) -> None:
        """D-42, D-66, D-93: chance is to draw from each of these hands that has a card."""
        table = self.table
        table.losing = 0
        seat: i64
        for seat in range(table.seats):
            if seats & SEAT_BIT[seat] and table.backs[seat]:
                table.losing |= SEAT_BIT[seat]

    def lose_card(self, kind: i64) -> None:
        """D-42, D-66: the next to lose a card does, unseen and face down onto the discard pile."""
        table = self.table
        seat = self.next_to_lose()
        table.losing &= ~SEAT_BIT[seat]
        table.losses += 1
        self.spend_card(seat, kind)
        self.discard_face_down(seat, kind)
        self.log_event(log.entry(log.LOST_CARD, seat, GROUP_OF[kind], secret=kind))

    def lose_gold(self, seat: i64, reason: i64) -> None:
        """D-43, D-66: one gold goes to the supply, or none where the seat has none."""
        table = self.table
        lost: i64 = 1 if table.gold[seat] else 0
        table.gold[seat] -= lost
        table.supply += lost
        self.log_event(log.entry(log.LOST_GOLD, seat, reason, lost))
