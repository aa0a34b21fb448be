"""Where the time of a playout goes, by engine function, as sampled by Linux's `perf`."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

GAMES = 20_000
SHOWN = 15
LINE = re.compile(r"\s*(\d+\.\d+)%\s+(\S+)\s+\[[.k]\]\s+(\S+)")

CODE = f"""
from pitprop.core.chance import FastRandom
from pitprop.games.saboteur.game import GAME
from pitprop.core.playouts.playout import playouts
playouts(GAME.start(5, seed="profile"), {GAMES}, FastRandom(1))
"""


def profile(core: int) -> list[dict[str, str | float]]:
    """The functions that take most of it, in descending order; none where there is no `perf`."""
    if shutil.which("perf") is None:
        return []
    pinned = ("taskset", "-c", str(core)) if core >= 0 and shutil.which("taskset") else ()
    with tempfile.TemporaryDirectory() as folder:
        data = str(Path(folder) / "perf.data")
        played = (*pinned, sys.executable, "-c", CODE)
        recorded = subprocess.run(
            ("perf", "record", "--quiet", "-F", "1999", "-o", data, *played),
            capture_output=True,
            check=False,
        )
        if recorded.returncode:
            return []
        report = subprocess.run(
            ("perf", "report", "--stdio", "-i", data, "--sort", "dso,symbol"),
            capture_output=True,
            text=True,
            check=False,
        )
    return [
        {"share": float(share), "function": function_name(symbol, library)}
        for share, library, symbol in LINE.findall(report.stdout)[:SHOWN]
    ]


def function_name(symbol: str, library: str) -> str:
    """A function of the engine by its name in Python; others by their C name and library."""
    if symbol.startswith("CPyDef_"):
        return ".".join(symbol.removeprefix("CPyDef_").split("___"))
    return f"{symbol} ({library.partition('.')[0]})"
