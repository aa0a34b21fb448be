"""`expert`: looks ahead in worlds that its view allows, and solves the end of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pitprop.core.chance import RandomStream
from pitprop.core.wording.grading import graded
from pitprop.games.sabotage.knowledge.view import View
from pitprop.games.sabotage.moves import Move, decode, encode
from pitprop.games.sabotage.rules.cards import SEAT_COUNTS
from pitprop.games.sabotage.rules.move_codes import kind_of, plays_card
from pitprop.opponents.base import Choice, Heard, Reason
from pitprop.opponents.choosing import check_decides
from pitprop.opponents.drawing import seed_from
from pitprop.opponents.halving import Stage, stages_of
from pitprop.opponents.judgement import Judgement
from pitprop.opponents.known_kinds import any_move
from pitprop.opponents.sabotage.characters import leaning
from pitprop.opponents.sabotage.judging import judge_by_calculation, judge_by_search
from pitprop.opponents.sabotage.known_kinds import known_codes
from pitprop.opponents.sabotage.move_reasons import changes, reasons_for
from pitprop.opponents.sabotage.player import Player
from pitprop.opponents.sabotage.search.certain import sensible
from pitprop.opponents.sabotage.search.exact import calculate
from pitprop.opponents.sabotage.search.foreseen import foreseen
from pitprop.opponents.sabotage.search.horizon import Horizon
from pitprop.opponents.sabotage.search.lookahead import Search, Tried
from pitprop.opponents.sabotage.search.match_equity import WHOLE, MatchEquity
from pitprop.opponents.sabotage.search.rivals import compared
from pitprop.opponents.sabotage.search.rollout_policy import RolloutPolicy, tuned
from pitprop.opponents.sabotage.search.worlds import Worlds
from pitprop.opponents.sabotage.weighing.own_work import without_undoing

STAGES: Final = stages_of((100, 24), (24, 60), (12, 120), (8, 240), (5, 400), (4, 800), (3, 1600))
"""At most how many moves are tried in how many worlds."""

_MOVES: Final = {2: 14, 4: 8}
"""How many moves are played in each world before the game is estimated, by number of players.

With four, quick players who play on for longer tell less about the game than its estimate does.
"""

FEW: Final = 8
"""With this few cards still to be played, the rest of the game is solved."""

_TRIES: Final = (6, 4_000)
"""In how many worlds, and how many positions may be looked at in each."""

_AHEAD: Final = 2
"""From how many points on one side is said to be ahead in a game."""

_CHARACTER_SCALE: Final = 300.0
"""What a point of a character's liking counts, in ten-thousandths of a match."""

_POLICIES: Final = {seats: RolloutPolicy(tuned(seats)) for seats in SEAT_COUNTS}


def policy_of(seats: int) -> RolloutPolicy:
    """How the quick players of the search play.

    Args:
        seats: the number of players.
    """
    return _POLICIES[seats]


def horizon_of(seats: int, left: int) -> Horizon:
    """How far the search plays on, and how the game is estimated then.

    Args:
        seats: the number of players.
        left: how many cards are still to be played.
    """
    moves = _MOVES[seats]
    return Horizon(seats, moves, left - moves)


