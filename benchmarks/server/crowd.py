"""Many who have a table open and do nothing."""

from __future__ import annotations

import asyncio
import random
import resource
from typing import Any, Final

from benchmarks.server.people import Table, open_table
from benchmarks.server.processes import Process

_EACH: Final = 10
_STAY: Final = 6


async def come_and_stay(process: Process, count: int) -> dict[str, Any]:
    """Let many come, each ten to a table, and measure what memory they take.

    Args:
        process: the server.
        count: how many connections.
    """
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    tables = [Table(1, random.Random(number)) for number in range(count // _EACH)]
    await _open(process, tables[:1])
    before = process.kib()
    await _open(process, tables[1:])
    # Long enough for each to have been asked whether it is there.
    await asyncio.sleep(_STAY)
    kib = (process.kib() - before) / (count - _EACH)
    people = [person for table in tables for person in table.people]
    alive = sum(each.is_open for person in people for each in person.connections)
    for table in tables:
        table.close()
    return {"connections": count, "kib": round(kib, 1), "alive": alive}


async def _open(process: Process, tables: list[Table]) -> None:
    for table in tables:
        await open_table(process.host, "saboteur", table, open_seats=_EACH - 1, tabs=_EACH)
