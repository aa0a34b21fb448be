"""The games as you type them: `pitprop.game("saboteur").start(5, seed=7)`.

What is here can also be reached as `pitprop.game`, `pitprop.game_names` and `pitprop.simulate`.
Cards, places and roles are words of the notation; seats are numbers from 0. Each name is loaded
when it is first asked for, so that whoever plays one game needn't wait for the others, or for the
laboratory.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from pitprop.core.installed.offered import offered

if TYPE_CHECKING:
    from pitprop.core.chance import FastRandom
    from pitprop.core.events import Event
    from pitprop.core.playouts.policy import Policy
    from pitprop.core.playouts.search_state import SearchState
    from pitprop.core.playouts.sums import Sums
    from pitprop.core.records.verification import Verification
    from pitprop.library.cards import Card
    from pitprop.library.games import game, game_names
    from pitprop.library.hints import Hint
    from pitprop.library.moves import Why
    from pitprop.library.named_game import Game
    from pitprop.library.players import Bot, Player
    from pitprop.library.readers import Seat
    from pitprop.library.reviewing import Decision
    from pitprop.library.simulation import Simulation, simulate
    from pitprop.library.state import Record, State
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
    from pitprop.library.views.seen import PlainView
    from pitprop.opponents import Choice, Reason
    from pitprop.tunnels.places import Place

__all__ = [
    "Bot",
    "Card",
    "Choice",
    "DarkCaveGame",
    "DarkCaveMove",
    "DarkCaveState",
    "DarkCaveView",
    "Decision",
    "Event",
    "FastRandom",
    "Game",
    "Hint",
    "Place",
    "PlainView",
    "Player",
    "Policy",
    "Reason",
    "Record",
    "SabotageGame",
    "SabotageMove",
    "SabotageState",
    "SabotageView",
    "SaboteurGame",
    "SaboteurMove",
    "SaboteurState",
    "SaboteurView",
    "SearchState",
    "Seat",
    "Simulation",
    "State",
    "Sums",
    "Verification",
    "View",
    "Why",
    "game",
    "game_names",
    "simulate",
]

_HOMES: Final = dict.fromkeys(__all__, "pitprop.library.typed") | {
    "Bot": "pitprop.library.players",
    "Card": "pitprop.library.cards",
    "Choice": "pitprop.opponents",
    "Decision": "pitprop.library.reviewing",
    "Event": "pitprop.core.events",
    "FastRandom": "pitprop.core.chance",
    "Game": "pitprop.library.named_game",
    "Hint": "pitprop.library.hints",
    "Place": "pitprop.tunnels.places",
    "PlainView": "pitprop.library.views.seen",
    "Player": "pitprop.library.players",
    "Policy": "pitprop.core.playouts.policy",
    "Reason": "pitprop.opponents",
    "Record": "pitprop.library.state",
    "SearchState": "pitprop.core.playouts.search_state",
    "Seat": "pitprop.library.readers",
    "Simulation": "pitprop.library.simulation",
    "State": "pitprop.library.state",
    "Sums": "pitprop.core.playouts.sums",
    "Verification": "pitprop.core.records.verification",
    "Why": "pitprop.library.moves",
    "game": "pitprop.library.games",
    "game_names": "pitprop.library.games",
    "simulate": "pitprop.library.simulation",
}


def __getattr__(name: str) -> Any:
    return offered(__name__, _HOMES, name)


def __dir__() -> list[str]:
    return __all__
