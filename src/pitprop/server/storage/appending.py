"""Writes what is played at several tables at the same time in one transaction.

Making something durable takes the same time for one entry as for many. While one transaction is
being written, what comes in waits for the next; nobody waits for others to come.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future
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
        message: what other servers are told of it; nothing where they are to look.
    """

    table: str
    entry: Entry
    progress: Progress
    version: int | None = None
    message: str = ""

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
        message: what other servers are told of it.
    """

    table: str
    seats: Sequence[int]
    done: Arranged
    version: int
    message: str

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
        self._waiting: list[_Waiting] = []
        self._is_writing = False

    async def append(self, addition: Addition) -> None:
        """Write an entry; it is durable when this returns.

        Raises:
            ConflictError: something else has been written meanwhile.
        """
        loop = asyncio.get_running_loop()
        written = loop.create_future()
        self._waiting.append((addition, written))
        if not self._is_writing:
            self._write_some(loop)
        await written

    def _write_some(self, loop: asyncio.AbstractEventLoop) -> None:
        """Write what waits, and say so in the loop when it is written."""
        batch, self._waiting = self._waiting[:_MOST], self._waiting[_MOST:]
        self._is_writing = True
        # Without a task and without a future of asyncio's, which would have to be woken one by one.
        done = self._threads.submit(self._write, [addition for addition, _ in batch])
        done.add_done_callback(
            lambda done: loop.call_soon_threadsafe(self._has_written, loop, batch, done)
        )

    def _has_written(
        self,
        loop: asyncio.AbstractEventLoop,
        batch: list[_Waiting],
        done: Future[list[Outcome]],
    ) -> None:
        error = done.exception()
        outcomes: Sequence[BaseException | None]
        outcomes = done.result() if error is None else [error] * len(batch)
        self._is_writing = False
        if self._waiting:
            self._write_some(loop)
        for (_, written), outcome in zip(batch, outcomes, strict=True):
            if written.cancelled():
                continue
            if outcome is None:
                written.set_result(None)
            else:
                written.set_exception(outcome)


_Waiting = tuple[Addition, asyncio.Future[None]]
