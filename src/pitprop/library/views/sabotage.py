"""What one seat may know of a match of Sabotage, typed.

The fields are those that the page gets, so `view.hand` is a tuple of names of cards.
"""

from __future__ import annotations

from pitprop.core.errors import PitpropError
from pitprop.core.game import View as EngineView
from pitprop.core.notation import cited
from pitprop.games.sabotage.moves import Move
from pitprop.games.sabotage.rules.cards import PLACE_NAMES
from pitprop.games.sabotage.text.wire import WireView
from pitprop.library.readers import Seat, reader_of
from pitprop.library.views.seen import Seen


class SabotageView(Seen[Move], WireView, frozen=True, kw_only=True, eq=False):
    """What one seat may know of a match of Sabotage.

    `pitprop.games.sabotage.text.wire.WireView` tells what its fields hold, and
    `pitprop.core.wire_view.CommonView` what those hold that the views of all games have.

    Attributes:
        engine: the view as the engine has it.
    """

    engine: EngineView

    def card_at(self, place: str, seat: Seat | None = None) -> str | None:
        """The card that lies at a place of a roof, such as `A-red`; None where there is none.

        Args:
            place: the letter of the place, from `A` to `I`.
            seat: who builds on the roof; the view's own seat where None.

        Raises:
            PitpropError: a roof has no such place, the game no such seat, or none is named and a
                spectator has no roof.
        """
        if place not in list(PLACE_NAMES):
            raise PitpropError(f"a roof has the places A to I, not {cited(place)}")
        builder = self.seat if seat is None else reader_of(seat, len(self.players))
        if builder is None:
            raise PitpropError("a spectator has no roof: name the seat that builds on it")
        roof = self.roofs[self.players[builder].roof]
        return roof.cards[PLACE_NAMES.index(place)]


VIEW = SabotageView
