"""One of several servers on one PostgreSQL database."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Connection, select
from sqlalchemy.exc import DBAPIError

from pitprop.server.cluster.notifications import UNKNOWN, Listener, say
from pitprop.server.cluster.others import HeldTable, Holder
from pitprop.server.cluster.table_changes import TableNews, news_message
from pitprop.server.http.problems import UnavailableError
from pitprop.server.storage.database import first_line
from pitprop.server.storage.rows import TableRow
from pitprop.server.storage.schema import TABLES
from pitprop.server.storage.shared_data import (
    LEASE,
    Known,
    beat,
    leave,
    let_go,
    presence_elsewhere,
    put_presence,
    take,
)
from pitprop.server.storage.store import Store
from pitprop.server.system.moment import now
from pitprop.server.table.presence import Elsewhere

R = TypeVar("R")

_EVERY: Final = 1.0
_FAILED: Final = (DBAPIError, UnavailableError)
"""What is raised where something couldn't be done in the database."""

logger = logging.getLogger(__name__)


class Several:
    """Hears what the others have changed, and shares with them who looks after what.

    Nothing depends on a piece of news arriving: every second the numbers of changes are compared,
    and what is written is written on condition that nothing else has been.

    Args:
        store: the database.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._process = store.process
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="others")
        self._kept: frozenset[str] = frozenset()
        self._until = 0.0
        self._leaving: set[str] = set()
        self._published: dict[str, Elsewhere] = {}
        self._dirty: dict[str, HeldTable] = {}
        self._is_publishing = False
        self._soon = asyncio.Event()
        self._work: set[asyncio.Task[Any]] = set()
        self._lost = False

    # --- What a table asks for --------------------------------------------------------------------

    def looks_after(self, table: str) -> bool:
        """See `Others`; a server that the others may think dead looks after nothing."""
        return table in self._kept and time.monotonic() < self._until

    async def take(self, table: HeldTable) -> None:
        """See `Others`."""
        self._leaving.discard(table.id)
        if await self._do(lambda connection: take(connection, self._process, table.id)):
            self._kept |= {table.id}
        await self._hear_presence(table)

    def let_go(self, table: str) -> None:
        """See `Others`."""
        self._kept -= {table}
        self._published.pop(table, None)
        self._dirty.pop(table, None)
        self._leaving.add(table)
        self._begin(self._let_go(table))

    async def _let_go(self, table: str) -> None:
        def do(connection: Connection) -> None:
            let_go(connection, self._process, [table])
            say(connection, f"left {self._process} {table}")

        if table in self._leaving:
            await self._do(do)
            self._leaving.discard(table)

    def publish_presence(self, table: HeldTable) -> None:
        """See `Others`; many who come at the same time are told of together."""
        self._dirty[table.id] = table
        if not self._is_publishing:
            self._is_publishing = True
            self._begin(self._publish_all_presence())

    def pass_on(self, kind: str, table: str, *words: str) -> None:
        """See `Others`."""
        message = " ".join((kind, self._process, table, *words))
        self._begin(self._do(lambda connection: say(connection, message)))

    def news_of(self, row: TableRow, news: TableNews, version: int) -> str:
        """See `Others`."""
        return news_message(self._process, row, news, version)

    async def is_behind(self, table: HeldTable) -> None:
        """See `Others`."""
        here = select(TABLES.c.version).where(TABLES.c.id == table.id)
        with suppress(*_FAILED):  # whoever changes something finds out
            version = await self._do(lambda connection: connection.scalar(here))
            if version is not None:
                table.hear(version)

    # --- Going on ---------------------------------------------------------------------------------

    def start(self, holder: Holder) -> None:
        """See `Others`."""
        self._holder = holder
        listener = Listener(self._store.engine, self._hear, self._missed)
        self._begin(listener.run())
        self._begin(self._go_on())

    async def close(self) -> None:
        """See `Others`."""
        for task in self._work:
            task.cancel()
        await asyncio.gather(*self._work, return_exceptions=True)

        def do(connection: Connection) -> None:
            leave(connection, self._process)
            say(connection, f"gone {self._process}")

        try:
            await self._do(do)
        except UnavailableError:
            pass  # It has been logged; the other servers will notice.
        except DBAPIError as error:
            logger.warning("the other servers will notice: %s", first_line(error))
        self._thread.shutdown()

    def _begin(self, work: Coroutine[Any, Any, object]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._work.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._work.discard(task)
        error = None if task.cancelled() else task.exception()
        # What was to be told is told by the next beat.
        if error is not None and not isinstance(error, _FAILED):
            logger.error("something to do with other servers failed", exc_info=error)

    async def _do(self, do: Callable[[Connection], R]) -> R:
        """Do something in a transaction, and in a thread of its own.

        Raises:
            UnavailableError: the database is away.
        """

        def in_thread() -> R:
            with self._store.engine.begin() as connection:
                return do(connection)

        loop = asyncio.get_running_loop()
        with self._store.outage.watched():
            return await loop.run_in_executor(self._thread, in_thread)

    async def _go_on(self) -> None:
        while True:
            self._soon.clear()
            try:
                await self._try_to_beat()
            except Exception:
                # Without the next beat the tables here would count as nobody's.
                logger.exception("could not tell the other servers that this one is there")
            try:
                async with asyncio.timeout(_EVERY):
                    await self._soon.wait()
            except TimeoutError:
                continue

    async def _try_to_beat(self) -> None:
        began = time.monotonic()
        held = self._holder.all_held()
        try:
            tables = [table.id for table in held]
            known = await self._do(partial(beat, process=self._process, tables=tables))
        except UnavailableError:
            return  # It is logged once for all that needs the database.
        except DBAPIError as error:
            if not self._lost:
                logger.warning("can't reach the other servers: %s", first_line(error))
            self._lost = True
            return
        self._lost = False
        before = self._kept if time.monotonic() < self._until else frozenset()
        self._until = began + LEASE / 1000
        # A table that was taken meanwhile counts from the next time; one that has gone doesn't.
        taken = self._kept - {table.id for table in held}
        gone = {table.id for table in held if self._holder.held(table.id) is not table}
        self._kept = (known.kept - gone) | taken
        still = [table for table in held if table.id not in gone]
        self._learn(known, still, known.kept - before)
        for name in self._leaving:  # The database wasn't there when they left.
            self._begin(self._let_go(name))

    def _learn(self, known: Known, held: list[HeldTable], new: frozenset[str]) -> None:
        for table in held:
            version = known.versions.get(table.id)
            if version is not None:
                table.hear(version)
            if table.id in new:
                table.look_after()
            if table.presence.is_reported_by(known.dead):
                self._begin(self._hear_presence(table))
            elif self._is_presence_news(table):
                self.publish_presence(table)
        for name in known.inherited:
            self._begin(self._fetch(name))

    async def _fetch(self, table: str) -> None:
        try:
            await self._holder.fetch(table)
        except Exception:
            self.let_go(table)
            raise
        if self._holder.held(table) is None:  # It can't be played on here.
            self.let_go(table)

    # --- What is heard ----------------------------------------------------------------------------

    def _missed(self) -> None:
        """What was told while nobody listened is found out by comparing."""
        for table in self._holder.all_held():
            self._begin(self._hear_presence(table))
        self._soon.set()

    def _hear(self, kind: str, process: str, words: list[str]) -> None:
        if process == self._process:
            return
        if kind == "news":
            name, number, seal, mixed = words
            self._holder.hear_news(name, int(number), seal, mixed)
            return
        if kind == "changed":
            for each in words:
                name, _, version = each.rpartition(":")
                changes = int(version)
                self._holder.hear(name, None if changes == UNKNOWN else changes)
            return
        if kind == "gone":
            self._missed()
            return
        table = self._holder.held(words[0])
        if table is None:
            return
        if kind in ("presence", "left"):
            self._begin(self._hear_presence(table))
            if kind == "left":
                self._soon.set()
        else:
            table.heard(kind, words[1:])

    # --- Who is there -----------------------------------------------------------------------------

    async def _publish_all_presence(self) -> None:
        try:
            while self._dirty:
                _, table = self._dirty.popitem()
                await self._publish_presence(table)
        finally:
            self._is_publishing = False

    async def _publish_presence(self, table: HeldTable) -> None:
        if not self._is_presence_news(table):
            return
        here = table.presence.here(table.seats.tokens)

        def do(connection: Connection) -> None:
            encoded = msgspec.json.encode(here).decode()
            put_presence(connection, self._process, table.id, encoded)
            say(connection, f"presence {self._process} {table.id}")

        await self._do(do)
        self._published[table.id] = here

    def _is_presence_news(self, table: HeldTable) -> bool:
        here = table.presence.here(table.seats.tokens)
        return here != self._published.get(table.id, Elsewhere())

    async def _hear_presence(self, table: HeldTable) -> None:
        rows = await self._do(partial(presence_elsewhere, process=self._process, table=table.id))
        elsewhere = {
            process: msgspec.json.decode(presence, type=Elsewhere)
            for process, presence in rows.items()
        }
        if table.presence.hear(elsewhere, now()):
            table.presence_heard()
