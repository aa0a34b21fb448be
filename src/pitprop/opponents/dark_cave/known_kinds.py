"""Which moves players of The Dark Cave weigh."""

from __future__ import annotations

from functools import partial
from typing import Final

from pitprop.games.dark_cave.rules import move_codes as codes
from pitprop.opponents.known_kinds import of_kinds

_KINDS: Final = frozenset(
    (
        codes.LAY,
        codes.INFO_GOAL,
        codes.INFO_CLAN,
        codes.ROCKFALL_ON,
        codes.SWAP_WITH,
        codes.WEB_ON,
        codes.EQUIP,
        codes.LURE,
        codes.PASS,
        codes.STEP,
        codes.STEP_GOAL,
        codes.CUT,
        codes.STAY,
        codes.PROPOSE,
        codes.USE_AXE,
        codes.TAKE_VEIN,
        codes.TURN,
        codes.VOTE,
    )
)

known_codes: Final = partial(of_kinds, kinds=_KINDS, kind_mask=codes.KIND_MASK)
"""The moves among some that players know what to make of, as codes."""
