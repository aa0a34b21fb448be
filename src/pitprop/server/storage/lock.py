"""One process at a time owns the data."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Protocol

from filelock import FileLock, Timeout

from pitprop.core.errors import PitpropError
from pitprop.server.storage.database import DATABASE


class Lock(Protocol):
    """Ownership of the data."""

    def release(self) -> None:
        """Give it up."""
        ...


class DatabaseFileLock:
    """That of an SQLite file.

    Held from creation to `release`; the system lets go of it when the process ends, however. A file
    has the same lock whether it is named by its folder or by a URL.

    Attributes:
        file: what is locked in its place.

    Args:
        file: the file, which need not be there yet.
        named: how somebody has named it.

    Raises:
        PitpropError: another process holds it, or the folder can't be written.
    """

    def __init__(self, file: Path, named: object) -> None:
        if not file.parent.is_dir():
            raise PitpropError(f"can't use the database: there is no folder {file.parent}")
        name = "pitprop" if file.name == DATABASE else file.name
        # The thread that releases it may not be the one that took it.
        self.file = file.with_name(f"{name}.lock")
        self._lock = FileLock(self.file, timeout=0, mode=0o600, thread_local=False)
        # Next to the lock, because on Windows nobody else can read a locked file.
        self._owner = file.with_name(f"{name}.pid")
        try:
            self._lock.acquire()
            self._owner.write_text(f"{os.getpid()}\n")
        except Timeout as error:
            raise PitpropError(
                f"another server{self._who()} uses {named};"
                " end it or choose another folder with --data"
            ) from error
        except OSError as error:
            self._lock.release()
            raise PitpropError(
                f"can't use the database: can't write to {file.parent}: {error.strerror}"
            ) from error

    def _who(self) -> str:
        """Which process holds it, where that is known."""
        try:
            return f" (process {int(self._owner.read_text())})"
        except (OSError, ValueError):
            return ""

    def release(self) -> None:
        """Let go of the file."""
        self._owner.unlink(missing_ok=True)
        self._lock.release()
