"""`standard`: plays The Dark Cave by rules of thumb, from its view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pitprop.core.chance import RandomStream
from pitprop.core.claims import Claim
from pitprop.games.dark_cave.knowledge.view import View
from pitprop.games.dark_cave.moves import MOVES, Move
from pitprop.opponents.base import Choice, Heard
from pitprop.opponents.choosing import check_decides, explained, one_of_the_best
from pitprop.opponents.dark_cave.characters import leaning
from pitprop.opponents.dark_cave.judging import judge_candidates
from pitprop.opponents.dark_cave.known_kinds import known_codes
from pitprop.opponents.dark_cave.situation import Situation
from pitprop.opponents.dark_cave.speaking import spoken
from pitprop.opponents.dark_cave.weighing.rules_of_thumb import weigh_all
from pitprop.opponents.judgement import Judgement
from pitprop.opponents.known_kinds import any_move

_AS_GOOD: Final = 0.0005
"""Scores that differ by less than this count as equal."""


class Standard:
    """Builds toward the exit, walks there, and hinders those who work for the other clan.

    Args:
        character: what it likes to do; nothing for no liking.
    """

    name: Final = "standard"

    def __init__(self, character: str = "") -> None:
        self._character = character

    def choose(self, view: View, *, seed: str, heard: Sequence[Heard] = ()) -> Choice:
        """See `Talker.choose`."""
        codes = [int(code) for code in known_codes(view.codes())]
        if not codes:
            return any_move(view, seed=seed)
        candidates = weigh_all(Situation(view, heard), codes)
        scores = [each.score + leaning(self._character, each.code) for each in candidates]
        draw = RandomStream(seed, "standard")
        chosen = candidates[one_of_the_best(scores, _AS_GOOD, draw)]
        return Choice(MOVES.decode(chosen.code, view.table), explained(chosen.reasons))

    def judge(
        self, view: View, move: Move, *, seed: str, heard: Sequence[Heard] = ()
    ) -> Judgement | None:
        """See `Judge.judge`; nothing in it is left to chance."""
        check_decides(view, view.codes())
        codes = [int(code) for code in known_codes(view.codes())]
        made = MOVES.encode(move, view.table)
        if made not in codes:
            return None
        return judge_candidates(view, weigh_all(Situation(view, heard), codes), made)

    def talk(self, view: View, *, seed: str, heard: Sequence[Heard] = ()) -> Claim | None:
        """See `Talker.talk`."""
        return spoken(view, heard, RandomStream(seed, "standard talks"))


OPPONENT: Final = Standard()
