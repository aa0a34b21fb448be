"""Versions that are measured in turns: what is compared, and what can't be."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.against import AgainstError, Measured, Version, quotients
from pitprop import engine_mode

# It takes longer the more loops there are, and tells a time of its own, but for the first time.
_MEASURE = """
asked = 0

def timed(loops, each):
    global asked
    asked += 1
    for _ in range(loops):
        sum(range(100))
    return loops * each if asked > 1 else loops

def benchmarks():
    return [{rows}]
"""


def version(folder: Path, **seconds: float) -> Version:
    """A project whose rows take so many seconds a thing, ten things in a loop."""
    rows = ", ".join(f"({name!r}, 10, timed, ({10 * each},))" for name, each in seconds.items())
    (folder / "benchmarks").mkdir(parents=True)
    (folder / "benchmarks" / "measure.py").write_text(_MEASURE.replace("{rows}", rows))
    return Version(folder.name, folder, {engine_mode(): None, other_engine(): None})


def other_engine() -> str:
    return "interpreted" if engine_mode() == "compiled" else "compiled"


def started(version: Version) -> Measured:
    return version.start(engine_mode(), -1)


def test_what_both_have_is_compared_once_it_has_been_asked_for_before(tmp_path: Path) -> None:
    before = version(tmp_path / "before", hanabi=1, copies=2, gone=3, steps=4)
    after = version(tmp_path / "after", steps=6, hanabi=5, copies=1, added=7)
    with started(before) as one, started(after) as other:
        found = quotients(one, other, 3)
    assert found == {
        "copies": {"low": 0.5, "median": 0.5, "high": 0.5},
        "steps": {"low": 1.5, "median": 1.5, "high": 1.5},
    }


def test_an_engine_that_was_not_asked_for_is_refused(tmp_path: Path) -> None:
    message = f"the engine of before is {engine_mode()}, not {other_engine()}"
    with pytest.raises(AgainstError, match=message):
        version(tmp_path / "before", steps=1).start(other_engine(), -1)


def test_a_version_that_cannot_be_measured_is_named(tmp_path: Path) -> None:
    broken = version(tmp_path / "before", steps=1)
    (tmp_path / "before" / "benchmarks" / "measure.py").write_text("rows = []")
    with pytest.raises(AgainstError, match="before can't be measured"):
        started(broken)


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        (("no-such-commit",), "there is no commit 'no-such-commit' here"),
        (("HEAD", "--turns", "1"), "'1' is not a number of turns; two are the least"),
    ],
)
def test_a_wrong_wish_gets_one_line(root: Path, asked: tuple[str, ...], message: str) -> None:
    command = (sys.executable, "-m", "benchmarks.against", *asked)
    ran = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    assert ran.returncode != 0
    assert message in ran.stderr.splitlines()[-1]
