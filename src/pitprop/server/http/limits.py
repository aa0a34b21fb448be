"""How much one connection or one address may ask for."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable, Collection
from dataclasses import dataclass, field

Clock = Callable[[], float]

_ADDRESSES = 10_000


@dataclass(frozen=True, slots=True)
class Limit:
    """A number at once, and a number more each second.

    Attributes:
        burst: how many at once.
        rate: how many more each second.
    """

    burst: float
    rate: float


@dataclass(frozen=True, slots=True)
class Limits:
    """What is limited.

    Attributes:
        tables: making tables, by address.
        seats: taking seats, by address.
        carries: asking for codes that take a seat along, and using them, by address.
        prints: games to print that have to be made, by address.
        records: replaying records, by address.
        requests: any request, by address; what takes longer counts for several.
        messages: messages of one live connection.
        patience: those of them that are turned away unread before it is ended.
        openings: opening live connections, by address.
        connections: live connections of one address at the same time.
        connections_of_person: live connections with one token at the same time.
        sockets: connections of any kind of one address at the same time.
        ask_within: how many seconds a connection may take to ask for something.
        answer_within: how many seconds a request may take to be sent and answered.
        keep: how many seconds a connection is kept that isn't used.
        keep_for_proxy: the same where a trusted proxy has it; longer than proxies keep theirs (60
            to 120 seconds, two minutes in Caddy): whoever ends one may meet a request on its way
            there, and its player an error.
        send_within: how many seconds the body of a request may take.
        clock: seconds that pass.
    """

    tables: Limit = Limit(60, 0.2)
    seats: Limit = Limit(60, 1)
    carries: Limit = Limit(20, 0.1)
    prints: Limit = Limit(12, 0.1)
    records: Limit = Limit(30, 0.5)
    requests: Limit = Limit(400, 40)
    messages: Limit = Limit(40, 10)
    patience: Limit = Limit(100, 1)
    openings: Limit = Limit(100, 5)
    connections: int = 60
    connections_of_person: int = 30
    sockets: int = 250
    ask_within: float = 10
    answer_within: float = 120
    keep: int = 5
    keep_for_proxy: int = 150
    send_within: float = 20
    clock: Clock = field(default=time.monotonic)


class Bucket:
    """A token bucket: filled at a rate, up to a burst; each thing asked for takes one token out."""

    __slots__ = ("_at", "_clock", "_left", "_limit")

    def __init__(self, limit: Limit, clock: Clock) -> None:
        self._limit = limit
        self._clock = clock
        self._left = limit.burst
        self._at = clock()

    def take(self) -> bool:
        """Take one; False if there is none."""
        now = self._clock()
        self._left = min(self._limit.burst, self._left + (now - self._at) * self._limit.rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def charge(self, cost: float) -> None:
        """Take out what something has cost beside the one that was taken for it.

        What is missing then is to be filled up first, but never more than one burst.
        """
        self._left = max(self._left - cost, -self._limit.burst)

    def wait(self) -> float:
        """In how many seconds there is one again, if nobody takes any until then."""
        missing = 1 - self._left
        if missing <= 0:
            return 0.0
        return missing / self._limit.rate if self._limit.rate else math.inf


class Buckets:
    """A bucket for each sender; those that asked longest ago are forgotten first."""

    def __init__(self, limit: Limit, clock: Clock) -> None:
        self._limit = limit
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take one for an address; False if there is none."""
        bucket = self._buckets.pop(address, None) or Bucket(self._limit, self._clock)
        self._buckets[address] = bucket
        if len(self._buckets) > _ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.take()

    def charge(self, address: str, cost: float) -> None:
        """Take out what something has cost beside the one that was taken for it."""
        bucket = self._buckets.get(address)
        if bucket is not None:
            bucket.charge(cost)

    def wait(self, address: str) -> float:
        """In how many seconds an address may ask again."""
        bucket = self._buckets.get(address)
        return 0.0 if bucket is None else bucket.wait()


class Counter:
    """How many each has at the same time.

    Attributes:
        limit: how many each may have.

    Args:
        limit: how many each may have.
        uncounted: who may have any number.
    """

    def __init__(self, limit: int, uncounted: Collection[str] = ()) -> None:
        self.limit = limit
        self._uncounted = uncounted
        self._counts: dict[str, int] = {}

    def enter(self, who: str) -> bool:
        """Count one more; False if there are as many as allowed."""
        count = self._counts.get(who, 0)
        if count >= self.limit and who not in self._uncounted:
            return False
        self._counts[who] = count + 1
        return True

    def leave(self, who: str) -> None:
        """Count one less."""
        self._counts[who] -= 1
        if not self._counts[who]:
            del self._counts[who]
