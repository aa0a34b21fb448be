"""What one seat may know of a match of Sabotage, typed.

The fields are those that the page gets, so `view.hand` is a tuple of names of cards.
"""

from __future__ import annotations

from pitprop.core.game import View as EngineView
from pitprop.games.sabotage.moves import Move
from pitprop.games.sabotage.text.wire import WireView
from pitprop.library.views.seen import Seen


class SabotageView(Seen[Move], WireView, frozen=True, kw_only=True, eq=False):
    """What one seat may know of a match of Sabotage.

    `pitprop.games.sabotage.text.wire.WireView` tells what its fields hold, and
    `pitprop.core.wire_view.CommonView` what those hold that the views of all games have.

    Attributes:
        engine: the view as the engine has it.
    """

    engine: EngineView


VIEW = SabotageView
