"""Servers share a PostgreSQL database, unless one has it for itself.

An older program does, and whoever makes or changes the tables of the database.
"""

from __future__ import annotations

import logging
import selectors
import socket
import threading
import time
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError, OperationalError

from pitprop.core.errors import PitpropError
from pitprop.server.storage.database import first_line

logger = logging.getLogger(__name__)

# The name of the lock in PostgreSQL; any number that nothing else uses.
_NUMBER: Final = 7_074_672_784
# The same for those that are just being started.
_STARTING: Final = 7_074_672_785
_LOCK_NOT_AVAILABLE: Final = "55P03"
# PostgreSQL takes a moment to notice that a process was killed, longer if its disk is busy, and
# hours to notice that a machine is gone, unless it asks.
_SETTINGS: Final = text(
    "SELECT set_config('lock_timeout', '10s', false) WHERE current_setting('lock_timeout') = '0'"
    " UNION ALL SELECT set_config('tcp_keepalives_idle', '20', false)"
    " UNION ALL SELECT set_config('tcp_keepalives_interval', '10', false)"
    " UNION ALL SELECT set_config('tcp_keepalives_count', '4', false)"
)
_TAKE: Final = text("SELECT pg_advisory_lock_shared(:number)")
_TRY: Final = text("SELECT pg_try_advisory_lock_shared(:number)")
_ALONE: Final = text("SELECT pg_advisory_xact_lock(:number)")
_ASK: Final = text("SELECT pg_backend_pid()")
# A connection that is dead for us may live on for PostgreSQL.
_END_OLD: Final = text(
    "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted"
    " AND pid = :old AND (classid::bigint << 32) + objid::bigint = :number"
)
_EVERY: Final = 2.0
_AGAIN: Final = 0.5
_TRIES: Final = 4


def one_at_a_time(connection: Connection) -> None:
    """See to it that servers that are started together look at the tables one after another."""
    connection.execute(_ALONE, {"number": _STARTING})


def be_alone(connection: Connection) -> None:
    """See to it that nobody else uses the database until the end of the transaction.

    Raises:
        PitpropError: another server does.
    """
    try:
        connection.execute(_SETTINGS).all()
        connection.execute(_ALONE, {"number": _NUMBER})
    except OperationalError as error:
        raise _explained(
            error, "other servers use this database; end them, since it has to change"
        ) from error


def _explained(error: OperationalError, what: str) -> Exception:
    if getattr(error.orig, "sqlstate", None) != _LOCK_NOT_AVAILABLE:
        return error
    return PitpropError(what)


class DatabaseLock:
    """Held by a connection; PostgreSQL lets go of it when the connection ends.

    A database that was restarted, or that has ended the connection, has forgotten it: then it is
    taken again at once. Where somebody who doesn't share was faster this server has to end, since
    the people here would never hear of what happens there. Even until then each change is written
    on condition that it is the next one.

    Args:
        engine: the database.
        on_lost: called, in a thread of its own, when somebody else was faster.

    Raises:
        PitpropError: another process holds it.
    """

    def __init__(self, engine: Engine, on_lost: Callable[[], None]) -> None:
        self._engine = engine
        self._on_lost = on_lost
        self._connection = _connect(engine)
        try:
            self._connection.execute(_SETTINGS).all()
            self._connection.execute(_TAKE, {"number": _NUMBER})
            self._pid: int = self._connection.scalar(_ASK)
        except OperationalError as error:
            _end(self._connection)
            what = "another server has this database for itself; end it or choose another one"
            raise _explained(error, what) from error
        # Whoever waits for the connection is woken by this one.
        self._bell, self._ear = socket.socketpair()
        self._watch = threading.Thread(target=self._watching, name="lock", daemon=True)
        self._watch.start()

    def release(self) -> None:
        """Let go of the database."""
        self._bell.close()
        if threading.current_thread() is not self._watch:
            self._watch.join()
        self._ear.close()
        _end(self._connection)

    def _watching(self) -> None:
        while not self._is_released(self._connection, _EVERY):
            if self._is_held():
                continue
            _end(self._connection)
            logger.warning("the database has ended the connection that keeps it for this server")
            if not self._is_taken_again():
                return

    def _is_taken_again(self) -> bool:
        """Take it once more; False where nobody needs it any more, or somebody else was faster."""
        while not self._is_released(None, _AGAIN):
            taken = self._try_again()
            if taken:
                return True
            if taken is False:
                logger.error("another server has taken over the database; this one ends")
                self._on_lost()
                return False
        return False

    def _is_released(self, connection: Connection | None, seconds: float) -> bool:
        """Wait until the connection ends or a while has passed; whether nobody needs the lock."""
        # The system call `select` knows only the first thousand or so files of a process.
        with selectors.DefaultSelector() as selector:
            selector.register(self._ear, selectors.EVENT_READ)
            if connection is not None:
                driver: Any = connection.connection.driver_connection
                selector.register(driver, selectors.EVENT_READ)
            ready = [key.fileobj for key, _ in selector.select(seconds)]
        return self._ear in ready

    def _is_held(self) -> bool:
        try:
            return bool(self._connection.scalar(_ASK) == self._pid)
        except DBAPIError:
            return False

    def _try_again(self) -> bool | None:
        """Take it once more; False if somebody else has it, None while there is no database."""
        try:
            connection = _connect(self._engine)
        except DBAPIError as error:
            logger.debug("no database: %s", first_line(error))
            return None
        try:
            connection.execute(_SETTINGS).all()
            connection.execute(_END_OLD, {"old": self._pid, "number": _NUMBER}).all()
            if _is_taken(connection):
                self._pid, self._connection = connection.scalar(_ASK), connection
                return True
        except DBAPIError:
            _end(connection)
            return None
        _end(connection)
        return False


def _is_taken(connection: Connection) -> bool:
    """Whether the lock is this connection's now; one that has just ended may hold it for long."""
    for _ in range(_TRIES):
        if connection.scalar(_TRY, {"number": _NUMBER}):
            return True
        time.sleep(_AGAIN / _TRIES)
    return False


def _connect(engine: Engine) -> Connection:
    return engine.connect().execution_options(isolation_level="AUTOCOMMIT")


def _end(connection: Connection) -> None:
    if not connection.closed:
        connection.invalidate()
        connection.close()
