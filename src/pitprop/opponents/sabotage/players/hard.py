"""`hard` of Sabotage: plays as `expert`."""

from __future__ import annotations

from typing import Final

from pitprop.opponents.levels import Level
from pitprop.opponents.sabotage.players.expert import Expert

OPPONENT: Final = Level("hard", lambda character: Expert(character=character))
