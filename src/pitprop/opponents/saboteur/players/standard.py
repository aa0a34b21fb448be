"""`standard`: plays both roles of Saboteur by rules of thumb, from its view alone."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from pitprop.core.chance import RandomStream
from pitprop.core.claims import Claim
from pitprop.core.errors import PitpropError
from pitprop.games.saboteur.knowledge.view import View
from pitprop.games.saboteur.moves import decode
from pitprop.games.saboteur.rules.cards import DIGGER, SABOTEUR
from pitprop.games.saboteur.rules.move_codes import card_of
from pitprop.games.saboteur.rules.table import PLAYING, TAKING
from pitprop.opponents.base import Choice, Heard, Reason
from pitprop.opponents.saboteur import as_digger, as_saboteur
from pitprop.opponents.saboteur.candidate import Candidate
from pitprop.opponents.saboteur.situation import Situation
from pitprop.opponents.saboteur.speaking import spoken
from pitprop.opponents.saboteur.turning import weigh_turning

_TEMPERATURE: Final = {DIGGER: 0.21, SABOTEUR: 0.10}
"""How much a choice wavers between moves that score alike, as people's choices do (softmax)."""

_PRECISION: Final = 2**30


class Standard:
    """Plays both roles."""

    name: Final = "standard"

    def choose(self, view: View, *, seed: str, heard: Sequence[Heard] = ()) -> Choice:
        """See `Talker.choose`."""
        codes = [int(code) for code in view.codes()]
        if not codes:
            raise PitpropError(f"seat {view.seat + 1} has nothing to decide now")
        if view.table.phase == TAKING:
            return _most_gold(codes)
        candidates = _weigh_all(view, codes, heard)
        chosen = _wavering(candidates, _TEMPERATURE[view.role], RandomStream(seed, "standard"))
        reasons = sorted(chosen.reasons, key=lambda reason: -abs(reason.weight))
        return Choice(decode(chosen.code), tuple(reasons))

    def talk(self, view: View, *, seed: str, heard: Sequence[Heard] = ()) -> Claim | None:
        """See `Talker.talk`."""
        return spoken(view, heard, RandomStream(seed, "standard talks"))


def _wavering(candidates: list[Candidate], temperature: float, draw: RandomStream) -> Candidate:
    """One of the candidates: the better it scores, the likelier."""
    best = max(candidate.score for candidate in candidates)
    weights = [exp((candidate.score - best) / temperature) for candidate in candidates]
    rest = draw.below(_PRECISION) / _PRECISION * sum(weights)
    for candidate, weight in zip(candidates, weights, strict=True):
        rest -= weight
        if rest < 0:
            return candidate
    return candidates[-1]


def _weigh_all(view: View, codes: list[int], heard: Sequence[Heard]) -> list[Candidate]:
    at = Situation(view, heard)
    if view.table.phase != PLAYING:
        return [weigh_turning(at, code) for code in codes]
    weigh = as_saboteur.weigh if view.role == SABOTEUR else as_digger.weigh
    return [weigh(at, code) for code in codes]


def _most_gold(codes: list[int]) -> Choice:
    best = max(codes, key=card_of)
    return Choice(decode(best), (Reason("most-gold", {"value": int(card_of(best))}, 1.0),))


OPPONENT: Final = Standard()
