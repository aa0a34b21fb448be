"""Opening the database that a server keeps its games in."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

from sqlalchemy import URL, Engine, event

from pitprop.core.errors import PitpropError
from pitprop.server.storage.database import DATABASE, open_database, url_of

CONNECTIONS: Final = 8
"""How many connections to a database on a server there are at most."""


def make_folder(folder: Path) -> None:
    """Make a folder for data, which nobody else can read, if it isn't there.

    Raises:
        PitpropError: it can't be made, or something else is there.
    """
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError) as error:
        raise PitpropError(
            f"can't use {folder} for data: a folder is needed, not a file"
        ) from error
    except OSError as error:
        raise PitpropError(f"can't use {folder} for data: {error.strerror}") from error


def open_data(data: Path | str) -> Engine:
    """The database in a folder, or the one that a URL names.

    Raises:
        PitpropError: the URL can't be read, or is of an unknown kind.
    """
    if isinstance(data, Path):
        url = URL.create("sqlite", database=str(data / DATABASE))
    else:
        url = url_of(data)
    engine = open_database(url, pool_size=CONNECTIONS)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _set_up_sqlite)
    return engine


def _set_up_sqlite(connection: sqlite3.Connection, _record: object) -> None:
    """Readers don't hold up the writer; what has been committed survives a loss of power."""
    for setting in (
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
        "busy_timeout = 5000",
    ):
        connection.execute(f"PRAGMA {setting}")
