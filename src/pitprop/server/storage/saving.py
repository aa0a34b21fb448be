"""Whether what is to be saved can be: noticed where it is written, and tried where that failed."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy import Engine, delete
from sqlalchemy.exc import DBAPIError

from pitprop.server.http.problems import unsaved
from pitprop.server.storage.database import first_line
from pitprop.server.storage.refusals import ConflictError, FullError
from pitprop.server.storage.schema import FINDINGS

logger = logging.getLogger(__name__)

# That a disk is full, a file may only be read, or reading and writing fails.
_OF_SQLITE: Final = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_IOERR)
# The same: resources are short (class 53), a transaction may only read, the system fails (58).
_OF_POSTGRESQL: Final = ("53", "25006", "58")
_KIND: Final = 0xFF
"""What is left of an error of SQLite without its details."""

_TRIAL: Final = "trial"
_BYTES: Final = 16_384
"""More than is written for a move, which may still fit into what a full disk has left."""


def is_unwritable(error: BaseException) -> bool:
    """Whether an error says that nothing can be written, not that a statement is wrong."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, sqlite3.Error):
        return (getattr(cause, "sqlite_errorcode", 0) & _KIND) in _OF_SQLITE
    state: str | None = getattr(cause, "sqlstate", None)
    return state is not None and state.startswith(_OF_POSTGRESQL)


class Saving:
    """Remembers whether the last thing that was to be written was, and logs when that changes.

    Attributes:
        has_failed: whether it wasn't.
    """

    def __init__(self) -> None:
        self.has_failed = False
        self._is_logged = False

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Watch something that is to be written.

        Raises:
            UnavailableError: nothing can be.
        """
        try:
            yield
        except (ConflictError, FullError):
            raise  # The database has answered, and the answer is no.
        except Exception as error:
            self.has_failed = True
            if not is_unwritable(error):
                raise
            self._notice(error)
            raise unsaved() from error
        self.has_failed = False
        if self._is_logged:
            self._is_logged = False
            logger.warning("what is played can be saved again")

    def _notice(self, error: Exception) -> None:
        if not self._is_logged:
            self._is_logged = True
            logger.error("nothing can be saved: %s", first_line(error))


def try_to_save(engine: Engine) -> None:
    """Write something, and take it away again.

    Raises:
        Exception: it can't be written; it is tried again by whoever wants to know.
    """
    row = {"record": _TRIAL, "question": "", "answer": bytes(_BYTES), "found": 0}
    with engine.begin() as connection:
        # What a transaction takes away again itself never gets to the disk.
        connection.execute(delete(FINDINGS).where(FINDINGS.c.record == _TRIAL))
        connection.execute(FINDINGS.insert().values(**row))
    with engine.begin() as connection:
        connection.execute(delete(FINDINGS).where(FINDINGS.c.record == _TRIAL))
