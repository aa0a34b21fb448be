"""What each character likes to do in The Dark Cave, in expected gold carried out."""

from __future__ import annotations

from typing import Final

from pitprop.games.dark_cave.rules.move_codes import (
    EQUIP,
    INFO_CLAN,
    INFO_GOAL,
    LAY,
    LURE,
    ROCKFALL_ON,
    STEP_GOAL,
    SWAP_WITH,
    USE_AXE,
    WEB_ON,
    kind_of,
)
from pitprop.opponents.levels import Leanings

LEANINGS: Final[Leanings] = {
    "bold": {STEP_GOAL: 0.03, LURE: 0.03, ROCKFALL_ON: 0.03, SWAP_WITH: 0.02},
    "careful": {INFO_GOAL: 0.03, EQUIP: 0.03, USE_AXE: 0.03, LURE: -0.02},
    "helpful": {LAY: 0.02, WEB_ON: -0.03, SWAP_WITH: -0.03, ROCKFALL_ON: -0.02},
    "suspicious": {INFO_CLAN: 0.04, WEB_ON: 0.03, SWAP_WITH: 0.02},
}


def leaning(character: str, code: int) -> float:
    """How much more a character likes a move than the others do.

    Args:
        character: the character; the empty text for none.
        code: the move.
    """
    likes = LEANINGS.get(character)
    return 0.0 if likes is None else likes.get(int(kind_of(code)), 0.0)
