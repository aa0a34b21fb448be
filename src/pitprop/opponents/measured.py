"""What levels have won against each other: what `python -m benchmarks.levels` has counted.

The file `measured.toml` beside this one has the shares, of a hundred, by game, level and the weaker
level that it played against; `docs/levels.md` tells when and how they were measured.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

_FILE: Final = "measured.toml"


def wins_of(game: str, level: str) -> Mapping[str, int]:
    """How many of a hundred a level has won against each weaker one; nothing where not measured.

    Args:
        game: the name of the game.
        level: the name of the level.
    """
    return _measured().get(game, {}).get(level, {})


@cache
def _measured() -> Mapping[str, Mapping[str, Mapping[str, int]]]:
    return tomllib.loads((files(__package__) / _FILE).read_text("utf-8"))
