"""Reading a table's record from the data, whether or not a server is using the data."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

from sqlalchemy import Engine
from sqlalchemy.pool import NullPool

from pitprop.core.errors import PitpropError
from pitprop.core.game import SPECTATOR, TERMINAL
from pitprop.server.history.records import record_text
from pitprop.server.history.replay import replay
from pitprop.server.storage.archive import archived_record
from pitprop.server.storage.database import (
    DATABASE,
    UNUSABLE,
    is_there,
    open_database,
    open_file,
    url_of,
    why_unusable,
)
from pitprop.server.storage.reading import stored_in
from pitprop.server.storage.rows import Stored
from pitprop.server.storage.schema import NEWEST, version_of


def export_record(data: Path | str, table: str) -> str:
    """The record of a table's game: all of it when it is over, until then what everybody knows.

    Args:
        data: the folder of the embedded database, or a database's URL.
        table: the table, or the address of its page, with whatever follows in it.

    Raises:
        PitpropError: the table doesn't exist, or the data can't be read.
    """
    name = _path(table).rstrip("/").rpartition("/")[2]
    stored = _read(data, name)
    if isinstance(stored, str):
        return stored
    if stored is None:
        raise PitpropError(f"there is no table {name!r} in {_shown(data)}")
    is_over = replay(stored).decider == TERMINAL
    return record_text(stored, None if is_over else SPECTATOR)


def _path(address: str) -> str:
    """An address without what a browser or a messenger may have put after its path."""
    try:
        return urlsplit(address).path
    except ValueError:  # such as an open bracket, which no address has: it names no table
        return address


def _read(data: Path | str, table: str) -> Stored | str | None:
    """The table; its record where it has been removed."""
    file = data / DATABASE if isinstance(data, Path) else None
    try:
        with _engine(data).connect() as connection:
            if version_of(connection) != NEWEST:
                raise PitpropError(
                    f"{_shown(data)} was written by an older Pitprop; start the server on it once"
                )
            return stored_in(connection, table) or archived_record(connection, table)
    except UNUSABLE as error:
        raise PitpropError(f"can't read the database: {why_unusable(error, file)}") from error


def _shown(data: Path | str) -> str:
    """A URL may hold a password."""
    return str(data) if isinstance(data, Path) else "the database"


def _engine(data: Path | str) -> Engine:
    """For SQLite, one that is read-only."""
    if isinstance(data, str):
        return open_database(url_of(data), poolclass=NullPool)
    path = data / DATABASE
    if not is_there(path):
        raise PitpropError(f"there are no games in {data}")
    return open_file(path)
