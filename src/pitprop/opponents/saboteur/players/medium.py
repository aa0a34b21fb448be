"""`medium` of Saboteur: plays as `standard`."""

from __future__ import annotations

from typing import Final

from pitprop.opponents.levels import Level
from pitprop.opponents.saboteur.players.standard import Standard

OPPONENT: Final = Level("medium", lambda character: Standard(character=character))