class Expert(Player):
    """Looks ahead.

    Args:
        stages: how many moves it tries in how many worlds.
        character: what it likes to do; nothing for no liking.
    """

    name: Final = "expert"

    def __init__(self, stages: Sequence[Stage] = STAGES, character: str = "") -> None:
        super().__init__(character)
        self._stages = stages

    def choose(self, view: View, *, seed: str, heard: Sequence[Heard] = ()) -> Choice:
        """See `Talker.choose`; what was said changes nothing."""
        codes = known_codes(view.codes())
        if not codes:
            return any_move(view, seed=seed)
        if len(codes) == 1:
            return Choice(decode(codes[0]), (Reason("only-move", {}, 0.0),))
        codes = sensible(view, codes)
        if len(codes) == 1:
            return Choice(decode(codes[0]), reasons_for(view, codes[0]))
        source = seed_from(RandomStream(seed, "expert"))
        policy = policy_of(view.seats)
        worlds = Worlds(view, policy)
        if worlds.left <= FEW:
            calculated = calculate(worlds, codes, MatchEquity(view), policy, _TRIES, source)
            if calculated is not None:
                best = sorted(range(len(codes)), key=lambda at: -calculated.sums[at])
                return _choice(view, worlds, calculated, best, "calculated")
        return self._looked_ahead(view, worlds, without_undoing(view, codes), source)

    def _looked_ahead(self, view: View, worlds: Worlds, codes: vec[i64], source: int) -> Choice:
        likes = vec[float]([_CHARACTER_SCALE * leaning(self._character, code) for code in codes])
        search = self._search(view, worlds, codes, source, likes)
        best = search.look_ahead(self._stages)
        return _choice(view, worlds, search.tried, best, "looked-ahead")

    def _search(
        self, view: View, worlds: Worlds, codes: vec[i64], source: int, likes: vec[float]
    ) -> Search:
        horizon = horizon_of(view.seats, int(worlds.left))
        equity = MatchEquity(view, int(horizon.spread))
        return Search(worlds, codes, equity, policy_of(view.seats), horizon, source, likes)

    def judge(
        self, view: View, move: Move, *, seed: str, heard: Sequence[Heard] = ()
    ) -> Judgement | None:
        """See `Judge.judge`; what was said changes nothing."""
        codes = view.codes()
        check_decides(view, codes)
        codes, made = known_codes(codes), encode(move)
        if made not in list(codes):
            return None
        codes = _with(without_undoing(view, sensible(view, codes)), made)
        if len(codes) == 1:
            return None
        policy = policy_of(view.seats)
        worlds = Worlds(view, policy)
        if worlds.left <= FEW:
            source = seed_from(RandomStream(seed, "judge"))
            calculated = calculate(worlds, codes, MatchEquity(view), policy, _TRIES, source)
            if calculated is not None:
                return judge_by_calculation(view, calculated, made)
        likes = vec[float]([0.0] * len(codes))

        def begin(name: str) -> Search:
            source = seed_from(RandomStream(seed, f"judge {name}"))
            return self._search(view, Worlds(view, policy), codes, source, likes)

        return judge_by_search(view, codes, made, begin)


def _with(codes: vec[i64], made: int) -> vec[i64]:
    """The moves, with one added that has to be among them."""
    return codes if made in list(codes) else append(codes[:], made)


def _choice(view: View, worlds: Worlds, tried: Tried, best: list[int], key: str) -> Choice:
    """The best move and why.

    Args:
        view: what the player knows.
        worlds: games that the player can't tell from the real one.
        tried: what came of each move.
        best: the moves, the best one first.
        key: how they were tried: `looked-ahead` or `calculated`.
    """
    code = tried.codes[best[0]]
    searched = _standing(view, tried, best[0], key)
    searched += compared(view, tried, best)
    return Choice(decode(code), (*reasons_for(view, code), *foreseen(worlds, code), *searched))


def _standing(view: View, tried: Tried, at: int, key: str) -> list[Reason]:
    """What the player expects of the game, or in the last one of the match; nothing where that is
    open, or no system changes what it is worth, so that it was said before."""
    code = tried.codes[at]
    if plays_card(kind_of(code)) and not changes(view, code):
        return []
    times = int(tried.worlds[at])
    percent = _percent(tried, at)
    if view.table.games_left() == 0:
        is_open = graded({"percent": percent})["chance"] == "open"
        return [] if is_open else [Reason(key, {"worlds": times, "percent": percent})]
    points = round(int(tried.points[at]) / times)
    if key != "looked-ahead" or abs(points) < _AHEAD:
        return []
    return [Reason("game-ahead" if points > 0 else "game-behind", {"points": abs(points)})]


def _percent(tried: Tried, at: int) -> int:
    """The share of the match that a move is expected to bring."""
    return min(100, max(0, round(100 * tried.mean(at) / WHOLE)))


OPPONENT: Final = Expert()
