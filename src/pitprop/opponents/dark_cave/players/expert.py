"""`expert`: plays its moves on in worlds that its view allows and its beliefs make likely."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from pitprop.core.chance import FastRandom, RandomStream
from pitprop.core.claims import Claim
from pitprop.games.dark_cave.knowledge.view import View
from pitprop.games.dark_cave.moves import MOVES, Move
from pitprop.games.dark_cave.rules.allowed import plays_until_both_are_out
from pitprop.games.dark_cave.rules.move_codes import PROPOSE, pack
from pitprop.games.dark_cave.rules.table import MOVING, Table
from pitprop.opponents.base import Choice, Heard, Reason
from pitprop.opponents.candidate import Candidate
from pitprop.opponents.choosing import (
    ALMOST_CERTAIN,
    check_decides,
    explained,
    percent,
    weightiest_first,
)
from pitprop.opponents.dark_cave.characters import leaning
from pitprop.opponents.dark_cave.judging import judge_by_search, judge_candidates
from pitprop.opponents.dark_cave.known_kinds import known_codes
from pitprop.opponents.dark_cave.naming import named
from pitprop.opponents.dark_cave.search.evaluation import Evaluation
from pitprop.opponents.dark_cave.search.lookahead import Plan, Search
from pitprop.opponents.dark_cave.search.worlds import Worlds
from pitprop.opponents.dark_cave.situation import Situation
from pitprop.opponents.dark_cave.speaking import spoken
from pitprop.opponents.dark_cave.weighing.ending import surely_wins_now, was_refused
from pitprop.opponents.dark_cave.weighing.rules_of_thumb import weigh_all
from pitprop.opponents.drawing import seed_from
from pitprop.opponents.halving import stages_of
from pitprop.opponents.judgement import Judgement
from pitprop.opponents.known_kinds import any_move
from pitprop.opponents.searched import search_reasons

# The more players there are, the more a world costs.
_OF_TWO: Final = stages_of((12, 16), (8, 16), (6, 32), (4, 64), (3, 128))
_OF_FEW: Final = stages_of((12, 16), (6, 16), (4, 32), (3, 48))
_OF_MORE: Final = stages_of((10, 16), (5, 16), (3, 32), (2, 32))

_ROUNDS: Final = 3.0
_RIVALRY: Final = 2.0
_SIGHT: Final = 0.2
_LITTLE_SIGHT: Final = 0.05

# The weights: between two players gold doesn't count, since whoever leaves first ends the game
# (D-80); by the house rule they play on for it, as more players do. Those for few players were
# fitted to games of four and five.
_FOR_TWO: Final = Evaluation(1.0, 1.5, 8.0, 0.6, 0.0)
_FOR_FEW: Final = Evaluation(3.8, 4.5, 3.0, 0.0, 3.6)
_FOR_MORE: Final = Evaluation(5.0, 4.5, 5.0, 0.15, 2.5)

PLANS: Final = {
    2: Plan(_ROUNDS, _RIVALRY, _SIGHT, _FOR_TWO, _OF_TWO),
    4: Plan(_ROUNDS, _RIVALRY, _LITTLE_SIGHT, _FOR_FEW, _OF_FEW),
    8: Plan(_ROUNDS, _RIVALRY, _SIGHT, _FOR_MORE, _OF_MORE),
}
"""How it looks ahead, by the largest number of players that the plan is for."""

_PROPOSE_FROM: Final = 0.9
"""How likely one's side has to be to win now before one proposes the end.

Rivals who agree believe that they would win, and may know better.
"""

_CHARACTER_SCALE: Final = 3.0
"""The scale of a character's likings, as first sight counts little beside the search."""


def plan_for(table: Table, plans: Mapping[int, Plan] = PLANS) -> Plan:
    """How to look ahead with this many players, by these rules."""
    plan = plans[min(most for most in plans if table.seats <= most)]
    return replace(plan, evaluation=_FOR_FEW) if plays_until_both_are_out(table) else plan


