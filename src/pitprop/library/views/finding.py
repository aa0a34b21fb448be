"""The typed views for the games' own views."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any, Final

from pitprop.core.game import View as EngineView
from pitprop.library.views.seen import PlainView

_TYPED: Final = ("dark_cave", "sabotage", "saboteur")
"""The games that have a typed view, each in a module of its name."""


def view_of(engine: EngineView) -> Any:
    """The typed view for a game's own view.

    Args:
        engine: the game's own view.
    """
    kind = _typed(engine.game) if engine.game in _TYPED else PlainView
    return kind.of(engine)


@cache
def _typed(game: str) -> Any:
    return import_module(f"pitprop.library.views.{game}").VIEW
