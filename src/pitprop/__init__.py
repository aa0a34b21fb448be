"""Saboteur and its relatives: rules engines, a table in the browser, opponents and a laboratory.

>>> import pitprop
>>> state = pitprop.game("saboteur").start(5, seed=7)
>>> state.deal()
>>> state.decider is None
False
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pitprop.core.engine import EngineMode, engine_mode

if TYPE_CHECKING:
    from pitprop.library import game, game_names, simulate

__all__ = ["EngineMode", "__version__", "engine_mode", "game", "game_names", "simulate"]

__version__ = "0.1.0"

_LIBRARY = ("game", "game_names", "simulate")


def __getattr__(name: str) -> Any:
    """What the library offers, loaded when it is first asked for: the engines need none of it."""
    if name in _LIBRARY:
        from pitprop import library

        return getattr(library, name)
    raise AttributeError(f"pitprop has no {name!r}; it offers {', '.join(__all__)}")
