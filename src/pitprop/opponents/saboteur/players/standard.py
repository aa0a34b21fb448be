"""`standard`: plays both roles of Saboteur by rules of thumb, from its view alone."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.chance import RandomStream
from pitprop.games.saboteur.moves import decode
from pitprop.games.saboteur.rules.cards import DIGGER, SABOTEUR
from pitprop.opponents.base import Choice
from pitprop.opponents.drawing import ANY_WORSE, softmax
from pitprop.opponents.saboteur.characters import in_character
from pitprop.opponents.saboteur.player import Player
from pitprop.opponents.saboteur.situation import Situation
from pitprop.opponents.saboteur.weighing.candidate import Reasons
from pitprop.opponents.saboteur.weighing.policy import give_reasons, scores_of
from pitprop.opponents.saboteur.weighing.treasure_reason import treasure_reasons

TEMPERATURE: Final = {DIGGER: 0.21, SABOTEUR: 0.10}
"""How freely it chooses between moves with similar scores, as people do (see `softmax`)."""


class Standard(Player):
    """Plays both roles."""

    name: Final = "standard"

    def play(self, situation: Situation, codes: vec[i64], draw: RandomStream) -> Choice:
        """See `Player.play`."""
        belief = situation.belief_state
        scores = in_character(scores_of(belief, codes), codes, self._character)
        code = codes[softmax(scores, TEMPERATURE[situation.view.role], ANY_WORSE, draw)]
        reasons = Reasons()
        give_reasons(belief, code, reasons)
        move = decode(code)
        return Choice(move, (*reasons.explained(), *treasure_reasons(situation, move)))


OPPONENT: Final = Standard()
