"""Work at one table: one piece after the other, each to its end."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Final, Protocol, TypeVar

from pitprop.server.http.problems import RequestError
from pitprop.server.storage.refusals import ConflictError, OutrunError

R = TypeVar("R")

Work = Callable[[], Coroutine[Any, Any, R]]
"""What is done at a table in its turn; begun anew where another server was faster."""

logger = logging.getLogger(__name__)

# All who sit at a table may say at the same time that they are ready.
_TRIES: Final = 20


class Worked(Protocol):
    """What is worked on."""

    async def catch_up(self) -> None:
        """Take over what is in the database and not in memory."""
        ...

    def doubt(self) -> None:
        """What is in memory may not be what is in the database."""
        ...


class WorkInTurn:
    """Does one piece of work after the other, on the table as it is then.

    Args:
        table: the name of the table.
        memory: what is worked on.
        after: is called after each piece of work.
    """

    def __init__(self, table: str, memory: Worked, after: Callable[[], None]) -> None:
        self._table = table
        self._memory = memory
        self._after = after
        self._turn = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()

    @property
    def is_going_on(self) -> bool:
        """Whether any work isn't done yet."""
        return bool(self._tasks)

    @property
    def is_turn_taken(self) -> bool:
        """Whether a piece of work is being done just now."""
        return self._turn.locked()

    async def do(self, work: Work[R]) -> R:
        """Do some work in its turn and to its end, even if whoever asked for it has gone away.

        Raises:
            ConflictError: other servers were faster all the time.
        """
        task = self._begin(work)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(self._ended)  # nobody else hears any more how it ends
            raise

    def begin(self, work: Work[None]) -> None:
        """Begin some work that nobody waits for: if it fails, only the server's log says so."""
        self._begin(work).add_done_callback(self._ended)

    async def end(self) -> None:
        """Wait until all work is done."""
        while self._tasks:
            await asyncio.wait(set(self._tasks))

    def _begin(self, work: Work[R]) -> asyncio.Task[R]:
        task = asyncio.create_task(self._in_turn(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        error = None if task.cancelled() else task.exception()
        # Somebody else was faster, and the work isn't to be done any more.
        if error is not None and not isinstance(error, RequestError | ConflictError):
            logger.error("table %s could not go on", self._table, exc_info=error)

    async def _in_turn(self, work: Work[R]) -> R:
        async with self._turn:
            try:
                return await self._on_newest(work)
            finally:
                self._after()

    async def _on_newest(self, work: Work[R]) -> R:
        """Do some work on the table as it is now, anew where another server was faster."""
        for _ in range(_TRIES - 1):
            await self._memory.catch_up()
            try:
                return await work()
            except OutrunError:
                continue  # What the other one has written is known to come.
            except ConflictError:
                self._memory.doubt()
        await self._memory.catch_up()
        return await work()
