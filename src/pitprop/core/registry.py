"""The games that there are, found by their folders."""

from __future__ import annotations

import importlib
import pkgutil
from typing import cast

from pitprop.core.errors import PitpropError
from pitprop.core.game import Game
from pitprop.core.notation import cited, listed


def game_names() -> list[str]:
    """The names of all games, in alphabetical order."""
    package = importlib.import_module("pitprop.games")
    return sorted(module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg)


def find_game(name: str) -> Game:
    """The game in the folder of that name: the `GAME` of its module `game`.

    Raises:
        PitpropError: there is no such game.
    """
    names = game_names()
    if name not in names:
        raise PitpropError(f"there is no game {cited(name)}; the games are {listed(names)}")
    return cast(Game, importlib.import_module(f"pitprop.games.{name}.game").GAME)
