"""Runs a script with the compiled and with the interpreted engine, in processes of their own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from pitprop.opponents.effort import EFFORT

ROOT = Path(__file__).resolve().parent.parent.parent


def run_both(script: str, *arguments: object) -> tuple[list[str], list[str]]:
    """What a script of this folder tells compiled and interpreted, after it has named the mode."""
    modes = ("compiled", "interpreted")
    processes = [_start(mode, script, *arguments) for mode in modes]
    compiled, interpreted = map(_printed, processes, modes)
    return compiled, interpreted


def _start(mode: str, script: str, *arguments: object) -> subprocess.Popen[str]:
    """Starts it with the engine of the wheel, or with the sources of this checkout."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    environment[EFFORT] = "1"  # interpreted, many worlds take seconds
    if mode == "interpreted":
        environment["PYTHONPATH"] = str(ROOT / "src")
    return subprocess.Popen(
        (sys.executable, str(Path(__file__).with_name(script)), *map(str, arguments)),
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def _printed(process: subprocess.Popen[str], mode: str) -> list[str]:
    output, errors = process.communicate()
    assert process.returncode == 0, errors
    found, *lines = output.splitlines()
    assert found == mode
    return lines
