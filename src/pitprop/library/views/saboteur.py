"""What one seat may know of a game of Saboteur, typed.

The fields are those that the page gets, so `view.hand` is a tuple of names of cards.
"""

from __future__ import annotations

from pitprop.core.game import View as EngineView
from pitprop.games.saboteur.moves import Move
from pitprop.games.saboteur.text.wire import WireCard, WireView
from pitprop.library.views.placed import card_among
from pitprop.library.views.seen import Seen


class SaboteurView(Seen[Move], WireView, frozen=True, kw_only=True, eq=False):
    """What one seat may know of a game of Saboteur.

    `pitprop.games.saboteur.text.wire.WireView` tells what its fields hold, and
    `pitprop.core.wire_view.CommonView` what those hold that the views of all games have.

    Attributes:
        engine: the view as the engine has it.
    """

    engine: EngineView

    def card_at(self, x: int, y: int) -> WireCard | None:
        """The face-up card that lies at a place of the maze; None where there is none.

        Args:
            x: how far east of the start.
            y: how far south of the start.

        Raises:
            PitpropError: they aren't whole numbers.
        """
        return card_among(self.maze, x, y)


VIEW = SaboteurView
