"""What ends the process that works it out; it is imported there, and so imports little itself."""

from __future__ import annotations

import os
import signal
from pathlib import Path


def die() -> None:
    """End it as a loss of power would."""
    os.kill(os.getpid(), signal.SIGKILL)


def die_once(folder: Path) -> int:
    """The number of the process, unless it is the first."""
    if _is_first(folder):
        die()
    return os.getpid()


def hang_up_once(folder: Path) -> int:
    """The number of the process, unless it is the first, which closes its pipe and lives on."""
    if _is_first(folder):
        os.close(1)
        while True:
            signal.pause()
    return os.getpid()


def _is_first(folder: Path) -> bool:
    try:
        (folder / "here").mkdir()
    except FileExistsError:
        return False
    return True
