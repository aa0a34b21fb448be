"""What those parts of a table see of it, and change, that care for the people around it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pitprop.server.cluster.others import Others
from pitprop.server.storage.rows import Said, SeatRow, TableRow
from pitprop.server.table.facts import TableFacts
from pitprop.server.table.memory import TableMemory
from pitprop.server.table.presence import Presence
from pitprop.server.tables.waits import Waits


class TableAround(TableFacts):
    """A table around its game. What changes here does in the database, in memory, and for browsers.

    Attributes:
        presence: who has it open.
        waits: how long people wait for each other.
        publish: tells all browsers how it is now.
        ring: is called when a time that somebody was given is over.

    Args:
        memory: what the database holds.
        presence: who has it open.
        waits: how long people wait for each other.
        others: the other servers on the same data.
        publish: tells all browsers how it is now.
        publish_presence: tells the other servers who is there.
        ring: is called when a time that somebody was given is over.
    """

    def __init__(
        self,
        memory: TableMemory,
        presence: Presence,
        waits: Waits,
        others: Others,
        publish: Callable[[], None],
        publish_presence: Callable[[], None],
        ring: Callable[[], None],
    ) -> None:
        super().__init__(memory)
        self.presence = presence
        self.waits = waits
        self.publish = publish
        self.ring = ring
        self._others = others
        self._publish_presence = publish_presence

    async def put(self, rows: Sequence[SeatRow], host: int | None = None) -> None:
        """Change who sits where.

        Args:
            rows: the seats, as they shall be.
            host: the host's seat, where that changes, too.

        Raises:
            ConflictError: another server has changed the table.
        """
        if not rows:
            return
        if self.is_started:
            rows = [self.seats.remembering(each, *self.moment) for each in rows]
        await self._memory.put_seats(rows, host)
        self._publish_presence()
        self.publish()

    async def put_row(self, row: TableRow) -> None:
        """Change the table itself.

        Raises:
            ConflictError: another server has changed the table.
        """
        await self._memory.put_row(row)
        self.publish()

    async def put_said(self, said: Said) -> None:
        """Keep something that was said.

        Raises:
            ConflictError: another server has changed the table.
        """
        await self._memory.put_said(said)

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
        await self._memory.put_next(row, seats, by)
        self.publish()

    def pass_on(self, kind: str, *words: str) -> None:
        """Let browsers at other servers know of something that changes nothing."""
        self._others.pass_on(kind, self.id, *words)
