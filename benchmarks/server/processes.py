"""The processes that are measured, and the processor time and memory that they take."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from benchmarks.machine import ROOT

_PATIENCE: Final = 30
_NANOSECONDS: Final = 1e9


class Process:
    """A server, and the processes that it has started.

    Args:
        module: which of the modules beside this one.
        arguments: what it is told.
    """

    def __init__(self, module: str, *arguments: str) -> None:
        command = (sys.executable, "-m", f"benchmarks.server.{module}", *arguments)
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)
        assert self._process.stdout is not None
        found = re.search(r"http://(\S+)/ ", self._process.stdout.readline())
        if found is None:
            raise SystemExit(f"{module} did not start")
        self.host = found[1]

    @property
    def pids(self) -> list[int]:
        """The process and those that it has started, unless they have ended."""
        return [self._process.pid, *below(self._process.pid)]

    def seconds(self) -> float:
        """The seconds of processor time that all of them have used so far."""
        return sum(map(seconds_of, self.pids))

    def kib(self) -> int:
        """The memory that all of them keep, in KiB."""
        return sum(map(_kib_of, self.pids))

    def end(self) -> None:
        """Let it end."""
        self._process.terminate()
        try:
            self._process.communicate(timeout=_PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.communicate()


@contextmanager
def running(module: str, *arguments: str) -> Iterator[Process]:
    """A server for as long as the block lasts."""
    process = Process(module, *arguments)
    try:
        yield process
    finally:
        process.end()


def seconds_of(pid: int) -> float:
    """The seconds of processor time that the threads of a process have used so far."""
    used = 0
    for task in Path(f"/proc/{pid}/task").glob("*"):
        with suppress(OSError):
            used += int((task / "schedstat").read_text().split()[0])
    return used / _NANOSECONDS


def _kib_of(pid: int) -> int:
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1])
    return 0


def below(pid: int) -> list[int]:
    found: list[int] = []
    with suppress(OSError):
        for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
            found += [int(child), *below(int(child))]
    return found
