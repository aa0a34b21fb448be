"""What the views of all games offer; those of other packages' games offer no more than that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, Self, TypeVar, cast

from pitprop.core.asked import checked_text
from pitprop.core.chance import RandomStream
from pitprop.core.errors import IllegalMoveError
from pitprop.core.game import CHANCE, TERMINAL, Move
from pitprop.core.game import View as EngineView
from pitprop.core.installed.registry import find_game
from pitprop.core.wire_view import seat_or_none
from pitprop.library.hints import Hint, beliefs_of, hint_for
from pitprop.library.moves import Moves, Why, as_move, why, with_reason
from pitprop.library.readers import Seat
from pitprop.library.seeds import seed_of
from pitprop.library.state import State

M = TypeVar("M", bound=Move)


class Seen(Generic[M]):
    """What the views of all games offer besides their fields.

    Attributes:
        engine: the view as the engine has it.
        seat: whose view it is; None for a spectator.
        decider: who has to decide; None where chance has to, and at the end.
    """

    __slots__ = ()

    engine: EngineView
    seat: Seat | None
    decider: Seat | None

    @classmethod
    def of(cls, engine: EngineView) -> Self:
        """The typed view for a game's own view.

        Args:
            engine: the game's own view.
        """
        shown = engine.wire()
        names = shown.__struct_fields__  # at hand; `msgspec.structs.fields` reads all types anew
        kind: Any = cls  # a struct with the fields of what the page gets
        typed: Self = kind(**{name: getattr(shown, name) for name in names}, engine=engine)
        return typed

    @property
    def is_chance(self) -> bool:
        """Whether chance has to decide."""
        return self.engine.decider == CHANCE

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.engine.decider == TERMINAL

    @property
    def legal_moves(self) -> Moves[M]:
        """The moves that the seat may make now; none while somebody else decides.

        A list, in which `in` finds a move by its notation, too. It says False of a forbidden move
        and of a text that isn't a move at all: `refusal` tells these apart.
        """
        return Moves(cast(Sequence[M], self.engine.legal_moves()))

    def parse_move(self, text: str) -> M:
        """A move that the seat may make now, from its notation.

        Raises:
            NotationError: the text is not a move of the game.
            IllegalMoveError: a rule forbids the move; its text names the clause.
        """
        checked_text(text, "the notation of a move")
        game = find_game(self.engine.game)
        move = as_move(game, text, self.engine.seats)
        refusal = self.engine.refusal(move)
        if refusal is not None:
            raise with_reason(game, IllegalMoveError(refusal, text, ""))
        return cast(M, move)

    def refusal(self, move: M | str) -> Why | None:
        """Why the seat may not make a move now, or None where it may.

        Args:
            move: a move, or its notation.

        Raises:
            NotationError: the text is not a move of the game.
        """
        game = find_game(self.engine.game)
        return why(game, self.engine.refusal(as_move(game, move, self.engine.seats)))

    def hint(self, player: str | None = None, *, seed: int | float | str | None = None) -> Hint[M]:
        """What a computer player would do in the seat's place, and why.

        The strongest think for some seconds where the engine isn't compiled; `PITPROP_EFFORT=5` in
        the environment makes them look at a twentieth as much.

        Args:
            player: its name, such as `"standard"`; the game's strongest where None.
            seed: decides between moves that are equally good, any number or text; one is drawn
                where None.

        Raises:
            PitpropError: it isn't this seat's turn to decide, or there is no such computer player.
        """
        return cast("Hint[M]", hint_for(self.engine, player, seed))

    def beliefs(self) -> tuple[float, ...]:
        """How likely each seat is to be a saboteur, as a careful player with this view could judge.

        A seat knows its own role, a spectator goes by what everybody saw. What was claimed at the
        table isn't counted. The player is cautious: where all play like the computer players,
        whoever is suspected is a saboteur more often than it says, and whoever isn't, less often.

        Returns:
            a probability for each seat; nothing in a game without hidden roles.

        Raises:
            PitpropError: nothing has been dealt yet, or the game is another package's.
        """
        return beliefs_of(self.engine)

    def sample(self, seed: int | float | str | None = None) -> State[M, Self]:
        """A world that agrees with the view, drawn at random: all that the seat can't see.

        It is drawn as likely as the deal makes it: what somebody's moves say about their role isn't
        counted, which `beliefs` does. The seat would see just this view in it. It can be played on
        like any other state; its later deals come from a seed of its own (`State.seed`), which
        follows from the one given here and says nothing of the real game's. How it came about isn't
        known, so it has no record.

        Args:
            seed: where the world comes from, any number or text; the same seed gives the same
                world. One is drawn where None.

        Raises:
            PitpropError: it is neither a number nor a string.
        """
        game = find_game(self.engine.game)
        world = game.sample(self.engine, RandomStream(seed_of(seed), "world"))
        return State(world, game, type(self).of)

    def position(self) -> str:
        """The position as the seat knows it, in notation, with `?` for what it doesn't know."""
        return find_game(self.engine.game).print_position(self.engine)

    def __repr__(self) -> str:
        return self.position()

    def __str__(self) -> str:
        return find_game(self.engine.game).draw_text(self.engine)

    def _repr_svg_(self) -> str | None:
        """A picture of the table and of what the seat holds; None where the game has none."""
        from pitprop.library.showing import show_view  # for notebooks alone

        return show_view(self.engine.wire())

    def __eq__(self, other: object) -> bool:
        return self.engine == other.engine if isinstance(other, Seen) else NotImplemented

    # The struct that views are made of brings one that compares by identity.
    def __ne__(self, other: object) -> bool:
        equal = self.__eq__(other)
        return equal if equal is NotImplemented else not equal

    def __hash__(self) -> int:
        return hash(self.engine)


class PlainView(Seen[Move]):
    """What one seat may know of a game that brings no fields of its own."""

    __slots__ = ("decider", "engine", "seat")

    def __init__(self, engine: EngineView) -> None:
        self.engine = engine
        self.seat = seat_or_none(engine.seat)
        self.decider = seat_or_none(engine.decider)

    @classmethod
    def of(cls, engine: EngineView) -> Self:
        """See `Seen.of`."""
        return cls(engine)
