"""The games as you type them: `pitprop.game("saboteur").start(5, seed=7)`.

What is here can also be reached as `pitprop.game`, `pitprop.game_names` and `pitprop.simulate`.
Cards, places and roles are words of the notation; seats are numbers from 0.
"""

from __future__ import annotations

from pitprop.library.cards import Card
from pitprop.library.game import Game
from pitprop.library.games import (
    DarkCaveGame,
    DarkCaveMove,
    DarkCaveState,
    SabotageGame,
    SabotageMove,
    SabotageState,
    SaboteurGame,
    SaboteurMove,
    SaboteurState,
    game,
    game_names,
)
from pitprop.library.moves import Why
from pitprop.library.players import Bot, Player
from pitprop.library.simulation import Simulation, simulate
from pitprop.library.state import Record, Seat, State
from pitprop.library.views import DarkCaveView, SabotageView, SaboteurView, View

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
