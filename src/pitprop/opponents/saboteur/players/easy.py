"""`easy` of Saboteur: errs like a beginner, who forgets, digs the obvious and sabotages late."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.chance import RandomStream
from pitprop.games.saboteur.events import TURN_EVENTS
from pitprop.games.saboteur.knowledge import log
from pitprop.games.saboteur.knowledge.view import View
from pitprop.games.saboteur.moves import decode
from pitprop.games.saboteur.rules.cards import SABOTEUR
from pitprop.opponents.base import Choice, Heard
from pitprop.opponents.drawing import softmax
from pitprop.opponents.levels import Level
from pitprop.opponents.saboteur.characters import in_character
from pitprop.opponents.saboteur.player import Player
from pitprop.opponents.saboteur.situation import Situation
from pitprop.opponents.saboteur.weighing import as_digger
from pitprop.opponents.saboteur.weighing.as_saboteur import Plot
from pitprop.opponents.saboteur.weighing.belief_state import BeliefState
from pitprop.opponents.saboteur.weighing.candidate import Reasons
from pitprop.opponents.saboteur.weighing.policy import give_reasons, scores_of
from pitprop.opponents.saboteur.weighing.treasure_reason import treasure_reasons

_REMEMBERED: Final = 2
"""How many of everybody's turns back it remembers."""

_NEAR: Final = 3.0
"""As a saboteur it digs along until this few cards are missing, or it has this few turns left."""

# How freely it chooses between moves with similar scores, and how much worse than the best one may
# be, in cards of distance.
_TEMPERATURE: Final = 0.5
_WITHIN: Final = 1.5


class Easy(Player):
    """Plays both roles as a beginner does."""

    name: Final = "easy"

    def remembered(self, view: View, heard: Sequence[Heard]) -> tuple[View, Sequence[Heard]]:
        """The view of somebody who has forgotten what happened before.

        Claims are counted from the first event that is remembered, as the events are.
        """
        forgotten = _forgotten(view)
        known = View(
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
            view.log[forgotten:],
        )
        return known, [replace(each, events=each.events - forgotten) for each in heard]

    def play(self, situation: Situation, codes: vec[i64], draw: RandomStream) -> Choice:
        """See `Player.play`."""
        belief = situation.belief_state
        is_saboteur = belief.role == SABOTEUR
        digs = not is_saboteur or _waits(belief)
        scores = in_character(_scores(belief, codes, digs), codes, self._character)
        code = codes[softmax(scores, _TEMPERATURE, _WITHIN, draw)]
        reasons = Reasons()
        if digs:
            as_digger.weigh(belief, code, reasons)
            if is_saboteur:
                reasons.add(0.0, "waits")
        else:
            give_reasons(belief, code, reasons)
        move = decode(code)
        treasure = treasure_reasons(situation, move, remembers=False)
        return Choice(move, (*reasons.explained(), *treasure))


def _forgotten(view: View) -> int:
    """How many events of the round it has forgotten."""
    turns = [at for at, entry in enumerate(view.log) if log.event_of(entry) in TURN_EVENTS]
    return turns[-_REMEMBERED * view.seats] if len(turns) > _REMEMBERED * view.seats else 0


def _waits(belief: BeliefState) -> bool:
    """Whether a saboteur still digs along."""
    return Plot(belief).near > _NEAR and float(belief.turns) > _NEAR


def _scores(belief: BeliefState, codes: vec[i64], digs: bool) -> vec[float]:
    if digs:
        return vec[float]([as_digger.weigh(belief, code, None) for code in codes])
    return scores_of(belief, codes)


OPPONENT: Final = Level("easy", Easy)
