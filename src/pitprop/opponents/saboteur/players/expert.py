"""`expert`: plays its moves out in worlds that its view allows and its beliefs make likely."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.chance import FastRandom, RandomStream
from pitprop.core.hand import packed
from pitprop.games.saboteur.knowledge.sample import unseen_cards
from pitprop.games.saboteur.knowledge.view import View
from pitprop.games.saboteur.moves import Move, decode, encode
from pitprop.games.saboteur.rules.cards import DIGGER, SABOTEUR
from pitprop.games.saboteur.rules.table import PLAYING, TAKING
from pitprop.opponents.base import Choice, Heard, Reason
from pitprop.opponents.choosing import check_decides
from pitprop.opponents.drawing import seed_from
from pitprop.opponents.effort import by_effort
from pitprop.opponents.halving import stages_of
from pitprop.opponents.judgement import Judgement
from pitprop.opponents.saboteur.beliefs.calibration import surer
from pitprop.opponents.saboteur.characters import in_character
from pitprop.opponents.saboteur.judging import judge_playing, judge_taking
from pitprop.opponents.saboteur.known_kinds import known_codes
from pitprop.opponents.saboteur.naming import named
from pitprop.opponents.saboteur.player import Player
from pitprop.opponents.saboteur.search.lookahead import Plan, Search
from pitprop.opponents.saboteur.search.rollout_policy import RolloutPolicy
from pitprop.opponents.saboteur.search.worlds import Known, Worlds
from pitprop.opponents.saboteur.situation import Situation
from pitprop.opponents.saboteur.weighing.as_saboteur import BLUNT
from pitprop.opponents.saboteur.weighing.belief_state import BeliefState
from pitprop.opponents.saboteur.weighing.candidate import Reasons
from pitprop.opponents.saboteur.weighing.policy import give_reasons, scores_of
from pitprop.opponents.saboteur.weighing.treasure_reason import treasure_reasons
from pitprop.opponents.searched import search_reasons

_PLANS: Final = {
    6: Plan(stages_of((8, 36), (4, 72), (2, 144)), by_effort(155_000)),
    8: Plan(stages_of((8, 30), (4, 48), (2, 96)), by_effort(150_000)),
    9: Plan(stages_of((8, 24), (4, 36), (2, 60)), by_effort(140_000)),
    10: Plan(stages_of((8, 24), (4, 36), (2, 60)), by_effort(100_000), sight_prior=32),
}
"""How much is done, by the largest number of players that it is for: with more players it takes
longer to play a round out, and to weigh a move, too. The budget takes some 300 ms on a core that
isn't fast (see `docs/levels.md`); only late in a round, where little is left to play out, are there
as many worlds as the stages have."""

# How freely quick players choose: diggers on the own side, and others.
_OWN_DIGGERS: Final = 0.05
_OTHER_DIGGERS: Final = 0.21
_SABOTEURS: Final = 0.10

_SURER: Final = 2.0
"""The power that gold diggers raise the odds between assignments of roles to: the beliefs that
`standard` acts on treat deeds as less telling than they are (see `rates`)."""

_CHARACTER_SCALE: Final = 3.0
"""The scale of a character's likings, as first sight counts little beside the search."""


class Expert(Player):
    """Looks ahead."""

    name: Final = "expert"

    def play(self, situation: Situation, codes: vec[i64], draw: RandomStream) -> Choice:
        """See `Player.play`."""
        scores = scores_of(first_sight(situation), codes, BLUNT)
        scores = in_character(scores, codes, self._character, _CHARACTER_SCALE)
        if len(codes) == 1:
            return Choice(decode(codes[0]), (Reason("only-move"),))
        search = search_of(situation, codes, scores, plan_of(situation.view), draw)
        return _choice(situation, codes, search, search.look_ahead())

    def judge(
        self, view: View, move: Move, *, seed: str, heard: Sequence[Heard] = ()
    ) -> Judgement | None:
        """See `Judge.judge`; how a stone is turned is not judged."""
        codes = view.codes()
        check_decides(view, codes)
        codes, made = known_codes(codes), encode(move)
        if made not in list(codes):
            return None
        if view.table.phase == TAKING:
            return judge_taking(codes, made)
        if view.table.phase != PLAYING or len(codes) == 1:
            return None
        situation = Situation(view, heard)
        belief = first_sight(situation)
        scores = scores_of(belief, codes, BLUNT)
        return judge_playing(
            belief,
            codes,
            made,
            lambda name: search_of(
                situation, codes, scores, plan_of(view), RandomStream(seed, f"judge {name}")
            ),
        )


def first_sight(situation: Situation) -> BeliefState:
    """What the player goes by before it looks ahead, by the same beliefs."""
    return situation.belief_state_by(believed(situation))


def believed(situation: Situation) -> vec[float]:
    """What the player believes, by place of the treasure and assignment of roles."""
    weights = situation.own_weights()
    if situation.view.role != DIGGER:
        return weights
    return vec[float](surer(list(weights), len(situation.joint.assignments), _SURER))


def plan_of(view: View) -> Plan:
    """How much is done for a decision."""
    return _PLANS[min(most for most in _PLANS if view.seats <= most)]


def search_of(
    situation: Situation, codes: vec[i64], scores: vec[float], plan: Plan, draw: RandomStream
) -> Search:
    """The search for the best of some moves.

    Args:
        situation: what the player goes by.
        codes: its moves.
        scores: what the moves are worth at first sight.
        plan: how much is done.
        draw: where all chance comes from.
    """
    random = FastRandom(seed_from(draw))
    view = situation.view
    worlds = Worlds(situation.scene, known(situation), rollout_policy(view), random)
    return Search(worlds, codes, scores, view.role == SABOTEUR, plan, random)


def known(situation: Situation) -> Known:
    """What the player's view tells of the hidden cards."""
    view = situation.view
    return Known(
        view.seat,
        packed(view.hand),
        view.table.hand_sizes[:],
        vec[i64](unseen_cards(view)),
        vec[i64](view.known_goals),
        view.table.pile_size,
        believed(situation),
    )


def rollout_policy(view: View) -> RolloutPolicy:
    """How the player assumes the round to be played."""
    options = view.table.options
    return RolloutPolicy(
        options.attach_tunnel,
        options.break_own_tool,
        options.stone_choice,
        _OTHER_DIGGERS if view.role == SABOTEUR else _OWN_DIGGERS,
        _SABOTEURS,
        view.seat,
    )


def _choice(situation: Situation, codes: vec[i64], search: Search, best: list[int]) -> Choice:
    code = codes[best[0]]
    move = decode(code)
    first = Reasons()
    give_reasons(first_sight(situation), code, first, BLUNT)
    searched = _search_reasons(situation, codes, search, best)
    said = first.weightiest_first() if searched else first.explained()
    return Choice(move, (*said, *treasure_reasons(situation, move), *searched))


def _search_reasons(
    situation: Situation, codes: vec[i64], search: Search, best: list[int]
) -> list[Reason]:
    """What the search says of the best moves."""
    worlds, share = search.worlds(best[0]), _percent(search, best[0])
    if len(best) < 2:
        return search_reasons(worlds, search.tried, share, None)
    rival = named(codes[best[1]], situation.view.seat, codes[best[0]])
    return search_reasons(worlds, search.tried, share, _percent(search, best[1]), rival)


def _percent(search: Search, move: int) -> int:
    return round(100 * search.share(move))


OPPONENT: Final = Expert()
