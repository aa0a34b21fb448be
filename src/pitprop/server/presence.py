"""Who has a table open in a browser, and since when the others haven't."""

from __future__ import annotations

from collections.abc import Collection, Iterator

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
        self._left: dict[frozenset[str], int] = {}

    def __iter__(self) -> Iterator[Subscriber]:
        return iter(tuple(self._subscribers))

    def __bool__(self) -> bool:
        return bool(self._subscribers)

    def enter(self, subscriber: Subscriber) -> None:
        """A browser has opened the table."""
        self._subscribers.add(subscriber)
        self._left.pop(subscriber.tokens, None)

    def leave(self, subscriber: Subscriber, at: int) -> None:
        """A browser has gone, at a time in milliseconds since 1970."""
        self._subscribers.discard(subscriber)
        if subscriber.tokens and not any(map(self.is_here, subscriber.tokens)):
            self._left[subscriber.tokens] = at

    def of(self, reader: str) -> list[Subscriber]:
        """The browsers of the person with a token."""
        return [each for each in self._subscribers if reader in each.tokens]

    def is_here(self, reader: str) -> bool:
        """Whether the person with a token has the table open."""
        return bool(self.of(reader))

    def away_since(self, reader: str) -> int | None:
        """Since when the person with a token is away; None for who is here."""
        if self.is_here(reader):
            return None
        return max(
            (at for tokens, at in self._left.items() if reader in tokens), default=self._since
        )

    def watchers(self, seated: Collection[str]) -> int:
        """How many watch: people without a seat, each once however many tabs they have open."""
        watching = [each.tokens for each in self._subscribers if each.tokens.isdisjoint(seated)]
        return len({each for each in watching if each}) + watching.count(frozenset())
