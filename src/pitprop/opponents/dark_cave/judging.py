"""What a decision in The Dark Cave has cost: chances to win, or gold that could be expected."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from pitprop.games.dark_cave.knowledge.view import View
from pitprop.games.dark_cave.moves import MOVES
from pitprop.opponents.candidate import Candidate
from pitprop.opponents.choosing import weightiest_first
from pitprop.opponents.comparing import compared
from pitprop.opponents.contrast import Contrast, contrast
from pitprop.opponents.dark_cave.search.lookahead import Search
from pitprop.opponents.halving import stages_of
from pitprop.opponents.judgement import Judgement, judgement

SIFT: Final = stages_of((6, 10), (3, 20))
"""How many moves are tried in how many worlds to find the best one."""

CONFIRM: Final = stages_of((2, 24), (2, 48), (2, 72))
"""In how many further worlds the best one is compared with the move that was made."""

_LEAST: Final = 0.04
"""The smallest difference by which a decision has cost something, as a share of the game."""

_LEAST_GOLD: Final = 0.2
"""The same in expected gold carried out: anything less is as good, by rules of thumb."""

_GOLD: Final = 0.2
"""What a piece of gold counts, compared with a game won."""


def judge_by_search(
    view: View, candidates: Mapping[int, Candidate], made: int, begin: Callable[[str], Search]
) -> Judgement | None:
    """A move beside the best of the others, as far as one can look ahead.

    Args:
        view: what the player knew.
        candidates: the moves that are worth looking at, and the one that was made, all weighed.
        made: the code of the move that was made.
        begin: begins to look ahead, with worlds of their own for each name.
    """
    rivals = sorted(candidates, key=lambda code: -candidates[code].score)
    found = compared(made, rivals, (begin("sift"), SIFT), (begin("confirm"), CONFIRM), _LEAST)
    if found is None:
        return None
    better = MOVES.decode(found.rival, view.table)
    return judgement(better, "game", found, _contrast(candidates[found.rival], candidates[made]))


def judge_candidates(view: View, candidates: Sequence[Candidate], made: int) -> Judgement | None:
    """The same at first sight, in gold.

    Args:
        view: what the player knew.
        candidates: all its moves, weighed.
        made: the code of the move that was made.
    """
    own = next(each for each in candidates if each.code == made)
    best = max(candidates, key=lambda each: each.score)
    lost = best.score - own.score
    if lost < _LEAST_GOLD:
        return None
    return Judgement(
        MOVES.decode(best.code, view.table),
        "gold",
        own.score,
        best.score,
        lost * _GOLD,
        *_contrast(best, own),
    )


def _contrast(better: Candidate, made: Candidate) -> Contrast:
    """What distinguishes two moves."""
    return contrast(weightiest_first(better.reasons), weightiest_first(made.reasons))
