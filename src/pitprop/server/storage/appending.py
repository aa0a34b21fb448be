"""Writes what is played at several tables at the same time in one transaction.

Making something durable takes the same time for one entry as for many. While one transaction is
being written, what comes in waits for the next; nobody waits for others to come.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import asdict, dataclass
from typing import Any, Final

from pitprop.server.storage.rows import Arranged, Entry, Progress, entry_values

_MOST: Final = 100

Outcome = Exception | None


@dataclass(frozen=True, slots=True)
class Addition:
    """An entry for a table's log.

    Attributes:
        table: the table.
        entry: the entry.
        progress: how far the game has got then.
        version: how often the table has changed before; None where that doesn't matter.
        told: what other servers are told of it; nothing where they are to look.
    """

    table: str
    entry: Entry
    progress: Progress
    version: int | None = None
    told: str = ""

    def values(self) -> dict[str, Any]:
        """The parameters of the statements that write it: texts, numbers and truths by name."""
        progress = self.progress
        return {
            "table": self.table,
            "known": -1 if self.version is None else self.version,
            **entry_values(self.entry),
            "started": progress.started,
            "over": progress.over,
            "round": progress.round,
            "rounds": progress.rounds,
            "phase": progress.phase,
            "decider": progress.decider,
        }


@dataclass(frozen=True, slots=True)
class Readiness:
    """Somebody is ready to go on, and nothing else changes.

    Attributes:
        table: the table.
        seats: their seats, which those are who share a device.
        done: the request, which says how many entries the log has.
        version: how often the table has changed before.
        told: what other servers are told of it.
    """

    table: str
    seats: Sequence[int]
    done: Arranged
    version: int
    told: str

    def values(self) -> dict[str, Any]:
        """The parameters of the statements that write it, but for the seats."""
        return {**asdict(self.done), "table": self.table, "known": self.version}


class Appender:
    """Takes entries one by one, and writes them together.

    Args:
        write: writes some entries and says of each, in their order, what has kept it from being
            written.
        threads: where it is called.
    """

    def __init__(
        self, write: Callable[[Sequence[Addition]], list[Outcome]], threads: Executor
    ) -> None:
        self._write = write
        self._threads = threads
        self._waiting: list[tuple[Addition, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def append(self, addition: Addition) -> None:
        """Write an entry; it is durable when this returns.

        Raises:
            ConflictError: something else has been written meanwhile.
        """
        written = asyncio.get_running_loop().create_future()
        self._waiting.append((addition, written))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        await written

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:_MOST], self._waiting[_MOST:]
                await self._write_some(batch)
        finally:
            self._writing = None

    async def _write_some(self, batch: list[tuple[Addition, asyncio.Future[None]]]) -> None:
        outcomes: Sequence[Outcome]
        try:
            loop = asyncio.get_running_loop()
            additions = [addition for addition, _ in batch]
            outcomes = await loop.run_in_executor(self._threads, self._write, additions)
        except Exception as error:
            outcomes = [error] * len(batch)
        for (_, written), outcome in zip(batch, outcomes, strict=True):
            if written.cancelled():
                continue
            if outcome is None:
                written.set_result(None)
            else:
                written.set_exception(outcome)
