"""Which cards came into hands and left them, by what happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pitprop.core.events import Event, Handled
from pitprop.games.saboteur.rules.cards import KIND_NAMES, SHAPE_KIND
from pitprop.tunnels.card import SHAPE

# The card that is played, by the key of the event.
_PLAYED: Final[dict[str, Callable[[Event], str]]] = {
    "laid": lambda event: KIND_NAMES[SHAPE_KIND[SHAPE[str(event.params["card"])]]],
    "broke": lambda event: f"break-{event.params['tool']}",
    "mended": lambda event: str(event.params["card"]),
    "fell": lambda event: "rockfall",
    "looked": lambda event: "map",
    "passed": lambda event: str(event.secret.get("card", "")),
}


def handled(event: Event) -> list[Handled]:
    """S-20: who plays or passes a card draws one; which one the log doesn't tell."""
    if event.key == "drew":
        return [Handled(event.seat, True, "")]
    played = _PLAYED.get(event.key)
    return [] if played is None else [Handled(event.seat, False, played(event))]
