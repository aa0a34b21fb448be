"""`standard`: plays Sabotage by rules of thumb, from its view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pitprop.core.chance import RandomStream
from pitprop.core.claims import Claim
from pitprop.core.errors import PitpropError
from pitprop.games.sabotage.knowledge.view import View
from pitprop.games.sabotage.moves import decode
from pitprop.games.sabotage.rules.move_codes import ANSWER, CLOSE, card_of, kind_of
from pitprop.opponents.base import Choice, Heard
from pitprop.opponents.sabotage.candidate import Candidate
from pitprop.opponents.sabotage.closing import weigh_answer, weigh_closing
from pitprop.opponents.sabotage.manners import spoken
from pitprop.opponents.sabotage.own_work import without_undoing
from pitprop.opponents.sabotage.playing import weigh_card
from pitprop.opponents.sabotage.situation import Situation

_AS_GOOD: Final = 0.01
"""Scores that differ by less than this are as good."""


class Standard:
    """Builds, disturbs, and closes in time."""

    name: Final = "standard"

    def talk(self, view: View, *, seed: str, heard: Sequence[Heard] = ()) -> Claim | None:
        """See `Talker.talk`."""
        return spoken(view, heard, RandomStream(seed, "talk"))

    def choose(self, view: View, *, seed: str, heard: Sequence[Heard] = ()) -> Choice:
        """See `Talker.choose`; what was said changes nothing."""
        codes = [int(code) for code in without_undoing(view, view.codes())]
        if not codes:
            raise PitpropError(f"seat {view.seat + 1} has nothing to decide now")
        candidates = _weigh_all(Situation(view), codes)
        best = max(candidate.score for candidate in candidates)
        as_good = [each for each in candidates if each.score > best - _AS_GOOD]
        chosen = as_good[RandomStream(seed, "standard").below(len(as_good))]
        reasons = sorted(chosen.reasons, key=lambda reason: -abs(reason.weight))
        return Choice(decode(chosen.code), tuple(reasons))


def _weigh_all(at: Situation, codes: list[int]) -> list[Candidate]:
    if kind_of(codes[0]) == ANSWER:
        return [weigh_answer(at, code, card_of(code) == 1) for code in codes]
    if kind_of(codes[0]) == CLOSE:
        closing = weigh_closing(at, codes[0])
        if closing.score > 0:
            return [closing]
        codes = codes[1:]
    return [weigh_card(at, code) for code in codes]


OPPONENT: Final = Standard()
