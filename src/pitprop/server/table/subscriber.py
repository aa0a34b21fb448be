"""One browser that has a table open: what it still has to be told."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Final, Literal

from pitprop.server.http.identity import NO_TOKEN

_REPLIES: Final = 16

Owed = Literal["state", "talk"]
"""What a browser is told in its newest form when its turn comes."""

_IN_ORDER: Final[tuple[Owed, ...]] = ("state", "talk")


@dataclass(frozen=True, slots=True)
class Knows:
    """The events that a browser has been told: the first ones of a round, as a seat saw them.

    Attributes:
        seat: the seat, or `SPECTATOR`.
        round: the number of the round.
        events: how many.
    """

    seat: int = -1
    round: int = 0
    events: int = 0


class Subscriber:
    """The messages that wait for one live connection; never more than a few.

    Replies are kept in their order. Of the states of the table only the latest counts, and what was
    said is in the table's memory, so all that is kept of these is whether there is something to
    tell.

    Attributes:
        reader: the hash of the browser's token; where several people share the browser, that of the
            seat that it looks through.
        tokens: those of all seats that are played in the browser.
        is_covered: where several people share it, whether none of them looks.
        sender: where it is, as limits count it.
        heard: how much of what was said at the table the browser has been told.
        knows: how much of what has happened there it has been told.
        wake: is called when there is something to tell.
    """

    def __init__(
        self,
        reader: str,
        tokens: Collection[str] = (),
        *,
        is_covered: bool = False,
        sender: str = "",
    ) -> None:
        self.reader = reader
        self.tokens = frozenset((reader, *tokens)) - {NO_TOKEN}
        self.is_covered = is_covered
        self.sender = sender
        self.heard = 0
        self.knows = Knows()
        self._replies: deque[bytes] = deque()
        self._owed: set[Owed] = {"state"}
        self._room: asyncio.Event | None = None
        self.wake: Callable[[], None] = _sleep

    def owe(self, what: Owed) -> None:
        """The table has changed, or something was said."""
        self._owed.add(what)
        self.wake()

    def notify(self, message: bytes) -> None:
        """Add a message that may be lost where the browser takes none."""
        if len(self._replies) < _REPLIES:
            self._replies.append(message)
            self.wake()

    async def reply(self, message: bytes) -> None:
        """Add a reply; waits while the browser takes none, so that it can't go on asking."""
        if len(self._replies) >= _REPLIES:
            self._room = self._room or asyncio.Event()
            self._room.clear()
            await self._room.wait()
        self._replies.append(message)
        self.wake()

    def next(self) -> bytes | Owed | None:
        """The next reply, or what of the table has to be told; None where there is nothing."""
        if self._replies:
            if self._room is not None:
                self._room.set()
            return self._replies.popleft()
        for what in _IN_ORDER:
            if what in self._owed:
                self._owed.discard(what)
                return what
        return None


def _sleep() -> None:
    """Nobody waits for anything yet."""
