"""What becomes of a command that is asked to end by SIGTERM."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

TERMINATED: Final = 128 + signal.SIGTERM
"""The exit status, as a shell tells it."""


@contextmanager
def ended_in_order() -> Iterator[None]:
    """Let SIGTERM unwind a command as Ctrl+C does, so that nothing that it started is left behind.

    A server, which has more to do then, puts a handler of its own in place of this one.
    """
    is_main = threading.current_thread() is threading.main_thread()
    if not is_main or signal.getsignal(signal.SIGTERM) is not signal.SIG_DFL:
        yield
        return
    signal.signal(signal.SIGTERM, _end)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)


def _end(_number: int, _frame: FrameType | None) -> None:
    raise SystemExit(TERMINATED)
