"""The games that are environments, by name."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, Final, cast

from pitprop.core.description.game import DescribedGame
from pitprop.core.errors import PitpropError
from pitprop.core.installed.registry import find_game
from pitprop.core.notation import cited, listed
from pitprop.envs.actions import Actions
from pitprop.envs.codec import Codec
from pitprop.envs.fields import Fields, Window

GAMES: Final = ("dark_cave", "sabotage", "saboteur")
"""The games that have actions and observations."""


@dataclass(frozen=True)
class Environment:
    """What all environments of a game have.

    Attributes:
        game: the game.
        codec: its actions and observations as numbers.
        actions: its actions in words.
        fields: what its observations hold.
        window: the places that they cover; None where there is a fixed number of places.
    """

    game: DescribedGame[Any, Any, Any, Any]
    codec: Codec
    actions: Actions
    fields: Fields
    window: Window | None

    def __reduce__(self) -> tuple[Any, ...]:
        """There is one for each game: copies and pickles refer to it by name."""
        return environment, (self.game.name,)


def environment(name: str) -> Environment:
    """What the environments of a game have.

    Raises:
        PitpropError: there is no such game, or it has no environment.
    """
    find_game(name)
    if name not in GAMES:
        raise PitpropError(f"{cited(name)} has no environment; {listed(GAMES)} have")
    return _environment(name)


@cache
def _environment(name: str) -> Environment:
    layout = import_module(f"pitprop.envs.{name}.layout")
    observing = import_module(f"pitprop.envs.{name}.observing")
    return Environment(
        cast("DescribedGame[Any, Any, Any, Any]", find_game(name)),
        observing.CODEC,
        layout.ACTIONS,
        layout.FIELDS,
        getattr(layout, "WINDOW", None),
    )
