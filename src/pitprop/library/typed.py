"""The names for annotations: games, states, views and moves of each of our games."""

from __future__ import annotations

from typing import TypeAlias

from pitprop.games.dark_cave.moves import Move as DarkCaveMove
from pitprop.games.sabotage.moves import Move as SabotageMove
from pitprop.games.saboteur.moves import Move as SaboteurMove
from pitprop.library.named_game import Game
from pitprop.library.state import State
from pitprop.library.views.dark_cave import DarkCaveView
from pitprop.library.views.sabotage import SabotageView
from pitprop.library.views.saboteur import SaboteurView
from pitprop.library.views.seen import PlainView

__all__ = [
    "DarkCaveGame",
    "DarkCaveMove",
    "DarkCaveState",
    "DarkCaveView",
    "SabotageGame",
    "SabotageMove",
    "SabotageState",
    "SabotageView",
    "SaboteurGame",
    "SaboteurMove",
    "SaboteurState",
    "SaboteurView",
    "View",
]

SaboteurGame: TypeAlias = Game[SaboteurMove, SaboteurView]
SabotageGame: TypeAlias = Game[SabotageMove, SabotageView]
DarkCaveGame: TypeAlias = Game[DarkCaveMove, DarkCaveView]

SaboteurState: TypeAlias = State[SaboteurMove, SaboteurView]
SabotageState: TypeAlias = State[SabotageMove, SabotageView]
DarkCaveState: TypeAlias = State[DarkCaveMove, DarkCaveView]

View: TypeAlias = SaboteurView | SabotageView | DarkCaveView | PlainView
