"""What one seat may know (A-60), and nothing else."""

from __future__ import annotations

from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.errors import Refusal
from pitprop.core.events import Event
from pitprop.core.hand import packed
from pitprop.games.sabotage.content import VIEW
from pitprop.games.sabotage.events import EVENTS
from pitprop.games.sabotage.moves import Move, decode, encode
from pitprop.games.sabotage.rules.allowed import codes, refusal
from pitprop.games.sabotage.rules.table import ANSWERING, Table
from pitprop.games.sabotage.text.wire import WireView, wire_view


class View:
    """A snapshot of what a seat may know.

    Attributes:
        table: what everybody sees.
        seat: whose view it is, or `SPECTATOR`.
        hand: the kinds in the seat's own hand, sorted; a partner's is hidden too.
        log: what happened since the last deal, as the seat may know it.
    """

    __slots__ = ("hand", "log", "seat", "table")

    def __init__(self, table: Table, seat: int, hand: list[int], log: vec[i64]) -> None:
        self.table = table
        self.seat = seat
        self.hand = hand
        self.log = log

    @property
    def game(self) -> str:
        """The name of the game."""
        return "sabotage"

    @property
    def seats(self) -> int:
        """The number of players."""
        return self.table.seats

    @property
    def decider(self) -> int:
        """Who has to decide: a seat, `CHANCE` or `NOBODY`."""
        return self.table.decider

    @property
    def is_answer(self) -> bool:
        """Whether it is a partner's answer about closing, in the middle of a turn (A-52)."""
        return self.table.phase == ANSWERING

    def codes(self) -> vec[i64]:
        """The codes of the moves that the seat may make now (see `moves`)."""
        if self.seat < 0 or self.seat != self.table.decider:
            return vec[i64]()
        return codes(self.table, packed(self.hand))

    def legal_moves(self) -> list[Move]:
        """The moves that the seat may make now; none while somebody else decides."""
        return [decode(code) for code in self.codes()]

    def refusal(self, move: Move) -> Refusal | None:
        """Why the seat may not make a move now, or None where it may."""
        return refusal(self.table, self.seat, packed(self.hand), encode(move))

    def history(self) -> list[Event]:
        """What the seat has seen happen in this game, oldest first."""
        return [EVENTS.decode(logged, None) for logged in self.log]

    def wire(self) -> WireView:
        """The view as a typed structure for JSON."""
        return wire_view(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and VIEW.encode(self) == VIEW.encode(other)

    def __hash__(self) -> int:
        return hash((self.seat, tuple(self.hand), tuple(self.log)))

    def __reduce__(self) -> tuple[Callable[[bytes], View], tuple[bytes]]:
        return read_view, (VIEW.encode(self),)


def read_view(data: bytes) -> View:
    """The view of these bytes.

    Raises:
        PitpropError: the bytes are not those of a view.
    """
    return VIEW.decode(data, View, "a view of Sabotage")
