"""Everything about one game at one moment, and the small changes that larger ones are made of."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from pitprop.core.description.state import DescribedState
from pitprop.core.face_down import FACE_DOWN
from pitprop.core.hand import with_card, without_card
from pitprop.core.public_table import NOTHING
from pitprop.games.saboteur.knowledge.secrets import Pick, Returned
from pitprop.games.saboteur.rules.table import Table


class StateData(DescribedState):
    """The table, and what is hidden: a state without what can be asked of it and done to it.

    Attributes:
        table: what everybody sees.
        roles: each seat's role, and last the card left over.
        goals: what the goals are, north to south.
        passed: the kinds of the face-down discards, in their order.
        stack: the gold stack, the top first.
        gold: the values of each seat's gold cards, in the order in which they came.
        offer: the gold cards from which the next digger picks, sorted.
        looked: the goals that each seat has looked at, as a mask of goals.
        picks: all gold cards picked in the game.
        returned: all gold cards put back under the stack in the game.
        gained: each finished round's gold pieces by seat.
    """

    def __init__(self, table: Table, seed: str | None) -> None:
        super().__init__(table, seed)
        self.table = table
        self.roles: tuple[int, ...] = ()
        self.goals: tuple[int, ...] = ()
        self.passed = NOTHING
        self.stack: tuple[int, ...] = ()
        self.gold: tuple[tuple[int, ...], ...] = ()
        self.offer: tuple[int, ...] = ()
        self.looked = NOTHING
        self.picks: tuple[Pick, ...] = ()
        self.returned: tuple[Returned, ...] = ()
        self.gained: tuple[tuple[int, ...], ...] = ()

    def give_gold(self, seat: i64, cards: tuple[int, ...]) -> None:
        """Add gold cards to those of a seat, and nothing else."""
        held = self.gold[seat] + cards
        self.gold = (*self.gold[:seat], held, *self.gold[seat + 1 :])

    # --- Small changes ---------------------------------------------------------------------------

    def gain_card(self, seat: i64, kind: i64) -> None:
        """A card comes into a hand."""
        self.hands[seat] = with_card(self.hands[seat], kind)
        self.table.hand_sizes[seat] += 1

    def spend_card(self, seat: i64, kind: i64) -> None:
        """A card leaves a hand."""
        self.hands[seat] = without_card(self.hands[seat], kind)
        self.table.hand_sizes[seat] -= 1

    def discard_face_down(self, seat: i64, kind: i64) -> None:
        """S-23: unseen by the others; whose it was stays public."""
        self.discard(FACE_DOWN + seat)
        self.passed = append(self.passed, kind)
