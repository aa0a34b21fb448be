"""`easy` of Sabotage: errs like a beginner, who builds the obvious and sabotages late."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec

from pitprop.core.chance import RandomStream
from pitprop.core.claims import Claim
from pitprop.games.sabotage.knowledge.view import View
from pitprop.games.sabotage.moves import decode
from pitprop.games.sabotage.rules.move_codes import DISCARD, OTHER, kind_of, roof_of
from pitprop.opponents.base import Choice, Heard
from pitprop.opponents.choosing import check_decides, explained
from pitprop.opponents.drawing import softmax
from pitprop.opponents.levels import Level
from pitprop.opponents.sabotage.characters import leaning
from pitprop.opponents.sabotage.manners import spoken
from pitprop.opponents.sabotage.move_reasons import changes
from pitprop.opponents.sabotage.own_work import without_undoing
from pitprop.opponents.sabotage.situation import Situation
from pitprop.opponents.sabotage.weighing import weigh_all

_A_THREAT: Final = 4
"""It looks at the other roof only when the system there is worth this much."""

# How freely it chooses between moves with similar scores, and how much worse than the best one may
# be, in points.
_TEMPERATURE: Final = 0.4
_WITHIN: Final = 1.0


class Easy:
    """Builds on its own roof, and is late to see what others do on theirs.

    Args:
        character: what it likes to do; nothing for no liking.
    """

    name: Final = "easy"

    def __init__(self, character: str = "") -> None:
        self._character = character

    def talk(self, view: View, *, seed: str, heard: Sequence[Heard] = ()) -> Claim | None:
        """See `Talker.talk`."""
        return spoken(view, heard, RandomStream(seed, "talk"))

    def choose(self, view: View, *, seed: str, heard: Sequence[Heard] = ()) -> Choice:
        """See `Talker.choose`; what was said changes nothing."""
        codes = [int(code) for code in without_undoing(view, view.codes())]
        check_decides(view, codes)
        at = Situation(view)
        candidates = [
            each
            for each in weigh_all(at, codes)
            if at.other.worth >= _A_THREAT or not _is_about_others(each.code)
        ]
        scores = [each.score + leaning(self._character, each.code) for each in candidates]
        draw = RandomStream(seed, "easy")
        chosen = candidates[softmax(vec[float](scores), _TEMPERATURE, _WITHIN, draw)]
        reasons = explained((*changes(view, chosen.code), *chosen.reasons))
        return Choice(decode(chosen.code), reasons)


def _is_about_others(code: int) -> bool:
    """Whether a card is laid on the other roof, or takes something off it."""
    return kind_of(code) < DISCARD and roof_of(code) == OTHER


OPPONENT: Final = Level("easy", Easy)
