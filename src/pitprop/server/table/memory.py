"""What a table has in memory of what the database holds, and how both change."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Final, Protocol

from pitprop.core.game import TERMINAL, Game, State
from pitprop.core.installed.registry import find_game
from pitprop.server.cluster.others import Others
from pitprop.server.cluster.table_changes import TableNews
from pitprop.server.history import replay
from pitprop.server.http.problems import no_room, not_found
from pitprop.server.monitoring.meters import Meters
from pitprop.server.storage.refusals import FullError, OutrunError
from pitprop.server.storage.rows import Arranged, Entry, Said, SeatRow, Stored, TableRow
from pitprop.server.storage.store import Store
from pitprop.server.system.moment import now
from pitprop.server.table.encoding import Moment
from pitprop.server.table.hearing import Hearing
from pitprop.server.table.seats import Seats

_NOTED: Final = 1_000


class Listener(Protocol):
    """Who is told when something has come that other servers have written."""

    def took_over(self, new: Stored, back: Sequence[int], is_move: bool) -> None:
        """Something has come.

        Args:
            new: what has come.
            back: the seats whose people have come back to them.
            is_move: whether nothing but entries of the log has come.
        """
        ...


class TableMemory:
    """A table as the database has it; only its own methods write what belongs to it.

    Args:
        stored: what the database holds.
        state: the game after the log.
        store: the database.
        others: the other servers on the same data.
        meters: what is counted.
        listener: who is told what other servers have changed.

    Attributes:
        game: the game that is played.
        row: the table itself.
        seats: who sits where.
        state: the game as it is now.
        log: what has happened in it.
        is_in_doubt: whether a change may have been written or not.
    """

    def __init__(
        self,
        stored: Stored,
        state: State,
        store: Store,
        others: Others,
        meters: Meters,
        listener: Listener,
    ) -> None:
        self.game: Game = find_game(stored.row.game)
        self.log: list[Entry] = []
        self.is_in_doubt = False
        self._store = store
        self._others = others
        self._meters = meters
        self._listener = listener
        self._hearing = Hearing()
        self._requests: dict[str, int] = {}
        self._arranged: dict[tuple[str, str], int] = {}
        self._arranging: Arranged | None = None
        self._said = 0
        self._moment: Moment | None = None
        self._moment_of: State | None = None
        self._go_on(stored, state)

    def _go_on(self, new: Stored, state: State) -> None:
        """Take over what has come to the table in the database."""
        self.row = new.row
        self.seats = Seats(new.row.id, new.seats)
        self.state = state
        self.log += new.log
        self._said += len(new.talk)
        self._requests |= {entry.request: entry.number for entry in new.log if entry.request}
        self._remember({(each.asker, each.request): each.number for each in new.arranged})
        self._version = new.version

    @property
    def number(self) -> int:
        """How many entries the log has."""
        return len(self.log)

    @property
    def is_started(self) -> bool:
        """Whether the first round has been dealt."""
        return self.number > 0

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.state.decider == TERMINAL

    @property
    def waits_for_deal(self) -> bool:
        """Whether the next round begins when everybody is ready for it."""
        return self.is_started and replay.waits_for_deal(self.state)

    @property
    def moment(self) -> Moment:
        """What can be told of the game as it is now."""
        if self._moment is None or self._moment_of is not self.state:
            self._moment, self._moment_of = Moment(self.state), self.state
        return self._moment

    # --- What has been asked for, and is done once ------------------------------------------------

    def done(self, seat: int, reader: str, request: str) -> int | None:
        """How many entries the log had when a request had been carried out; None where it hasn't.

        Args:
            seat: the seat that asks.
            reader: the hash of the token of whoever asks.
            request: which of their requests.
        """
        name = request_name(seat, request)
        return self._requests.get(name) or self._arranged.get((reader, request))

    def begin_arranging(self, reader: str, request: str) -> None:
        """What is written until `end_arranging` carries out a request around the game."""
        self._arranging = Arranged(reader, request, self.number, now())

    def end_arranging(self) -> None:
        """The request has been carried out, or has failed."""
        self._arranging = None

    def note(self, reader: str, request: str) -> None:
        """What was asked for around the game is done once, however often it's sent.

        What changes the database is noted there with the change, so that it holds after a restart.
        """
        self._remember({(reader, request): self.number})

    def _remember(self, done: Mapping[tuple[str, str], int]) -> None:
        """Keep what has been done, and forget what is long past: the first that came."""
        self._arranged |= done
        while len(self._arranged) > _NOTED:
            del self._arranged[next(iter(self._arranged))]

    # --- What this server changes -----------------------------------------------------------------

    async def write(self, entry: Entry, following: State) -> None:
        """Add to the log: first in the database, then in memory.

        Args:
            entry: what has happened.
            following: the game after it.

        Raises:
            ConflictError: another server has changed the table.
        """
        moment = Moment(following)
        with self._writing(), self._meters.written.timed():
            message = self._others.news_of(self.row, TableNews(entry), self._version + 1)
            await self._store.add(self.row.id, entry, moment.progress, self._version, message)
        self.state = self._moment_of = following
        self._moment = moment
        self.log.append(entry)
        if entry.request is not None:
            self._requests[entry.request] = entry.number

    async def put_seats(self, rows: Sequence[SeatRow], host: int | None) -> None:
        """Change who sits where.

        Args:
            rows: the seats, as they shall be.
            host: the host's seat, where that changes, too.

        Raises:
            ConflictError: another server has changed the table.
        """
        row = self.row if host is None else replace(self.row, host=host)
        before = [self.seats.rows[row.seat] for row in rows]
        change, done, version = self._store.change_seats, self._arranging, self._version
        with self._writing():
            if host is None:
                news = TableNews(seats=tuple(rows), arranged=done)
                message = self._others.news_of(row, news, version + 1)
                await self._store.run(change, row.id, before, rows, None, done, version, message)
            else:
                await self._store.run(change, row.id, before, rows, row, done, version)
        self.seats.put(rows)
        self.row = row

    async def put_row(self, row: TableRow) -> None:
        """Change the table itself.

        Raises:
            ConflictError: another server has changed the table.
        """
        with self._writing():
            await self._store.run(self._store.change_table, row, self._arranging, self._version)
        if not self.is_started:
            self.state = replay.start(row)
        self.row = row

    async def put_said(self, said: Said) -> None:
        """Keep something that was said.

        Raises:
            ConflictError: another server has changed the table.
        """
        with self._writing():
            await self._store.run(self._store.say, self.row.id, said, self._version)
        self._said += 1

    async def put_next(self, row: TableRow, seats: Sequence[SeatRow], by: int) -> None:
        """Open the table where the company plays again.

        Args:
            row: that table.
            seats: its seats.
            by: the seat that asked for it.

        Raises:
            RequestError: no more tables can be opened here.
            ConflictError: another server has changed the table.
        """
        after = replace(self.row, next_table=row.id, next_by=by)
        progress = replay.progress(replay.start(row))
        following, done, version = self._store.create_next, self._arranging, self._version
        try:
            with self._writing():
                await self._store.run(following, after, row, seats, progress, done, version)
        except FullError:
            raise no_room() from None
        self.row = after

    def doubt(self) -> None:
        """What was to be written may have been, or not."""
        self.is_in_doubt = True

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """Count the change that the block writes; until that is certain, it may have been or not.

        Where another server was faster, or there is no room, nothing has been written for certain.
        """
        self.is_in_doubt = True
        try:
            yield
        except (OutrunError, FullError) as error:
            self.is_in_doubt = False
            if isinstance(error, OutrunError):
                self._hearing.has_been_outrun(self._version)
            raise
        self.is_in_doubt = False
        self._version += 1

    # --- What other servers change ----------------------------------------------------------------

    @property
    def is_behind(self) -> bool:
        """Whether other servers are known to have changed it since."""
        return self._hearing.version > self._version

    def hear(self, version: int | None) -> None:
        """Another server has changed the table.

        Args:
            version: how often it has changed now; None where it may have.
        """
        self._hearing.hear(version, self._version)

    def hear_news(self, version: int, seal: str, mixed: str) -> bool:
        """Another server has changed the table, and told how.

        Args:
            version: see `table_changes.news_heard`.
            seal: see there.
            mixed: see there.

        Returns:
            Whether that is news.
        """
        if version <= self._version:
            return False
        self._hearing.hear_news(self.row, version, seal, mixed)
        return True

    async def catch_up(self) -> None:
        """Take over what is in the database and not in memory: others' changes, or own in doubt."""
        if not self.is_in_doubt and not self.is_behind:
            return
        if self.take_over_news() or (await self._hearing.more() and self.take_over_news()):
            return
        heard = self._hearing.version
        self._hearing.has_to_look = False
        new = await self._news()
        back = self._take_over(new, await self._state_after(new))
        self.is_in_doubt = False
        if self._hearing.version == heard:  # Else more has come meanwhile.
            self._hearing.version = self._version
        self._listener.took_over(new, back, is_move=False)

    def take_over_news(self) -> bool:
        """Take over what other servers have told, where that is all that has come."""
        if self.is_in_doubt or not self.log:
            return False
        new = self._hearing.complete_news(self.row, self.seats.rows, self.number, self._version)
        if new is None:
            return False
        try:
            following = self._played_on(new)
        except replay.DamagedError:
            self._hearing.has_to_look = True
            return False
        is_move = new.seats == tuple(self.seats.rows)
        self._listener.took_over(new, self._take_over(new, following), is_move)
        return True

    def _take_over(self, new: Stored, state: State) -> list[int]:
        """Take over what has come; says whose people have come back to their seats."""
        back = [
            after.seat
            for before, after in zip(self.seats.rows, new.seats, strict=True)
            if before.stand_in and not after.stand_in
        ]
        self._go_on(new, state)
        self._hearing.forget(self._version)
        return back

    async def _news(self) -> Stored:
        """What is in the database and not in memory: mostly entries of the log alone."""
        store, here, number, version = self._store, self.row.id, self.number, self._version
        if not self.is_in_doubt:
            entries = await store.read(store.new_entries, here, number, version)
            if entries is not None:
                seats, version = tuple(self.seats.rows), version + len(entries)
                return Stored(self.row, seats, tuple(entries), version=version)
        new = await store.read(store.load, here, number, self._said)
        if new is None:
            raise not_found("table")
        return new

    async def _state_after(self, new: Stored) -> State:
        """The game after some more entries of the log."""
        if not self.log:
            return await asyncio.to_thread(replay.replay, new)
        return self._played_on(new)

    def _played_on(self, new: Stored) -> State:
        if not new.log:
            return self.state
        following = self.state.clone()
        for entry in new.log:
            replay.carry_out(self.game, following, entry)
        return following


def request_name(seat: int, request: str) -> str:
    """By what name the log knows a request of a seat."""
    return f"{seat}:{request}"
