"""What is counted and timed while the server runs: numbers alone, never who or what."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

BOUNDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)
"""Seconds; what takes longer is in the last class."""


class Timer:
    """How often something has taken how long."""

    def __init__(self, bounds: Sequence[float] = BOUNDS) -> None:
        self.bounds = tuple(bounds)
        self.counts = [0] * (len(bounds) + 1)
        self.seconds = 0.0

    def add(self, seconds: float) -> None:
        """Count something that has taken so long."""
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.seconds += seconds

    @contextmanager
    def timed(self) -> Iterator[None]:
        """Count what is done in the block."""
        began = time.perf_counter()
        try:
            yield
        finally:
            self.add(time.perf_counter() - began)


class Meters:
    """The numbers of one server.

    Attributes:
        moves: entries of logs, by whose they are: `person`, `computer` or `chance`.
        refused: what was asked for over live connections and not done, by reason.
        opened: tables that were opened.
        written: how long entries took to become durable.
        sent: how long it took from the arrival of a move until the last view of it was sent.
        thought: how long computer players took, with their wait for a process.
    """

    def __init__(self) -> None:
        self.moves: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.opened = 0
        self.written = Timer()
        self.sent = Timer()
        self.thought = Timer()
