"""What a search says of the best move, in the games in which it counts how often a side wins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pitprop.core.wording.grading import graded
from pitprop.opponents.base import Reason

NOWHERE: Final = "0,0"
"""Where a move has no place: a sentence takes one, and that of such a move doesn't name it."""

_MANY: Final = 8
"""Less often nothing was tried “many times”, and what came of it is chance."""


def search_reasons(
    worlds: int,
    moves: int,
    best: int,
    second: int | None,
    rival: Mapping[str, str | int] | None = None,
) -> list[Reason]:
    """What it says; nothing of the chance to win where that is open, as it is in most turns.

    Args:
        worlds: in how many worlds the best move was tried.
        moves: how many moves were tried.
        best: how often it won, in percent.
        second: how often the next one did; None where there is none.
        rival: the next one as a sentence names it, where one can; told if it is about as good.
    """
    if worlds < _MANY:
        return []
    found = []
    if graded({"percent": best})["chance"] != "open":
        found.append(Reason("looked-ahead", {"worlds": worlds, "percent": best}))
    if second is not None:
        found.append(_compared(moves, best - second, rival))
    return found


def _compared(moves: int, ahead: int, rival: Mapping[str, str | int] | None) -> Reason:
    if rival is not None and graded({"ahead": ahead})["margin"] == "hair":
        return Reason("as-good", {**rival, "ahead": ahead})
    return Reason("better-than-next", {"moves": moves, "ahead": ahead})
