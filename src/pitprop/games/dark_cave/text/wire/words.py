"""Words that several structures use."""

from __future__ import annotations

from pitprop.games.dark_cave.rules.cards import (
    CHARACTER_NAMES,
    SEAT_BIT,
)
from pitprop.games.dark_cave.rules.table import (
    HIDDEN,
    OUT,
    Table,
)
from pitprop.games.dark_cave.text.spelling import field_name


def seats_of(table: Table, mask: int) -> tuple[int, ...]:
    """The seats of a set."""
    return tuple(seat for seat in range(table.seats) if mask & SEAT_BIT[seat])


def field_told(table: Table, field: int) -> str:
    """The name of a field; nothing for who is out of the cave."""
    return "" if field == OUT else str(field_name(table.net, field))


def character_told(character: int) -> str:
    """A character in notation; nothing where it is hidden."""
    return "" if character == HIDDEN else CHARACTER_NAMES[character]
