"""Playing The Dark Cave without looking closely, as beginners and most people do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec

from pitprop.core.chance import RandomStream
from pitprop.core.claims import Claim
from pitprop.games.dark_cave.knowledge.view import View
from pitprop.games.dark_cave.moves import MOVES
from pitprop.games.dark_cave.rules.move_codes import LURE, ROCKFALL_ON, SWAP_WITH, WEB_ON, kind_of
from pitprop.opponents.base import Choice, Heard
from pitprop.opponents.choosing import explained
from pitprop.opponents.dark_cave.characters import leaning
from pitprop.opponents.dark_cave.known_kinds import known_codes
from pitprop.opponents.dark_cave.situation import Situation
from pitprop.opponents.dark_cave.speaking import spoken
from pitprop.opponents.dark_cave.weighing.own_steps import without_turning_back
from pitprop.opponents.dark_cave.weighing.rules_of_thumb import weigh_all
from pitprop.opponents.drawing import softmax
from pitprop.opponents.known_kinds import any_move

_HINDERS: Final = frozenset((ROCKFALL_ON, LURE, SWAP_WITH, WEB_ON))


class Casual:
    """Weighs as `standard` does, and chooses freely between moves that seem about equally good.

    Args:
        name: what it is called.
        temperature: how freely it chooses (see `softmax`), in gold that it expects to carry out.
        within: it never makes a move that is worth less than the best by more than this.
        hinders_late: whether it hinders nobody while the pile holds more cards than the hands.
        character: what it likes to do; nothing for no liking.
    """

    def __init__(
        self,
        name: str,
        temperature: float,
        within: float,
        hinders_late: bool,
        character: str = "",
    ) -> None:
        self.name = name
        self._temperature = temperature
        self._within = within
        self._hinders_late = hinders_late
        self._character = character

    def choose(self, view: View, *, seed: str, heard: Sequence[Heard] = ()) -> Choice:
        """See `Talker.choose`."""
        codes = [int(code) for code in known_codes(view.codes())]
        if not codes:
            return any_move(view, seed=seed)
        if self._hinders_late and _is_early(view):
            codes = [code for code in codes if kind_of(code) not in _HINDERS] or codes
        candidates = weigh_all(Situation(view, heard), without_turning_back(view, codes))
        scores = [each.score + leaning(self._character, each.code) for each in candidates]
        draw = RandomStream(seed, self.name)
        chosen = candidates[softmax(vec[float](scores), self._temperature, self._within, draw)]
        return Choice(MOVES.decode(chosen.code, view.table), explained(chosen.reasons))

    def talk(self, view: View, *, seed: str, heard: Sequence[Heard] = ()) -> Claim | None:
        """See `Talker.talk`."""
        return spoken(view, heard, RandomStream(seed, f"{self.name} talks"))


def _is_early(view: View) -> bool:
    table = view.table
    hands = sum(int(table.hand_size(seat)) for seat in range(view.seats))
    return int(table.pile_size()) > hands
