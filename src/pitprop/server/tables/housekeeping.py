"""How many tables a server keeps, and for how long."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from itertools import count
from typing import Final

from pitprop.core.errors import PitpropError
from pitprop.core.game import TERMINAL
from pitprop.server.defaults import ABANDONED_DAYS, FINISHED_DAYS, MOST_TABLES, UNBEGUN_DAYS
from pitprop.server.history.records import record_text
from pitprop.server.history.replay import replay
from pitprop.server.http.problems import UnavailableError
from pitprop.server.storage.archive import Outdated
from pitprop.server.storage.store import Store
from pitprop.server.system.moment import now

_DAY: Final = 24 * 60 * 60 * 1000
_AT_ONCE: Final = 100
#: Seconds; and how many times as long.
_OFTEN: Final = 60.0
_SELDOM: Final = 60

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Keeping:
    """What is kept.

    Attributes:
        most: how many tables there may be; 0 for any number.
        unbegun: after how many days a table where no game has begun is removed; 0 for never.
        abandoned: after how many days a table is removed where nothing has happened any more in a
            game that isn't over, while its record is kept; 0 for never.
        finished: the same for a table whose game is over.
        idle: after how many seconds a table that nobody uses leaves the memory.
    """

    most: int = MOST_TABLES
    unbegun: float = UNBEGUN_DAYS
    abandoned: float = ABANDONED_DAYS
    finished: float = FINISHED_DAYS
    idle: float = 600


class Housekeeper:
    """Removes tables that nobody is likely to come back to.

    Args:
        store: the database.
        keeping: what is kept.
        alone_with: does something to a table while nobody uses it, and says whether it could.
    """

    def __init__(
        self,
        store: Store,
        keeping: Keeping,
        alone_with: Callable[[str, Callable[[], Awaitable[None]]], Awaitable[bool]],
    ) -> None:
        self._store = store
        self._keeping = keeping
        self._alone_with = alone_with
        self._unkept: set[str] = set()

    async def run(self, often: Callable[[], None], every: float = _OFTEN) -> None:
        """Go on until cancelled, whatever goes wrong meanwhile.

        Args:
            often: called each time.
            every: how many seconds pass between two times; every sixtieth time old tables go.
        """
        for minutes in count():
            await asyncio.sleep(every)
            try:
                often()
            except Exception:
                logger.exception("could not let go of what nobody uses; another try follows")
            if minutes % _SELDOM == 0:
                await self._try_to_tidy()

    async def _try_to_tidy(self) -> None:
        try:
            await self.tidy()
        except UnavailableError:
            pass  # It has been logged, and old tables can wait for an hour.
        except Exception:
            logger.exception("could not remove old tables; another try follows in an hour")

    async def tidy(self, at: int | None = None) -> int:
        """Remove what is to be removed.

        Args:
            at: the time in milliseconds since 1970; now where None.

        Returns:
            How many tables were removed.
        """
        at = now() if at is None else at
        keeping, removed = self._keeping, 0
        unbegun = _days_before(at, keeping.unbegun)
        abandoned = _days_before(at, keeping.abandoned)
        finished = _days_before(at, keeping.finished)
        left = set(self._unkept)
        while True:
            most = _AT_ONCE + len(left)
            found = await self._store.read(self._store.outdated, unbegun, abandoned, finished, most)
            for each in found:
                if each.table not in left:
                    left.add(each.table)
                    removed += await self._remove(each, at)
            if len(found) < most:
                if removed:
                    logger.info("old tables were removed: %d", removed)
                return removed

    async def _remove(self, gone: Outdated, at: int) -> bool:
        done = False

        async def remove() -> None:
            nonlocal done
            record = await self._record(gone) if gone.is_started else None
            done = await self._store.run(self._store.remove, gone, record, at)

        try:
            await self._alone_with(gone.table, remove)
        except UnkeptError as error:
            logger.error("table %s is left as it is: %s", gone.table, error)
            self._unkept.add(gone.table)
        except UnavailableError:
            raise  # The others can't be removed either.
        except Exception:
            # Of one table: the others are removed all the same.
            logger.exception("table %s is left for now; another try follows", gone.table)
        return done

    async def _record(self, gone: Outdated) -> str:
        stored = await self._store.read(self._store.load, gone.table)
        if stored is None:
            raise UnkeptError("it has gone")
        try:
            state = await asyncio.to_thread(replay, stored)
            text = await asyncio.to_thread(record_text, stored, None)
        except PitpropError as error:
            raise UnkeptError(f"its record can't be written: {error}") from error
        if gone.is_over and state.decider != TERMINAL:
            raise UnkeptError("its game isn't over")
        return text


def _days_before(at: int, days: float) -> int | None:
    """The time so many days before another; never before 1970, as databases keep no such number."""
    return max(0, at - int(days * _DAY)) if days else None


class UnkeptError(Exception):
    """The record of a game can't be kept, so its table isn't removed."""
