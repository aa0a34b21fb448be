"""What all players of Saboteur do in the same way: all but how they play a card."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.chance import RandomStream
from pitprop.core.claims import Claim
from pitprop.games.saboteur.knowledge.view import View
from pitprop.games.saboteur.rules.table import PLAYING, TAKING
from pitprop.opponents.base import Choice, Heard
from pitprop.opponents.known_kinds import any_move
from pitprop.opponents.saboteur.known_kinds import known_codes
from pitprop.opponents.saboteur.situation import Situation
from pitprop.opponents.saboteur.speaking import spoken
from pitprop.opponents.saboteur.weighing.between import best_turn, most_gold


class Player(ABC):
    """Takes the most gold, turns stones, and speaks; each player has its own way of playing cards.

    Attributes:
        name: what it is called; all its chance comes from streams of that name.

    Args:
        character: what it likes to do; nothing for no liking.
    """

    name: str

    def __init__(self, character: str = "") -> None:
        self._character = character

    def choose(self, view: View, *, seed: str, heard: Sequence[Heard] = ()) -> Choice:
        """See `Talker.choose`."""
        codes = known_codes(view.codes())
        if not codes:
            return any_move(view, seed=seed)
        if view.table.phase == TAKING:
            return most_gold(codes)
        situation = Situation(*self.remembered(view, heard))
        if view.table.phase != PLAYING:
            return best_turn(view, situation.belief_state, codes)
        return self.play(situation, codes, RandomStream(seed, self.name))

    def talk(self, view: View, *, seed: str, heard: Sequence[Heard] = ()) -> Claim | None:
        """See `Talker.talk`."""
        return spoken(view, heard, RandomStream(seed, f"{self.name} talks"))

    def remembered(self, view: View, heard: Sequence[Heard]) -> tuple[View, Sequence[Heard]]:
        """What it still knows of what it has seen and heard: all of it."""
        return view, heard

    @abstractmethod
    def play(self, situation: Situation, codes: vec[i64], draw: RandomStream) -> Choice:
        """How it plays a card.

        Args:
            situation: what it goes by.
            codes: its moves.
            draw: where all chance comes from.
        """
