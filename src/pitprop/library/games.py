"""Finding games by name."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias, overload

from pitprop.core.registry import find_game, game_names
from pitprop.games.dark_cave.moves import Move as DarkCaveMove
from pitprop.games.sabotage.moves import Move as SabotageMove
from pitprop.games.saboteur.moves import Move as SaboteurMove
from pitprop.library.game import Game
from pitprop.library.state import State
from pitprop.library.views import DarkCaveView, SabotageView, SaboteurView

__all__ = [
    "DarkCaveGame",
    "DarkCaveMove",
    "DarkCaveState",
    "SabotageGame",
    "SabotageMove",
    "SabotageState",
    "SaboteurGame",
    "SaboteurMove",
    "SaboteurState",
    "game",
    "game_names",
]

SaboteurGame: TypeAlias = Game[SaboteurMove, SaboteurView]
SabotageGame: TypeAlias = Game[SabotageMove, SabotageView]
DarkCaveGame: TypeAlias = Game[DarkCaveMove, DarkCaveView]

SaboteurState: TypeAlias = State[SaboteurMove, SaboteurView]
SabotageState: TypeAlias = State[SabotageMove, SabotageView]
DarkCaveState: TypeAlias = State[DarkCaveMove, DarkCaveView]


@overload
def game(name: Literal["saboteur"]) -> SaboteurGame: ...
@overload
def game(name: Literal["sabotage"]) -> SabotageGame: ...
@overload
def game(name: Literal["dark_cave"]) -> DarkCaveGame: ...
@overload
def game(name: str) -> Game[Any, Any]: ...
def game(name: str) -> Game[Any, Any]:
    """The game of that name.

    Raises:
        PitpropError: the game is unknown.
    """
    return Game(find_game(name))
