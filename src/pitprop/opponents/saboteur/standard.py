"""`standard`: plays both roles of Saboteur by rules of thumb, from its view alone."""

from __future__ import annotations

from typing import Final

from pitprop.core.chance import Draw
from pitprop.core.errors import PitpropError
from pitprop.games.saboteur.cards import SABOTEUR
from pitprop.games.saboteur.moves import card_of, decode
from pitprop.games.saboteur.table import PLAYING, TAKING
from pitprop.games.saboteur.view import View
from pitprop.opponents.base import Choice, Reason
from pitprop.opponents.saboteur import as_digger, as_saboteur
from pitprop.opponents.saboteur.candidate import Candidate
from pitprop.opponents.saboteur.situation import Situation
from pitprop.opponents.saboteur.turning import weigh_turning

_AS_GOOD: Final = 0.02
"""Scores that differ by less than this are as good."""


class Standard:
    """Plays both roles."""

    name: Final = "standard"

    def choose(self, view: View, *, seed: str) -> Choice:
        """See `Opponent.choose`."""
        codes = [int(code) for code in view.codes()]
        if not codes:
            raise PitpropError(f"seat {view.seat + 1} has nothing to decide now")
        if view.table.phase == TAKING:
            return _most_gold(codes)
        candidates = _weigh_all(view, codes)
        best = max(candidate.score for candidate in candidates)
        as_good = [each for each in candidates if each.score > best - _AS_GOOD]
        chosen = as_good[Draw(seed, "standard").below(len(as_good))]
        reasons = sorted(chosen.reasons, key=lambda reason: -abs(reason.weight))
        return Choice(decode(chosen.code), tuple(reasons))


def _weigh_all(view: View, codes: list[int]) -> list[Candidate]:
    at = Situation(view)
    if view.table.phase != PLAYING:
        return [weigh_turning(at, code) for code in codes]
    weigh = as_saboteur.weigh if view.role == SABOTEUR else as_digger.weigh
    return [weigh(at, code) for code in codes]


def _most_gold(codes: list[int]) -> Choice:
    best = max(codes, key=card_of)
    return Choice(decode(best), (Reason("most-gold", {"value": int(card_of(best))}, 1.0),))
