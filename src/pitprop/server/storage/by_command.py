"""The data as commands use it, which run beside a server or without one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

from sqlalchemy import Connection, Engine
from sqlalchemy.pool import NullPool

from pitprop.core.errors import PitpropError
from pitprop.server.storage.database import (
    DATABASE,
    UNUSABLE,
    file_of,
    is_there,
    open_database,
    open_file,
    url_of,
    why_unusable,
)
from pitprop.server.storage.schema import NEWEST, version_of


def table_named(address: str) -> str:
    """The table that somebody names by itself, or by the address of its page.

    Args:
        address: the table or the address, with whatever a browser or a messenger has put after it.
    """
    try:
        path = urlsplit(address).path
    except ValueError:  # such as an open bracket, which no address has: it names no table
        path = address
    return path.rstrip("/").rpartition("/")[2]


def shown(data: Path | str) -> str:
    """How data is called in messages; a URL may hold a password."""
    return str(data) if isinstance(data, Path) else "the database"


@contextmanager
def reading_data(data: Path | str) -> Iterator[Connection]:
    """A connection that reads the data.

    Raises:
        PitpropError: there is none, an older program has written it, or it can't be read.
    """
    with explained(data, "read"), _engine(data).connect() as connection:
        check_version(connection, data)
        yield connection


@contextmanager
def explained(data: Path | str, what: str) -> Iterator[None]:
    """Says in a line why a database can't be used.

    Args:
        data: the folder of the embedded database, or a database's URL.
        what: what one wants to do to it, as a verb.
    """
    try:
        yield
    except UNUSABLE as error:
        why = why_unusable(error, file_in(data))
        raise PitpropError(f"can't {what} the database: {why}") from error


def check_version(connection: Connection, data: Path | str) -> None:
    """Check that the tables are those of this program.

    Raises:
        PitpropError: they aren't.
    """
    if version_of(connection) != NEWEST:
        raise PitpropError(
            f"{shown(data)} was written by an older Pitprop; start the server on it once"
        )


def _engine(data: Path | str) -> Engine:
    """For SQLite, one that is read-only."""
    file = file_in(data)
    if file is None:
        return open_database(url_of(str(data)), poolclass=NullPool)
    if not is_there(file):
        raise PitpropError(f"there are no games in {shown(data)}")
    return open_file(file)


def file_in(data: Path | str) -> Path | None:
    """The file that SQLite keeps the data in; None where it is in PostgreSQL."""
    return data / DATABASE if isinstance(data, Path) else file_of(url_of(data))
