"""Keeps tables, seats and logs in a database. What a method writes is durable when it returns."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine, bindparam, select, update
from sqlalchemy.exc import DBAPIError

from pitprop.core.errors import PitpropError
from pitprop.server.cluster.notifications import change_message, say
from pitprop.server.storage.appending import Addition, Appender, Outcome, Readiness
from pitprop.server.storage.archive import (
    Outdated,
    archived_record,
    count_tables,
    outdated,
    remove,
)
from pitprop.server.storage.database import UNUSABLE, file_of, make_private, why_unusable
from pitprop.server.storage.database_lock import DatabaseLock
from pitprop.server.storage.lock import DatabaseFileLock, Lock
from pitprop.server.storage.migrating import bring_up_to_date
from pitprop.server.storage.opening import CONNECTIONS, make_folder, open_data
from pitprop.server.storage.outage import Outage
from pitprop.server.storage.own_log import OwnLog
from pitprop.server.storage.reading import finished_together, is_known, stored_in, tables_of
from pitprop.server.storage.refusals import ConflictError, FullError, OutrunError
from pitprop.server.storage.row_values import said_values
from pitprop.server.storage.rows import (
    Arranged,
    Entry,
    Listed,
    Progress,
    Said,
    SeatRow,
    Stored,
    TableRow,
)
from pitprop.server.storage.saving import Saving
from pitprop.server.storage.schema import LOG, SEATS, TABLES, TALK
from pitprop.server.storage.shared_log import SharedLog
from pitprop.server.storage.statements import Query
from pitprop.server.storage.writing import (
    conflicts,
    insert_table,
    kept_by,
    only_become_ready,
    remember,
    take_tokens,
    write_row,
    write_seats,
)

P = ParamSpec("P")
R = TypeVar("R")

_READERS: Final = 2

# The entries that one doesn't know yet, each beside how often the table has changed.
_NEW_ENTRIES: Final = (
    select(TABLES.c.version, *(column for column in LOG.c if column.name != "table_id"))
    .join(LOG, (LOG.c.table_id == TABLES.c.id) & (LOG.c.number > bindparam("entries")))
    .where(TABLES.c.id == bindparam("this_table"))
    .order_by(LOG.c.number)
)


class Store:
    """The database. Its methods wait for the disk: `run` calls them in a thread of their own.

    Attributes:
        is_shared: whether other servers may use the database at the same time.
        process: what this server is called there.
        outage: notices that it can't be reached.
        saving: notices that nothing can be written.

    Args:
        data: a folder for SQLite's files (made if it isn't there), or a database's URL.
        on_lost: called when another server has taken over the database.
        most: how many tables there may be; 0 for any number.

    Raises:
        PitpropError: another server uses the data, or the database can't be used.
    """

    def __init__(
        self, data: Path | str, on_lost: Callable[[], None] = lambda: None, most: int = 0
    ) -> None:
        self._most = most
        if isinstance(data, Path):
            make_folder(data)
        self._engine = open_data(data)
        self.is_shared = self._engine.dialect.name == "postgresql"
        self.process = secrets.token_hex(8)
        self.outage = Outage(self._engine)
        self.saving = Saving()
        self._lock: Lock | None = None
        self._log = self._new_log()
        file = file_of(self._engine.url)
        try:
            if file is not None:
                self._lock = DatabaseFileLock(file, data if isinstance(data, Path) else file)
                make_private(file)
            with self._engine.begin() as connection:
                bring_up_to_date(connection, file)
            if self.is_shared:
                self._lock = DatabaseLock(self._engine, on_lost)
        except UNUSABLE as error:
            self._let_go()
            raise PitpropError(f"can't use the database: {why_unusable(error, file)}") from error
        except PitpropError:
            self._let_go()
            raise
        # SQLite has one writer at a time; writers take turns here rather than waiting inside it.
        # Those who only read don't wait for them.
        writers = 1 if self._engine.dialect.name == "sqlite" else CONNECTIONS // 2
        self._threads = ThreadPoolExecutor(writers, thread_name_prefix="store")
        self._readers = ThreadPoolExecutor(_READERS, thread_name_prefix="reading")
        self._new_entries = Query(self._engine, _NEW_ENTRIES)
        self._appender = Appender(self.append_all, self._threads)

    def _new_log(self) -> SharedLog | OwnLog:
        if self.is_shared:
            return SharedLog(self._engine, self.process)
        return OwnLog(self._engine)

    @property
    def engine(self) -> Engine:
        """The database itself."""
        return self._engine

    async def add(
        self,
        table: str,
        entry: Entry,
        progress: Progress,
        version: int | None = None,
        message: str = "",
    ) -> None:
        """The same as `append`, together with what is written at other tables at the same time.

        Args:
            table: the table.
            entry: the entry.
            progress: how far the game has got then.
            version: how often the table has changed before; None where that doesn't matter.
            message: what other servers are told of it; nothing where they are to look.

        Raises:
            ConflictError: something else has been written meanwhile.
            UnavailableError: the database is away, so that it may have been written or not, or
                nothing can be written.
        """
        with self.outage.watched(), self.saving.watched():
            await self._appender.append(Addition(table, entry, progress, version, message))

    async def read(self, method: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Call one of the methods below that only read without holding up anything else.

        Raises:
            UnavailableError: the database is away.
        """
        loop = asyncio.get_running_loop()
        with self.outage.watched():
            return await loop.run_in_executor(self._readers, lambda: method(*args, **kwargs))

    async def run(self, method: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Call one of the methods below without holding up anything else.

        Raises:
            UnavailableError: the database is away, or nothing can be written.
        """
        loop = asyncio.get_running_loop()
        with self.outage.watched(), self.saving.watched():
            return await loop.run_in_executor(self._threads, lambda: method(*args, **kwargs))

    def close(self) -> None:
        """Let go of the database."""
        self._threads.shutdown()
        self._readers.shutdown()
        self._let_go()

    def _let_go(self) -> None:
        self._release()
        self._log.close()
        self._engine.dispose()

    def _release(self) -> None:
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    # --- Writing --------------------------------------------------------------------------------

    def create(self, row: TableRow, seats: Iterable[SeatRow], progress: Progress) -> None:
        """Store a new table.

        Args:
            row: the table.
            seats: its seats.
            progress: how far the game has got then.

        Raises:
            FullError: there are as many tables as there may be.
        """
        with self._engine.begin() as connection:
            self._check_room(connection)
            insert_table(connection, row, seats, progress)

    def create_next(
        self,
        after: TableRow,
        row: TableRow,
        seats: Iterable[SeatRow],
        progress: Progress,
        done: Arranged | None = None,
        version: int | None = None,
    ) -> None:
        """Store the table where a company plays again, and that it does.

        Args:
            after: the table where it played, with `next_table` told.
            row: the new table.
            seats: the seats of the new table.
            progress: how far its game has got then.
            done: the request by which it was asked for.
            version: how often the table where it played has changed before; None for any number.

        Raises:
            ConflictError: there is such a table already, or the one where the company played has
                changed. Nothing has changed here then.
            FullError: there are as many tables as there may be.
        """
        with conflicts(), self._engine.begin() as connection:
            self._check_room(connection)
            self._go_on(connection, after.id, version)
            changed = connection.execute(
                update(TABLES)
                .where(TABLES.c.id == after.id, TABLES.c.next_table.is_(None))
                .values(next_table=row.id, next_by=after.next_by)
            )
            if changed.rowcount != 1:
                raise ConflictError("there is a next table already")
            insert_table(connection, row, seats, progress)
            remember(connection, after.id, done)

    def _check_room(self, connection: Connection) -> None:
        if self._most and count_tables(connection) >= self._most:
            raise FullError

    def change_table(
        self, row: TableRow, done: Arranged | None = None, version: int | None = None
    ) -> None:
        """Change what may change of a table: its host, and how it's played.

        Args:
            row: the table, as it shall be.
            done: the request by which it was asked for.
            version: how often the table has changed before; None for any number.

        Raises:
            ConflictError: it has changed meanwhile. Nothing has changed here then.
        """
        with self._engine.begin() as connection:
            self._go_on(connection, row.id, version)
            write_row(connection, row)
            remember(connection, row.id, done)

    def change_seats(
        self,
        table: str,
        before: Sequence[SeatRow],
        after: Sequence[SeatRow],
        row: TableRow | None = None,
        done: Arranged | None = None,
        version: int | None = None,
        message: str = "",
    ) -> None:
        """Change who sits where, all at once.

        Args:
            table: the table.
            before: the seats to change, as they are.
            after: the same seats, as they shall be.
            row: the table, as it shall be with that; None where it stays as it is.
            done: the request by which it was asked for.
            version: how often the table has changed before; None for any number.
            message: what other servers are told of it; nothing where they are to look.

        Raises:
            ConflictError: the table has changed meanwhile, a seat isn't as it was, or somebody
                would have two. None of the seats has changed then.
        """
        # That people become ready is most of what changes: a short way writes it, where other
        # servers needn't look for it.
        if (
            row is None
            and done is not None
            and version is not None
            and (message or not self.is_shared)
            and only_become_ready(before, after, done.number)
        ):
            seats = [seat.seat for seat in after]
            self._log.make_ready(Readiness(table, seats, done, version, message))
            return
        with conflicts(), self._engine.begin() as connection:
            self._go_on(connection, table, version, message)
            # Whoever has taken the table off their list has told the database alone.
            kept = kept_by(connection, table)
            # A token has one seat, also while two people change places.
            take_tokens(connection, table, before)
            write_seats(connection, table, after, kept)
            if row is not None:
                write_row(connection, row)
            remember(connection, table, done)

    def say(self, table: str, said: Said, version: int | None = None) -> None:
        """Add something that was said.

        Args:
            table: the table.
            said: what was said.
            version: how often the table has changed before; None for any number.

        Raises:
            ConflictError: something has that number or was said by that request already, or the
                table has changed meanwhile.
        """
        with conflicts(), self._engine.begin() as connection:
            self._go_on(connection, table, version)
            connection.execute(TALK.insert().values(table_id=table, **said_values(said)))

    def forget(self, table: str, token: str) -> None:
        """Leave a table out of the list of the person with a token."""
        if "\0" in table:  # PostgreSQL has no such text.
            return
        with self._engine.begin() as connection:
            connection.execute(
                update(SEATS)
                .where(SEATS.c.table_id == table, SEATS.c.token == token)
                .values(kept=False)
            )

    def _go_on(
        self, connection: Connection, table: str, version: int | None, message: str = ""
    ) -> None:
        """Count a change of a table, of which all that follows is a part, and tell of it.

        Args:
            connection: that of the transaction.
            table: the table.
            version: how often it has changed before; None for any number.
            message: what other servers are told of it; nothing where they are to look.
        """
        here = TABLES.c.id == table
        if version is not None:
            here &= TABLES.c.version == version
        changed = connection.execute(
            update(TABLES).where(here).values(version=TABLES.c.version + 1)
        )
        if changed.rowcount != 1:
            raise OutrunError("the table has changed")
        if self.is_shared:
            say(connection, message or change_message(self.process, table, version))

    def append(
        self, table: str, entry: Entry, progress: Progress, version: int | None = None
    ) -> None:
        """Add an entry to a table's log.

        Args:
            table: the table.
            entry: the entry.
            progress: how far the game has got then.
            version: how often the table has changed before; None where that doesn't matter.

        Raises:
            ConflictError: the log already has an entry with that number or for that request, or
                something else has been written meanwhile.
        """
        (outcome,) = self.append_all([Addition(table, entry, progress, version)])
        if outcome is not None:
            raise outcome

    def append_all(self, additions: Sequence[Addition]) -> list[Outcome]:
        """Add entries to the logs of several tables in one transaction.

        Returns:
            For each, in their order, what has kept it from being written; None where it has been.
        """
        return self._log.append(additions)

    def remove(self, gone: Outdated, record: str | None, now: int) -> bool:
        """Remove a table, and keep the record of its game; see `archive.remove`.

        Args:
            gone: the table, as it was when it was found to be outdated.
            record: the record of its game; None where there is nothing to keep.
            now: the time in milliseconds since 1970.
        """
        with self._engine.begin() as connection:
            return remove(connection, gone, record, now)

    # --- Reading --------------------------------------------------------------------------------

    def load(self, table: str, entries: int = 0, said: int = 0) -> Stored | None:
        """Everything about a table, or None if there is no such table.

        Args:
            table: the table.
            entries: how many entries of its log are known already and left out.
            said: the same of what was said.
        """
        with self._engine.connect() as connection:
            return stored_in(connection, table, entries, said)

    def new_entries(self, table: str, entries: int, version: int) -> list[Entry] | None:
        """The entries that have come to a table, where nothing else has; else None.

        Args:
            table: the table.
            entries: how many entries its log had before.
            version: how often it had changed before.
        """
        with self._engine.connect() as connection:
            asked = {"this_table": table, "entries": entries}
            rows = self._new_entries.ask(connection, asked)
        if not rows or rows[0][0] != version + len(rows):
            return None
        return [
            Entry(number, seat, text, request, reasons, at, by, began)
            for _, number, seat, text, request, reasons, at, by, began in map(tuple, rows)
        ]

    def archived(self, table: str) -> str | None:
        """The record of a table that has been removed; None where there is none."""
        with self._engine.connect() as connection:
            return archived_record(connection, table)

    def outdated(
        self, unbegun: int | None, abandoned: int | None, finished: int | None, most: int
    ) -> list[Outdated]:
        """Tables that nobody is likely to come back to; see `archive.outdated`.

        Args:
            unbegun: the time, in milliseconds since 1970, before which a table where no game has
                begun has last changed; None for none of these.
            abandoned: the same for tables whose game has begun and isn't over.
            finished: the same for tables whose game is over.
            most: how many at most.
        """
        with self._engine.connect() as connection:
            return outdated(connection, unbegun, abandoned, finished, most)

    def is_there(self) -> bool:
        """Whether the database answers."""
        try:
            with self._engine.connect() as connection:
                connection.execute(select(TABLES.c.id).limit(1)).all()
        except DBAPIError:
            return False
        return True

    def knows(self, token: str) -> bool:
        """Whether somebody with a token has a seat."""
        with self._engine.connect() as connection:
            return is_known(connection, token)

    def tables_of(self, token: str) -> list[Listed]:
        """The tables where somebody has a seat, the last changed first.

        Where there are too many, those whose game is over are left out.
        """
        with self._engine.connect() as connection:
            return tables_of(connection, token)

    def finished_together(self, token: str) -> list[Listed]:
        """The tables where somebody has finished a game with others, the last changed first."""
        with self._engine.connect() as connection:
            return finished_together(connection, token)
