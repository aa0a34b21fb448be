"""What of a view the page is told."""

from __future__ import annotations

from typing import Protocol

from pitprop.core.events import Event
from pitprop.games.dark_cave.moves import Move
from pitprop.games.dark_cave.rules.table import (
    Table,
)


class Known(Protocol):
    """What of a view is told."""

    table: Table
    seat: int
    hand: list[int]
    characters: list[int]
    known_goals: list[int]
    aside: tuple[int, ...]
    hidden: list[int]

    def legal_moves(self) -> list[Move]: ...
    def history(self) -> list[Event]: ...
