"""What is counted and timed at one table."""

from __future__ import annotations

import time
from collections.abc import Iterable

from pitprop.server.monitoring.logs import log_event
from pitprop.server.monitoring.meters import Meters
from pitprop.server.protocol.answers import Failed, Refused
from pitprop.server.protocol.requests import Play
from pitprop.server.storage.rows import CHANCE_SEAT, Entry
from pitprop.server.table.asking import Asked, Reply
from pitprop.server.table.subscriber import Subscriber


class Measuring:
    """Counts what is played and refused, and times how long a move takes to be told to all.

    Args:
        table: the name of the table.
        meters: what is counted.
    """

    def __init__(self, table: str, meters: Meters) -> None:
        self._table = table
        self._meters = meters
        self._arrived = 0.0
        self._awaiting: set[Subscriber] = set()

    def asked(self, asked: Asked) -> None:
        """Somebody asks for something."""
        if isinstance(asked, Play):
            self._arrived = time.perf_counter()

    def answered(self, reply: Reply) -> None:
        """They have been answered."""
        if isinstance(reply, Failed):
            self._meters.refused[reply.error] += 1
        elif isinstance(reply, Refused):
            self._meters.refused["rules"] += 1

    def wrote(self, entry: Entry, browsers: Iterable[Subscriber]) -> None:
        """An entry is in the log.

        Args:
            entry: the entry.
            browsers: those that are to be told.
        """
        who = "chance" if entry.seat == CHANCE_SEAT else "computer" if entry.by else "person"
        self._meters.moves[who] += 1
        if who == "person":
            self._awaiting = set(browsers)
        log_event("entry", table=self._table, number=entry.number, who=who)

    def sent_to(self, browser: Subscriber) -> None:
        """A browser has been sent the state of the table."""
        if browser in self._awaiting:
            self._awaiting.discard(browser)
            if not self._awaiting:
                self._meters.sent.add(time.perf_counter() - self._arrived)

    def left(self, browser: Subscriber) -> None:
        """A browser has gone, and is told nothing any more."""
        self._awaiting.discard(browser)
