"""What servers on one PostgreSQL database tell each other: who has changed what, at each commit.

PostgreSQL carries the news (`NOTIFY`). They say where to look; what is there is read, unless it has
been told as well (`table_changes.py`).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, Engine, text

from pitprop.server.storage.database import first_line

if TYPE_CHECKING:
    import psycopg

CHANNEL: Final = "pitprop"
UNKNOWN: Final = -1
"""In the place of a number of changes: whoever hears it has to look."""

_NOTIFY: Final = text("SELECT pg_notify(:channel, :message)")
_AGAIN: Final = 0.5

logger = logging.getLogger(__name__)


def change_message(process: str, table: str, version: int | None) -> str:
    """What is told when a table has changed; how, those who have the table can read.

    Args:
        process: who tells it.
        table: the table.
        version: how often it has changed before; None where that isn't known.
    """
    return f"changed {process} {table}:{UNKNOWN if version is None else version + 1}"


def say(connection: Connection, message: str) -> None:
    """Tell something when the transaction is committed."""
    connection.execute(_NOTIFY, {"channel": CHANNEL, "message": message})


class Listener:
    """Hears what other servers tell, on a connection of its own that is made anew when it is lost.

    Args:
        engine: the database.
        heard: called with what is told: kind, process, and what belongs to it.
        missed: called when the connection is there, as something may have been missed before.
    """

    def __init__(
        self,
        engine: Engine,
        heard: Callable[[str, str, list[str]], None],
        missed: Callable[[], None],
    ) -> None:
        self._engine = engine
        self._heard = heard
        self._missed = missed
        self._is_deaf = False

    async def run(self) -> None:
        """Go on until cancelled."""
        import psycopg

        while True:
            try:
                async with self._connected() as connection:
                    await connection.execute(f"LISTEN {CHANNEL}".encode())
                    self._is_deaf = False
                    self._missed()
                    await self._listen(connection)
            except (psycopg.Error, OSError) as error:
                self._say_once(error)
            except Exception:
                logger.exception("could not take in what other servers said")
            await asyncio.sleep(_AGAIN)

    def _say_once(self, error: Exception) -> None:
        """Log that the connection is lost, but not that it still is."""
        if not self._is_deaf:
            logger.warning("can't hear the other servers: %s", first_line(error))
        self._is_deaf = True

    async def _listen(self, connection: psycopg.AsyncConnection[Any]) -> None:
        """Hear what comes until the connection is lost.

        What the driver offers for it takes longer for each piece of news than the news itself.
        """
        heard = connection.pgconn
        # Where the connection is lost the driver closes the socket, and knows its number no more.
        # The next visitor's has the same one, and would never be heard if it were still watched.
        socket = heard.socket
        loop = asyncio.get_running_loop()
        lost = loop.create_future()

        def read() -> None:
            try:
                heard.consume_input()
                while (notification := heard.notifies()) is not None:
                    self._hear(notification.extra.decode(errors="replace"))
            except Exception as error:
                loop.remove_reader(socket)
                if not lost.done():
                    lost.set_exception(error)

        read()
        if not lost.done():
            loop.add_reader(socket, read)
        try:
            await lost
        finally:
            loop.remove_reader(socket)

    def _hear(self, payload: str) -> None:
        # Whoever may use the database may say anything on its channels.
        try:
            kind, process, *rest = payload.split(" ")
            self._heard(kind, process, rest)
        except (ValueError, IndexError):
            logger.warning("not understood on the channel %s: %.80r", CHANNEL, payload)

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[psycopg.AsyncConnection[Any]]:
        import psycopg

        _, options = self._engine.dialect.create_connect_args(self._engine.url)
        connection = await psycopg.AsyncConnection.connect(autocommit=True, **options)
        try:
            yield connection
        finally:
            await connection.close()
