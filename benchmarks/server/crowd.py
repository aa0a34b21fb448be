"""Many people who have a table open and do nothing.

    python -m benchmarks.server.crowd HOST COUNT     opens COUNT connections, and stays

It prints a line when all are there; on any input it prints how many are left, and ends.
"""

from __future__ import annotations

import asyncio
import random
import resource
import subprocess
import sys
import time
from contextlib import ExitStack
from typing import Any, Final

from benchmarks.machine import ROOT
from benchmarks.server.people import Table, open_table
from benchmarks.server.processes import Process

_EACH: Final = 10
_STAY: Final = 6
_MOST: Final = 10_000
"""The most in one process; in most places it may not have many more files open."""


class Crowd:
    """Some of these people, in a process of their own.

    Args:
        host: where the server is.
        count: how many.
    """

    def __init__(self, host: str, count: int) -> None:
        command = (sys.executable, "-m", "benchmarks.server.crowd", host, str(count))
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT
        )

    def wait(self) -> None:
        """Wait until all are there."""
        assert self._process.stdout is not None
        if not self._process.stdout.readline():
            raise SystemExit("not all could come")

    def leave(self) -> int:
        """Let them go; returns how many were left."""
        output, _ = self._process.communicate("\n")
        return int(output)

    def end(self) -> None:
        """Check that none of them is left, whatever has happened."""
        self._process.kill()
        self._process.wait()


def come_and_stay(process: Process, count: int) -> dict[str, Any]:
    """Let many come, ten to a table, and measure how much memory they take.

    Args:
        process: the server.
        count: how many connections.
    """
    with ExitStack() as stack:
        crowds = _come(stack, process.host, [_EACH])
        before = process.kib()
        crowds += _come(stack, process.host, _parts(count - _EACH))
        # Long enough for each to have been asked whether it is still there.
        time.sleep(_STAY)
        kib = (process.kib() - before) / (count - _EACH)
        alive = sum(each.leave() for each in crowds)
    return {"connections": count, "kib": round(kib, 1), "alive": alive}


def _parts(count: int) -> list[int]:
    whole, rest = divmod(count, _MOST)
    return [_MOST] * whole + [rest] * (rest > 0)


def _come(stack: ExitStack, host: str, counts: list[int]) -> list[Crowd]:
    crowds = []
    for count in counts:
        crowd = Crowd(host, count)
        stack.callback(crowd.end)
        crowds.append(crowd)
    for crowd in crowds:
        crowd.wait()
    return crowds


async def _stay(host: str, count: int) -> None:
    """Open connections, and keep them until told."""
    tables = [Table(1, random.Random(number)) for number in range(count // _EACH)]
    for table in tables:
        await open_table(host, "saboteur", table, open_seats=_EACH - 1, tabs=_EACH)
    print("here", flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)
    people = [person for table in tables for person in table.people]
    print(sum(each.is_open for person in people for each in person.connections))
    for table in tables:
        table.close()


def main() -> None:
    """Come, stay, and go."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    asyncio.run(_stay(sys.argv[1], int(sys.argv[2])))


if __name__ == "__main__":
    main()
