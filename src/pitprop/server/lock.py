"""One process at a time owns the data."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final, Protocol

from filelock import FileLock, Timeout
from sqlalchemy import Engine, text
from sqlalchemy.exc import OperationalError

from pitprop.core.errors import PitpropError

# The name of the lock in PostgreSQL; any number that nothing else uses.
_NUMBER: Final = 7_074_672_784
_LOCK_NOT_AVAILABLE: Final = "55P03"
# PostgreSQL takes a moment to notice that a process was killed, longer if its disk is busy, and
# hours to notice that a machine is gone, unless it asks.
_SETTINGS: Final = text(
    "SELECT set_config('lock_timeout', '10s', false) WHERE current_setting('lock_timeout') = '0'"
    " UNION ALL SELECT set_config('tcp_keepalives_idle', '20', false)"
    " UNION ALL SELECT set_config('tcp_keepalives_interval', '10', false)"
    " UNION ALL SELECT set_config('tcp_keepalives_count', '4', false)"
)


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
        # The thread that releases it may not be the one that took it.
        self._lock = FileLock(folder / "pitprop.lock", timeout=0, mode=0o600, thread_local=False)
        # Next to the lock, because on Windows nobody else can read a locked file.
        self._owner = folder / "pitprop.pid"
        try:
            self._lock.acquire()
            self._owner.write_text(f"{os.getpid()}\n")
        except Timeout as error:
            raise PitpropError(
                f"another server{self._who()} uses {folder};"
                " end it or choose another folder with --data"
            ) from error
        except OSError as error:
            self._lock.release()
            raise PitpropError(f"can't write to {folder}: {error.strerror}") from error

    def _who(self) -> str:
        """Which process holds it, where that is known."""
        try:
            return f" (process {int(self._owner.read_text())})"
        except (OSError, ValueError):
            return ""

    def release(self) -> None:
        """Let go of the folder."""
        self._owner.unlink(missing_ok=True)
        self._lock.release()


class DatabaseLock:
    """The same for a PostgreSQL database, which lets go of it when the connection ends.

    A database that was restarted has forgotten it; even then the keys of the log make sure that no
    two servers write the same number.

    Raises:
        PitpropError: another process holds it.
    """

    def __init__(self, engine: Engine) -> None:
        self._connection = engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        try:
            self._connection.execute(_SETTINGS).all()
            self._connection.execute(text("SELECT pg_advisory_lock(:n)"), {"n": _NUMBER})
        except OperationalError as error:
            self.release()
            if getattr(error.orig, "sqlstate", None) != _LOCK_NOT_AVAILABLE:
                raise
            raise PitpropError(
                "another server uses this database; end it or choose another one"
            ) from error

    def release(self) -> None:
        """Let go of the database."""
        self._connection.invalidate()
        self._connection.close()
