"""How much one connection or one address may ask for."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
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
        requests: any request, by address.
        messages: messages of one live connection.
        openings: opening live connections, by address.
        connections: live connections of one address at the same time.
        clock: seconds that pass.
    """

    tables: Limit = Limit(60, 0.2)
    seats: Limit = Limit(60, 1)
    carries: Limit = Limit(20, 0.1)
    requests: Limit = Limit(400, 40)
    messages: Limit = Limit(40, 10)
    openings: Limit = Limit(100, 5)
    connections: int = 60
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


class Buckets:
    """A bucket for each address; the addresses that asked longest ago are forgotten first."""

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


class Counter:
    """How many each address has at the same time."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._counts: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        """Count one more; False if there are as many as allowed."""
        count = self._counts.get(address, 0)
        if count >= self._limit:
            return False
        self._counts[address] = count + 1
        return True

    def leave(self, address: str) -> None:
        """Count one less."""
        self._counts[address] -= 1
        if not self._counts[address]:
            del self._counts[address]
