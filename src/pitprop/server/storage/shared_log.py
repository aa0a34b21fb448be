"""Writes the logs of tables in a PostgreSQL that several servers share: one statement an entry.

The statement counts the change of the table, adds the entry and tells the others, or does none of
it where something else has been written before. So it takes one way to the database and back, on a
connection of its own that stays open.
"""

from __future__ import annotations

from collections.abc import Sequence
from threading import Lock
from typing import TYPE_CHECKING, Any, Final, cast

from sqlalchemy import Engine

from pitprop.server.news import CHANNEL, changed_told
from pitprop.server.storage.appending import Addition, Outcome
from pitprop.server.storage.rows import entry_values

if TYPE_CHECKING:
    import psycopg

_APPEND: Final = f"""
    WITH gone_on AS (
        UPDATE tables SET version = version + 1, changed = %(at)s, started = %(started)s,
            over = %(over)s, round = %(round)s, rounds = %(rounds)s, phase = %(phase)s,
            decider = %(decider)s
        WHERE id = %(table)s AND (version = %(known)s OR %(known)s < 0) RETURNING id
    ), added AS (
        INSERT INTO log (table_id, number, seat, text, request, reasons, at, by)
        SELECT id, %(number)s, %(seat)s, %(text)s, %(request)s, %(reasons)s, %(at)s, %(by)s
        FROM gone_on
    )
    SELECT pg_notify('{CHANNEL}', %(told)s) FROM gone_on
"""
"""Its parameters are numbers and texts; each is of the type of the column that it goes to."""


class SharedLog:
    """The logs of all tables.

    Args:
        engine: the database.
        process: who writes.
        conflict: makes what is raised where something else has been written before.
    """

    def __init__(self, engine: Engine, process: str, conflict: type[Exception]) -> None:
        self._engine = engine
        self._process = process
        self._conflict = conflict
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
                return self._append_again(additions)
        except psycopg.IntegrityError as error:
            if len(additions) == 1:
                return [self._conflict(str(error).partition("\n")[0])]
            # Nothing has been written. Whoever is to blame has it for themselves.
            return [outcome for each in additions for outcome in self.append([each])]

    def _append_again(self, additions: Sequence[Addition]) -> list[Outcome]:
        """The same; once more where the connection turns out to be lost.

        The database may have been restarted since the last entry. What has been written
        nevertheless isn't written again: each entry has its number.
        """
        import psycopg

        try:
            return self._append(additions)
        except psycopg.OperationalError:
            if not self._is_lost:
                raise
        return self._append(additions)

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
                outcomes[at] = self._conflict("the table has changed")
        return outcomes

    def _connected(self) -> psycopg.Connection:
        if self._connection is None or self._connection.closed:
            pooled = self._engine.raw_connection()
            self._connection = cast("psycopg.Connection", pooled.driver_connection)
            pooled.detach()
            self._connection.autocommit = True
        return self._connection

    def _values(self, added: Addition) -> dict[str, Any]:
        progress = added.progress
        return {
            "table": added.table,
            "known": -1 if added.version is None else added.version,
            **entry_values(added.entry),
            "started": progress.started,
            "over": progress.over,
            "round": progress.round,
            "rounds": progress.rounds,
            "phase": progress.phase,
            "decider": progress.decider,
            "told": added.told or changed_told(self._process, added.table, added.version),
        }
