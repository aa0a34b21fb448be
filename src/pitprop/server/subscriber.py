"""One browser that has a table open: what it still has to be told."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

_REPLIES: Final = 16


class Subscriber:
    """The messages that wait for one live connection; never more than a few.

    Replies are kept in their order. Of the states of the table only the latest counts, so all that
    is kept is whether there is one to tell.

    Attributes:
        reader: the hash of the browser's token.
    """

    def __init__(self, reader: str) -> None:
        self.reader = reader
        self._replies: deque[bytes] = deque()
        self._state_due = True
        self._something = asyncio.Event()
        self._room = asyncio.Event()
        self._room.set()

    def tell_state(self) -> None:
        """The table has changed."""
        self._state_due = True
        self._something.set()

    async def reply(self, message: bytes) -> None:
        """Add a reply; waits while the browser takes none, so that it can't go on asking."""
        await self._room.wait()
        self._replies.append(message)
        if len(self._replies) >= _REPLIES:
            self._room.clear()
        self._something.set()

    async def next(self) -> bytes | None:
        """The next reply, or None if the table's state has to be told."""
        while True:
            if self._replies:
                self._room.set()
                return self._replies.popleft()
            if self._state_due:
                self._state_due = False
                return None
            self._something.clear()
            await self._something.wait()
