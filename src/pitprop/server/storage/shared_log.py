"""Writes the logs of tables in PostgreSQL, which several servers share: one statement an entry.

The statement counts the change of the table, adds the entry and tells the others, or does none of
it where something else has been written before. So it takes one way to the database and back, on a
connection of its own that stays open. That somebody is ready is written in the same way: all at a
table say so at the same time, and whoever isn't first says it again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from threading import Lock
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

from sqlalchemy import Engine

from pitprop.server.cluster.notifications import CHANNEL, change_message
from pitprop.server.storage.appending import Addition, Outcome, Readiness
from pitprop.server.storage.refusals import ConflictError, OutrunError
from pitprop.server.storage.remembering import REMEMBERED, forgetting

if TYPE_CHECKING:
    import psycopg

_APPEND: Final = f"""
    WITH gone_on AS (
        UPDATE tables SET version = version + 1, changed = %(at)s, started = %(started)s,
            over = %(over)s, round = %(round)s, rounds = %(rounds)s, phase = %(phase)s,
            decider = %(decider)s
        WHERE id = %(table)s AND (version = %(known)s OR %(known)s < 0) RETURNING id
    ), added AS (
        INSERT INTO log (table_id, number, seat, text, request, reasons, at, by, began)
        SELECT id, %(number)s, %(seat)s, %(text)s, %(request)s, %(reasons)s, %(at)s, %(by)s,
            %(began)s
        FROM gone_on
    )
    SELECT pg_notify('{CHANNEL}', %(message)s) FROM gone_on
"""
"""Its parameters are numbers and texts; each is of the type of the column that it goes to."""

_MAKE_READY: Final = f"""
    WITH gone_on AS (
        UPDATE tables SET version = version + 1
        WHERE id = %(table)s AND version = %(known)s RETURNING id
    ), made_ready AS (
        UPDATE seats SET ready = %(number)s FROM gone_on
        WHERE table_id = gone_on.id AND seat = ANY(%(seats)s)
    ), noted AS (
        INSERT INTO arranged (table_id, asker, request, number, at)
        SELECT id, %(asker)s, %(request)s, %(number)s, %(at)s FROM gone_on
    ), forgotten AS (
        {forgetting("(SELECT id FROM gone_on)", REMEMBERED - 1)}
    )
    SELECT pg_notify('{CHANNEL}', %(message)s) FROM gone_on
"""
"""What it notes itself isn't there yet where it forgets, so that it keeps one less."""

R = TypeVar("R")


class SharedLog:
    """The logs of all tables.

    Args:
        engine: the database.
        process: who writes.
    """

    def __init__(self, engine: Engine, process: str) -> None:
        self._engine = engine
        self._process = process
        self._turn = Lock()
        self._connection: psycopg.Connection | None = None

    def append(self, additions: Sequence[Addition]) -> list[Outcome]:
        """Add entries in one transaction.

        Returns:
            For each, in their order, what has kept it from being written; None where it has been.
        """
        import psycopg

        try:
            with self._turn:
                return self._again(lambda: self._append(additions))
        except psycopg.IntegrityError as error:
            if len(additions) == 1:
                return [ConflictError(_first_line(error))]
            # Nothing has been written. Whoever is to blame has it for themselves.
            return [outcome for each in additions for outcome in self.append([each])]

    def make_ready(self, ready: Readiness) -> None:
        """Write that somebody is ready.

        Raises:
            Exception: the kinds that `SharedLog` was told; nothing has been written then.
        """
        import psycopg

        try:
            with self._turn:
                is_written = self._again(lambda: self._make_ready(ready))
        except psycopg.IntegrityError as error:
            raise ConflictError(_first_line(error)) from error
        if not is_written:
            raise OutrunError("the table has changed")

    def _again(self, write: Callable[[], R]) -> R:
        """Write something; once more where the connection turns out to be lost.

        The database may have been restarted since the last time. What has been written
        nevertheless isn't written again: each change of a table has its number.
        """
        import psycopg

        try:
            return write()
        except psycopg.OperationalError:
            if not self._is_lost:
                raise
        return write()

    def close(self) -> None:
        """Let go of the connection."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    @property
    def _is_lost(self) -> bool:
        return self._connection is not None and self._connection.closed

    def _append(self, additions: Sequence[Addition]) -> list[Outcome]:
        connection = self._connected()
        # In the same order everywhere, so that no two transactions wait for each other.
        order = sorted(range(len(additions)), key=lambda at: additions[at].table)
        outcomes: list[Outcome] = [None] * len(additions)
        if len(additions) == 1:
            written = [connection.execute(_APPEND, self._values(additions[0]))]
        else:
            with connection.pipeline(), connection.transaction():
                written = [connection.execute(_APPEND, self._values(additions[at])) for at in order]
        for at, cursor in zip(order, written, strict=True):
            if cursor.rowcount != 1:
                outcomes[at] = OutrunError("the table has changed")
        return outcomes

    def _make_ready(self, ready: Readiness) -> bool:
        values = {**ready.values(), "seats": list(ready.seats), "message": ready.message}
        return self._connected().execute(_MAKE_READY, values).rowcount == 1

    def _connected(self) -> psycopg.Connection:
        if self._connection is None or self._connection.closed:
            pooled = self._engine.raw_connection()
            self._connection = cast("psycopg.Connection", pooled.driver_connection)
            pooled.detach()
            self._connection.autocommit = True
        return self._connection

    def _values(self, added: Addition) -> dict[str, Any]:
        message = added.message or change_message(self._process, added.table, added.version)
        return {**added.values(), "message": message}


def _first_line(error: Exception) -> str:
    return str(error).partition("\n")[0]
