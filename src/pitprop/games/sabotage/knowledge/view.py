"""What one seat may know (A-60), and nothing else."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.description.view import DescribedView
from pitprop.core.errors import Refusal
from pitprop.core.hand import packed
from pitprop.games.sabotage.content import VIEW
from pitprop.games.sabotage.events import EVENTS
from pitprop.games.sabotage.moves import Move, decode, encode
from pitprop.games.sabotage.rules.allowed import codes, refusal
from pitprop.games.sabotage.rules.cards import KIND_NAMES
from pitprop.games.sabotage.rules.table import ANSWERING, Table
from pitprop.games.sabotage.text.wire import OwnValues, WireView, own_values, public_view


class View(DescribedView):
    """A snapshot of what a seat may know.

    Attributes:
        table: what everybody sees.
    """

    game = "sabotage"
    card_names = KIND_NAMES
    content = VIEW
    event_set = EVENTS

    def __init__(self, table: Table, seat: int, hand: list[int], log: vec[i64]) -> None:
        super().__init__(table, seat, hand, log)
        self.table = table

    @property
    def is_response(self) -> bool:
        """Whether it is a partner's answer about closing, in the middle of a turn (A-52)."""
        return self.table.phase == ANSWERING

    def own_codes(self) -> vec[i64]:
        """The codes of the moves that the seat, which has to decide, may make."""
        return codes(self.table, packed(self.hand))

    def legal_moves(self) -> list[Move]:
        """The moves that the seat may make now; none while somebody else decides."""
        return [decode(code) for code in self.codes()]

    def refusal(self, move: Move) -> Refusal | None:
        """Why the seat may not make a move now, or None where it may."""
        return refusal(self.table, self.seat, packed(self.hand), encode(move))

    def public_wire(self) -> WireView:
        """See `DescribedView.public_wire`."""
        return public_view(self.table)

    def own_values(self, public: WireView) -> OwnValues:
        """See `DescribedView.own_values`."""
        return own_values(self)
