"""All tables: making them, finding them, and keeping those that are in use in memory."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Final

from pitprop.core.game import CHANCE
from pitprop.core.wire_view import seat_or_none
from pitprop.server.cluster.others import Alone, HeldTable, Others
from pitprop.server.history import replay
from pitprop.server.history.evenings import EveningBook
from pitprop.server.http.identity import NO_TOKEN
from pitprop.server.http.problems import ArchivedError, RequestError, no_room, not_found
from pitprop.server.monitoring.logs import log_event
from pitprop.server.monitoring.meters import Meters
from pitprop.server.protocol.histories import SeatSummary, TableSummary
from pitprop.server.protocol.tables import NewLesson, NewTable
from pitprop.server.protocol.terms import Awaited
from pitprop.server.storage.refusals import FullError
from pitprop.server.storage.rows import Listed, SeatRow, TableRow
from pitprop.server.storage.store import Store
from pitprop.server.system.moment import now
from pitprop.server.table.seats import Seats
from pitprop.server.table.table import Table
from pitprop.server.tables.new_tables import lesson_table, new_row, new_seats
from pitprop.server.tables.waits import Waits
from pitprop.server.thinking.thinkers import Thinkers

_KEPT: Final = 200
_MOST_COMPLAINTS: Final = 1_000

logger = logging.getLogger(__name__)


@dataclass(slots=True)
class _Held:
    """A table in memory, or on its way there."""

    loading: asyncio.Task[Table]
    uses: int = 0
    used: float = 0.0
    heard: bool = False

    @property
    def is_idle(self) -> bool:
        if self.uses or not self.loading.done():
            return False
        return self.failed or not self.loading.result().is_busy

    @property
    def failed(self) -> bool:
        return self.loading.cancelled() or self.loading.exception() is not None


class Tables:
    """The tables of one server.

    Attributes:
        evenings: what happened in games that are over.
        meters: what is counted.

    Args:
        store: the database.
        thinkers: where opponents think.
        waits: how long people wait for each other.
        meters: what is counted; anew where None.
        others: the other servers on the same data; none where None.
    """

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        waits: Waits,
        meters: Meters | None = None,
        others: Others | None = None,
    ) -> None:
        self._others = others or Alone()
        self.meters = meters or Meters()
        self._waits = waits
        self._store = store
        self.evenings = EveningBook(store)
        self._thinkers = thinkers
        self._held: OrderedDict[str, _Held] = OrderedDict()
        self._unplayable: set[str] = set()
        self._going: dict[str, asyncio.Future[None]] = {}
        self._since = now()

    async def create(self, asked: NewTable, token: str) -> str:
        """Make a table for the person with a token, who takes its first seat.

        Raises:
            RequestError: what is asked for can't be a table.
        """
        row = new_row(asked)
        return await self._open(row, new_seats(asked, row.id, token))

    async def create_lesson(self, asked: NewLesson, token: str) -> str:
        """Make the table of a lesson for the person with a token.

        Raises:
            RequestError: there is no such lesson here.
        """
        return await self._open(*lesson_table(asked, token))

    async def _open(self, row: TableRow, seats: list[SeatRow]) -> str:
        progress = replay.progress(replay.start(row))
        try:
            await self._store.run(self._store.create, row, seats, progress)
        except FullError:
            raise no_room() from None
        self.meters.opened += 1
        log_event("table opened", table=row.id, game=row.game, players=row.players)
        async with self.use(row.id):
            return row.id

    @asynccontextmanager
    async def use(self, table: str) -> AsyncIterator[Table]:
        """A table, for as long as the block lasts.

        Raises:
            RequestError: the table doesn't exist.
        """
        while (going := self._going.get(table)) is not None:
            await asyncio.wait([going])
        held = self._held.get(table)
        is_new = held is None
        if held is None:
            held = self._held[table] = _Held(asyncio.create_task(self._load(table)))
        self._held.move_to_end(table)
        held.uses += 1
        try:
            loaded = await asyncio.shield(held.loading)
            if not is_new:
                await self._others.is_behind(loaded)
            if held.heard:
                held.heard = False
                loaded.hear(None)
            await loaded.newest()
            yield loaded
        finally:
            held.uses -= 1
            held.used = time.monotonic()
            if held.is_idle and held.failed:
                del self._held[table]
            self._forget()

    async def tables_of(self, reader: str) -> list[TableSummary]:
        """The tables where somebody has a seat, the last changed first."""
        listed = await self._store.read(self._store.tables_of, reader)
        return [_summary(each, Seats(each.row.id, each.seats).seats_of(reader)) for each in listed]

    async def knows(self, reader: str) -> bool:
        """Whether the hash of a token is that of somebody who has ever had a seat here."""
        return reader != NO_TOKEN and await self._store.read(self._store.knows, reader)

    async def forget(self, table: str, reader: str) -> None:
        """Leave a table out of somebody's list."""
        await self._store.run(self._store.forget, table, reader)

    @property
    def in_memory(self) -> list[Table]:
        """The tables that are in use, or have been a moment ago."""
        held = list(self._held.values())  # What is measured is asked for in another thread.
        return [each.loading.result() for each in held if each.loading.done() and not each.failed]

    async def close(self) -> None:
        """Finish what has been begun at every table."""
        for held in list(self._held.values()):
            await asyncio.wait([held.loading])
            if not held.failed:
                await held.loading.result().close()

    async def _load(self, table: str) -> Table:
        stored = await self._store.read(self._store.load, table)
        if stored is None:
            record = await self._store.read(self._store.archived, table)
            raise not_found("table") if record is None else ArchivedError(record)
        try:
            state = await asyncio.to_thread(replay.replay, stored)
        except replay.UnplayableError as error:
            self._complain(table, error)
            raise RequestError(409, error.key, str(error)) from error
        loaded = Table(
            stored,
            state,
            self._store,
            self._thinkers,
            self._waits,
            self.meters,
            self._others,
            self._since,
        )
        try:
            await self._others.take(loaded)
            await loaded.settle()
        except Exception:
            loaded.rest()
            self._others.let_go(table)
            raise
        return loaded

    def _complain(self, table: str, error: replay.UnplayableError) -> None:
        """Say once what is wrong with a table."""
        if table not in self._unplayable and len(self._unplayable) < _MOST_COMPLAINTS:
            self._unplayable.add(table)
            logger.error("table %s: %s", table, error)

    def _forget(self) -> None:
        """Let go of the least recently used tables; the log has everything."""
        surplus = max(0, len(self._held) - _KEPT)
        for table in [name for name, held in self._held.items() if held.is_idle][:surplus]:
            self._let_go(table)

    def forget_idle(self, seconds: float) -> None:
        """Let go of tables that nobody has used for so long."""
        before = time.monotonic() - seconds
        idle = [name for name, held in self._held.items() if held.is_idle and held.used <= before]
        for table in idle:
            self._let_go(table)

    def _let_go(self, table: str) -> None:
        held = self._held.pop(table)
        if not held.failed:
            held.loading.result().rest()
            self._others.let_go(table)

    # --- What the other servers concern -----------------------------------------------------------

    def held(self, table: str) -> Table | None:
        """A table, if it is in memory."""
        held = self._held.get(table)
        if held is None or not held.loading.done() or held.failed:
            return None
        return held.loading.result()

    def all_held(self) -> list[HeldTable]:
        """All tables that are in memory."""
        return [*self.in_memory]

    def hear(self, table: str, version: int | None) -> None:
        """Another server has changed a table; see `Table.hear`."""
        held = self._held.get(table)
        if held is None:
            return
        if not held.loading.done():
            held.heard = True  # It may have been read before.
        elif not held.failed:
            held.loading.result().hear(version)

    def hear_news(self, table: str, version: int, seal: str, mixed: str) -> None:
        """Another server has changed a table, and told how.

        Args:
            table: the table.
            version: see `table_changes.news_heard`.
            seal: see there.
            mixed: see there.
        """
        held = self.held(table)
        if held is None:
            self.hear(table, version)
        else:
            held.hear_news(version, seal, mixed)

    async def fetch(self, table: str) -> None:
        """Check that a table is in memory, and goes on, now that this server looks after it."""
        with suppress(RequestError):
            async with self.use(table) as fetched:
                fetched.look_after()

    async def alone_with(self, table: str, do: Callable[[], Awaitable[None]]) -> bool:
        """Do something to a table while nobody uses it; whoever wants to waits until it is done.

        Args:
            table: the table.
            do: what is done.

        Returns:
            Whether it was done; not where somebody uses the table.
        """
        held = self._held.get(table)
        if table in self._going or (held is not None and not held.is_idle):
            return False
        if held is not None:
            self._let_go(table)
        going = self._going[table] = asyncio.get_running_loop().create_future()
        try:
            await do()
        finally:
            del self._going[table]
            going.set_result(None)
        return True


def _awaited(listed: Listed, mine: Sequence[int]) -> Awaited:
    """What a table waits for the reader to do, on whichever of their seats."""
    progress = listed.progress
    ready = {listed.seats[seat].ready for seat in mine}
    if not progress.started:
        return "" if ready == {0} else "seat"
    if progress.decider in mine:
        return "turn"
    return "round" if progress.decider == CHANCE and ready != {listed.number} else ""


def _summary(listed: Listed, mine: Sequence[int]) -> TableSummary:
    row, progress = listed.row, listed.progress
    return TableSummary(
        table=row.id,
        game=row.game,
        edition=row.edition,
        round=progress.round,
        rounds=progress.rounds,
        phase=progress.phase,
        started=progress.started,
        awaits=_awaited(listed, mine),
        decider=seat_or_none(progress.decider),
        over=progress.over,
        seats=[SeatSummary(seat.name, seat.kind) for seat in listed.seats],
        me=mine[0],
        host=row.host,
        created=row.created,
        changed=listed.changed,
    )
