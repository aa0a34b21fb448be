"""`hard` of The Dark Cave: plays as `standard`."""

from __future__ import annotations

from typing import Final

from pitprop.opponents.dark_cave.players.standard import Standard
from pitprop.opponents.levels import Level

OPPONENT: Final = Level("hard", lambda character: Standard(character=character))
