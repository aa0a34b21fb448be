"""Work for other processes, which end in the middle of it."""

from __future__ import annotations

import os
import signal
from pathlib import Path


def square(folder: str, number: int) -> int:
    """The square of a number; whoever gets the third one first is killed."""
    mark = Path(folder) / "killed"
    if number == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def never(number: int) -> int:
    """Nobody comes back from this."""
    os.kill(os.getpid(), signal.SIGKILL)
    return number
