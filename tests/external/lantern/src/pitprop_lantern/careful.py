"""`careful`: takes a trick with the lowest card that can, else gives its lowest away."""

from __future__ import annotations

from typing import Final

from pitprop.core.errors import PitpropError
from pitprop.opponents import Choice, Reason
from pitprop_lantern.state import LanternView, Play


class Careful:
    """Keeps its high cards."""

    name: Final = "careful"
    titles: Final = {"en": "Careful", "de": "Vorsichtig"}
    reasons: Final = {
        "beats": {
            "en": "With {card} I beat what lies there.",
            "de": "{card} sticht, was da liegt.",
        },
        "gives": {"en": "I can't win here and give away {card}."},
    }

    def choose(self, view: LanternView, *, seed: str) -> Choice:
        """See `Opponent.choose`."""
        cards = [move.card for move in view.legal_moves()]
        if not cards:
            raise PitpropError(f"seat {view.seat + 1} has nothing to decide now")
        best = max(view.table.trick, default=0)
        winning = [card for card in cards if card > best]
        card = min(winning or cards)
        return Choice(Play(card), (Reason("beats" if winning else "gives", {"card": card}, 1.0),))


OPPONENT: Final = Careful()
