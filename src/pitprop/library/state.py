"""One game at one moment, as people and programs use it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeAlias, TypeVar, cast

from pitprop.core.asked import checked_number, is_number
from pitprop.core.errors import IllegalMoveError, PitpropError
from pitprop.core.events import Event
from pitprop.core.game import CHANCE, SPECTATOR, TERMINAL, Chance
from pitprop.core.game import Game as EngineGame
from pitprop.core.game import Move as EngineMove
from pitprop.core.game import State as EngineState
from pitprop.core.notation import cited
from pitprop.core.registry import find_game
from pitprop.library.moves import Why, as_move, told, why
from pitprop.library.showing import show_table
from pitprop.library.views import view_of

Seat: TypeAlias = int
"""A player's seat, from 0."""

M = TypeVar("M", bound=EngineMove)
V = TypeVar("V")


class State(Generic[M, V]):
    """One game at one moment. It changes in place; `copy.copy` and `copy.deepcopy` make another.

    Attributes:
        engine: the state as the engine has it, for search.
    """

    __slots__ = ("_game", "engine")

    __hash__ = None  # type: ignore[assignment]  # it changes

    def __init__(self, engine: EngineState, game: EngineGame) -> None:
        self.engine = engine
        self._game = game

    # --- Who decides ----------------------------------------------------------------------------

    @property
    def players(self) -> int:
        """The number of players."""
        return self.engine.seats

    @property
    def decider(self) -> Seat | None:
        """The seat that has to decide; None where chance has to, and at the end."""
        seat = self.engine.decider
        return seat if seat >= 0 else None

    @property
    def is_chance(self) -> bool:
        """Whether chance has to decide: `deal` lets it, `apply_chance` says what it decided."""
        return self.engine.decider == CHANCE

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.engine.decider == TERMINAL

    # --- Chance ---------------------------------------------------------------------------------

    def draw(self) -> Chance:
        """What chance decides now according to the seed. Changes nothing.

        Raises:
            PitpropError: chance has nothing to decide.
        """
        return self.engine.draw()

    def deal(self) -> None:
        """Let chance decide, by the seed.

        Raises:
            PitpropError: chance has nothing to decide.
        """
        self.engine.apply_chance(self.engine.draw())

    def apply_chance(self, outcome: Chance | str) -> None:
        """Carry out what chance decided.

        Args:
            outcome: what `draw` gives, or its lines in notation.

        Raises:
            PitpropError: chance has nothing to decide, or could not have decided this.
        """
        if isinstance(outcome, str):
            lines = outcome.strip().split("\n")
        elif callable(getattr(outcome, "lines", None)):
            lines = outcome.lines()
        else:
            raise PitpropError(
                f"what chance decided is what draw() gives, or its lines, not {cited(outcome)}"
            )
        self.engine.apply_chance(self._parsed_chance(lines))

    def _parsed_chance(self, lines: Sequence[str]) -> Chance:
        """An outcome from its lines: whatever they come from, it is one of this game."""
        chance, used = self._game.parse_chance(self.engine, lines)
        if used != len(lines):
            raise PitpropError(f"there is more after what chance decided: {cited(lines[used])}")
        return chance

    # --- Moves ----------------------------------------------------------------------------------

    @property
    def legal_moves(self) -> list[M]:
        """The moves of whoever decides; none where chance decides, and at the end."""
        return cast(list[M], list(self.engine.legal_moves()))

    def refusal(self, move: M | str) -> Why | None:
        """Why whoever decides may not make a move, or None where it may be made.

        Args:
            move: a move, or its notation.

        Raises:
            NotationError: the text is not a move of the game.
        """
        return why(self._game, self.engine.refusal(as_move(self._game, move, self.players)))

    def play(self, move: M | str) -> None:
        """Carry out a move of whoever decides.

        Args:
            move: a move, or its notation.

        Raises:
            NotationError: the text is not a move of the game.
            IllegalMoveError: a rule forbids the move; its text names the clause.
        """
        asked = as_move(self._game, move, self.players)
        try:
            self.engine.play(asked)
        except IllegalMoveError as error:
            hint = " (chance decides now: call deal())" if self.is_chance else ""
            raise told(self._game, error, hint) from None

    # --- What is known --------------------------------------------------------------------------

    def view(self, seat: Seat | None = None) -> V:
        """What a seat may know, and nothing else.

        Args:
            seat: the seat; None stands for a spectator.

        Raises:
            PitpropError: the game has no such seat.
        """
        return cast(V, view_of(self.engine.view(self._checked(seat))))

    def events(self, seat: Seat | None = None, since: int = 0) -> Sequence[Event]:
        """What happened since the last deal, as a seat may know it.

        Args:
            seat: the seat; None stands for a spectator.
            since: the number of the first event that is given.

        Raises:
            PitpropError: the game has no such seat, or there is no such number.
        """
        checked_number(since, "the number of the first event", least=0)
        return self.engine.events(self._checked(seat), since)

    def _checked(self, seat: Seat | None) -> int:
        if seat is None:
            return SPECTATOR
        if not is_number(seat) or not 0 <= seat < self.players:
            raise PitpropError(f"there is no seat {cited(seat)}: seats are 0 to {self.players - 1}")
        return seat

    @property
    def scores(self) -> list[int]:
        """Each seat's score so far, secret ones included."""
        return list(self.engine.scores())

    @property
    def winners(self) -> list[Seat]:
        """The seats that have won; none while the game goes on."""
        return list(self.engine.winners())

    # --- How it shows itself --------------------------------------------------------------------

    def __repr__(self) -> str:
        return self._game.print_position(self.engine)

    def __str__(self) -> str:
        return self._game.draw_text(self.engine)

    def _repr_svg_(self) -> str | None:
        """A picture of what everybody sees, for notebooks; None where the game has none."""
        return show_table(self.engine.view(SPECTATOR).wire())

    # --- Copies ---------------------------------------------------------------------------------

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, State)
            and self._game.name == other._game.name
            and self.engine.encode() == other.engine.encode()
        )

    def __copy__(self) -> State[M, V]:
        return State(self.engine.clone(), self._game)

    def __deepcopy__(self, memo: Any) -> State[M, V]:
        return self.__copy__()

    def __reduce__(self) -> tuple[Any, ...]:
        return _decoded, (self._game.name, self.engine.encode())


def _decoded(name: str, data: bytes) -> State[Any, Any]:
    """The state that was pickled."""
    game = find_game(name)
    return State(game.decode(data), game)
