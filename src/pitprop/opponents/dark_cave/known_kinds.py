"""Which moves players of The Dark Cave weigh."""

from __future__ import annotations

from functools import partial
from typing import Final

from pitprop.games.dark_cave.rules.move_codes import (
    CUT,
    EQUIP,
    INFO_CLAN,
    INFO_GOAL,
    KIND_MASK,
    LAY,
    LURE,
    PASS,
    PROPOSE,
    ROCKFALL_ON,
    STAY,
    STEP,
    STEP_GOAL,
    SWAP_WITH,
    TAKE_VEIN,
    TURN,
    USE_AXE,
    VOTE,
    WEB_ON,
)
from pitprop.opponents.known_kinds import of_kinds

_KINDS: Final = frozenset(
    (
        LAY,
        INFO_GOAL,
        INFO_CLAN,
        ROCKFALL_ON,
        SWAP_WITH,
        WEB_ON,
        EQUIP,
        LURE,
        PASS,
        STEP,
        STEP_GOAL,
        CUT,
        STAY,
        PROPOSE,
        USE_AXE,
        TAKE_VEIN,
        TURN,
        VOTE,
    )
)

known_codes: Final = partial(of_kinds, kinds=_KINDS, kind_mask=KIND_MASK)
"""The moves among some that players know what to make of, as codes."""
