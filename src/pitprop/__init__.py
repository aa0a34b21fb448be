"""Saboteur and its relatives: rules engines, a table in the browser, opponents and a laboratory.

>>> import pitprop
>>> state = pitprop.game("saboteur").start(5, seed=7)
>>> state.deal()
>>> state.decider is None
False
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from pitprop.core.engine import EngineMode, engine_mode
from pitprop.core.installed.offered import offered

if TYPE_CHECKING:
    from pitprop.core.clauses import UnknownClauseError
    from pitprop.core.errors import (
        DealError,
        IllegalMoveError,
        NotationError,
        PitpropError,
        PositionError,
    )
    from pitprop.core.options.option import UnknownEditionError
    from pitprop.core.records.replay import RecordError
    from pitprop.games.dark_cave.own_deck import choose_deck
    from pitprop.games.dark_cave.rules.deck import DeckError
    from pitprop.library import game, game_names, simulate

__all__ = [
    "DealError",
    "DeckError",
    "EngineMode",
    "IllegalMoveError",
    "NotationError",
    "PitpropError",
    "PositionError",
    "RecordError",
    "UnknownClauseError",
    "UnknownEditionError",
    "__version__",
    "choose_deck",
    "engine_mode",
    "game",
    "game_names",
    "simulate",
]

__version__ = "0.1.0"

_HOMES: Final = {
    "DealError": "pitprop.core.errors",
    "DeckError": "pitprop.games.dark_cave.rules.deck",
    "IllegalMoveError": "pitprop.core.errors",
    "NotationError": "pitprop.core.errors",
    "PitpropError": "pitprop.core.errors",
    "PositionError": "pitprop.core.errors",
    "RecordError": "pitprop.core.records.replay",
    "UnknownClauseError": "pitprop.core.clauses",
    "UnknownEditionError": "pitprop.core.options.option",
    "choose_deck": "pitprop.games.dark_cave.own_deck",
    "game": "pitprop.library.games",
    "game_names": "pitprop.library.games",
    "simulate": "pitprop.library.simulation",
}


def __getattr__(name: str) -> Any:
    """What the library offers, loaded when it is first asked for: the engines need none of it."""
    return offered(__name__, _HOMES, name)


def __dir__() -> list[str]:
    return __all__
