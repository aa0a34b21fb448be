"""Finding games by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, overload

from pitprop.core.installed.registry import find_game, game_names
from pitprop.library.named_game import Game

if TYPE_CHECKING:
    from pitprop.library.typed import DarkCaveGame, SabotageGame, SaboteurGame

__all__ = ["game", "game_names"]


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
