"""`medium` of The Dark Cave: plays as `standard`, and looks less closely."""

from __future__ import annotations

from typing import Final

from pitprop.opponents.dark_cave.casual import Casual
from pitprop.opponents.levels import Level

_TEMPERATURE: Final = 0.03
_WITHIN: Final = 0.12

OPPONENT: Final = Level(
    "medium", lambda character: Casual("medium", _TEMPERATURE, _WITHIN, False, character)
)
