"""What a decision in The Dark Cave has cost: gold that its player could expect to carry out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pitprop.games.dark_cave.knowledge.view import View
from pitprop.games.dark_cave.moves import MOVES
from pitprop.opponents.base import Reason
from pitprop.opponents.dark_cave.candidate import Candidate
from pitprop.opponents.judgement import Judgement, speaking_against

_EXCUSES: Final = frozenset({"passed", "draws"})
"""What is said of any move that spends a card."""

_LEAST: Final = 0.2
"""From which difference on a decision has cost something: less is as good, by rules of thumb."""


def judge_candidates(view: View, candidates: Sequence[Candidate], made: int) -> Judgement | None:
    """Whether another move would have been clearly better.

    Args:
        view: what the player knew.
        candidates: all its moves, weighed.
        made: the code of the move that was made.
    """
    own = next(each for each in candidates if each.code == made)
    best = max(candidates, key=lambda each: each.score)
    lost = best.score - own.score
    if lost < _LEAST:
        return None
    return Judgement(
        better=MOVES.decode(best.code, view.table),
        unit="gold",
        made=own.score,
        best=best.score,
        cost=lost,
        reasons=_weightiest_first(best),
        against=speaking_against(_weightiest_first(own), _EXCUSES),
    )


def _weightiest_first(candidate: Candidate) -> tuple[Reason, ...]:
    return tuple(sorted(candidate.reasons, key=lambda reason: -abs(reason.weight)))
