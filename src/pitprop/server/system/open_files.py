"""How many files and connections this process may have open."""

from __future__ import annotations

import sys
from typing import Final

_WANTED_FILES: Final = 65_536


def raise_file_limit() -> int:
    """Let this process have as many files and connections open as it may; returns how many."""
    if sys.platform == "win32":
        return _WANTED_FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _WANTED_FILES if hard == resource.RLIM_INFINITY else min(hard, _WANTED_FILES)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return _WANTED_FILES if soft == resource.RLIM_INFINITY else soft
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted
