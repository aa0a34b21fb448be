"""The pictures that are printed: the page's own, as its build has drawn them (`client/print`)."""

from __future__ import annotations

import gzip
import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from pitprop.core.errors import PitpropError

FOLDER: Final = Path(__file__).resolve().parent / "art"
"""Where the pictures and the typeface are."""


def is_there(game: str) -> bool:
    """Whether this installation has the pictures of a game."""
    return _file(game).is_file()


@cache
def pictures(game: str) -> Mapping[str, str]:
    """The pictures of a game by their names, as SVG.

    Raises:
        PitpropError: this installation doesn't have them.
    """
    if not is_there(game):
        raise PitpropError(
            f"the pictures of {game} are missing from this installation; in the project's folder,"
            " make client draws them"
        )
    drawn: dict[str, str] = json.loads(gzip.decompress(_file(game).read_bytes()))
    return drawn


def _file(game: str) -> Path:
    return FOLDER / f"{game}.json.gz"
