"""Rows of the database as values, and back."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Final

import msgspec
from sqlalchemy import Row

from pitprop.server.protocol.terms import Params
from pitprop.server.storage.rows import (
    Arranged,
    Entry,
    Former,
    Progress,
    Said,
    SeatRow,
    TableRow,
)

_ROW_COLUMNS: Final = (
    "id",
    "game",
    "edition",
    "options",
    "players",
    "first",
    "pace",
    "auto_pick",
    "rules",
    "deck",
    "seed",
    "salt",
    "commitment",
    "created",
    "host",
    "move_seconds",
    "bank_seconds",
    "talk",
    "watching",
    "late",
    "next_table",
    "next_by",
    "lesson",
)
_PROGRESS_COLUMNS: Final = ("started", "over", "round", "rounds", "phase", "decider")


def table_of(row: Row[Any]) -> TableRow:
    """A table as it was made."""
    values = {name: getattr(row, name) for name in _ROW_COLUMNS}
    values["options"] = msgspec.json.decode(row.options, type=dict[str, str])
    return TableRow(**values)


def progress_of(row: Row[Any]) -> Progress:
    """How far the game of a table has got."""
    return Progress(**{name: getattr(row, name) for name in _PROGRESS_COLUMNS})


def entry_of(row: Row[Any]) -> Entry:
    """An entry of a log."""
    return Entry(**_without_table(row))


def seat_of(row: Row[Any]) -> SeatRow:
    """Who sits on a seat."""
    former = msgspec.json.decode(row.former, type=tuple[Former, ...])
    return SeatRow(**_without_table(row) | {"former": former})


def said_of(row: Row[Any]) -> Said:
    """Something that was said."""
    values = _without_table(row)
    return Said(**values | {"params": msgspec.json.decode(row.params, type=Params)})


def arranged_of(row: Row[Any]) -> Arranged:
    """What was done at a table."""
    return Arranged(**_without_table(row))


def table_values(row: TableRow) -> dict[str, Any]:
    """A table, without what changes of it with every entry."""
    values = {name: getattr(row, name) for name in _ROW_COLUMNS}
    return values | {"options": msgspec.json.encode(row.options).decode()}


def seat_values(seat: SeatRow) -> dict[str, Any]:
    """Who sits on a seat, without the table."""
    return asdict(seat) | {"former": msgspec.json.encode(seat.former).decode()}


def said_values(said: Said) -> dict[str, Any]:
    """Something that was said, without its table."""
    return asdict(said) | {"params": msgspec.json.encode(said.params).decode()}


def _without_table(row: Row[Any]) -> dict[str, Any]:
    return {name: value for name, value in row._mapping.items() if name != "table_id"}
