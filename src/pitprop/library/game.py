"""A game as you type it: its rules by name, and new states of it."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from typing import Generic, TypeVar

from pitprop.core.clauses import ClauseBook
from pitprop.core.game import Game as EngineGame
from pitprop.core.game import Move as EngineMove
from pitprop.library.asked import checked_options, checked_players
from pitprop.library.players import Player, opponents_of
from pitprop.library.state import Seat, State

M = TypeVar("M", bound=EngineMove)
V = TypeVar("V")


class Game(Generic[M, V]):
    """One of the games.

    Attributes:
        engine: the game as the engine has it.
    """

    __slots__ = ("engine",)

    def __init__(self, engine: EngineGame) -> None:
        self.engine = engine

    @property
    def name(self) -> str:
        """Its name: `saboteur`, `sabotage` or `dark_cave`."""
        return self.engine.name

    @property
    def editions(self) -> list[str]:
        """The names of its editions, the default one first."""
        return [edition.name for edition in self.engine.options.editions]

    @property
    def options(self) -> dict[str, tuple[str, ...]]:
        """The values that each option can have."""
        return {option.name: option.values for option in self.engine.options.options}

    @property
    def player_counts(self) -> list[int]:
        """How many can play."""
        return list(self.engine.seat_counts)

    @property
    def clauses(self) -> ClauseBook:
        """The rules, clause by clause."""
        return self.engine.clauses

    def start(
        self,
        players: int,
        *,
        edition: str = "",
        options: Mapping[str, str] | None = None,
        seed: int | str | None = None,
        first: Seat | None = None,
    ) -> State[M, V]:
        """A new game, before chance has decided anything: that is what `deal` is for.

        Args:
            players: the number of players.
            edition: an edition's name; the default edition where empty.
            options: changes to the edition.
            seed: where all chance comes from, any number or text; one is drawn where None.
            first: the seat that begins; drawn where None.

        Raises:
            PitpropError: the game has no such number of players, edition, option or seat.
        """
        checked_players(players)
        checked_options(options)
        drawn = secrets.token_hex(16) if seed is None else str(seed)
        engine = self.engine.start(
            players, edition=edition, options=options, seed=drawn, first=first
        )
        return State(engine, self.engine)

    def position(self, text: str) -> State[M, V]:
        """The state of a position in notation (`repr` of a state).

        Raises:
            NotationError: the text is not a position.
            PositionError: the position cannot arise.
        """
        return State(self.engine.parse_position(text), self.engine)

    def play(
        self,
        players: Sequence[Player],
        *,
        seats: int | None = None,
        edition: str = "",
        options: Mapping[str, str] | None = None,
        seed: int | str | None = None,
    ) -> Iterator[State[M, V]]:
        """Let players play a game, and look at it after each decision.

        Args:
            players: opponents by name, and bots; if there are fewer than seats they repeat.
            seats: the number of players; the number of `players` where None.
            edition: an edition's name; the default edition where empty.
            options: changes to the edition.
            seed: where all chance comes from, any number or text; one is drawn where None.

        Yields:
            the state, which changes from one time to the next: copy what you want to keep.

        Raises:
            PitpropError: the game has no such opponent, number of players, edition or option.
            NotationError: a bot gave a text that is not a move of the game.
            IllegalMoveError: a bot made a move that a rule forbids.
        """
        count = len(players) if seats is None else seats
        checked_players(count)
        opponents = opponents_of(self.name, players, count)
        drawn = secrets.token_hex(16) if seed is None else str(seed)
        state = self.start(count, edition=edition, options=options, seed=drawn)
        moves = 0
        while not state.is_over:
            if state.decider is None:
                state.deal()
            else:
                view = state.engine.view(state.decider)
                choice = opponents[state.decider].choose(view, seed=f"{drawn} move {moves}")
                state.play(choice.move)
                moves += 1
            yield state

    def __repr__(self) -> str:
        return f"pitprop.game({self.name!r})"
