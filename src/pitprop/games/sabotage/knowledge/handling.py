"""Which cards came into hands and left them, by what happened."""

from __future__ import annotations

from pitprop.core.events import Event, Handled


def handled(event: Event) -> list[Handled]:
    """A card is drawn at the beginning of a turn, and one is played in it."""
    if event.key == "drew":
        return [Handled(event.seat, True, str(event.secret.get("card", "")))]
    if event.key in ("laid", "took-off", "discarded"):
        return [Handled(event.seat, False, str(event.params["card"]))]
    return []
