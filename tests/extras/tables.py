"""All games with all numbers of players, and the ways to copy."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

from pitprop.envs.codecs import GAMES, environment

TABLES = [(game, players) for game in GAMES for players in environment(game).game.seat_counts]


def pickled(something: Any) -> Any:
    """A copy by way of bytes."""
    return pickle.loads(pickle.dumps(something))


#: What makes another that shares nothing with the first.
COPIES: list[Callable[[Any], Any]] = [copy.deepcopy, pickled]