class Expert:
    """Looks ahead.

    Args:
        plans: how it looks ahead, by the largest number of players that each plan is for.
        character: what it likes to do; nothing for no liking.
    """

    name: Final = "expert"

    def __init__(self, plans: Mapping[int, Plan] = PLANS, character: str = "") -> None:
        self._plans = plans
        self._character = character

    def choose(self, view: View, *, seed: str, heard: Sequence[Heard] = ()) -> Choice:
        """See `Talker.choose`."""
        codes = [int(code) for code in known_codes(view.codes())]
        if not codes:
            return any_move(view, seed=seed)
        at = Situation(view, heard, closely=True)
        candidates = {each.code: each for each in weigh_all(at, codes)}
        plan = self._plan(view)
        most = 1 if view.table.phase == MOVING else plan.stages[0].moves
        scores = self._first_sight(candidates, most)
        random = FastRandom(seed_from(RandomStream(seed, "expert")))
        if len(scores) == 1:
            return _choice(view, candidates[next(iter(scores))], ())
        search = Search(Worlds(at, random), scores, at.side, plan, random)
        best = search.look_ahead()
        if _should_propose(at, codes, search, best[0]):
            # What came so in every world tried still isn't certain.
            sure = surely_wins_now(at)
            share = 100 if sure else min(percent(search.share_now), ALMOST_CERTAIN)
            now = Reason("better-now", {"percent": share})
            return Choice(MOVES.decode(pack(PROPOSE), view.table), (now,))
        return _choice(view, candidates[best[0]], _search_reasons(view, search, best))

    def judge(
        self, view: View, move: Move, *, seed: str, heard: Sequence[Heard] = ()
    ) -> Judgement | None:
        """See `Judge.judge`; steps and proposals are judged at first sight."""
        check_decides(view, view.codes())
        codes = [int(code) for code in known_codes(view.codes())]
        made = MOVES.encode(move, view.table)
        if made not in codes:
            return None
        at = Situation(view, heard, closely=True)
        weighed = weigh_all(at, codes)
        if view.table.phase == MOVING or made == pack(PROPOSE):
            return judge_candidates(view, weighed, made)
        candidates = {each.code: each for each in weighed if each.code != pack(PROPOSE)}
        scores = {code: each.score for code, each in candidates.items()}

        def begin(name: str) -> Search:
            random = FastRandom(seed_from(RandomStream(seed, f"judge {name}")))
            return Search(Worlds(at, random), scores, at.side, self._plan(view), random)

        return judge_by_search(view, candidates, made, begin)

    def talk(self, view: View, *, seed: str, heard: Sequence[Heard] = ()) -> Claim | None:
        """See `Talker.talk`."""
        return spoken(view, heard, RandomStream(seed, "expert talks"))

    def _plan(self, view: View) -> Plan:
        return plan_for(view.table, self._plans)

    def _first_sight(self, candidates: Mapping[int, Candidate], closely: int) -> dict[int, float]:
        """The moves to look at closely, as many as asked, with their worth at first sight."""
        scores = {
            code: each.score + _CHARACTER_SCALE * leaning(self._character, code)
            for code, each in candidates.items()
        }
        best = sorted(scores, key=lambda code: -scores[code])
        return {code: scores[code] for code in best[:closely]}


def _should_propose(situation: Situation, codes: Sequence[int], search: Search, best: int) -> bool:
    """D-82: if the game would be won now and might not be later, unless somebody has refused."""
    if pack(PROPOSE) not in codes or was_refused(situation):
        return False
    return search.share_now > max(_PROPOSE_FROM, search.share(best))


def _choice(view: View, candidate: Candidate, searched: Sequence[Reason]) -> Choice:
    said = weightiest_first(candidate.reasons) if searched else explained(candidate.reasons)
    return Choice(MOVES.decode(candidate.code, view.table), (*said, *searched))


def _search_reasons(view: View, search: Search, best: Sequence[int]) -> list[Reason]:
    """What the search says of the best moves."""
    worlds, share = search.worlds(best[0]), percent(search.share(best[0]))
    if len(best) < 2:
        return search_reasons(worlds, search.tried, share, None)
    second = percent(search.share(best[1]))
    rival = named(best[1], view, best[0])
    return search_reasons(worlds, search.tried, share, second, rival)


OPPONENT: Final = Expert()
