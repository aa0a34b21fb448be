"""`standard`: plays both roles of Saboteur by rules of thumb, from its view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pitprop.core.chance import RandomStream
from pitprop.core.claims import Claim
from pitprop.games.saboteur.knowledge.view import View
from pitprop.games.saboteur.moves import decode
from pitprop.games.saboteur.rules.cards import DIGGER, SABOTEUR
from pitprop.games.saboteur.rules.table import PLAYING, TAKING
from pitprop.opponents.base import Choice, Heard
from pitprop.opponents.choosing import check_decides
from pitprop.opponents.saboteur.between import best_turn, most_gold
from pitprop.opponents.saboteur.candidate import Reasons
from pitprop.opponents.saboteur.characters import in_character
from pitprop.opponents.saboteur.policy import scores_of, tell, wavering
from pitprop.opponents.saboteur.situation import Situation
from pitprop.opponents.saboteur.speaking import spoken
from pitprop.opponents.saboteur.treasure_reason import treasure_reasons

TEMPERATURE: Final = {DIGGER: 0.21, SABOTEUR: 0.10}
"""How much a choice wavers between moves with similar scores, as people's do (softmax)."""


class Standard:
    """Plays both roles.

    Args:
        character: what it likes to do; nothing for no liking.
    """

    name: Final = "standard"

    def __init__(self, character: str = "") -> None:
        self._character = character

    def choose(self, view: View, *, seed: str, heard: Sequence[Heard] = ()) -> Choice:
        """See `Talker.choose`."""
        codes = view.codes()
        check_decides(view, codes)
        if view.table.phase == TAKING:
            return most_gold(codes)
        situation = Situation(view, heard)
        at = situation.belief_state
        if view.table.phase != PLAYING:
            return best_turn(view, at, codes)
        draw = RandomStream(seed, "standard")
        scores = in_character(scores_of(at, codes), codes, self._character)
        code = codes[wavering(scores, TEMPERATURE[view.role], draw)]
        told = Reasons()
        tell(at, code, told)
        move = decode(code)
        treasure = treasure_reasons(view, situation.beliefs, heard, move)
        return Choice(move, (*told.explained(), *treasure))

    def talk(self, view: View, *, seed: str, heard: Sequence[Heard] = ()) -> Claim | None:
        """See `Talker.talk`."""
        return spoken(view, heard, RandomStream(seed, "standard talks"))


OPPONENT: Final = Standard()
