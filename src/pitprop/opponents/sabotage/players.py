"""The opponents that play Sabotage, the default one first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pitprop.opponents.base import Opponent
from pitprop.opponents.sabotage.expert import Expert
from pitprop.opponents.sabotage.standard import Standard

PLAYERS: Final[Mapping[str, Opponent]] = {
    Standard.name: Standard(),
    Expert.name: Expert(),
}
