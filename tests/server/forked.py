"""Server processes that are forked from one that has imported all they need (`nursery.py`)."""

from __future__ import annotations

import atexit
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from pathlib import Path
from select import select
from typing import IO

ROOT = Path(__file__).resolve().parents[2]

# Changes with each test, and is nothing that a server goes by.
_OF_THE_TEST = "PYTEST_CURRENT_TEST"


class Nursery:
    """The process that forks servers, as the tests see it."""

    def __init__(self) -> None:
        ours, theirs = socket.socketpair()
        with theirs:
            self.process = subprocess.Popen(
                (sys.executable, "-m", "tests.server.nursery", str(theirs.fileno())),
                cwd=ROOT,
                pass_fds=[theirs.fileno()],
            )
        self.environment = _environment()
        self._socket = ours
        self._answers = ours.makefile()
        atexit.register(self._end)

    def start(self, arguments: Sequence[str], descriptors: Sequence[int]) -> int:
        """Start a server, and return the number of its process.

        Args:
            arguments: those of `serving.py`.
            descriptors: where it prints, where it complains, and where its status is told.
        """
        socket.send_fds(self._socket, [json.dumps(arguments).encode()], descriptors)
        return int(self._answers.readline())

    def _end(self) -> None:
        self._answers.close()
        self._socket.close()
        self.process.wait()


@cache
def nursery() -> Nursery:
    """The nursery of this process of tests."""
    return Nursery()


def can_fork(arguments: Sequence[str]) -> bool:
    """Whether a server that was imported before would be the same: with the game's own deck, and in
    the same environment."""
    return len(arguments) == 1 and nursery().environment == _environment()


def _environment() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name != _OF_THE_TEST}


class ForkedProcess:
    """A running server, used as a `subprocess.Popen`.

    Attributes:
        pid: the number of the process.
        stdout: what it prints.
        stderr: what it complains about.
        returncode: with which status it has ended; None while it runs.
    """

    def __init__(self, arguments: Sequence[str]) -> None:
        pipes = [os.pipe() for _ in range(3)]
        self.pid = nursery().start(arguments, [writing for _, writing in pipes])
        for _, writing in pipes:
            os.close(writing)
        self.stdout, self.stderr, self._status = (os.fdopen(reading) for reading, _ in pipes)
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """Its status if it has ended."""
        if self.returncode is None and select([self._status], [], [], 0)[0]:
            self.returncode = int(self._status.read())
            self._status.close()
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """Wait for its end."""
        if self.returncode is None and not select([self._status], [], [], timeout)[0]:
            raise subprocess.TimeoutExpired("serving.py", timeout or 0)
        ended = self.poll()
        assert ended is not None
        return ended

    def send_signal(self, number: int) -> None:
        """Send it a signal, unless it has ended."""
        if self.poll() is None:
            with suppress(ProcessLookupError):  # it has ended this very moment
                os.kill(self.pid, number)

    def kill(self) -> None:
        """End it as a loss of power would."""
        self.send_signal(signal.SIGKILL)

    def terminate(self) -> None:
        """Ask it to end."""
        self.send_signal(signal.SIGTERM)

    def communicate(self, timeout: float | None = None) -> tuple[str, str]:
        """Wait for its end; returns what it has printed and what it has complained about."""
        with ThreadPoolExecutor(2) as readers:
            printed, complained = readers.map(_read, (self.stdout, self.stderr))
        self.wait(timeout)
        return printed, complained


def _read(file: IO[str]) -> str:
    with file:
        return file.read()
