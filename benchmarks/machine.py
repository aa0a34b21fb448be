"""Which machine and which version a measurement was made on."""

from __future__ import annotations

import os
import platform
import subprocess
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

ENGINES = ("compiled", "interpreted")


def machine() -> dict[str, str | int]:
    """The machine, without its name."""
    return {
        "processor": _processor(),
        "cores": len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 1,
        "system": f"{platform.system()} {platform.release()} {platform.machine()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "compiler": first_line("cc", "--version"),
    }


def commit() -> dict[str, str | bool]:
    """The commit that was measured, and whether files of the package differed from it."""
    return {
        "commit": first_line("git", "rev-parse", "--short=12", "HEAD"),
        "changed": bool(first_line("git", "status", "--porcelain", "--", "src")),
    }


def core_to_use() -> int:
    """The last core that this process may use, or -1 where processes can't be kept on one."""
    return max(os.sched_getaffinity(0)) if hasattr(os, "sched_setaffinity") else -1


def finding(package: Path | None) -> dict[str, str]:
    """The environment of a process that finds the package in a folder, else what is installed."""
    found = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return found if package is None else found | {"PYTHONPATH": str(package)}


def now() -> str:
    """The time, to the minute."""
    return datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC")


def load() -> float:
    """The load average over the last minute."""
    return round(os.getloadavg()[0], 1)


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor() or "unknown"
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def first_line(*command: str) -> str:
    """The first line that a command prints; empty where it fails."""
    try:
        ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return ran.stdout.partition("\n")[0].strip()
