"""One process at a time owns the data."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path
from typing import Final, Protocol

from sqlalchemy import Engine, func, select

from pitprop.core.errors import PitpropError

# The name of the lock in PostgreSQL; any number that nothing else uses.
_NUMBER: Final = 7_074_672_784


class Lock(Protocol):
    """Ownership of the data."""

    def release(self) -> None:
        """Give it up."""
        ...


class FolderLock:
    """Held from creation to `release`; the system lets go of it when the process ends, however.

    Raises:
        PitpropError: another process holds it, or the folder can't be written.
    """

    def __init__(self, folder: Path) -> None:
        path = folder / "pitprop.lock"
        try:
            self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        except OSError as error:
            raise PitpropError(f"can't write to {folder}: {error.strerror}") from error
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            owner = os.read(self._file, 20).decode(errors="replace").strip()
            os.close(self._file)
            who = f" (process {owner})" if owner else ""
            raise PitpropError(
                f"another server{who} uses {folder}; end it or choose another folder with --data"
            ) from error
        os.truncate(self._file, 0)
        os.write(self._file, f"{os.getpid()}\n".encode())

    def release(self) -> None:
        """Let go of the folder."""
        os.close(self._file)


class DatabaseLock:
    """The same for a PostgreSQL database, which lets go of it when the connection ends.

    Raises:
        PitpropError: another process holds it.
    """

    def __init__(self, engine: Engine) -> None:
        self._connection = engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        if not self._connection.scalar(select(func.pg_try_advisory_lock(_NUMBER))):
            self._connection.close()
            raise PitpropError("another server uses this database; end it or choose another one")

    def release(self) -> None:
        """Let go of the database."""
        self._connection.invalidate()
        self._connection.close()
