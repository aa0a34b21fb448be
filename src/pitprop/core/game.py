"""The protocol of a game: what every engine offers to opponents, server, laboratory and tools.

A *state* is everything: what the table shows, what each seat knows, what nobody knows. A *view* is
what one seat (or a spectator) may know, and nothing else. At each moment exactly one seat has to
decide (`decider`), whether it is on turn or not, or chance has to (`CHANCE`), or the game is over
(`TERMINAL`). A turn may take any number of decisions, by any seats.

States change in place and are copied by `clone`; views never change. In Python and JSON a seat is
an index from 0; in text for people seats are counted from 1.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Protocol, Self

from pitprop.core.chance import RandomStream
from pitprop.core.errors import Refusal
from pitprop.core.events import Event, Handled
from pitprop.core.options.option import OptionBook
from pitprop.core.records.record import Entry, Record

if TYPE_CHECKING:
    from pitprop.core.clauses import ClauseBook, RefusalTexts, Words

CHANCE: Final = -1
"""`decider` where chance has to decide: the next deal or a named draw."""

TERMINAL: Final = -2
"""`decider` where the game is over."""

SPECTATOR: Final = -1
"""The seat whose view shows only what is public."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What the rules of a game call what is played.

    Attributes:
        whole: what somebody wins in the end: a game, a match.
        wholes: several of them.
        part: what it has several of, each after a deal of its own: a round, a game; empty where
            it is played as a whole.
        parts: several of those.
    """

    whole: str
    wholes: str
    part: str = ""
    parts: str = ""


class Move(Protocol):
    """What somebody wants to do: an immutable, hashable value whose `str` is its notation."""

    def __str__(self) -> str: ...


class Chance(Protocol):
    """What chance decided (a deal, a draw): an immutable value that a record holds as lines."""

    def lines(self, seat: int | None = None) -> list[str]:
        """The outcome in notation; for a seat, with `?` where that seat doesn't know."""
        ...


class View(Protocol):
    """What one seat may know. Two views are equal when the seat can't tell the states apart."""

    @property
    def game(self) -> str:
        """The name of the game."""
        ...

    @property
    def seat(self) -> int:
        """Whose view it is, or `SPECTATOR`."""
        ...

    @property
    def seats(self) -> int:
        """The number of players."""
        ...

    @property
    def decider(self) -> int:
        """Who has to decide: a seat, `CHANCE` or `TERMINAL`."""
        ...

    @property
    def is_response(self) -> bool:
        """Whether the decision is an answer to somebody in the middle of their turn."""
        ...

    def legal_moves(self) -> Sequence[Move]:
        """The moves that the seat may make now; none while somebody else decides."""
        ...

    def refusal(self, move: Move) -> Refusal | None:
        """Why the seat may not make a move now, or None where it may."""
        ...

    def history(self) -> Sequence[Event]:
        """What the seat has seen happen in this round, oldest first."""
        ...

    def wire(self) -> Any:
        """The view as a typed structure for JSON (a `msgspec.Struct` of the game).

        In all games it has `round` (0 before the first deal), `rounds` and `phase` (`dealing` where
        chance deals), which the server reads.
        """
        ...


class State(Protocol):
    """Everything about one game, at one moment."""

    @property
    def seats(self) -> int:
        """The number of players."""
        ...

    @property
    def decider(self) -> int:
        """Who has to decide: a seat, `CHANCE` or `TERMINAL`."""
        ...

    def clone(self) -> Self:
        """A state that is equal to this one and never changes with it."""
        ...

    def view(self, seat: int) -> View:
        """What a seat (or `SPECTATOR`) may know.

        Raises:
            PitpropError: there is no such seat.
        """
        ...

    def legal_moves(self) -> Sequence[Move]:
        """The moves of whoever decides; none at chance and at the end."""
        ...

    def refusal(self, move: Move) -> Refusal | None:
        """Why the decider may not make a move, or None where it may."""
        ...

    def play(self, move: Move) -> None:
        """Carry out a move of whoever decides.

        Raises:
            IllegalMoveError: a rule forbids it; the state is as it was.
        """
        ...

    def draw(self) -> Chance:
        """What chance decides now, from the state's own seed. Changes nothing.

        Raises:
            PitpropError: chance has nothing to decide, or the state has no seed.
        """
        ...

    def apply_chance(self, chance: Chance) -> None:
        """Carry out what chance decided.

        Raises:
            PitpropError: chance has nothing to decide, or this is not an outcome it could have.
        """
        ...

    def events(self, seat: int, since: int = 0) -> Sequence[Event]:
        """What happened since the last deal, from number `since` on, as a seat may know it."""
        ...

    def result_lines(self, seat: int | None = None) -> list[str]:
        """The lines of a record that end the rounds finished so far, one each.

        Each has ` · ` between its parts, by which it is read: `round 1 closed · score 7 2`.
        """
        ...

    def scores(self) -> Sequence[int]:
        """Each seat's score so far, secret ones included."""
        ...

    def winners(self) -> Sequence[int]:
        """The seats that have won; none while the game goes on."""
        ...

    def census(self) -> Mapping[str, int]:
        """How many there are of each kind of thing that is never made or lost: cards, gold.

        They are counted where they lie now. Nothing lies anywhere before chance has decided for the
        first time; from then on the numbers stay the same.
        """
        ...

    def encode(self) -> bytes:
        """The whole state as bytes; `Game.decode` is its inverse. Equal states, equal bytes."""
        ...


@dataclass(frozen=True, slots=True)
class Known:
    """What the reader of a redacted record knew after a decision.

    Attributes:
        entry: what the record says.
        seat: who decided: a seat, or `CHANCE`.
        view: what the reader knew then.
    """

    entry: Entry
    seat: int
    view: View


