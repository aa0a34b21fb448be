"""`make bench-against`: measures this version beside an earlier one, in turns on the same machine.

    python -m benchmarks.against COMMIT [--rounds N]

Machines differ from day to day by more than versions do, so two results of `make bench` can't be
compared. Here each round measures both versions, first one and then the other. Each is measured as
it measured itself; rows that only one of them has are left out.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

import pyperf

from benchmarks import machine, page
from benchmarks.run import ENGINES, core_to_use, run_pyperf
from pitprop import engine_mode

ROOT = machine.ROOT
CACHE = ROOT / ".cache" / "against"


class Version:
    """Something that can be measured.

    Args:
        root: the folder of its project.
        packages: for each engine the folder in which its package lies; None where it is installed.
    """

    def __init__(self, root: Path, packages: dict[str, Path | None]) -> None:
        self._root = root
        self._packages = packages

    def measure(self, engine: str, core: int, result: Path) -> None:
        """Measure it once, and add that to a file."""
        run_pyperf(self._root, self._packages[engine], core, result)


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


def compare(before: Version, after: Version, rounds: int, core: int) -> dict[str, dict[str, float]]:
    """Measure both in turns.

    Args:
        before: the earlier version.
        after: the other one.
        rounds: how often everything is measured.
        core: the core on which it runs.

    Returns:
        for each row the medians of both, in seconds, and the median, the least and the greatest of
        the rounds' quotients (after by before).
    """
    rows: dict[str, list[tuple[float, float]]] = {}
    folder = CACHE / "measured"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", file=sys.stderr)
        for engine in ENGINES:
            files = [folder / f"{name}-{engine}-{number}.json" for name in ("before", "after")]
            for version, file in zip((before, after), files, strict=True):
                version.measure(engine, core, file)
            one, other = (_medians(file) for file in files)
            for name in one.keys() & other.keys():
                rows.setdefault(name, []).append((one[name], other[name]))
    return {name: _row(values) for name, values in sorted(rows.items())}


def _medians(file: Path) -> dict[str, float]:
    suite = pyperf.BenchmarkSuite.load(str(file))
    return {each.get_name(): median(each.get_values()) for each in suite.get_benchmarks()}


def _row(values: list[tuple[float, float]]) -> dict[str, float]:
    quotients = [after / before for before, after in values]
    told = {
        "before": median(before for before, _ in values),
        "after": median(after for _, after in values),
        "quotient": median(quotients),
        "least": min(quotients),
        "greatest": max(quotients),
    }
    return {name: float(f"{value:.4g}") for name, value in told.items()}


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure this version beside an earlier one.")
    parser.add_argument("commit", help="the earlier version")
    parser.add_argument("--rounds", type=int, default=3, help="how often everything is measured")
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
        "rounds": asked.rounds,
        "times": compare(earlier(name), this, asked.rounds, core_to_use()),
        "load": [load_before, machine.load()],
    }
    page.AGAINST.write_text(json.dumps(result, indent=2) + "\n")
    page.write_stored()
    print("\n".join(page.against_lines(result)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
