"""`easy` of Sabotage: errs like a beginner, who builds the obvious and sabotages late."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec

from pitprop.core.chance import RandomStream
from pitprop.games.sabotage.rules.move_codes import DISCARD, OTHER, kind_of, roof_of
from pitprop.opponents.candidate import Candidate
from pitprop.opponents.drawing import softmax
from pitprop.opponents.levels import Level
from pitprop.opponents.sabotage.player import ByRulesOfThumb
from pitprop.opponents.sabotage.situation import Situation

_A_THREAT: Final = 4
"""It looks at the other roof only when the system there is worth this much."""

# How freely it chooses between moves with similar scores, and how much worse than the best one may
# be, in points.
_TEMPERATURE: Final = 0.4
_WITHIN: Final = 1.0


class Easy(ByRulesOfThumb):
    """Builds on its own roof, and is late to see what others do on theirs."""

    name: Final = "easy"

    def noticed(self, situation: Situation, candidates: list[Candidate]) -> list[Candidate]:
        """See `ByRulesOfThumb.noticed`."""
        if situation.other.worth >= _A_THREAT:
            return candidates
        return [each for each in candidates if not _is_about_others(each.code)]

    def pick(self, scores: Sequence[float], draw: RandomStream) -> int:
        """See `ByRulesOfThumb.pick`."""
        return softmax(vec[float](scores), _TEMPERATURE, _WITHIN, draw)


def _is_about_others(code: int) -> bool:
    """Whether a card is laid on the other roof, or takes something off it."""
    return kind_of(code) < DISCARD and roof_of(code) == OTHER


OPPONENT: Final = Level("easy", Easy)
