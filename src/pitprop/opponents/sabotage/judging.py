"""What a decision in Sabotage has cost: chances to win the match."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.games.sabotage.knowledge.view import View
from pitprop.games.sabotage.moves import decode
from pitprop.opponents.comparing import Comparison, compared
from pitprop.opponents.contrast import contrast
from pitprop.opponents.halving import stages_of
from pitprop.opponents.judgement import How, Judgement, judgement
from pitprop.opponents.sabotage.move_reasons import reasons_for
from pitprop.opponents.sabotage.search.lookahead import Search, Tried
from pitprop.opponents.sabotage.search.match_equity import WHOLE

SIFT: Final = stages_of((100, 12), (24, 36), (6, 72))
"""How many moves are tried in how many worlds to find the best one."""

CONFIRM: Final = stages_of((2, 60), (2, 120), (2, 300))
"""In how many further worlds the best one is compared with the move that was made."""

_LEAST: Final = 0.02
"""The smallest difference by which a decision has cost something, as a share of the match."""


def judge_by_search(
    view: View, codes: vec[i64], made: int, begin: Callable[[str], Search]
) -> Judgement | None:
    """A move beside the best of the others, as far as one can look ahead.

    Args:
        view: what the player knew.
        codes: the moves that are worth looking at, and the one that was made.
        made: the code of the move that was made.
        begin: begins to look ahead, with worlds of their own for each name.
    """
    sift, confirm = begin("sift"), begin("confirm")
    move = list(codes).index(made)
    found = compared(move, sift.at_first_sight(), (sift, SIFT), (confirm, CONFIRM), _LEAST)
    return _judgement(view, codes, made, found, "played")


def judge_by_calculation(view: View, calculated: Tried, made: int) -> Judgement | None:
    """The same where all moves have been calculated to the end.

    Args:
        view: what the player knew.
        calculated: what comes of each move.
        made: the code of the move that was made.
    """
    codes = calculated.codes
    move = list(codes).index(made)
    best = max(range(len(codes)), key=calculated.mean)
    won, would = calculated.mean(move) / WHOLE, calculated.mean(best) / WHOLE
    if would - won < _LEAST:
        return None
    return _judgement(view, codes, made, Comparison(best, won, would, 0, 0.0, True), "calculated")


def _judgement(
    view: View, codes: vec[i64], made: int, found: Comparison | None, how: How
) -> Judgement | None:
    if found is None:
        return None
    best = codes[found.rival]
    difference = contrast(reasons_for(view, best), reasons_for(view, made))
    judged = judgement(decode(best), "match", found, difference, how)
    return replace(judged, made=_share(found.made), best=_share(found.best))


def _share(equity: float) -> float:
    """Clipped: points count a little besides the match (`match_equity`) and may take it past 1."""
    return min(1.0, max(0.0, equity))
