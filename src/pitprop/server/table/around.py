"""What those parts of a table see of it that care for the people around it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from pitprop.core.game import Game
from pitprop.server.storage.rows import Entry, Said, SeatRow, TableRow
from pitprop.server.table.presence import Presence
from pitprop.server.table.seats import Seats
from pitprop.server.waits import Waits


class AnyTable(Protocol):
    """A table (see `server.table.table`)."""

    presence: Presence
    waits: Waits

    @property
    def game(self) -> Game: ...

    @property
    def row(self) -> TableRow: ...

    @property
    def seats(self) -> Seats: ...

    @property
    def log(self) -> Sequence[Entry]: ...

    @property
    def decider(self) -> int: ...

    @property
    def is_started(self) -> bool: ...

    @property
    def is_over(self) -> bool: ...

    @property
    def moment(self) -> tuple[int, int]:
        """The number of the round, and how many events its history has."""
        ...

    @property
    def waits_for_deal(self) -> bool: ...

    async def put(self, rows: Sequence[SeatRow], host: int | None = None) -> None: ...

    async def put_row(self, row: TableRow) -> None: ...

    async def put_next(self, row: TableRow, seats: Sequence[SeatRow], by: int) -> None:
        """Open the table where the company plays again.

        Args:
            row: that table.
            seats: its seats.
            by: the seat that asked for it.
        """
        ...

    async def put_said(self, said: Said) -> None: ...

    def publish(self) -> None: ...

    def pass_on(self, kind: str, *words: str) -> None:
        """Let browsers at other servers know of something that changes nothing."""
        ...

    def ring(self) -> None: ...
