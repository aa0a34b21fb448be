"""Moves that are made and asked about, in any game and in its notation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from pitprop.core.errors import Refusal
from pitprop.core.game import CHANCE
from pitprop.core.installed.registry import find_game

S = TypeVar("S", bound=Any)


class Asked(Protocol):
    """A state or a view."""

    def refusal(self, move: Any) -> Refusal | None:
        """Why a move is not allowed."""
        ...


@dataclass(frozen=True)
class Moving(Generic[S]):
    """What can be done with states of a game.

    Attributes:
        game: the name of the game.
    """

    game: str

    def after(self, state: S, *moves: str) -> S:
        """The state after moves, and what chance decided (`lose I:NS`); that one stays as it was.

        Args:
            state: where they begin.
            moves: the moves.
        """
        state, game = state.clone(), find_game(self.game)
        for move in moves:
            if state.decider == CHANCE:
                state.apply_chance(game.parse_chance(state, [move])[0])
            else:
                state.play(game.parse_move(move))
        return state

    def refused(self, asked: Asked, move: str) -> tuple[str, str] | None:
        """Why a move is not allowed: the reason's key and its clause; None where it is allowed."""
        why = asked.refusal(find_game(self.game).parse_move(move))
        return None if why is None else (why.key, why.clause)
