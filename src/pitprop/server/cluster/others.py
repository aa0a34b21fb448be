"""The other servers on the same data: none on a file, any number on PostgreSQL."""

from __future__ import annotations

from typing import Protocol

from pitprop.server.cluster.table_changes import TableNews
from pitprop.server.storage.rows import TableRow
from pitprop.server.table.presence import Presence
from pitprop.server.table.seats import Seats


class HeldTable(Protocol):
    """A table in this server's memory, as the others concern it (see `server.table.table`)."""

    presence: Presence

    @property
    def seats(self) -> Seats:
        """Who sits where."""
        ...

    @property
    def id(self) -> str:
        """Its name."""
        ...

    def hear(self, version: int | None) -> None:
        """It has changed this often; None where it may have."""
        ...

    def look_after(self) -> None:
        """This server looks after it from now on."""
        ...

    def presence_heard(self) -> None:
        """Who has it open at other servers has changed."""
        ...

    def heard(self, kind: str, words: list[str]) -> None:
        """Something that changes nothing has been passed on."""
        ...


class Holder(Protocol):
    """The tables in this server's memory (see `server.tables.tables.Tables`)."""

    def held(self, table: str) -> HeldTable | None:
        """A table, if it is in memory."""
        ...

    def all_held(self) -> list[HeldTable]:
        """All that are."""
        ...

    def hear(self, table: str, version: int | None) -> None:
        """A table has changed this often; None where it may have."""
        ...

    def hear_news(self, table: str, version: int, seal: str, mixed: str) -> None:
        """A table has changed, and this is how; see `table_changes.news_heard`.

        Args:
            table: the table.
            version: how often it has changed.
            seal: the seal of what is told.
            mixed: what is told.
        """
        ...

    async def fetch(self, table: str) -> None:
        """Check that a table is in memory, and goes on."""
        ...


class Others(Protocol):
    """What a server has to do with the others."""

    def looks_after(self, table: str) -> bool:
        """Whether it is this server that lets computer players decide and watches the clock."""
        ...

    async def take(self, table: HeldTable) -> None:
        """A table has come into memory: look after it unless another server does."""
        ...

    def let_go(self, table: str) -> None:
        """A table has left the memory."""
        ...

    def publish_presence(self, table: HeldTable) -> None:
        """Somebody has come to a table, or has gone."""
        ...

    def pass_on(self, kind: str, table: str, *words: str) -> None:
        """Let the others know of something that changes nothing."""
        ...

    def news_of(self, row: TableRow, news: TableNews, version: int) -> str:
        """What the others are told when a table changes; nothing where they have to look.

        Args:
            row: the table.
            news: what changes.
            version: how often it has changed then.
        """
        ...

    async def is_behind(self, table: HeldTable) -> None:
        """Find out whether a table has changed elsewhere, and tell it."""
        ...

    def start(self, holder: Holder) -> None:
        """Begin to hear the others, and to be heard."""
        ...

    async def close(self) -> None:
        """Leave everything to the others."""
        ...


class Alone:
    """There are no others."""

    def looks_after(self, table: str) -> bool:
        """This server looks after all tables."""
        return True

    async def take(self, table: HeldTable) -> None:
        """Nobody else does."""

    def let_go(self, table: str) -> None:
        """Nobody takes it over."""

    def publish_presence(self, table: HeldTable) -> None:
        """Nobody has to be told."""

    def pass_on(self, kind: str, table: str, *words: str) -> None:
        """Nobody has to be told."""

    def news_of(self, row: TableRow, news: TableNews, version: int) -> str:
        """Nobody has to be told."""
        return ""

    async def is_behind(self, table: HeldTable) -> None:
        """Nothing changes elsewhere."""

    def start(self, holder: Holder) -> None:
        """There is nobody to hear."""

    async def close(self) -> None:
        """There is nobody to leave anything to."""
