"""What is lost with a process is done again; where all are lost, one line says so."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from pitprop.core.errors import PitpropError
from pitprop.lab.cores import unordered_over_cores
from tests.experiments.vanishing import never, square


def test_a_process_that_dies_loses_nothing(tmp_path: Path) -> None:
    found = dict(unordered_over_cores(partial(square, str(tmp_path)), range(8), 2))
    assert found == {number: number * number for number in range(8)}
    assert (tmp_path / "killed").exists()


def test_processes_that_always_die_are_given_up() -> None:
    with pytest.raises(PitpropError, match="end again and again"):
        dict(unordered_over_cores(never, range(2), 2))


@pytest.mark.skipif(sys.platform == "win32", reason="needs groups of processes")
@pytest.mark.parametrize("spread", ["over_cores", "unordered_over_cores"])
def test_an_interrupt_while_processes_start_is_their_parents_business(spread: str) -> None:
    """Those that heard it lost what they were to be told, and their parent waited for ever."""
    script = Path(__file__).with_name("interrupted.py")
    ran = subprocess.run(
        [sys.executable, str(script), spread],
        capture_output=True,
        text=True,
        start_new_session=True,
    )
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "interrupted", "")


def test_tasks_are_asked_for_only_when_somebody_can_work_on_them() -> None:
    asked: list[int] = []

    def tasks() -> Iterator[int]:
        for number in range(100):
            asked.append(number)
            yield number

    results = unordered_over_cores(partial(square, "nowhere"), tasks(), 1)
    next(results)
    assert asked == [0]
