"""Who has a table open in a browser, and since when the others haven't."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping

import msgspec

from pitprop.server.table.subscriber import Subscriber


class Elsewhere(msgspec.Struct, frozen=True):
    """Who has a table open at another server.

    Attributes:
        here: the tokens of the seats that are played in each browser.
        left: the same of browsers that have gone, and when they did.
        watchers: how many watch who have no seat.
    """

    here: list[list[str]] = []
    left: list[tuple[list[str], int]] = []
    watchers: int = 0


class Presence:
    """The browsers at one table.

    Args:
        since: when the table was read from the database, in milliseconds since 1970: nobody is
            known to have been there before.
    """

    def __init__(self, since: int) -> None:
        self._since = since
        self._subscribers: set[Subscriber] = set()
        self._here: Counter[str] = Counter()
        self._left: dict[frozenset[str], int] = {}
        self._elsewhere: dict[str, Elsewhere] = {}
        self._there: frozenset[str] = frozenset()

    def __iter__(self) -> Iterator[Subscriber]:
        return iter(tuple(self._subscribers))

    def __bool__(self) -> bool:
        return bool(self._subscribers)

    def enter(self, subscriber: Subscriber) -> None:
        """A browser has opened the table."""
        if subscriber not in self._subscribers:
            self._subscribers.add(subscriber)
            self._here.update(subscriber.tokens)
        self._left.pop(subscriber.tokens, None)

    def leave(self, subscriber: Subscriber, at: int, seated: Collection[str]) -> None:
        """A browser has gone.

        Args:
            subscriber: the browser.
            at: when, in milliseconds since 1970.
            seated: the tokens of those who have a seat; nobody asks since when others have gone.
        """
        if subscriber in self._subscribers:
            self._subscribers.remove(subscriber)
            self._here -= Counter(subscriber.tokens)
        is_missed = not subscriber.tokens.isdisjoint(seated)
        if is_missed and not any(map(self.is_here, subscriber.tokens)):
            self._left[subscriber.tokens] = at

    def of(self, reader: str) -> list[Subscriber]:
        """The browsers of the person with a token at this server."""
        return [each for each in self._subscribers if reader in each.tokens]

    def is_here(self, reader: str) -> bool:
        """Whether the person with a token has the table open, at whatever server."""
        return reader in self._here or reader in self._there

    def away_since(self, reader: str) -> int | None:
        """Since when the person with a token is away; None for who is here."""
        if self.is_here(reader):
            return None
        left = [at for tokens, at in self._left.items() if reader in tokens]
        for each in self._elsewhere.values():
            left += [at for tokens, at in each.left if reader in tokens]
        return max(left, default=self._since)

    def watchers(self, seated: Collection[str]) -> int:
        """How many watch: people without a seat, each once however many tabs they have open."""
        return self._watching(seated) + sum(each.watchers for each in self._elsewhere.values())

    def _watching(self, seated: Collection[str]) -> int:
        watching = [each.tokens for each in self._subscribers if each.tokens.isdisjoint(seated)]
        return len({each for each in watching if each}) + watching.count(frozenset())

    @property
    def is_open_elsewhere(self) -> bool:
        """Whether anybody has the table open at another server."""
        return any(each.here or each.watchers for each in self._elsewhere.values())

    # --- Several servers --------------------------------------------------------------------------

    def here(self, seated: Collection[str]) -> Elsewhere:
        """Who is here, as the other servers are told.

        Args:
            seated: the tokens of those who have a seat.
        """
        seats = frozenset(seated)
        here = {each.tokens & seats for each in self._subscribers} - {frozenset()}
        left = ((tokens & seats, at) for tokens, at in self._left.items())
        return Elsewhere(
            sorted(sorted(tokens) for tokens in here),
            sorted((sorted(tokens), at) for tokens, at in left if tokens),
            self._watching(seated),
        )

    def hear(self, elsewhere: Mapping[str, Elsewhere], at: int) -> bool:
        """Who is at the other servers now; whether that is news.

        Args:
            elsewhere: all of it, by server.
            at: the time in milliseconds since 1970, for those who were at a server that is gone.
        """
        before = self._elsewhere
        if before == elsewhere:
            return False
        self._elsewhere = dict(elsewhere)
        here = (tokens for each in elsewhere.values() for tokens in each.here)
        self._there = frozenset().union(*here)
        for server in before.keys() - elsewhere.keys():
            self._remember(before[server], at)
        return True

    def is_reported_by(self, servers: Collection[str]) -> bool:
        """Whether one of some other servers has told who is there."""
        return any(server in self._elsewhere for server in servers)

    def _remember(self, gone: Elsewhere, at: int) -> None:
        """A server is gone, and with it the connections of those who were there."""
        for tokens, left in [*((tokens, at) for tokens in gone.here), *gone.left]:
            if not any(map(self.is_here, tokens)):
                key = frozenset(tokens)
                self._left[key] = max(left, self._left.get(key, 0))
