"""Who has a table open in a browser, and since when the others haven't."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from pitprop.server.identity import NOBODY
from pitprop.server.subscriber import Subscriber


class Presence:
    """The browsers at one table.

    Args:
        since: when the table was read from the database, in milliseconds since 1970: nobody is
            known to have been there before.
    """

    def __init__(self, since: int) -> None:
        self._since = since
        self._subscribers: set[Subscriber] = set()
        self._left: dict[str, int] = {}

    def __iter__(self) -> Iterator[Subscriber]:
        return iter(tuple(self._subscribers))

    def __bool__(self) -> bool:
        return bool(self._subscribers)

    def enter(self, subscriber: Subscriber) -> None:
        """A browser has opened the table."""
        self._subscribers.add(subscriber)
        self._left.pop(subscriber.reader, None)

    def leave(self, subscriber: Subscriber, at: int) -> None:
        """A browser has gone, at a time in milliseconds since 1970."""
        self._subscribers.discard(subscriber)
        if subscriber.reader != NOBODY and not self.is_here(subscriber.reader):
            self._left[subscriber.reader] = at

    def of(self, reader: str) -> list[Subscriber]:
        """The browsers of the person with a token."""
        return [each for each in self._subscribers if each.reader == reader]

    def is_here(self, reader: str) -> bool:
        """Whether the person with a token has the table open."""
        return bool(self.of(reader))

    def away_since(self, reader: str) -> int | None:
        """Since when the person with a token is away; None for who is here."""
        return None if self.is_here(reader) else self._left.get(reader, self._since)

    def watchers(self, seated: Collection[str]) -> int:
        """How many watch: people without a seat, each once however many tabs they have open."""
        readers = [each.reader for each in self._subscribers if each.reader not in seated]
        return len({each for each in readers if each != NOBODY}) + readers.count(NOBODY)
