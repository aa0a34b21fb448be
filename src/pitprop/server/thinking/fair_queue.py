"""Whose turn it is where many wait: people first, then everybody alike."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")

NO_ASKER = ""
"""Who asks where nobody waits for the answer."""


class FairQueue(Generic[T]):
    """What is asked for by somebody comes before what nobody waits for.

    Among those who ask it goes round, one thing each; what one of them asks for keeps its order. So
    many tables of one household don't keep those of another waiting.
    """

    def __init__(self) -> None:
        self._asked: OrderedDict[str, deque[T]] = OrderedDict()

    def __len__(self) -> int:
        return sum(map(len, self._asked.values()))

    def put(self, thing: T, asker: str) -> None:
        """Add something that somebody asks for, or `NO_ASKER`."""
        self._asked.setdefault(asker, deque()).append(thing)

    def take(self) -> T:
        """What comes next.

        Raises:
            IndexError: there is nothing.
        """
        asker = next((each for each in self._asked if each != NO_ASKER), NO_ASKER)
        things = self._asked.get(asker)
        if things is None:
            raise IndexError("nothing is asked for")
        thing = things.popleft()
        del self._asked[asker]
        if things:
            self._asked[asker] = things
        return thing

    def drop(self, thing: T) -> None:
        """Forget something that nobody asks for any more, if it is there."""
        for asker, things in self._asked.items():
            if thing in things:
                things.remove(thing)
                if not things:
                    del self._asked[asker]
                return
