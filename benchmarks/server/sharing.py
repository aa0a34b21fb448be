"""What a move costs with several processes on one PostgreSQL, and what it costs with one."""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from typing import Any, Final

from benchmarks.server.crowd import come_and_stay
from benchmarks.server.people import SEATS, Table, open_table
from benchmarks.server.playing import Place, Played, game_at, play_once
from benchmarks.server.processes import Process, below, running, seconds_of
from tests.server.databases import Cluster, find_programs, find_user

PROCESSES: Final = 4
TABLES: Final = 10
RATE: Final = 60.0

_GAME: Final = "saboteur"
_MILLISECONDS: Final = 1_000
_SETTLED: Final = 2
_STAY: Final = 5


@dataclass
class _Servers:
    """One process and several, each on a database of its own, side by side.

    Attributes:
        one: the one.
        several: the several.
    """

    one: Process
    several: Process

    def database(self) -> float:
        """The seconds of processor time that PostgreSQL has used so far."""
        servers = {*self.one.pids, *self.several.pids}
        return sum(map(seconds_of, set(below(os.getpid())) - servers))

    def of(self, processes: int) -> Process:
        """The one, or the several."""
        return self.one if processes == 1 else self.several

    def place(self, processes: int, rate: float) -> Place:
        """Where to play.

        Args:
            processes: how many processes: one, or several.
            rate: how many moves a second; as many as they can where 0.
        """
        return replace(game_at(self.of(processes), _GAME, TABLES, rate), database=self.database)


@dataclass
class _Case:
    """One way to play.

    Attributes:
        processes: how many there are.
        rate: how many moves a second are made; as many as they can where 0.
        beside: the number of moves a second at one process that it is compared with.
        played: what has been played in this way.
    """

    processes: int
    rate: float
    beside: float
    played: Played


def several(enough: float) -> dict[str, Any] | None:
    """The processor time of a move with several processes and with one, on one PostgreSQL.

    All play in turn, on servers that are warmed up; what the processes use while everybody is there
    and nobody plays is subtracted.

    Args:
        enough: how many seconds of processor time are measured for each way to play.

    Returns:
        None where there is no PostgreSQL.
    """
    with _on_postgresql(1, PROCESSES) as servers:
        if not servers:
            return None
        return asyncio.run(_measured(_Servers(*servers), enough))


def idle(count: int) -> dict[str, Any] | None:
    """The memory of idle connections with several processes.

    Args:
        count: how many connections.

    Returns:
        None where there is no PostgreSQL.
    """
    with _on_postgresql(PROCESSES) as servers:
        if not servers:
            return None
        return come_and_stay(servers[0], count) | {"processes": PROCESSES}


@contextmanager
def _on_postgresql(*counts: int) -> Iterator[list[Process]]:
    """Servers with these numbers of processes, each on its own database; none if no PostgreSQL."""
    programs, user = find_programs(), find_user()
    if programs is None or user is None:
        yield []
        return
    with ExitStack() as stack:
        cluster = Cluster(programs, user)
        stack.callback(cluster.close)
        yield [
            stack.enter_context(running("serving", cluster.new_database(), str(count)))
            for count in counts
        ]


async def _measured(servers: _Servers, enough: float) -> dict[str, Any]:
    cases = [
        _Case(1, 0, 0, Played()),
        _Case(PROCESSES, 0, 0, Played()),
        _Case(1, RATE, RATE, Played()),
        _Case(PROCESSES, RATE, RATE, Played()),
        _Case(PROCESSES, RATE * PROCESSES, RATE, Played()),
    ]
    counts = (1, PROCESSES)
    for count in counts:
        await play_once(servers.place(count, 0), Played())
    idle = {count: await _idle(servers, count) for count in counts}
    while min(case.played.used for case in cases) < enough:
        for case in cases:
            if case.played.used < enough:
                await play_once(servers.place(case.processes, case.rate), case.played)
    return {
        "tables": TABLES,
        "idle": {f"{count}": round(idle[count][0] * _MILLISECONDS, 1) for count in counts},
        "cases": [_row(case, *idle[case.processes]) for case in cases],
    }


async def _idle(servers: _Servers, processes: int) -> tuple[float, float]:
    """What a second in which nobody plays uses: of the processes, and of PostgreSQL."""
    place = servers.place(processes, 0)
    tables = [Table(SEATS[_GAME], random.Random(number)) for number in range(TABLES)]
    for table in tables:
        await open_table(servers.of(processes).host, _GAME, table)
    await asyncio.sleep(_SETTLED)
    before, beside, began = place.seconds(), place.database(), time.perf_counter()
    await asyncio.sleep(_STAY)
    took = time.perf_counter() - began
    used = (place.seconds() - before) / took, (place.database() - beside) / took
    for table in tables:
        table.close()
    return used


def _row(case: _Case, idle: float, idle_database: float) -> dict[str, Any]:
    played = case.played
    used = played.used - idle * played.took
    database = played.database - idle_database * played.took
    return {
        "processes": case.processes,
        "asked": case.rate,
        "beside": case.beside,
        "rate": round(played.rate),
        "milliseconds": round(used / played.moves * _MILLISECONDS, 2),
        "database": round(database / played.moves * _MILLISECONDS, 2),
    }
