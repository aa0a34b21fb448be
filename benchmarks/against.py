"""`make bench-against`: measures this version and an earlier one, in turns on the same machine.

    python -m benchmarks.against COMMIT [--turns N]

Machines vary from day to day, and from one minute to the next, by more than versions do, so two
results of `make bench` can't be compared. Here both versions run at the same time and are asked in
turns, for a part of a second each. Each is measured with its own benchmarks; rows that only one of
them has are left out, and so is OpenSpiel's hanabi, which is the same for both.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from time import perf_counter
from types import TracebackType
from typing import Any, Final

from benchmarks import machine, page, tables

ROOT = machine.ROOT
CACHE = ROOT / ".cache" / "against"
TURN = Path(__file__).with_name("turn.py")

_SECONDS: Final = 0.2
"""About how long a turn takes."""

_OTHERS: Final = "hanabi"


class AgainstError(Exception):
    """Two versions can't be compared; says why in one line."""


class Version:
    """Something that can be measured.

    Args:
        name: what it is called in messages.
        root: the folder of its project.
        packages: for each engine the folder in which its package lies; None where it is installed.
    """

    def __init__(self, name: str, root: Path, packages: dict[str, Path | None]) -> None:
        self._name = name
        self._root = root
        self._packages = packages

    def start(self, engine: str, core: int) -> Measured:
        """Let it wait for its turns.

        Args:
            engine: which of its engines.
            core: the core on which it runs; -1 for any.

        Raises:
            AgainstError: it can't be measured, or reports another engine.
        """
        measure = self._root / "benchmarks" / "measure.py"
        command = (sys.executable, str(TURN), str(measure))
        kept = () if core < 0 else ("taskset", "--cpu-list", str(core))
        environment = machine.finding(self._packages[engine])
        started = Measured(self._name, (*kept, *command), environment)
        if started.engine != engine:
            started.close()
            raise AgainstError(f"the engine of {self._name} is {started.engine}, not {engine}")
        return started


class Measured:
    """A version that runs and waits for its turns.

    Attributes:
        engine: its engine.
        rows: the names of all that it can be asked for.
    """

    def __init__(self, name: str, command: tuple[str, ...], environment: dict[str, str]) -> None:
        self._name = name
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
        )
        self.engine: str
        self.rows: list[str]
        self.engine, self.rows = json.loads(self._read_line())

    def __enter__(self) -> Measured:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Let it end."""
        self._process.communicate()

    def seconds(self, row: str, loops: int) -> float:
        """How long one operation of a row takes, measured over a number of loops."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps([row, loops]) + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            raise self._ended() from None
        return float(self._read_line())

    def _read_line(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise self._ended()
        return line

    def _ended(self) -> AgainstError:
        self.close()
        return AgainstError(f"{self._name} can't be measured; what it said stands above")


def earlier(commit: str) -> Version:
    """An earlier version, checked out from the history and compiled if that hasn't been done.

    Raises:
        AgainstError: it can't be compiled the way this one is.
    """
    folder = CACHE / f"{commit}-{sys.implementation.cache_tag}"
    if not folder.is_dir():
        print(f"compiling the engine of {commit} takes a while", file=sys.stderr)
        new = Path(f"{folder}.new")
        shutil.rmtree(new, ignore_errors=True)
        try:
            _unpack(commit, new)
            _compile(new)
        except subprocess.CalledProcessError as error:
            raise AgainstError(
                f"{commit} can't be compiled as versions are from 2026-11-21 on"
            ) from error
        new.rename(folder)
    packages: dict[str, Path | None] = {
        "compiled": folder / "compiled",
        "interpreted": folder / "src",
    }
    return Version(commit, folder, packages)


def _unpack(commit: str, into: Path) -> None:
    into.mkdir(parents=True)
    packed = subprocess.check_output(("git", "archive", commit), cwd=ROOT)
    subprocess.run(("tar", "--extract"), cwd=into, input=packed, check=True)


def _compile(project: Path) -> None:
    """Lay the package out once more, with its compiled modules among the sources."""
    shutil.copytree(project / "src", project / "compiled")
    uv = os.environ.get("UV", "uv")
    command = (
        *(uv, "run", "--quiet", "--no-project", "--python", sys.executable),
        *("--with-requirements", "requirements/build.txt"),
        *("python", "scripts/engine_build.py", "into", "made"),
    )
    subprocess.run(command, cwd=project, check=True, stdout=subprocess.DEVNULL)
    shutil.copytree(project / "made", project / "compiled", dirs_exist_ok=True)


def compare(before: Version, after: Version, turns: int, core: int) -> dict[str, dict[str, float]]:
    """Measure both in turns, with all engines.

    Args:
        before: the earlier version.
        after: the other one.
        turns: how many each gets for a row, two at least.
        core: the core on which they run; -1 for any.

    Returns:
        for each row what `quotients` tells.

    Raises:
        AgainstError: one of them can't be measured.
    """
    found: dict[str, dict[str, float]] = {}
    for engine in machine.ENGINES:
        with ExitStack() as stack:
            one = stack.enter_context(before.start(engine, core))
            other = stack.enter_context(after.start(engine, core))
            found |= quotients(one, other, turns)
    return found


def quotients(before: Measured, after: Measured, turns: int) -> dict[str, dict[str, float]]:
    """Measure in turns what two versions both have.

    Args:
        before: the earlier version.
        after: the other one.
        turns: how many each gets for a row, two at least.

    Returns:
        for each row the quotients of two turns that follow each other (after by before): their
        median and quartiles.
    """
    found: dict[str, dict[str, float]] = {}
    for row in before.rows:
        if row in after.rows and not row.startswith(_OTHERS):
            print(row, file=sys.stderr)
            loops = _loops(before, row)
            after.seconds(row, 1)  # warm up
            found[row] = tables.quartiles(
                [after.seconds(row, loops) / before.seconds(row, loops) for _ in range(turns)]
            )
    return found


def _loops(measured: Measured, row: str) -> int:
    """How many loops take a turn."""
    measured.seconds(row, 1)  # warm up
    loops = 1
    while True:
        began = perf_counter()
        measured.seconds(row, loops)
        taken = perf_counter() - began
        if taken > _SECONDS / 2:
            return loops
        loops *= 10 if taken < _SECONDS / 20 else 2


def _turns(text: str) -> int:
    if not text.isdecimal() or int(text) < 2:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of turns; two are the least")
    return int(text)


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure this version beside an earlier one.")
    parser.add_argument("commit", help="the earlier version")
    parser.add_argument("--turns", type=_turns, default=15, help="how many each gets for a row")
    asked = parser.parse_args()
    try:
        result = _measured(asked.commit, asked.turns)
    except AgainstError as error:
        print(f"bench-against: {error}", file=sys.stderr)
        return 1
    page.AGAINST.write_text(json.dumps(result, indent=2) + "\n")
    page.write_stored()
    print("\n".join(page.against_lines(result)))
    return 0


def _measured(commit: str, turns: int) -> dict[str, Any]:
    command = ("git", "rev-parse", "--short=12", "--verify", f"{commit}^{{commit}}")
    name = machine.first_line(*command)
    if not name:
        raise AgainstError(f"there is no commit {commit!r} here")
    load_before = machine.load()
    this = Version("this version", ROOT, {"compiled": None, "interpreted": ROOT / "src"})
    return {
        "date": machine.now(),
        **machine.commit(),
        "against": name,
        "machine": machine.machine(),
        "turns": turns,
        "times": compare(earlier(name), this, turns, machine.core_to_use()),
        "load": [load_before, machine.load()],
    }


if __name__ == "__main__":
    sys.exit(main())
