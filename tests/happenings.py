"""What can happen in a game, by the keys of its events."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import cast


def event_keys(game: str) -> list[str]:
    """The keys of a game's events, in order."""
    if find_spec(f"pitprop.games.{game}.events"):
        return [kind.key for kind in import_module(f"pitprop.games.{game}.events").EVENTS.kinds]
    return cast(list[str], import_module(f"pitprop.games.{game}.log").KEYS)
