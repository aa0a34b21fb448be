"""What a search says of the best move, in the games in which it counts how often a side wins."""

from __future__ import annotations

from typing import Final

from pitprop.core.grading import graded
from pitprop.opponents.base import Reason

_MANY: Final = 8
"""Less often nothing was tried “many times”, and what came of it is chance."""


def search_reasons(worlds: int, moves: int, best: int, second: int | None) -> list[Reason]:
    """What it says; nothing of the chance to win where that is open, as it is in most turns.

    Args:
        worlds: in how many worlds the best move was tried.
        moves: how many moves were tried.
        best: how often it won, in percent.
        second: how often the next one did; None where there is none.
    """
    if worlds < _MANY:
        return []
    found = []
    if graded({"percent": best})["chance"] != "open":
        found.append(Reason("looked-ahead", {"worlds": worlds, "percent": best}))
    if second is not None:
        found.append(Reason("better-than-next", {"moves": moves, "ahead": best - second}))
    return found
