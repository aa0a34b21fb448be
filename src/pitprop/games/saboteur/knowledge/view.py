"""What one seat may know (S-80 to S-82), and nothing else."""

from __future__ import annotations

from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.errors import Refusal
from pitprop.core.events import Event
from pitprop.core.hand import packed
from pitprop.games.saboteur.content import VIEW
from pitprop.games.saboteur.events import EVENTS
from pitprop.games.saboteur.moves import Move, decode, encode
from pitprop.games.saboteur.rules.allowed import codes, refusal
from pitprop.games.saboteur.rules.table import Table
from pitprop.games.saboteur.text.wire import WireView, wire_view


class View:
    """A snapshot of what a seat may know.

    Attributes:
        table: what everybody sees.
        seat: whose view it is, or `SPECTATOR`.
        hand: the kinds in the seat's own hand, sorted.
        role: the seat's own role, or -1.
        known_goals: what each goal is, where the seat has looked or it lies face up; else -1.
        passed: the kinds that the seat itself put face down on the discard pile, in order.
        gold: the values of the seat's own gold cards.
        offer: the gold cards to pick from, where the seat is the one to pick.
        picks: the seat's own picks: round, cards picked from, value picked.
        returned: gold cards that the seat turned over and put back: round and value.
        log: what happened since the last deal, as the seat may know it.
    """

    __slots__ = (
        "gold",
        "hand",
        "known_goals",
        "log",
        "offer",
        "passed",
        "picks",
        "returned",
        "role",
        "seat",
        "table",
    )

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
        self.table = table
        self.seat = seat
        self.hand = hand
        self.role = role
        self.known_goals = known_goals
        self.passed = passed
        self.gold = gold
        self.offer = offer
        self.picks = picks
        self.returned = returned
        self.log = log

    @property
    def game(self) -> str:
        """The name of the game."""
        return "saboteur"

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
        """Whether it is an answer to somebody in the middle of their turn: nobody asks here."""
        return False

    def codes(self) -> vec[i64]:
        """The codes of the moves that the seat may make now (see `moves`)."""
        if self.seat < 0 or self.seat != self.table.decider:
            return vec[i64]()
        return codes(self.table, packed(self.hand), tuple(self.offer))

    def legal_moves(self) -> list[Move]:
        """The moves that the seat may make now; none while somebody else decides."""
        return [decode(code) for code in self.codes()]

    def refusal(self, move: Move) -> Refusal | None:
        """Why the seat may not make a move now, or None where it may."""
        return refusal(self.table, self.seat, packed(self.hand), tuple(self.offer), encode(move))

    def history(self) -> list[Event]:
        """What the seat has seen happen in this round, oldest first."""
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
    return VIEW.decode(data, View, "a view of Saboteur")
