"""Reaching the database: SQLite's file in a folder, or whatever a URL names."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import quote, unquote, urlsplit

from sqlalchemy import URL, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.pool import NullPool

from pitprop.core.errors import PitpropError
from pitprop.core.installed.extras import need

if TYPE_CHECKING:
    import psycopg

DATABASE: Final = "pitprop.sqlite3"
UNUSABLE: Final = (ArgumentError, DBAPIError, UnicodeError)
"""What is raised for a database that can't be used, or a host's name that can't."""

_OWNER_ALONE: Final = 0o600
_POSTGRESQL: Final = "postgresql+psycopg"
_DRIVERS: Final = {
    "sqlite": "sqlite",
    "postgres": _POSTGRESQL,
    "postgresql": _POSTGRESQL,
    _POSTGRESQL: _POSTGRESQL,
}
# Unless the URL says otherwise. By default the driver waits two minutes for a server that is
# silent, and a quarter of an hour for one that falls silent.
_POSTGRESQL_QUERY: Final = {
    "connect_timeout": "10",
    "tcp_user_timeout": "20000",
    "client_encoding": "utf8",
}


def url_of(text: str) -> URL:
    """The database that somebody names.

    Raises:
        PitpropError: the URL can't be read, or is of an unknown kind. No message here repeats it,
            since it may hold a password.
    """
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise _unreadable() from None
    driver = _DRIVERS.get(url.drivername)
    if driver is None:
        raise PitpropError(
            "can't use the database: its URL begins with postgresql:// or sqlite://, "
            f"not {url.drivername}://"
        )
    if driver == "sqlite":
        return url
    # An @ here belongs to a password, and messages name hosts and databases.
    if "@" in f"{url.host}{url.database}":
        raise _unreadable()
    return url.set(drivername=driver, query={**_POSTGRESQL_QUERY, **url.query})


def _unreadable() -> PitpropError:
    return PitpropError(
        "can't use the database: its URL can't be read; it should look like "
        "postgresql://user:password@host/database, with %40 %3A %2F for @ : / in a password"
    )


def file_of(url: URL) -> Path | None:
    """The file that an SQLite database is kept in; None for another kind, or in memory alone."""
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        return None
    name = str(url.database)
    if name.startswith("file:"):
        name = unquote(urlsplit(name).path)
    return Path(name).resolve()


def is_there(file: Path) -> bool:
    """Whether something has that name.

    Raises:
        PitpropError: whoever runs this may not look.
    """
    try:
        return file.exists()
    except OSError as error:
        raise PitpropError(f"can't look into {file.parent}: {error.strerror}") from error


def make_private(file: Path) -> None:
    """Let nobody but its owner read a database, nor what SQLite puts beside it.

    What can't be done here SQLite says better.
    """
    with suppress(OSError):
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, _OWNER_ALONE))
    for each in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
        with suppress(OSError):
            each.chmod(_OWNER_ALONE)


def open_database(url: URL, **options: Any) -> Engine:
    """The database.

    Args:
        url: where it is.
        options: those of `create_engine`.

    Raises:
        MissingExtraError: the package for PostgreSQL isn't installed.
        PitpropError: what that needs isn't installed.
    """
    # Else errors, which are logged, would repeat names, moves and what was said.
    options["hide_parameters"] = True
    if url.get_backend_name() == "sqlite":
        return create_engine(url, **options)
    need("postgresql", "psycopg")
    try:
        # A server that was restarted has ended all connections: they are tried before use.
        engine = create_engine(url, pool_pre_ping=True, **options)
    except ImportError as error:  # psycopg is there, and not what it needs in turn
        raise PitpropError(
            f"can't use the database: {first_line(error)}; pip install 'pitprop[postgresql]' brings"
            " what is missing"
        ) from error
    event.listen(engine, "connect", _set_up_postgresql)
    return engine


def open_file(file: Path) -> Engine:
    """An SQLite database that is only read."""
    query = {"mode": "ro", "uri": "true"}
    url = URL.create("sqlite", database=f"file:{quote(str(file.absolute()))}", query=query)
    return open_database(url, poolclass=NullPool)


def _set_up_postgresql(connection: psycopg.Connection, _record: object) -> None:
    """Check that any text can be stored, and that what was committed survives a loss of power."""
    encoding = connection.info.parameter_status("server_encoding")
    if encoding != "UTF8":
        raise PitpropError(
            f"can't use the database: its encoding is {encoding}; make one with ENCODING 'UTF8'"
        )
    connection.execute(
        "SELECT set_config('synchronous_commit', 'on', false)"
        " WHERE current_setting('synchronous_commit') = 'off'"
    )
    connection.commit()


def why_unusable(error: BaseException, file: Path | None) -> str:
    """What is wrong with a database, and with which file, in one line.

    Args:
        error: what it has said.
        file: where SQLite keeps it; None for another kind.
    """
    if file is None:
        return first_line(error)
    if file.exists() and not os.access(file, os.R_OK | os.W_OK):
        return (
            f"{file} may not be read and written by the user that runs this;"
            " give it to that user (chown), or run this as its owner"
        )
    return f"{file}: {first_line(error)}"


def first_line(error: BaseException) -> str:
    """What a database says is wrong, in one line."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
    return str(cause).splitlines()[0] if str(cause) else type(cause).__name__
