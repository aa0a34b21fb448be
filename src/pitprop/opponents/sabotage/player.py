"""What players of Sabotage do in the same way."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from pitprop.core.chance import RandomStream
from pitprop.core.claims import Claim
from pitprop.games.sabotage.knowledge.view import View
from pitprop.games.sabotage.moves import decode
from pitprop.opponents.base import Choice, Heard
from pitprop.opponents.candidate import Candidate
from pitprop.opponents.choosing import explained
from pitprop.opponents.known_kinds import any_move
from pitprop.opponents.sabotage.characters import leaning
from pitprop.opponents.sabotage.known_kinds import known_codes
from pitprop.opponents.sabotage.manners import spoken
from pitprop.opponents.sabotage.move_reasons import changes
from pitprop.opponents.sabotage.situation import Situation
from pitprop.opponents.sabotage.weighing.own_work import without_undoing
from pitprop.opponents.sabotage.weighing.rules_of_thumb import weigh_all


class Player:
    """Speaks; each player has its own way of choosing moves.

    Args:
        character: what it likes to do; nothing for no liking.
    """

    def __init__(self, character: str = "") -> None:
        self._character = character

    def talk(self, view: View, *, seed: str, heard: Sequence[Heard] = ()) -> Claim | None:
        """See `Talker.talk`."""
        return spoken(view, heard, RandomStream(seed, "talk"))


class ByRulesOfThumb(Player, ABC):
    """Weighs its moves one by one.

    Attributes:
        name: what it is called; all its chance comes from the stream of that name.
    """

    name: str

    def choose(self, view: View, *, seed: str, heard: Sequence[Heard] = ()) -> Choice:
        """See `Talker.choose`; what was said changes nothing."""
        weighed = known_codes(view.codes())
        if not weighed:
            return any_move(view, seed=seed)
        codes = [int(code) for code in without_undoing(view, weighed)]
        at = Situation(view)
        candidates = self.noticed(at, weigh_all(at, codes))
        scores = [each.score + leaning(self._character, each.code) for each in candidates]
        chosen = candidates[self.pick(scores, RandomStream(seed, self.name))]
        reasons = explained((*changes(view, chosen.code), *chosen.reasons))
        return Choice(decode(chosen.code), reasons)

    def noticed(self, situation: Situation, candidates: list[Candidate]) -> list[Candidate]:
        """The moves that it thinks of: all of them.

        Args:
            situation: what it knows and expects.
            candidates: all its moves.
        """
        return candidates

    @abstractmethod
    def pick(self, scores: Sequence[float], draw: RandomStream) -> int:
        """Which of its moves it makes.

        Args:
            scores: what they are worth.
            draw: where all chance comes from.
        """
