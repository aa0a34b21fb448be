"""`standard`: plays The Dark Cave by rules of thumb, from its view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pitprop.core.chance import RandomStream
from pitprop.core.claims import Claim
from pitprop.core.errors import PitpropError
from pitprop.games.dark_cave.knowledge.view import View
from pitprop.games.dark_cave.moves import MOVES
from pitprop.games.dark_cave.rules.table import CARD, MOVING
from pitprop.opponents.base import Choice, Heard
from pitprop.opponents.dark_cave.answering import weigh_answer
from pitprop.opponents.dark_cave.candidate import Candidate
from pitprop.opponents.dark_cave.cards_play import CardPlay
from pitprop.opponents.dark_cave.situation import Situation
from pitprop.opponents.dark_cave.speaking import spoken
from pitprop.opponents.dark_cave.walking import Walking

_AS_GOOD: Final = 0.0005
"""Scores that differ by less than this are as good."""


class Standard:
    """Builds toward the exit, walks there, and hinders those who work for the other clan."""

    name: Final = "standard"

    def choose(self, view: View, *, seed: str, heard: Sequence[Heard] = ()) -> Choice:
        """See `Talker.choose`."""
        codes = [int(code) for code in view.codes()]
        if not codes:
            raise PitpropError(f"seat {view.seat + 1} has nothing to decide now")
        candidates = _weigh_all(Situation(view, heard), codes)
        best = max(candidate.score for candidate in candidates)
        as_good = [each for each in candidates if each.score > best - _AS_GOOD]
        chosen = as_good[RandomStream(seed, "standard").below(len(as_good))]
        reasons = sorted(chosen.reasons, key=lambda reason: -abs(reason.weight))
        return Choice(MOVES.decode(chosen.code, view.table), tuple(reasons))

    def talk(self, view: View, *, seed: str, heard: Sequence[Heard] = ()) -> Claim | None:
        """See `Talker.talk`."""
        return spoken(view, heard, RandomStream(seed, "standard talks"))


def _weigh_all(at: Situation, codes: list[int]) -> list[Candidate]:
    phase = at.view.table.phase
    if phase == CARD:
        cards = CardPlay(at, codes)
        return [cards.weigh(code) for code in codes]
    if phase == MOVING:
        walking = Walking(at)
        return [walking.weigh(code) for code in codes]
    return [weigh_answer(at, code) for code in codes]


OPPONENT: Final = Standard()
