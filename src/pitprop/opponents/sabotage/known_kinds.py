"""Which moves players of Sabotage weigh."""

from __future__ import annotations

from functools import partial
from typing import Final

from pitprop.games.sabotage.rules.move_codes import (
    ANSWER,
    CLOSE,
    DISCARD,
    KIND_MASK,
    LAY,
    TAKE_OFF,
)
from pitprop.opponents.known_kinds import of_kinds

_KINDS: Final = frozenset(
    (
        LAY,
        TAKE_OFF,
        DISCARD,
        CLOSE,
        ANSWER,
    )
)

known_codes: Final = partial(of_kinds, kinds=_KINDS, kind_mask=KIND_MASK)
"""The moves among some that players know what to make of, as codes."""
