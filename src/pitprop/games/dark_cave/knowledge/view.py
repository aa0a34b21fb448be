"""What one seat may know (D-90 to D-93), and nothing else."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.description.view import DescribedView
from pitprop.core.errors import Refusal
from pitprop.core.hand import packed
from pitprop.games.dark_cave.content import VIEW
from pitprop.games.dark_cave.events import EVENTS
from pitprop.games.dark_cave.moves import MOVES, Move
from pitprop.games.dark_cave.rules.allowed import codes
from pitprop.games.dark_cave.rules.cards import KIND_NAMES
from pitprop.games.dark_cave.rules.table import DEFENDING, VOTING, Table
from pitprop.games.dark_cave.rules.why import refusal
from pitprop.games.dark_cave.text.wire import OwnValues, WireView
from pitprop.games.dark_cave.text.wire.view import own_values, public_view


class View(DescribedView):
    """A snapshot of what a seat may know.

    Attributes:
        table: what everybody sees.
        characters: each seat's character where the seat knows it, else -1.
        known_goals: what each goal is, row by row, where the seat knows it, else -1.
        aside: the clan cards laid aside, where the seat knows them (D-81, D-83).
        hidden: the kinds of the seat's own face-down discards, in order.
    """

    game = "dark_cave"
    card_names = KIND_NAMES
    content = VIEW
    event_set = EVENTS

    def __init__(
        self,
        table: Table,
        seat: int,
        hand: list[int],
        characters: list[int],
        known_goals: list[int],
        aside: tuple[int, ...],
        hidden: list[int],
        log: vec[i64],
    ) -> None:
        super().__init__(table, seat, hand, log)
        self.table = table
        self.characters = characters
        self.known_goals = known_goals
        self.aside = aside
        self.hidden = hidden

    @property
    def is_response(self) -> bool:
        """Whether it is a response in the middle of somebody's turn (D-57, D-82)."""
        return self.table.phase in (DEFENDING, VOTING)

    def own_codes(self) -> vec[i64]:
        """The codes of the moves that the seat, which has to decide, may make."""
        return codes(self.table, packed(self.hand))

    def legal_moves(self) -> list[Move]:
        """The moves that the seat may make now; none while somebody else decides."""
        return [MOVES.decode(code, self.table) for code in self.codes()]

    def refusal(self, move: Move) -> Refusal | None:
        """Why the seat may not make a move now, or None where it may."""
        return refusal(self.table, self.seat, packed(self.hand), MOVES.checked(move))

    def public_wire(self) -> WireView:
        """See `DescribedView.public_wire`."""
        return public_view(self.table)

    def own_values(self, public: WireView) -> OwnValues:
        """See `DescribedView.own_values`."""
        return own_values(self, public)
