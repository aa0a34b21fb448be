"""`hard` of The Dark Cave: plays as `expert`."""

from __future__ import annotations

from typing import Final

from pitprop.opponents.dark_cave.players.expert import Expert
from pitprop.opponents.levels import Level

OPPONENT: Final = Level("hard", lambda character: Expert(character=character))
