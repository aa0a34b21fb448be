"""What of a view the page is told."""

from __future__ import annotations

from typing import Protocol

from pitprop.core.wire_view import Seen
from pitprop.games.dark_cave.rules.table import Table


class Known(Seen, Protocol):
    """What of a view is told."""

    table: Table
    characters: list[int]
    known_goals: list[int]
    aside: tuple[int, ...]
    hidden: list[int]
