"""Finding opponents by name; those of one game are found by the folder with the game's name."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from functools import cache
from typing import Any, cast

from pitprop.core.errors import PitpropError
from pitprop.core.notation import cited, listed
from pitprop.opponents.base import Choice, Opponent
from pitprop.opponents.random_player import RandomPlayer

_ANY_GAME: Mapping[str, Opponent] = {RandomPlayer.name: RandomPlayer()}


class _ByGame:
    """An opponent that plays several games, each in its own way."""

    def __init__(self, name: str, players: Mapping[str, Opponent]) -> None:
        self.name = name
        self._players = players

    def choose(self, view: Any, *, seed: str) -> Choice:
        """See `Opponent.choose`."""
        if view.game not in self._players:
            raise PitpropError(f"opponent {cited(self.name)} doesn't play {view.game}")
        return self._players[view.game].choose(view, seed=seed)


def opponent_names(game: str) -> list[str]:
    """The opponents that play a game, the default one first."""
    return [*_players_of(game), *_ANY_GAME]


@cache
def find_opponent(name: str) -> Opponent:
    """The opponent of that name; it plays every game that it is listed for.

    Raises:
        PitpropError: there is no such opponent.
    """
    if name in _ANY_GAME:
        return _ANY_GAME[name]
    by_game = {game: _players_of(game) for game in _games()}
    players = {game: players[name] for game, players in by_game.items() if name in players}
    if not players:
        known = sorted({name for game in by_game for name in opponent_names(game)})
        raise PitpropError(f"there is no opponent {cited(name)}; the opponents are {listed(known)}")
    return _ByGame(name, players)


def _games() -> list[str]:
    package = importlib.import_module("pitprop.opponents")
    return sorted(module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg)


def _players_of(game: str) -> Mapping[str, Opponent]:
    """The `PLAYERS` of the game's own folder; none where there is no such folder."""
    if game not in _games():
        return {}
    module = importlib.import_module(f"pitprop.opponents.{game}.players")
    return cast(Mapping[str, Opponent], module.PLAYERS)
