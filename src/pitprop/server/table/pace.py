"""How long an opponent takes, which gives away nothing of what it knows or how it decided."""

from __future__ import annotations

import hashlib
import math
from typing import Final

ANSWER: Final = 150
"""The most milliseconds that an answer takes, at any pace: it interrupts somebody's turn."""

LOOK: Final = 5000
"""The milliseconds in which people look at a role and a hand that were dealt."""

_AFTER_DEAL: Final = 5
"""How many moves' time the first move after a deal takes, though at most `LOOK` for that."""


def after_deal(pace: int) -> int:
    """About how many milliseconds the first move after a deal takes.

    Args:
        pace: how many other moves take.
    """
    return max(pace, min(LOOK, _AFTER_DEAL * pace))


def pause(
    table: str, number: int, pace: int, thought: float, *, is_response: bool = False
) -> float:
    """How many seconds longer an opponent waits before its move is made.

    The time from the previous change to the move is the pace, up to a quarter more or less by a
    hash of what everybody knows; if thinking took longer it is a multiple of that.

    Args:
        table: the table.
        number: the number of the next entry.
        pace: about how many milliseconds a move should take; 0 for none.
        thought: how many seconds it has thought.
        is_response: whether it is answering somebody, which it does at once.
    """
    if is_response:
        pace = min(pace, ANSWER)
    if pace == 0:
        return 0.0
    share = int.from_bytes(hashlib.sha256(f"{table} {number}".encode()).digest()[:4], "big") / 2**32
    step = pace / 1000 * (0.75 + share / 2)
    return max(1, math.ceil(thought / step)) * step - thought
