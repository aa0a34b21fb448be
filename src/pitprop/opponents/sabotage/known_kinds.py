"""Which moves players of Sabotage weigh."""

from __future__ import annotations

from functools import partial
from typing import Final

from pitprop.games.sabotage.rules import move_codes as codes
from pitprop.opponents.known_kinds import of_kinds

_KINDS: Final = frozenset((codes.LAY, codes.TAKE_OFF, codes.DISCARD, codes.CLOSE, codes.ANSWER))

known_codes: Final = partial(of_kinds, kinds=_KINDS, kind_mask=codes.KIND_MASK)
"""The moves among some that players know what to make of, as codes."""