@dataclass(frozen=True, slots=True)
class Reconstruction:
    """What a redacted record says about its game.

    Attributes:
        drawing: the table at its end as text art, as far as the record shows it.
        movers: who made each move, in order.
        scores: each seat's score, where the game is over and the record gives them all; else None.
        winners: the seats that have won, where scores are given.
        known: what the reader knew after each move and each outcome of chance.
    """

    drawing: str
    movers: tuple[int, ...]
    scores: tuple[int, ...] | None = None
    winners: tuple[int, ...] = ()
    known: tuple[Known, ...] = ()


class Game(Protocol):
    """One game: how to start it, read it and explain it. Found by an entry point of its name.

    Attributes:
        name: as in its entry point, in records and on the command line.
        titles: what it is called, by language.
        seat_counts: how many players there can be, in order; there may be gaps.
        min_seats: the smallest number of players.
        max_seats: the largest number of players.
        options: its editions and options.
        deck: a fingerprint of the cards, where the rules leave them open; else empty.
        terms: what its rules call a game and its rounds.
        example: a move, for messages.
        chance_words: the first words of the lines that say what chance decided.
    """

    name: str
    titles: Mapping[str, str]
    seat_counts: Sequence[int]
    min_seats: int
    max_seats: int
    options: OptionBook
    deck: str
    terms: Terms
    example: str
    chance_words: Sequence[str]

    @property
    def clauses(self) -> ClauseBook:
        """The rules, clause by clause."""
        ...

    @property
    def refusal_texts(self) -> RefusalTexts:
        """The sentences of refusals, in each language."""
        ...

    @property
    def words(self) -> Words:
        """The words for cards, tools, roles, editions and options, in each language."""
        ...

    def start(
        self,
        seats: int,
        *,
        edition: str = "",
        options: Mapping[str, str] | None = None,
        seed: int | str | None = None,
        first: int | None = None,
    ) -> State:
        """A new game, before chance has decided anything.

        Args:
            seats: the number of players.
            edition: an edition's name; the default edition where empty.
            options: changes to the edition.
            seed: where chance's decisions come from, any number or text; without one they are
                given to `apply_chance`.
            first: the seat that begins; drawn where None.

        Raises:
            PitpropError: a number of players, an edition or an option that the game doesn't have.
        """
        ...

    @property
    def revealing(self) -> frozenset[str]:
        """The keys of the events that tell seats other than the actor's something hidden.

        Examples are a goal that is turned up, or roles that are shown. From any other event a
        seat learns only what somebody decided, as far as `redacted` shows that.
        """
        ...

    def max_decisions(self, seats: int) -> int:
        """An upper bound on the number of decisions in a whole game, those of chance included."""
        ...

    def redacted(self, move: Move) -> Move:
        """The move as it is known to those who don't know its private part (`pass ?`)."""
        ...

    def sample(self, view: View, draw: RandomStream) -> State:
        """A state that is consistent with all that the seat knows, drawn at random."""
        ...

    def hand(self, view: View) -> Sequence[str]:
        """The cards in the hand of a view's seat, in notation."""
        ...

    def handled(self, event: Event) -> Sequence[Handled]:
        """The cards that an event took out of hands or brought into them, in order."""
        ...

    def decode(self, data: bytes) -> State:
        """The state that `State.encode` wrote.

        Raises:
            PitpropError: the bytes are not those of a state.
        """
        ...

    def parse_move(self, text: str) -> Move:
        """Read a move that somebody wants to make.

        Raises:
            NotationError: the text is not a move, or hides the part of it that others don't know.
        """
        ...

    def parse_known_move(self, text: str) -> Move:
        """Read a move as a redacted record has it, including one that `redacted` gave.

        Raises:
            NotationError: the text is not a move.
        """
        ...

    def parse_chance(self, state: State, lines: Sequence[str]) -> tuple[Chance, int]:
        """Read what chance decided at this state; returns it and the number of lines used.

        Raises:
            NotationError: the lines aren't such an outcome (`line` counts from the first of them).
        """
        ...

    def chance_lines(self, chance: Chance, views: Sequence[View]) -> list[str]:
        """What chance decided as one reader knows it in the end, with `?` for the rest.

        Args:
            chance: the outcome.
            views: what the reader knew, from just after it until the next such outcome.
        """
        ...

    def observation(self, view: View, move: Move) -> str:
        """What a record adds in braces for what a seat learned from a move just made.

        Args:
            view: what that seat knows after the move, whoever made it.
            move: the move.
        """
        ...

    def print_position(self, view_or_state: Any) -> str:
        """A position (or what a view shows of it) in a few lines of notation."""
        ...

    def parse_position(self, text: str) -> State:
        """Read a position.

        Raises:
            NotationError: the text is not a position.
            PositionError: the position cannot arise.
        """
        ...

    def parse_view(self, text: str) -> View:
        """Read what one seat sees of a position, as printed from a view.

        Raises:
            NotationError: the text is not a position, or is one of a whole state.
            PositionError: the position cannot arise.
        """
        ...

    def draw_text(self, view_or_state: Any, names: Sequence[str] = ()) -> str:
        """The table as text art for a terminal: as a view shows it, or all of a state.

        Args:
            view_or_state: what is drawn.
            names: the players' names by seat.
        """
        ...

    def reconstruct(self, record: Record) -> Reconstruction:
        """What a redacted record says about its game.

        Raises:
            RecordError: the record breaks a rule, or doesn't say what its reader knows.
        """
        ...
