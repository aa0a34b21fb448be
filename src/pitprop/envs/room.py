"""Whether a machine has room for a number of games at once."""

from __future__ import annotations

import os
from typing import Final

from pitprop.core.errors import PitpropError

_STATE_BYTES: Final = 8192
"""About how much memory a game takes besides its rows in the arrays."""

_GIGABYTE: Final = 2**30


def check_room(games: int, row: int) -> None:
    """Check that games and their arrays fit in this machine's memory.

    Args:
        games: how many games.
        row: how many bytes each of them has in the arrays.

    Raises:
        PitpropError: they don't.
    """
    room = _memory()
    most = room // (row + _STATE_BYTES)
    if room and games > most:
        raise PitpropError(
            f"this machine has {room / _GIGABYTE:.0f} GB of memory, which is room for {most} games"
            f" at once, not for {games}"
        )


def _memory() -> int:
    """The bytes of memory that this machine has; 0 where it doesn't say."""
    try:
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (AttributeError, OSError, ValueError):  # on Windows, and where it isn't known
        return 0
