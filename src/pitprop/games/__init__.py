"""The games, a folder each."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any, NoReturn

from pitprop.core.errors import PitpropError


class _Folder(ModuleType):
    """This package; whoever takes it for a function is told which one is meant."""

    def __call__(self, *_: Any, **__: Any) -> NoReturn:
        raise PitpropError(
            "pitprop.games holds the engines: pitprop.game_names() lists the games, and"
            " pitprop.game('saboteur') gives one"
        )


sys.modules[__name__].__class__ = _Folder
