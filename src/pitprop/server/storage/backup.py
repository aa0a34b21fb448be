"""Copies of the games: made while a server plays on, and put back while none does."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from pitprop.core.errors import PitpropError
from pitprop.server.storage.copying import (
    BESIDE,
    copy_into,
    give_to_owner_of,
    make_durable,
    make_names_durable,
    new_file,
    reading,
)
from pitprop.server.storage.database import DATABASE, file_of, is_there, open_file, url_of
from pitprop.server.storage.lock import DatabaseFileLock
from pitprop.server.storage.schema import version_of

_PATIENCE: Final = 1.0
"""For how many seconds another program may go on with what it is doing to the database."""


def backup(data: Path | str, target: Path) -> int:
    """Copy all games into a new file, as they are at one moment; a server may go on meanwhile.

    Args:
        data: the folder of the embedded database, or its URL.
        target: the file.

    Returns:
        How many tables are in it.

    Raises:
        PitpropError: there are no games, the file is there already, or it can't be written.
    """
    source = _file(data)
    if not is_there(source):
        raise PitpropError(f"there are no games in {source.parent}")
    if is_there(target):
        raise PitpropError(f"{target} is there already; choose another name")
    with _explained(f"can't copy the games to {target}"), new_file(target) as file:
        copy_into(source, file)
        return _checked(file, source)


def restore(data: Path | str, source: Path, *, replace: bool = False) -> int:
    """Put the games of a copy back.

    Args:
        data: the folder of the embedded database, or its URL.
        source: the copy.
        replace: whether games that are there already may be lost.

    Returns:
        How many tables there are now.

    Raises:
        PitpropError: the file isn't such a copy, a server uses the games that are there, or they
            would be lost. Nothing has changed then.
    """
    tables = _checked(source, source)
    target = _file(data)
    with _explained(f"can't put the games back into {target.parent}"):
        target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    lock = DatabaseFileLock(target, data if isinstance(data, Path) else target)
    try:
        if is_there(target) and not replace:
            raise PitpropError(
                f"there are games in {target.parent} already; --replace overwrites them"
            )
        with _explained(f"can't put the games back into {target.parent}"):
            give_to_owner_of(target.parent, lock.file)
            _put_back(source, target)
    finally:
        lock.release()
    return tables


def _put_back(source: Path, target: Path) -> None:
    """Put a copy in the place of a database; whenever the power fails, one of the two is whole.

    What lies beside a database belongs to it, and SQLite would apply it to whatever has its name.
    So it has to be gone, for good, before the copy gets that name, and before it goes, what it
    holds has to be in the database itself.
    """
    with new_file(target) as file:
        copy_into(source, file)
        give_to_owner_of(target if target.exists() else target.parent, file)
        make_durable(file)
        if target.exists():
            _take_in_what_lies_beside(target)
        for end in ("-journal", *BESIDE):
            target.with_name(target.name + end).unlink(missing_ok=True)
        # Else the names could change on the disk in another order than here.
        make_names_durable(target.parent)


def _take_in_what_lies_beside(database: Path) -> None:
    """Let a database be whole without its log.

    Raises:
        PitpropError: another program is using it.
        sqlite3.Error: it can't be written.
    """
    try:
        with closing(sqlite3.connect(database, timeout=_PATIENCE)) as there:
            there.execute("SELECT count(*) FROM sqlite_master").fetchall()  # undoes what is half
            (is_busy, *_) = there.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    except sqlite3.OperationalError:
        raise
    except sqlite3.DatabaseError:
        return  # It is damaged: there is nothing whole to be kept.
    if is_busy:
        raise PitpropError(f"another program uses {database}; end it first")


def _checked(file: Path, named: Path) -> int:
    """How many tables are in a copy that is whole and can be used here.

    Args:
        file: the copy.
        named: what somebody has named, which it has all from.

    Raises:
        PitpropError: it isn't, or can't.
    """
    if not is_there(file):
        raise PitpropError(f"there is no file {named}")
    try:
        with closing(reading(file)) as copy:
            (whole,) = copy.execute("PRAGMA quick_check").fetchone()
            (tables,) = copy.execute("SELECT count(*) FROM tables").fetchone()
        with open_file(file).connect() as connection:
            version = version_of(connection)
    except (sqlite3.Error, TypeError) as error:
        raise PitpropError(f"{named} is not a copy of games: {error}") from error
    except PitpropError as error:
        raise PitpropError(f"{named}: {error}") from error
    if version == 0:
        raise PitpropError(f"{named} is not a copy of games")
    if whole != "ok":
        raise PitpropError(f"{named} is damaged: {whole.splitlines()[0]}")
    return int(tables)


def _file(data: Path | str) -> Path:
    if isinstance(data, Path):
        return data / DATABASE
    file = file_of(url_of(data))
    if file is None:
        raise PitpropError(
            "this is for games in a folder; PostgreSQL has pg_dump and pg_restore for its databases"
        )
    return file


@contextmanager
def _explained(what: str) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise PitpropError(f"{what}: {error.strerror}") from error
    except sqlite3.Error as error:
        raise PitpropError(f"{what}: {error}") from error
