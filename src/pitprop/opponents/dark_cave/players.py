"""The opponents that play The Dark Cave, the default one first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pitprop.opponents.base import Opponent
from pitprop.opponents.dark_cave.standard import Standard

PLAYERS: Final[Mapping[str, Opponent]] = {Standard.name: Standard()}
