"""What one seat may know (D-90 to D-93), and nothing else."""

from __future__ import annotations

from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.errors import Refusal
from pitprop.core.events import Event
from pitprop.games.dark_cave.content import VIEW
from pitprop.games.dark_cave.events import EVENTS
from pitprop.games.dark_cave.moves import MOVES, Move
from pitprop.games.dark_cave.rules.allowed import codes
from pitprop.games.dark_cave.rules.hand import packed
from pitprop.games.dark_cave.rules.table import DEFENDING, VOTING, Table
from pitprop.games.dark_cave.rules.why import refusal
from pitprop.games.dark_cave.text.wire import WireView, wire_view


class View:
    """A snapshot of what a seat may know.

    Attributes:
        table: what everybody sees.
        seat: whose view it is, or `SPECTATOR`.
        hand: the kinds in the seat's own hand, sorted.
        characters: each seat's character where the seat knows it, else -1.
        known_goals: what each goal is, row by row, where the seat knows it, else -1.
        aside: the clan cards laid aside, where the seat has looked at them (D-81).
        hidden: the kinds of the seat's own face-down discards, in order.
        log: what has happened, as the seat may know it.
    """

    __slots__ = ("aside", "characters", "hand", "hidden", "known_goals", "log", "seat", "table")

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
        self.table = table
        self.seat = seat
        self.hand = hand
        self.characters = characters
        self.known_goals = known_goals
        self.aside = aside
        self.hidden = hidden
        self.log = log

    @property
    def game(self) -> str:
        """The name of the game."""
        return "dark_cave"

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
        """Whether it is an answer in the middle of somebody's turn (D-57, D-82)."""
        return self.table.phase in (DEFENDING, VOTING)

    def codes(self) -> vec[i64]:
        """The codes of the moves that the seat may make now (see `moves`)."""
        if self.seat < 0 or self.seat != self.table.decider:
            return vec[i64]()
        return codes(self.table, packed(self.hand))

    def legal_moves(self) -> list[Move]:
        """The moves that the seat may make now; none while somebody else decides."""
        return [MOVES.decode(code, self.table) for code in self.codes()]

    def refusal(self, move: Move) -> Refusal | None:
        """Why the seat may not make a move now, or None where it may."""
        MOVES.check(move)
        return refusal(self.table, self.seat, packed(self.hand), move)

    def history(self) -> list[Event]:
        """What the seat has seen happen, oldest first."""
        return [EVENTS.decode(logged, self.table) for logged in self.log]

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
    return VIEW.decode(data, View, "a view of The Dark Cave")
