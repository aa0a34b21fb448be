"""Lets people play at some tables for a while, and says what that took."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from benchmarks.server.people import SEATS, BareTable, MoveQuota, Table, open_bare_table, open_table
from benchmarks.server.processes import Process

_MOVES: Final = 120
_MOST: Final = 2_400

_PATIENCE: Final = 120
_PAUSE: Final = 0.05
# The most time by the clock, as a multiple of the processor time that is enough.
_SLOW: Final = 8

Seconds = Callable[[], float]


@dataclass
class Played:
    """What play at some tables has amounted to.

    Attributes:
        moves: how many moves.
        used: the processor time that they took, in seconds.
        database: the processor time that the database took beside it, in seconds.
        took: how long they took, in seconds.
        waits: see `Table`.
        replies: see `Table`.
        size: see `Table`.
        messages: see `Table`.
        latest: one of the messages, of about the average size.
    """

    moves: int = 0
    used: float = 0
    database: float = 0
    took: float = 0
    waits: list[float] = field(default_factory=list)
    replies: list[float] = field(default_factory=list)
    size: int = 0
    messages: int = 0
    latest: bytes = b""

    @property
    def per_second(self) -> float:
        """Moves per second of processor time."""
        return self.moves / self.used

    @property
    def rate(self) -> float:
        """Moves per second of elapsed time."""
        return self.moves / self.took

    @property
    def average(self) -> float:
        """Bytes of a message."""
        return self.size / max(1, self.messages)

    def wait(self, share: float) -> float:
        """The quantile of the waits, in seconds, until the last view has arrived."""
        return at(self.waits, share)

    def add(self, table: Table) -> None:
        """Count what has been done at a table."""
        if table.complaints:
            raise SystemExit(f"this should have been done: {table.complaints[0]}")
        self.moves += table.moves
        self.waits += table.waits
        self.replies += table.replies
        self.size += table.size
        self.messages += table.messages
        self.latest = min(
            self.latest or table.latest,
            table.latest,
            key=lambda each: abs(len(each) - self.average),
        )


def at(values: list[float], share: float) -> float:
    """The value below which a share of some values lies."""
    return sorted(values)[int(len(values) * share)] if values else float("nan")


Make = Callable[[random.Random, MoveQuota], Table]
Open = Callable[[Table], Awaitable[None]]


@dataclass(frozen=True)
class Place:
    """Where people play.

    Attributes:
        count: at how many tables at once.
        make: makes a table.
        begin: opens it.
        seconds: the processor time of what is measured.
        database: that of the database beside it.
    """

    count: int
    make: Make
    begin: Open
    seconds: Seconds
    database: Seconds = float


async def play(place: Place, enough: float) -> Played:
    """Play until there is enough.

    Args:
        place: where.
        enough: how many seconds of processor time are measured.
    """
    played = Played()
    while played.used < enough and played.took < _SLOW * enough:
        await play_once(place, played)
    return played


async def play_in_turn(places: Sequence[Place], enough: float) -> list[Played]:
    """Play at one place after another, and again, so that all meet the same machine.

    Args:
        places: where.
        enough: how many seconds of processor time are measured for each.
    """
    played = [Played() for _ in places]
    while min(each.used for each in played) < enough:
        for place, each in zip(places, played, strict=True):
            await play_once(place, each)
    return played


async def play_once(place: Place, played: Played) -> None:
    """Play some moves at new tables: fewer than a game has.

    Args:
        place: where.
        played: the totals to add to.
    """
    until = MoveQuota(min(place.count * _MOVES, _MOST))
    chance = random.Random(played.moves)
    tables = [place.make(chance, until) for _ in range(place.count)]
    for table in tables:
        await place.begin(table)
    before, beside, began = place.seconds(), place.database(), time.perf_counter()
    for table in tables:
        table.begin()
    async with asyncio.timeout(_PATIENCE):
        await until.reached.wait()
    played.used += place.seconds() - before
    played.database += place.database() - beside
    played.took += time.perf_counter() - began
    for table in tables:
        table.stop()
        played.add(table)
        table.close()
    await asyncio.sleep(_PAUSE)


def game_at(process: Process, game: str, count: int, rate: float = 0) -> Place:
    """A game at some tables that are full of people.

    Args:
        process: the server.
        game: the game.
        count: how many tables.
        rate: how many moves a second all of them make; as many as they can where 0.
    """
    return Place(
        count,
        lambda chance, until: Table(SEATS[game], chance, rate / count, until),
        lambda table: open_table(process.host, game, table),
        process.seconds,
    )


def bare_at(process: Process, game: str, count: int) -> Place:
    """The same at the bare pipeline.

    Args:
        process: the pipeline.
        game: as many seats as in this game.
        count: how many tables.
    """
    return Place(
        count,
        lambda chance, until: BareTable(SEATS[game], chance, 0, until),
        lambda table: open_bare_table(process.host, table),
        process.seconds,
    )
