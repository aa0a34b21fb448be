"""How the engines run: compiled, or as the Python that they are written in.

The folder of a game, that of its opponents, and each folder that games share list the modules that
a wheel holds compiled, in `compiled.txt`.
"""

from __future__ import annotations

import importlib.util
import pkgutil
from importlib.machinery import ExtensionFileLoader
from typing import Final, Literal

EngineMode = Literal["compiled", "interpreted"]

_SHARED: Final = (
    "pitprop.core",
    "pitprop.core.description",
    "pitprop.core.playouts",
    "pitprop.tunnels",
    "pitprop.envs",
    "pitprop.opponents",
)
# Packages with a folder for each game: its rules, what its opponents look ahead with, and what
# environments give as numbers.
_PARTS: Final = (
    "games.{}",
    "games.{}.rules",
    "games.{}.knowledge",
    "games.{}.text",
    "opponents.{}",
    "opponents.{}.beliefs",
    "opponents.{}.search",
    "opponents.{}.ways",
    "opponents.{}.weighing",
    "opponents.{}.players",
    "envs.{}",
)


def engine_mode() -> EngineMode:
    """Whether the engines run compiled or interpreted.

    The modules themselves are asked, whether or not they have been loaded. The engines count as
    compiled if every module that can be compiled is.
    """
    return "compiled" if all(map(_is_compiled, engine_modules())) else "interpreted"


def engine_modules() -> list[str]:
    """The modules that a wheel holds compiled, by full name."""
    # Whoever only imports the package doesn't wait until the offers of games are read.
    from pitprop.core.installed.registry import own_game_names

    of_games = [f"pitprop.{part.format(name)}" for part in _PARTS for name in own_game_names()]
    packages = [*_SHARED, *of_games]
    return [f"{package}.{name}" for package in packages for name in _listed(package)]


def _listed(package: str) -> list[str]:
    try:
        content = pkgutil.get_data(package, "compiled.txt")
    except FileNotFoundError:
        return []
    return content.decode().split() if content else []


def _is_compiled(module: str) -> bool:
    spec = importlib.util.find_spec(module)
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)
