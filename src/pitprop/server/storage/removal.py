"""Removing one table for good, as somebody who has played there may ask of whoever hosts it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection, Engine, text

from pitprop.core.errors import PitpropError
from pitprop.server.storage.archive import archived_record, forget
from pitprop.server.storage.by_command import (
    check_version,
    explained,
    file_in,
    reading_data,
    shown,
    table_named,
)
from pitprop.server.storage.copying import give_to_owner_of
from pitprop.server.storage.lock import DatabaseFileLock
from pitprop.server.storage.opening import open_data
from pitprop.server.storage.reading import stored_in
from pitprop.server.storage.shared_data import is_free


@dataclass(frozen=True, slots=True)
class Removable:
    """What there is of a table.

    Attributes:
        table: the table.
        game: its game; None where only the record is left.
        created: when it was opened, in milliseconds since 1970; None where only the record is left.
        names: those of its players; none where only the record is left.
    """

    table: str
    game: str | None = None
    created: int | None = None
    names: tuple[str, ...] = ()


def removable(data: Path | str, table: str) -> Removable:
    """What would be removed with a table.

    Args:
        data: the folder of the embedded database, or a database's URL.
        table: the table, or the address of its page.

    Raises:
        PitpropError: there is no such table, nor a record of it, or the data can't be read.
    """
    name = table_named(table)
    with reading_data(data) as connection:
        stored = stored_in(connection, name)
        if stored is not None:
            row = stored.row
            return Removable(name, row.game, row.created, tuple(seat.name for seat in stored.seats))
        if archived_record(connection, name) is None:
            raise PitpropError(f"there is no table {name!r} in {shown(data)}")
        return Removable(name)


def remove_table(data: Path | str, table: str) -> None:
    """Remove a table for good: its seats, moves, what was said there, and the record of its game.

    Args:
        data: the folder of the embedded database, or a database's URL.
        table: the table.

    Raises:
        PitpropError: a server uses the data, or in PostgreSQL the table, or the data can't be
            written. Nothing has changed then.
    """
    with explained(data, "change"), _for_writing(data) as engine:
        with engine.begin() as connection:
            check_version(connection, data)
            _check_unused(connection, table)
            _overwrite_what_goes(connection)
            forget(connection, table)
        _take_out_of_file(engine)


@contextmanager
def _for_writing(data: Path | str) -> Iterator[Engine]:
    file, lock, engine = file_in(data), None, open_data(data)
    try:
        if file is not None:
            lock = DatabaseFileLock(file, data if isinstance(data, Path) else file)
            give_to_owner_of(file.parent, lock.file)
        yield engine
    finally:
        engine.dispose()
        if lock is not None:
            lock.release()


def _check_unused(connection: Connection, table: str) -> None:
    """Servers share PostgreSQL with this; SQLite is locked as a whole.

    Raises:
        PitpropError: a server has the table in its memory.
    """
    if connection.dialect.name == "sqlite" or stored_in(connection, table) is None:
        return
    if not is_free(connection, table):
        raise PitpropError(
            f"a server uses the table {table!r}; try again once nobody has been there for ten"
            " minutes, or end the server"
        )


def _overwrite_what_goes(connection: Connection) -> None:
    """SQLite leaves what is removed in its file otherwise, until something else takes the room."""
    if connection.dialect.name == "sqlite":
        connection.execute(text("PRAGMA secure_delete = ON"))


def _take_out_of_file(engine: Engine) -> None:
    """The log beside SQLite's file still has the pages as they were: let go of it."""
    if engine.dialect.name == "sqlite":
        with engine.connect() as connection:
            connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))
