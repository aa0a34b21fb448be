"""What one seat may know (S-80 to S-82), and nothing else."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.description.view import DescribedView
from pitprop.core.errors import Refusal
from pitprop.core.hand import packed
from pitprop.games.saboteur.content import VIEW
from pitprop.games.saboteur.events import EVENTS
from pitprop.games.saboteur.moves import Move, decode, encode
from pitprop.games.saboteur.rules.allowed import codes, refusal
from pitprop.games.saboteur.rules.cards import KIND_NAMES
from pitprop.games.saboteur.rules.table import Table
from pitprop.games.saboteur.text.wire import OwnValues, WireView, own_values, public_view


class View(DescribedView):
    """A snapshot of what a seat may know.

    Attributes:
        table: what everybody sees.
        role: the seat's own role, or -1.
        known_goals: what each goal is, where the seat has looked or it lies face up; else -1.
        passed: the kinds that the seat itself put face down on the discard pile, in order.
        gold: the values of the seat's own gold cards.
        offer: the gold cards to pick from, where the seat is the one to pick.
        picks: the seat's own picks: round, cards picked from, value picked.
        returned: gold cards that the seat turned over and put back: round and value.
    """

    game = "saboteur"
    card_names = KIND_NAMES
    content = VIEW
    event_set = EVENTS

    def __init__(
        self,
        table: Table,
        seat: int,
        hand: list[int],
        role: int,
        known_goals: list[int],
        passed: list[int],
        gold: list[int],
        offer: list[int],
        picks: list[tuple[int, tuple[int, ...], int]],
        returned: list[tuple[int, int]],
        log: vec[i64],
    ) -> None:
        super().__init__(table, seat, hand, log)
        self.table = table
        self.role = role
        self.known_goals = known_goals
        self.passed = passed
        self.gold = gold
        self.offer = offer
        self.picks = picks
        self.returned = returned

    def own_codes(self) -> vec[i64]:
        """The codes of the moves that the seat, which has to decide, may make."""
        return codes(self.table, packed(self.hand), tuple(self.offer))

    def legal_moves(self) -> list[Move]:
        """The moves that the seat may make now; none while somebody else decides."""
        return [decode(code) for code in self.codes()]

    def refusal(self, move: Move) -> Refusal | None:
        """Why the seat may not make a move now, or None where it may."""
        return refusal(self.table, self.seat, packed(self.hand), tuple(self.offer), encode(move))

    def public_wire(self) -> WireView:
        """See `DescribedView.public_wire`."""
        return public_view(self.table)

    def own_values(self, public: WireView) -> OwnValues:
        """See `DescribedView.own_values`."""
        return own_values(self, public)
