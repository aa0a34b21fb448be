"""`easy` of The Dark Cave: errs like a beginner, careless and late to hinder others."""

from __future__ import annotations

from typing import Final

from pitprop.opponents.dark_cave.casual import Casual
from pitprop.opponents.levels import Level

_TEMPERATURE: Final = 0.12
_WITHIN: Final = 0.4

OPPONENT: Final = Level(
    "easy", lambda character: Casual("easy", _TEMPERATURE, _WITHIN, True, character)
)
