"""The games as you type them: `pitprop.game("saboteur").start(5, seed=7)`.

What is here can also be reached as `pitprop.game`, `pitprop.game_names` and `pitprop.simulate`.
Cards, places and roles are words of the notation; seats are numbers from 0. Each name is loaded
when it is first asked for, so that who plays one game waits for no other, nor for the laboratory.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from pitprop.library.cards import Card
    from pitprop.library.games import game, game_names
    from pitprop.library.moves import Why
    from pitprop.library.named_game import Game
    from pitprop.library.players import Bot, Player
    from pitprop.library.simulation import Simulation, simulate
    from pitprop.library.state import Record, Seat, State
    from pitprop.library.typed import (
        DarkCaveGame,
        DarkCaveMove,
        DarkCaveState,
        DarkCaveView,
        SabotageGame,
        SabotageMove,
        SabotageState,
        SabotageView,
        SaboteurGame,
        SaboteurMove,
        SaboteurState,
        SaboteurView,
        View,
    )

__all__ = [
    "Bot",
    "Card",
    "DarkCaveGame",
    "DarkCaveMove",
    "DarkCaveState",
    "DarkCaveView",
    "Game",
    "Player",
    "Record",
    "SabotageGame",
    "SabotageMove",
    "SabotageState",
    "SabotageView",
    "SaboteurGame",
    "SaboteurMove",
    "SaboteurState",
    "SaboteurView",
    "Seat",
    "Simulation",
    "State",
    "View",
    "Why",
    "game",
    "game_names",
    "simulate",
]

_HOMES: Final = {
    "Bot": "players",
    "Card": "cards",
    "Game": "named_game",
    "Player": "players",
    "Record": "state",
    "Seat": "state",
    "Simulation": "simulation",
    "State": "state",
    "Why": "moves",
    "game": "games",
    "game_names": "games",
    "simulate": "simulation",
}
"""The module that a name is in; all others are in `typed`."""


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"pitprop.library has no {name!r}; it offers {', '.join(__all__)}")
    module = import_module(f"pitprop.library.{_HOMES.get(name, 'typed')}")
    found = globals()[name] = getattr(module, name)
    return found


def __dir__() -> list[str]:
    return __all__
