"""`make bench-against`: measures this version beside an earlier one, in turns on the same machine.

    python -m benchmarks.against COMMIT [--turns N]

Machines differ from day to day, and from one minute to the next, by more than versions do, so two
results of `make bench` can't be compared. Here both versions run at the same time and are asked in
turns, for a part of a second each. Each is measured as it measured itself; rows that only one of
them has are left out.
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
from statistics import quantiles
from time import perf_counter
from types import TracebackType
from typing import Any, Final

from benchmarks import machine, page
from benchmarks.run import ENGINES, core_to_use
from pitprop import engine_mode

ROOT = machine.ROOT
CACHE = ROOT / ".cache" / "against"
TURN = Path(__file__).with_name("turn.py")

_SECONDS: Final = 0.2
"""How long a turn takes, about."""


class Version:
    """Something that can be measured.

    Args:
        root: the folder of its project.
        packages: for each engine the folder in which its package lies; None where it is installed.
    """

    def __init__(self, root: Path, packages: dict[str, Path | None]) -> None:
        self._root = root
        self._packages = packages

    def start(self, engine: str, core: int) -> Measured:
        """Let it wait for its turns.

        Args:
            engine: which of its engines.
            core: the core on which it runs; -1 for any.
        """
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        package = self._packages[engine]
        if package is not None:  # found before what is installed
            environment["PYTHONPATH"] = str(package)
        command = (sys.executable, str(TURN), str(self._root / "benchmarks" / "measure.py"))
        kept = () if core < 0 else ("taskset", "--cpu-list", str(core))
        return Measured((*kept, *command), environment)


class Measured:
    """A version that runs and waits for its turns.

    Attributes:
        rows: the names of all that it can be asked for.
    """

    def __init__(self, command: tuple[str, ...], environment: dict[str, str]) -> None:
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
        )
        self.rows: list[str] = json.loads(self._told())

    def __enter__(self) -> Measured:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._process.communicate()

    def seconds(self, row: str, loops: int) -> float:
        """How long a thing of a row takes, in so many loops."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps([row, loops]) + "\n")
        self._process.stdin.flush()
        return float(self._told())

    def _told(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise ChildProcessError("a version that was measured has ended; what it said is above")
        return line


def earlier(commit: str) -> Version:
    """An earlier version, brought from the history and compiled if that hasn't been done."""
    folder = CACHE / commit
    if not folder.is_dir():
        print(f"compiling the engine of {commit} takes a while", file=sys.stderr)
        shutil.rmtree(f"{folder}.new", ignore_errors=True)
        new = Path(f"{folder}.new")
        _unpack(commit, new)
        _compile(new)
        new.rename(folder)
    return Version(folder, {"compiled": folder / "compiled", "interpreted": folder / "src"})


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
    """Measure both in turns.

    Args:
        before: the earlier version.
        after: the other one.
        turns: how many each gets for a row.
        core: the core on which they run; -1 for any.

    Returns:
        for each row the quotients of two turns that follow each other (after by before): their
        median and quartiles.
    """
    found: dict[str, dict[str, float]] = {}
    for engine in ENGINES:
        with ExitStack() as stack:
            one, other = (
                stack.enter_context(version.start(engine, core)) for version in (before, after)
            )
            for row in one.rows:
                if row in other.rows and not row.startswith("hanabi"):
                    print(row, file=sys.stderr)
                    found[row] = _summary(_quotients(one, other, row, turns))
    return found


def _quotients(before: Measured, after: Measured, row: str, turns: int) -> list[float]:
    loops = _loops(before, row)
    after.seconds(row, loops)  # what is made at first is made
    return [after.seconds(row, loops) / before.seconds(row, loops) for _ in range(turns)]


def _loops(measured: Measured, row: str) -> int:
    """How many loops take a turn."""
    loops = 1
    while True:
        began = perf_counter()
        measured.seconds(row, loops)
        taken = perf_counter() - began
        if taken > _SECONDS / 2:
            return loops
        loops *= 10 if taken < _SECONDS / 20 else 2


def _summary(quotients: list[float]) -> dict[str, float]:
    low, median, high = quantiles(quotients, n=4, method="inclusive")
    parts = {"low": low, "median": median, "high": high}
    return {name: float(f"{value:.4g}") for name, value in parts.items()}


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure this version beside an earlier one.")
    parser.add_argument("commit", help="the earlier version")
    parser.add_argument("--turns", type=int, default=15, help="how many each gets for a row")
    asked = parser.parse_args()
    if engine_mode() != "compiled":
        print("bench-against: the engine is not compiled here", file=sys.stderr)
        return 1
    name = machine.first_line(
        "git", "rev-parse", "--short=12", "--verify", f"{asked.commit}^{{commit}}"
    )
    if not name:
        print(f"bench-against: there is no commit {asked.commit!r} here", file=sys.stderr)
        return 1
    load_before = machine.load()
    this = Version(ROOT, {"compiled": None, "interpreted": ROOT / "src"})
    result: dict[str, Any] = {
        "date": machine.now(),
        **machine.commit(),
        "against": name,
        "machine": machine.machine(),
        "turns": asked.turns,
        "times": compare(earlier(name), this, asked.turns, core_to_use()),
        "load": [load_before, machine.load()],
    }
    page.AGAINST.write_text(json.dumps(result, indent=2) + "\n")
    page.write_stored()
    print("\n".join(page.against_lines(result)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
