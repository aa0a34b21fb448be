"""Copies of an SQLite database, which appear under their names when they are whole."""

from __future__ import annotations

import os
import sqlite3
import stat
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from pitprop.server.storage.database import make_private

BESIDE: Final = ("-wal", "-shm")
"""What SQLite puts beside a file, by the ends of the names."""

_PAGES: Final = 256


def copy_database(source: Path, target: Path) -> None:
    """Copy a database as it is at one moment, whether or not somebody writes to it.

    Args:
        source: its file.
        target: the copy, which takes the place of what is there.

    Raises:
        OSError: it can't be written.
        sqlite3.Error: the same, or it isn't a database.
    """
    with new_file(target) as file:
        copy_into(source, file)


def copy_into(source: Path, file: Path) -> None:
    """The same into a file that `new_file` gives.

    Args:
        source: the database.
        file: the file.
    """
    with closing(reading(source)) as there, closing(sqlite3.connect(file)) as copy:
        there.backup(copy, pages=_PAGES)
        copy.execute("PRAGMA journal_mode = DELETE")


@contextmanager
def new_file(target: Path) -> Iterator[Path]:
    """A file beside the target, which takes its place when all has gone well."""
    handle, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    os.close(handle)
    file = Path(name)
    make_private(file)
    try:
        yield file
        make_durable(file)
        file.replace(target)
        make_names_durable(target.parent)
    finally:
        for end in ("", "-journal", *BESIDE):
            file.with_name(file.name + end).unlink(missing_ok=True)


def give_to_owner_of(other: Path, file: Path) -> None:
    """Let a file that root has made belong to whom another belongs to, who is to use it, too.

    Args:
        other: the other file, or a folder.
        file: the file. A link is left alone: whoever may write here could have it lead anywhere.

    Raises:
        OSError: it can't be given away, or isn't there.
    """
    if os.name == "nt" or os.geteuid() != 0:
        return
    its = other.stat()
    os.chown(file, its.st_uid, its.st_gid, follow_symlinks=False)
    if other.is_file():
        opened = os.open(file, os.O_RDONLY | os.O_NOFOLLOW)
        try:
            os.fchmod(opened, stat.S_IMODE(its.st_mode))
        finally:
            os.close(opened)


def make_durable(file: Path) -> None:
    """Wait until what is in a file would survive a loss of power."""
    with file.open("rb") as written:
        os.fsync(written.fileno())


def make_names_durable(folder: Path) -> None:
    """The same for which files are in a folder, where a system can be asked for that."""
    if os.name == "nt":
        return
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def reading(file: Path) -> sqlite3.Connection:
    """A connection that changes nothing."""
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)
