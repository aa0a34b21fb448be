"""What a server with one process does with SIGHUP."""

from __future__ import annotations

import logging
import os
import signal
from types import FrameType
from typing import Final

_TERMINAL: Final = "/dev/tty"

logger = logging.getLogger(__name__)


def heed_hangups() -> None:
    """End in order when the terminal is closed that the server was started at.

    Where there is none, SIGHUP is somebody's wish that the process be replaced without anybody
    noticing. One process alone can't do that; it says so and goes on. Who has said that it's to be
    ignored, as nohup does, gets that.
    """
    if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) != signal.SIG_IGN:
        signal.signal(signal.SIGHUP, _end if _has_terminal() else _go_on)


def _has_terminal() -> bool:
    try:
        os.close(os.open(_TERMINAL, os.O_RDONLY | os.O_NOCTTY))
    except OSError:
        return False
    return True


def _end(_number: int, _frame: FrameType | None) -> None:
    signal.raise_signal(signal.SIGTERM)


def _go_on(_number: int, _frame: FrameType | None) -> None:
    logger.warning(
        "SIGHUP: a server with one process can't be replaced while it runs, and goes on as it is;"
        " start it with --workers 2 on PostgreSQL, or restart it"
    )
