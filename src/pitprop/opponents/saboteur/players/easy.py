"""`easy` of Saboteur: errs like a beginner, who forgets, digs the obvious and sabotages late."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.chance import RandomStream
from pitprop.core.claims import Claim
from pitprop.games.saboteur.knowledge.view import View
from pitprop.games.saboteur.moves import decode
from pitprop.games.saboteur.rules.cards import SABOTEUR
from pitprop.games.saboteur.rules.table import PLAYING, TAKING
from pitprop.opponents.base import Choice, Heard
from pitprop.opponents.choosing import check_decides
from pitprop.opponents.levels import Level
from pitprop.opponents.saboteur import as_digger
from pitprop.opponents.saboteur.as_saboteur import Plot
from pitprop.opponents.saboteur.belief_state import BeliefState
from pitprop.opponents.saboteur.between import best_turn, most_gold
from pitprop.opponents.saboteur.candidate import Reasons
from pitprop.opponents.saboteur.characters import in_character
from pitprop.opponents.saboteur.policy import scores_of, tell
from pitprop.opponents.saboteur.situation import Situation
from pitprop.opponents.saboteur.speaking import spoken
from pitprop.opponents.saboteur.treasure_reason import treasure_reasons
from pitprop.opponents.wavering import waver

_REMEMBERED: Final = 2
"""How many of everybody's turns back it remembers."""

_NEAR: Final = 3.0
"""As a saboteur it digs along until this few cards are missing, or it has this few turns left."""

# How much it wavers between moves with similar scores, and how much worse than the best a move may
# be, in cards of distance.
_TEMPERATURE: Final = 0.5
_WITHIN: Final = 1.5


class Easy:
    """Plays both roles as a beginner does.

    Args:
        character: what it likes to do; nothing for no liking.
    """

    name: Final = "easy"

    def __init__(self, character: str = "") -> None:
        self._character = character

    def choose(self, view: View, *, seed: str, heard: Sequence[Heard] = ()) -> Choice:
        """See `Talker.choose`."""
        codes = view.codes()
        check_decides(view, codes)
        if view.table.phase == TAKING:
            return most_gold(codes)
        situation = Situation(_remembered(view), heard)
        at = situation.belief_state
        if view.table.phase != PLAYING:
            return best_turn(view, at, codes)
        digs = view.role != SABOTEUR or _waits(at)
        scores = in_character(_scores(at, codes, digs), codes, self._character)
        draw = RandomStream(seed, "easy")
        code = codes[waver(list(scores), _TEMPERATURE, _WITHIN, draw)]
        told = Reasons()
        if digs:
            as_digger.weigh(at, code, told)
            if view.role == SABOTEUR:
                told.add(0.0, "waits")
        else:
            tell(at, code, told)
        move = decode(code)
        treasure = treasure_reasons(situation.view, situation.beliefs, heard, move, remembers=False)
        return Choice(move, (*told.explained(), *treasure))

    def talk(self, view: View, *, seed: str, heard: Sequence[Heard] = ()) -> Claim | None:
        """See `Talker.talk`."""
        return spoken(view, heard, RandomStream(seed, "easy talks"))


def _remembered(view: View) -> View:
    """The view of somebody who has forgotten what happened before."""
    log = list(view.log)[-_REMEMBERED * view.seats :]
    return View(
        view.table,
        view.seat,
        view.hand,
        view.role,
        view.known_goals,
        view.passed,
        view.gold,
        view.offer,
        view.picks,
        view.returned,
        vec[i64](log),
    )


def _waits(belief: BeliefState) -> bool:
    """Whether a saboteur still digs along."""
    return Plot(belief).near > _NEAR and float(belief.turns) > _NEAR


def _scores(belief: BeliefState, codes: vec[i64], digs: bool) -> vec[float]:
    if digs:
        return vec[float]([as_digger.weigh(belief, code, None) for code in codes])
    return scores_of(belief, codes)


OPPONENT: Final = Level("easy", Easy)
