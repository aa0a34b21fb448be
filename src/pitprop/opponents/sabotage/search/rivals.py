"""What else there was to do, and how it compares with the move that was made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pitprop.games.sabotage.knowledge.view import View
from pitprop.games.sabotage.rules.move_codes import ANSWER, kind_of
from pitprop.opponents.base import Reason
from pitprop.opponents.sabotage.naming import kind_named, named
from pitprop.opponents.sabotage.search.lookahead import Tried
from pitprop.opponents.sabotage.search.match_equity import WHOLE

_AS_GOOD: Final = 2
"""Below this a difference is told as none (see `core.wording.grading`)."""


def compared(view: View, tried: Tried, best: Sequence[int]) -> list[Reason]:
    """How the best move compares with the next one, and with what is of another kind.

    Args:
        view: what the player knows.
        tried: what came of each move.
        best: the moves, the best one first.
    """
    if len(best) < 2:
        return []
    ahead = _ahead(view, tried, best[0], best[1])
    code, next_code = tried.codes[best[0]], tried.codes[best[1]]
    lead = Reason("better-than-next", {"moves": len(tried.codes), "ahead": ahead})
    if kind_of(code) == ANSWER:
        return [lead]
    instead = kind_named(next_code)
    if ahead < _AS_GOOD:
        found = [Reason("as-good", {**named(next_code), "ahead": ahead})]
    else:
        found = [lead, Reason("next-best", named(next_code))]
    if instead == kind_named(code):
        found += _of_another_kind(view, tried, best)
    return found


def _of_another_kind(view: View, tried: Tried, best: Sequence[int]) -> list[Reason]:
    """That the best move of another kind, which comes later, brings less; if it does."""
    kind = kind_named(tried.codes[best[0]])
    for at in best[2:]:
        code = tried.codes[at]
        if kind_named(code) == kind:
            continue
        was_dropped = tried.worlds[at] < tried.worlds[best[0]]
        if not was_dropped and _ahead(view, tried, best[0], at) < _AS_GOOD:
            return [Reason("as-good", {**named(code), "ahead": 0})]
        return [Reason("brings-less", {"instead": kind_named(code)})]
    return []


def _ahead(view: View, tried: Tried, best: int, other: int) -> int:
    """By how much a move is ahead of another, in percent of one of the games that are left.

    In a match of several games a single move seldom counts much.
    """
    games = int(view.table.games_left()) + 1
    return max(0, round(100 * games * (tried.mean(best) - tried.mean(other)) / WHOLE))
