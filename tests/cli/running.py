"""Running the command `pitprop`: within the test, or as anybody would, in a process of its own."""

from __future__ import annotations

import os
import pty
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from click.testing import CliRunner

from pitprop.cli.commands import run

# What a tester's terminal says of itself.
TERMINAL = ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES", "TERM", "PYTHONIOENCODING")

COMMAND = (sys.executable, "-m", "pitprop")


class Ran(NamedTuple):
    """What came of a command."""

    status: int
    out: str
    err: str


def environment(**changes: str) -> dict[str, str]:
    """An environment in which nothing of the tester's terminal counts."""
    kept = {name: value for name, value in os.environ.items() if name not in TERMINAL}
    return {**kept, "TERM": "xterm-256color", **changes}


def pitprop(*arguments: str, given: str | bytes = b"", **changes: str) -> Ran:
    """Run a command to its end, as in pipes, within the process of the test.

    What a process of its own is needed for (`in_process_of_its_own`, `on_terminal`) takes half a
    second to start each time.

    Args:
        arguments: those of the command line.
        given: what it reads from standard input.
        changes: changes to the environment.
    """
    unset = dict.fromkeys(TERMINAL)
    streams = CliRunner().isolation(input=given, env={**unset, **changes})
    with streams as (out, err, _):
        status = run(arguments)
        sys.stdout.flush()
        sys.stderr.flush()
    return Ran(status, out.getvalue().decode(), err.getvalue().decode())


def in_process_of_its_own(*arguments: str, given: str | bytes = b"", **changes: str) -> Ran:
    """Run a command to its end as anybody would, its output going into pipes; see `pitprop`."""
    ran = subprocess.run(
        (*COMMAND, *arguments),
        input=given.encode() if isinstance(given, str) else given,
        capture_output=True,
        env=environment(**changes),
        check=False,
    )
    return Ran(ran.returncode, ran.stdout.decode(), ran.stderr.decode())


def printed_by(program: str, path: str) -> str:
    """What a program of Python prints that finds the packages of a `PYTHONPATH`; no warnings."""
    ran = subprocess.run(
        (sys.executable, "-W", "error", "-c", program),
        env=environment(PYTHONPATH=path),
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def refused(ran: Ran) -> str:
    """The one line with which bad input is refused."""
    assert ran.status == 2, ran
    assert ran.out == ""
    assert ran.err.endswith("\n")
    assert ran.err.count("\n") == 1, ran.err
    assert "Traceback" not in ran.err
    return ran.err.rstrip("\n")


def heed_interrupts() -> None:
    """As a terminal's own commands do; tests that run in the background pass on that they don't."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def on_terminal(*arguments: str, **changes: str) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """A command whose output and errors go to a terminal; gives its process and the terminal."""
    ours, its = pty.openpty()
    process = subprocess.Popen(
        (*COMMAND, *arguments),
        stdin=its,
        stdout=its,
        stderr=its,
        env=environment(**changes),
        start_new_session=True,
        preexec_fn=heed_interrupts,
    )
    os.close(its)
    try:
        yield process, ours
    finally:
        process.kill()
        process.wait()
        os.close(ours)


def read_until(terminal: int, wanted: bytes = b"") -> bytes:
    """What comes from a terminal, until something wanted has come or it is closed."""
    seen = b""
    while not wanted or wanted not in seen:
        try:
            more = os.read(terminal, 65_536)
        except OSError:  # how Linux tells that nobody writes any more
            break
        if not more:
            break
        seen += more
    return seen


RECORDS = Path(__file__).parent.parent / "notation" / "records"


def record(name: str) -> Path:
    """A game that is kept as a record."""
    return RECORDS / f"{name}.txt"
