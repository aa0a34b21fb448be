"""`standard`: plays Sabotage by rules of thumb, from its view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pitprop.core.chance import RandomStream
from pitprop.core.claims import Claim
from pitprop.games.sabotage.knowledge.view import View
from pitprop.games.sabotage.moves import decode
from pitprop.opponents.base import Choice, Heard
from pitprop.opponents.choosing import check_decides, explained, one_of_the_best
from pitprop.opponents.sabotage.characters import leaning
from pitprop.opponents.sabotage.manners import spoken
from pitprop.opponents.sabotage.move_reasons import changes
from pitprop.opponents.sabotage.own_work import without_undoing
from pitprop.opponents.sabotage.situation import Situation
from pitprop.opponents.sabotage.weighing import weigh_all

_AS_GOOD: Final = 0.01
"""Scores that differ by less than this count as equal."""


class Standard:
    """Builds, disturbs, and closes in time.

    Args:
        character: what it likes to do; nothing for no liking.
    """

    name: Final = "standard"

    def __init__(self, character: str = "") -> None:
        self._character = character

    def talk(self, view: View, *, seed: str, heard: Sequence[Heard] = ()) -> Claim | None:
        """See `Talker.talk`."""
        return spoken(view, heard, RandomStream(seed, "talk"))

    def choose(self, view: View, *, seed: str, heard: Sequence[Heard] = ()) -> Choice:
        """See `Talker.choose`; what was said changes nothing."""
        codes = [int(code) for code in without_undoing(view, view.codes())]
        check_decides(view, codes)
        candidates = weigh_all(Situation(view), codes)
        scores = [each.score + leaning(self._character, each.code) for each in candidates]
        draw = RandomStream(seed, "standard")
        chosen = candidates[one_of_the_best(scores, _AS_GOOD, draw)]
        reasons = explained((*changes(view, chosen.code), *chosen.reasons))
        return Choice(decode(chosen.code), reasons)


OPPONENT: Final = Standard()
