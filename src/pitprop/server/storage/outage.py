"""What a server does while its PostgreSQL is away: it says so once, and asks people to wait."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy import Engine, event
from sqlalchemy.exc import DBAPIError

from pitprop.server.http.problems import unreachable
from pitprop.server.storage.database import first_line

logger = logging.getLogger(__name__)

# Connections that failed (class 08), and those that the database has ended or doesn't take now.
_OF_CONNECTIONS: Final = ("08", "57P")


def is_unreachable(error: BaseException) -> bool:
    """Whether an error says that the database can't be reached, not that a statement is wrong.

    A file is always there; that nothing can be written to it is noticed elsewhere (`saving`).
    """
    cause = error.orig if isinstance(error, DBAPIError) else error
    # Where the driver was never loaded, nothing of it can have been raised.
    driver = sys.modules.get("psycopg")
    if driver is None or not isinstance(cause, driver.OperationalError):
        return False
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    # A state is what the database says. What has none is said by the driver: no connection.
    state: str | None = cause.sqlstate
    return state is None or state.startswith(_OF_CONNECTIONS)


class Outage:
    """Notices that a database is away and that it is back, and logs each in one line.

    Args:
        engine: the database.
    """

    def __init__(self, engine: Engine) -> None:
        self._is_away = False
        event.listen(engine, "checkout", self._is_there)

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Watch something that needs the database.

        Raises:
            UnavailableError: the database is away.
        """
        try:
            yield
        except Exception as error:
            if not is_unreachable(error):
                raise
            self._notice(error)
            raise unreachable() from error

    def _notice(self, error: Exception) -> None:
        if not self._is_away:
            self._is_away = True
            logger.error(
                "the database can't be reached: %s; requests are answered with 503 meanwhile",
                first_line(error),
            )

    def _is_there(self, *_connection: object) -> None:
        """A connection is given out, which is new or has been tried just before."""
        if self._is_away:
            self._is_away = False
            logger.warning("the database can be reached again")
