"""Writes the logs of tables in an SQLite database that one server has for itself.

It does so on a connection of its own that stays open: to take one from the pool, and to have each
statement put together and watched there, takes longer than SQLite does.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from threading import Lock
from typing import Final, cast

from sqlalchemy import Engine

from pitprop.server.storage.appending import Addition, Outcome, Readiness
from pitprop.server.storage.refusals import ConflictError, OutrunError
from pitprop.server.storage.remembering import forgetting

_GO_ON: Final = """
    UPDATE tables SET version = version + 1, changed = :at, started = :started, over = :over,
        round = :round, rounds = :rounds, phase = :phase, decider = :decider
    WHERE id = :table AND (version = :known OR :known < 0)
"""
_ADD: Final = """
    INSERT INTO log (table_id, number, seat, text, request, reasons, at, "by", began)
    VALUES (:table, :number, :seat, :text, :request, :reasons, :at, :by, :began)
"""
_COUNT: Final = "UPDATE tables SET version = version + 1 WHERE id = :table AND version = :known"
_MAKE_READY: Final = "UPDATE seats SET ready = :number WHERE table_id = :table AND seat = :seat"
_NOTE: Final = """
    INSERT INTO arranged (table_id, asker, request, number, at)
    VALUES (:table, :asker, :request, :number, :at)
"""
_FORGET: Final = forgetting(":table")


class OwnLog:
    """The logs of all tables.

    Args:
        engine: the database.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._turn = Lock()
        self._connection: sqlite3.Connection | None = None

    def append(self, additions: Sequence[Addition]) -> list[Outcome]:
        """Add entries in one transaction.

        Returns:
            For each, in their order, what has kept it from being written; None where it has been.
        """
        try:
            self._in_transaction(lambda connection: self._append(connection, additions))
        except ConflictError as error:
            if len(additions) == 1:
                return [error]
            # Nothing has been written. Whoever is to blame has it for themselves.
            return [outcome for each in additions for outcome in self.append([each])]
        return [None] * len(additions)

    def make_ready(self, ready: Readiness) -> None:
        """Write that somebody is ready.

        Raises:
            Exception: the kinds that `OwnLog` was told; nothing has been written then.
        """
        self._in_transaction(lambda connection: self._make_ready(connection, ready))

    def close(self) -> None:
        """Let go of the connection."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _append(self, connection: sqlite3.Connection, additions: Sequence[Addition]) -> None:
        for added in additions:
            values = added.values()
            if connection.execute(_GO_ON, values).rowcount != 1:
                raise ConflictError("the table has changed")
            connection.execute(_ADD, values)

    def _make_ready(self, connection: sqlite3.Connection, ready: Readiness) -> None:
        values = ready.values()
        if connection.execute(_COUNT, values).rowcount != 1:
            raise OutrunError("the table has changed")
        for seat in ready.seats:
            connection.execute(_MAKE_READY, {**values, "seat": seat})
        connection.execute(_NOTE, values)
        connection.execute(_FORGET, values)

    def _in_transaction(self, write: Callable[[sqlite3.Connection], None]) -> None:
        with self._turn:
            connection = self._connected()
            try:
                with connection:  # Commits, or takes back.
                    write(connection)
            except sqlite3.IntegrityError as error:
                raise ConflictError(str(error)) from error

    def _connected(self) -> sqlite3.Connection:
        if self._connection is None:
            pooled = self._engine.raw_connection()
            self._connection = cast(sqlite3.Connection, pooled.driver_connection)
            pooled.detach()
        return self._connection
