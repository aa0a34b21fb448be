"""What opponents say at a table of Sabotage: a courtesy at the end, and nothing before (A-51)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pitprop.core.claims import Claim
from pitprop.core.game import TERMINAL
from pitprop.games.sabotage.knowledge.view import View
from pitprop.opponents.base import Heard

_PRAISE: Final = Claim("well-played")


def parting(view: View, heard: Sequence[Heard]) -> Claim | None:
    """After the last move of a match: that it was well played, once.

    Args:
        view: what the player knows after its move.
        heard: all claims made at the table.
    """
    has_said = any(each.seat == view.seat and each.claim == _PRAISE for each in heard)
    return None if has_said or view.decider != TERMINAL else _PRAISE
