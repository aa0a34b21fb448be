"""What the views of all described games have in common."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.description.content import Content, restored
from pitprop.core.description.events import EventSet
from pitprop.core.events import Event
from pitprop.core.game import Move
from pitprop.core.public_table import PublicTable
from pitprop.core.wire_view import seat_or_none, whole


class DescribedView(metaclass=ABCMeta):
    """A snapshot of what a seat may know.

    Attributes:
        game: the name of the game.
        card_names: the names of the kinds of cards.
        content: what its instances hold.
        event_set: the events of the game.
        public: what everybody sees: the table. Each game also has it as `table`, of its own class.
        seat: whose view it is, or `SPECTATOR`.
        hand: the kinds in the seat's own hand, sorted.
        log: what happened since the last deal, as the seat may know it.
    """

    game: ClassVar[str]
    card_names: ClassVar[list[str]]
    content: ClassVar[Content]
    event_set: ClassVar[EventSet[Any]]

    def __init__(self, public: PublicTable, seat: int, hand: list[int], log: vec[i64]) -> None:
        self.public = public
        self.seat = seat
        self.hand = hand
        self.log = log

    # --- What the game says ---------------------------------------------------------------------

    @abstractmethod
    def own_codes(self) -> vec[i64]:
        """The codes of the moves that the seat, which has to decide, may make."""

    @abstractmethod
    def public_wire(self) -> Any:
        """What everybody sees, as a typed structure for JSON: a spectator's, without a history."""

    @abstractmethod
    def own_values(self, public: Any) -> Any:
        """What its game tells the reader in place of some of what everybody sees, by name."""

    @abstractmethod
    def legal_moves(self) -> Sequence[Move]:
        """The moves that the seat may make now; none while somebody else decides."""

    # --- What can be asked ----------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """The number of players."""
        return self.public.seats

    @property
    def decider(self) -> int:
        """Who has to decide: a seat, `CHANCE` or `TERMINAL`."""
        return self.public.decider

    @property
    def is_response(self) -> bool:
        """Whether it is a response to somebody in the middle of their turn: in most games never."""
        return False

    def own_wire(self, since: int, public: Any) -> dict[str, Any]:
        """The values that the reader is told in place of public ones, by name.

        Args:
            since: how many of the first events the history leaves out.
            public: what everybody sees of the same moment.
        """
        return {
            "seat": seat_or_none(self.seat),
            "hand": tuple([self.card_names[kind] for kind in self.hand]),
            "legal": tuple([str(move) for move in self.legal_moves()]),
            "history": tuple(self.history(since)),
            **self.own_values(public),
        }

    def wire(self, since: int = 0) -> Any:
        """The view as a typed structure for JSON: what everybody sees, and the reader's own values.

        Args:
            since: how many of the first events its history leaves out.
        """
        public = self.public_wire()
        return whole(public, self.own_wire(since, public))

    def codes(self) -> vec[i64]:
        """The codes of the moves that the seat may make now (see `moves`)."""
        if self.seat < 0 or self.seat != self.decider:
            return vec[i64]()
        return self.own_codes()

    def history(self, since: int = 0) -> list[Event]:
        """What the seat has seen happen since the last deal, oldest first.

        Args:
            since: how many of the first events to leave out.
        """
        table = self.public
        return [self.event_set.decode(self.log[at], table) for at in range(since, len(self.log))]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, DescribedView) or type(self) is not type(other):
            return False
        return self.content.encode(self) == self.content.encode(other)

    def __hash__(self) -> int:
        return hash((self.seat, tuple(self.hand), tuple(self.log)))

    def __reduce__(self) -> tuple[Callable[[type, bytes], object], tuple[type, bytes]]:
        return restored, (type(self), self.content.encode(self))
