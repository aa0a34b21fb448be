"""Copies of the games: made while a server plays on, and put back while none does."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from pitprop.core.errors import PitpropError
from pitprop.server.database import DATABASE, file_of, make_private, url_of
from pitprop.server.lock import DatabaseFileLock
from pitprop.server.schema import NEWEST

_BESIDE: Final = ("-wal", "-shm")
_PAGES: Final = 256


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
    if not source.is_file():
        raise PitpropError(f"there are no games in {source.parent}")
    if target.exists():
        raise PitpropError(f"{target} is there already; choose another name")
    with _explained(f"can't copy the games to {target}"), _new_file(target) as file:
        with closing(_reading(source)) as there, closing(sqlite3.connect(file)) as copy:
            there.backup(copy, pages=_PAGES)
            copy.execute("PRAGMA journal_mode = DELETE")
        return _checked(file)


def restore(data: Path | str, source: Path, *, replace: bool = False) -> int:
    """Put the games of a copy back.

    Args:
        data: the folder of the embedded database, or its URL.
        source: the copy.
        replace: whether games that are there already may be lost.

    Returns:
        How many tables there are now.

    Raises:
        PitpropError: the file is no such copy, a server uses the games that are there, or they
            would be lost. Nothing has changed then.
    """
    tables = _checked(source)
    target = _file(data)
    with _explained(f"can't put the games back into {target.parent}"):
        target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    lock = DatabaseFileLock(target, data if isinstance(data, Path) else target)
    try:
        if target.exists() and not replace:
            raise PitpropError(
                f"there are games in {target.parent} already; say --replace to lose them"
            )
        with _explained(f"can't put the games back into {target.parent}"):
            _put_back(source, target)
    finally:
        lock.release()
    return tables


def _put_back(source: Path, target: Path) -> None:
    with _new_file(target) as file:
        with closing(_reading(source)) as copy, closing(sqlite3.connect(file)) as there:
            copy.backup(there)
        # What was written and not yet put in place belongs to the games that go.
        for end in _BESIDE:
            target.with_name(target.name + end).unlink(missing_ok=True)


@contextmanager
def _new_file(target: Path) -> Iterator[Path]:
    """A file beside the target, which takes its place when all has gone well."""
    handle, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    os.close(handle)
    file = Path(name)
    make_private(file)
    try:
        yield file
        with file.open("rb") as written:
            os.fsync(written.fileno())
        file.replace(target)
    finally:
        for end in ("", "-journal", *_BESIDE):
            file.with_name(file.name + end).unlink(missing_ok=True)


def _checked(file: Path) -> int:
    """How many tables are in a copy that is whole and can be used here.

    Raises:
        PitpropError: it isn't, or can't.
    """
    if not file.is_file():
        raise PitpropError(f"there is no file {file}")
    try:
        with closing(_reading(file)) as copy:
            (whole,) = copy.execute("PRAGMA quick_check").fetchone()
            (version,) = copy.execute("SELECT version FROM schema_version").fetchone()
            (tables,) = copy.execute("SELECT count(*) FROM tables").fetchone()
    except (sqlite3.Error, TypeError) as error:
        raise PitpropError(f"{file} is no copy of games: {error}") from error
    if whole != "ok":
        raise PitpropError(f"{file} is damaged: {whole.splitlines()[0]}")
    if version > NEWEST:
        raise PitpropError(
            f"{file} was written by a newer Pitprop (version {version} of its tables; "
            f"this one knows {NEWEST})"
        )
    return int(tables)


def _reading(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)


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
