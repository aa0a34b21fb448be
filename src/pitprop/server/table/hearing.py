"""What a table in memory has heard of changes that other servers have made."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from pitprop.server.cluster.table_changes import TableNews, news_heard
from pitprop.server.storage.rows import SeatRow, Stored, TableRow

_MOST: Final = 100
# How many seconds to wait for what has been told, before it is read.
_MOMENT: Final = 0.1


class Hearing:
    """Numbers of changes, and what was told of them, unless it has been taken over.

    Attributes:
        version: how often the table has changed, as far as is heard.
        has_to_look: whether something may have changed that nobody has told.
    """

    def __init__(self) -> None:
        self.version = 0
        self.has_to_look = False
        self._news: dict[int, TableNews] = {}
        self._is_on_its_way = False
        self._come: asyncio.Future[None] | None = None

    def hear(self, version: int | None, known: int) -> None:
        """The table has changed.

        Args:
            version: how often; None where it may have.
            known: how often it has as far as is known.
        """
        if version is None:
            self.has_to_look = True
        self.version = max(self.version, known + 1 if version is None else version)

    def hear_news(self, row: TableRow, version: int, seal: str, mixed: str) -> None:
        """The table has changed, and this is how.

        Args:
            row: the table.
            version: see `news_heard`.
            seal: see there.
            mixed: see there.
        """
        self.hear(version, version)
        news = news_heard(row, version, seal, mixed)
        if news is not None and len(self._news) < _MOST:
            self._news[version] = news
            self._is_on_its_way = False
            if self._come is not None and not self._come.done():
                self._come.set_result(None)

    def complete_news(
        self, row: TableRow, seats: Sequence[SeatRow], number: int, known: int
    ) -> Stored | None:
        """What has come to the table, where all of it has been told; else it has to be read.

        Args:
            row: the table, as it is known.
            seats: its seats, as they are known.
            number: how many entries its log has, as far as is known.
            known: how often it has changed, as far as is known.
        """
        if self.has_to_look or self.version - known > len(self._news):
            return None
        heard = [self._news.get(version) for version in range(known + 1, self.version + 1)]
        news = [each for each in heard if each is not None]
        log = tuple(each.entry for each in news if each.entry is not None)
        numbers = [entry.number for entry in log]
        if len(news) < len(heard) or numbers != list(range(number + 1, number + len(log) + 1)):
            return None
        changed = {seat.seat: seat for each in news for seat in each.seats}
        return Stored(
            row,
            tuple(changed.get(seat.seat, seat) for seat in seats),
            log,
            arranged=tuple(each.arranged for each in news if each.arranged is not None),
            version=known + len(heard),
        )

    def has_been_outrun(self, known: int) -> None:
        """Another server has changed the table, and what it tells of that may be on its way.

        Args:
            known: how often it had as far as was known.
        """
        self.version = max(self.version, known + 1)
        self._is_on_its_way = known + 1 not in self._news

    async def more(self) -> bool:
        """Wait a moment for what is on its way; whether it has come."""
        if not self._is_on_its_way:
            return False
        self._is_on_its_way = False
        self._come = asyncio.get_running_loop().create_future()
        try:
            async with asyncio.timeout(_MOMENT):
                await self._come
        except TimeoutError:
            return False
        finally:
            self._come = None
        return True

    def forget(self, version: int) -> None:
        """The table is known as it was after so many changes."""
        self._news = {each: news for each, news in self._news.items() if each > version}
