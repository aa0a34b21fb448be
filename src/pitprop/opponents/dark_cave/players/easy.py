"""`easy` of The Dark Cave: errs like a beginner, who wavers and is late to hinder others."""

from __future__ import annotations

from typing import Final

from pitprop.opponents.dark_cave.wavering import Wavering
from pitprop.opponents.levels import Level

_TEMPERATURE: Final = 0.12
_WITHIN: Final = 0.4

OPPONENT: Final = Level(
    "easy", lambda character: Wavering("easy", _TEMPERATURE, _WITHIN, True, character)
)
