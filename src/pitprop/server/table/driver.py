"""Makes the table's own decisions, one after another, at a human pace."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final, Protocol

from pitprop.core.claims import Claim
from pitprop.opponents import Choice
from pitprop.server.http.problems import UnavailableError
from pitprop.server.storage.rows import TableRow
from pitprop.server.table.pace import pause
from pitprop.server.thinking.thinkers import Due, Speak, Thinkers

logger = logging.getLogger(__name__)

# How many seconds to wait after each failure; after the last, a change or visitor wakes it again.
_NAPS: Final = (0.5, 1, 2, 4, 8)


class Driven(Protocol):
    """A table whose decisions are made here."""

    @property
    def row(self) -> TableRow:
        """The table itself."""
        ...

    @property
    def pace(self) -> int:
        """About how many milliseconds a decision takes now."""
        ...

    @property
    def asker(self) -> str:
        """Who waits for its decisions; nothing where nobody does."""
        ...

    def due(self) -> Due | None:
        """The decision that the table is to make now, if any."""
        ...

    async def make(self, due: Due, choice: Choice) -> None:
        """Make it."""
        ...

    def speech(self, due: Due) -> Speak | None:
        """What whoever has made a decision may say now; None where nobody speaks."""
        ...

    async def say(self, due: Due, claim: Claim) -> None:
        """Say it."""
        ...

    async def settle(self) -> None:
        """After a failure: find out how far the game has got."""
        ...


class Driver:
    """Runs while decisions are due, and sleeps otherwise."""

    def __init__(self, table: Driven, thinkers: Thinkers) -> None:
        self._table = table
        self._thinkers = thinkers
        self._running: asyncio.Task[None] | None = None
        self._stopped = False
        self._hurry = asyncio.Event()

    @property
    def is_busy(self) -> bool:
        """Whether decisions are being made."""
        return self._running is not None and not self._running.done()

    def wake(self) -> None:
        """Something has changed: perhaps a decision is due."""
        if self._stopped or self.is_busy:
            return
        if self._table.due() is not None:
            self._running = asyncio.create_task(self._run())

    def hurry(self) -> None:
        """Don't wait any longer before the decision that has been made."""
        self._hurry.set()

    async def stop(self) -> None:
        """Make no further decision."""
        self._stopped = True
        if self._running is not None:
            self._running.cancel()
            await asyncio.wait([self._running])

    async def _run(self) -> None:
        for seconds in (*_NAPS, None):
            try:
                while (due := self._table.due()) is not None:
                    await self._decide(due)
                return
            except UnavailableError:
                pass  # It is logged once for all tables.
            except Exception:
                logger.exception("table %s could not go on", self._table.row.id)
            if seconds is not None:
                await self._recover(seconds)

    async def _recover(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        with contextlib.suppress(Exception):  # the next decision fails too, and says why
            await self._table.settle()

    async def _decide(self, due: Due) -> None:
        clock = asyncio.get_running_loop().time
        began = clock()
        self._hurry.clear()
        choice = await self._thinkers.decide(due, self._table.asker)
        row, pace = self._table.row, self._table.pace
        thought = clock() - began
        seconds = pause(row.id, due.number, pace, thought, is_response=due.is_response)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._hurry.wait(), seconds)
        await self._table.make(due, choice)
        await self._speak(due)

    async def _speak(self, due: Due) -> None:
        """All computer players that can are asked, whether or not they have anything to say."""
        speak = self._table.speech(due)
        claim = None if speak is None else await self._thinkers.speak(speak, self._table.asker)
        if claim is not None:
            await self._table.say(due, claim)
