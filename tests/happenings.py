"""What can happen in a game, by the keys of its events."""

from __future__ import annotations

from importlib import import_module


def event_keys(game: str) -> list[str]:
    """The keys of a game's events, in order."""
    return [kind.key for kind in import_module(f"pitprop.games.{game}.events").EVENTS.kinds]
