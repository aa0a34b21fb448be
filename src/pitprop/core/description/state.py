"""What the states of all described games have in common.

Codes, single steps and copies are each game's own, since search is built on them; so is what its
rules know of scores and results. No class here takes a type parameter: mypyc gives the objects of
generic classes a place for weak references, as it does below `ABC` (`tests/test_compilable.py`).
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Any, ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from pitprop.core.description.content import Content, restored
from pitprop.core.description.events import EventSet
from pitprop.core.description.moves import DescribedMove, MoveSet
from pitprop.core.description.view import DescribedView
from pitprop.core.entries import for_seat
from pitprop.core.errors import IllegalMoveError, PitpropError, Refusal
from pitprop.core.events import Event
from pitprop.core.fault import fault
from pitprop.core.game import CHANCE, TERMINAL
from pitprop.core.playouts.search_state import SearchState
from pitprop.core.public_table import NOTHING, PublicTable


class DescribedState(SearchState):
    """Everything about one game, at one moment.

    Attributes:
        content: what its instances hold.
        event_set: the events of the game.
        move_set: its moves.
        public: what everybody sees: the table. Each game also has it as `table`, of its own class.
        hands: each seat's hand, packed.
        pile: the draw pile as it was dealt, the top first.
        drawn: how many cards of `pile` have been drawn.
        log: what happened since the last deal.
    """

    content: ClassVar[Content]
    event_set: ClassVar[EventSet[Any]]
    move_set: ClassVar[MoveSet[Any, Any]]

    def __init__(self, public: PublicTable, seed: str | None) -> None:
        self.public = public
        self.seed = seed
        self.hands = NOTHING
        self.pile = NOTHING
        self.drawn: i64 = 0
        self.log = NOTHING

    # --- What the game says ---------------------------------------------------------------------

    @abstractmethod
    def view(self, seat: int) -> DescribedView:
        """What a seat (or `SPECTATOR`) may know.

        Raises:
            PitpropError: there is no such seat.
        """

    @abstractmethod
    def result_lines(self, seat: int | None = None) -> list[str]:
        """The lines of a record that end the rounds finished so far, as a seat may know them.

        Each has ` · ` between its parts, by which it is read: `round 1 closed · score 7 2`.
        """

    @abstractmethod
    def why_not(self, move: DescribedMove, code: i64) -> Refusal | None:
        """Why the decider may not make a move with this code, or None where it may."""

    @abstractmethod
    def table_text(self) -> str:
        """What the table shows, in words, for messages."""

    # --- What can be asked ----------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """The number of players."""
        return self.public.seats

    @property
    def decider(self) -> int:
        """Who has to decide: a seat, `CHANCE` or `TERMINAL`."""
        return self.public.decider

    def log_of(self, seat: int) -> vec[i64]:
        """What happened since the last deal, each entry as a seat may know it."""
        return vec[i64]([for_seat(logged, seat) for logged in self.log])

    def events(self, seat: int, since: int = 0) -> list[Event]:
        """What happened since the last deal, from number `since` on, as a seat may know it."""
        table = self.public
        return [self.event_set.decode(logged, table) for logged in self.log_of(seat)[since:]]

    def code_of(self, move: DescribedMove) -> int:
        """The code of a move; negative where it refers to something that isn't on the table."""
        return self.move_set.encode(move, self.public)

    def spell(self, code: i64) -> DescribedMove:
        """The typed move of a code; a code may hold for this table only."""
        move: DescribedMove = self.move_set.decode(code, self.public)
        return move

    def refusal(self, move: DescribedMove) -> Refusal | None:
        """Why the decider may not make a move, or None where it may."""
        return self.why_not(move, self.code_of(move))

    def encode(self) -> bytes:
        """The whole state as bytes; equal states, equal bytes."""
        return self.content.encode(self)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, DescribedState) or type(self) is not type(other):
            return False
        return self.encode() == other.encode()

    def __reduce__(self) -> tuple[Callable[[type, bytes], object], tuple[type, bytes]]:
        return restored, (type(self), self.encode())

    # --- Chance ---------------------------------------------------------------------------------

    def check_chance(self) -> None:
        """Check that chance has something to decide.

        Raises:
            PitpropError: it hasn't.
        """
        decider = self.public.decider
        if decider == TERMINAL:
            raise PitpropError("chance has nothing to decide: the game is over")
        if decider != CHANCE:
            raise PitpropError(
                f"chance has nothing to decide now: seat {decider} does (seats count from 0)"
            )

    def own_seed(self) -> str:
        """Where chance's decisions come from.

        Raises:
            PitpropError: the state has no seed.
        """
        if self.seed is None:
            raise PitpropError(
                "this state has no seed: say with apply_chance what chance decides, or give a"
                " position the header [seed …]"
            )
        return self.seed

    # --- What happens ---------------------------------------------------------------------------

    def log_event(self, entry: i64) -> None:
        """Write down what happened."""
        self.log = append(self.log, entry)

    def discard(self, card: i64) -> None:
        """Onto the discard pile."""
        self.public.discards = append(self.public.discards, card)

    def play(self, move: DescribedMove) -> None:
        """Carry out a move of whoever decides.

        Raises:
            IllegalMoveError: a rule forbids it; the state is as it was.
        """
        code = self.code_of(move)
        why = self.why_not(move, code)
        if why is not None:
            raise IllegalMoveError(why, str(move), self.table_text())
        if code < 0:
            raise PitpropError(fault("no-such-place", move=str(move)))
        self.advance(code)
