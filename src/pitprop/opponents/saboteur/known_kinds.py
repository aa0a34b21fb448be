"""Which moves players of Saboteur weigh."""

from __future__ import annotations

from functools import partial
from typing import Final

from pitprop.games.saboteur.rules.move_codes import (
    BREAK_TOOL,
    KIND_MASK,
    LAY,
    LOOK_AT,
    MEND,
    PASS,
    ROCKFALL_ON,
    TAKE,
    TURN,
)
from pitprop.opponents.known_kinds import of_kinds

_KINDS: Final = frozenset(
    (
        LAY,
        BREAK_TOOL,
        MEND,
        ROCKFALL_ON,
        LOOK_AT,
        PASS,
        TURN,
        TAKE,
    )
)

known_codes: Final = partial(of_kinds, kinds=_KINDS, kind_mask=KIND_MASK)
"""The moves among some that players know what to make of, as codes."""
