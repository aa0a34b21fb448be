"""Looking ahead: each move is played out in many worlds, the promising ones in more of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pitprop.core.chance import FastRandom
from pitprop.games.sabotage.rules.move_codes import ANSWER, CLOSE, card_of, kind_of, pack
from pitprop.opponents.sabotage.match_equity import MatchEquity
from pitprop.opponents.sabotage.rollout import RolloutState, best_play, gain_of, play_on
from pitprop.opponents.sabotage.rollout_policy import RolloutPolicy
from pitprop.opponents.sabotage.worlds import Worlds

_LOWEST: Final = -(1 << 60)


class Budget:
    """How much is looked at.

    Attributes:
        stages: pairs of numbers, stage by stage: how many moves are tried, first those that look
            best, later those that have done best, and in how many worlds.
        horizon: how many moves are played in each world before the roofs are estimated.
    """

    __slots__ = ("horizon", "stages")

    def __init__(self, stages: Sequence[int], horizon: int) -> None:
        self.stages: vec[i64] = vec[i64](stages)
        self.horizon: i64 = horizon


class Tried:
    """What came of each move.

    Attributes:
        codes: the moves.
        sums: the equity won with each, summed up.
        points: the points by which the game was won, summed up.
        worlds: how often each was tried.
    """

    __slots__ = ("codes", "points", "sums", "worlds")

    def __init__(self, codes: vec[i64]) -> None:
        nothing = vec[i64]([0] * len(codes))
        self.codes: vec[i64] = codes
        self.sums: vec[i64] = nothing[:]
        self.points: vec[i64] = nothing[:]
        self.worlds: vec[i64] = nothing[:]

    def mean(self, at: i64) -> i64:
        """The equity won on average with a move that was tried."""
        return self.sums[at] // self.worlds[at]

    def add(self, at: i64, equity: i64, points: i64) -> None:
        """Count what came of a move.

        Args:
            at: which move it is.
            equity: the equity that it won.
            points: the points that it scored.
        """
        self.sums[at] += equity
        self.points[at] += points
        self.worlds[at] += 1


def look_ahead(
    worlds: Worlds,
    codes: vec[i64],
    equity: MatchEquity,
    budget: Budget,
    policy: RolloutPolicy,
    seed: int,
) -> Tried:
    """Play the moves out.

    Args:
        worlds: what the player knows.
        codes: its moves.
        equity: what results are worth.
        budget: in how many worlds, and how far.
        policy: how the quick players play.
        seed: where the worlds come from.
    """
    stages = budget.stages
    tried = Tried(codes)
    random = FastRandom(seed)
    alive = _promising(codes, worlds.world(random), policy, stages[0])
    stage: i64 = 0
    while stage + 1 < len(stages):
        if stage:
            alive = _best(tried, alive, stages[stage])
        world: i64 = 0
        while world < stages[stage + 1]:
            _try_all(tried, alive, worlds.world(random), equity, policy, budget.horizon)
            world += 1
        stage += 2
    return tried


def _promising(codes: vec[i64], world: RolloutState, policy: RolloutPolicy, count: i64) -> vec[i64]:
    """A number of moves that look best at first sight; closing and answers always."""
    looks = vec[i64](capacity=len(codes))
    for code in codes:
        at_once = kind_of(code) >= CLOSE
        looks = append(looks, -_LOWEST if at_once else gain_of(world, code, policy))
    found = vec[i64](capacity=count)
    while len(found) < count and len(found) < len(codes):
        best: i64 = 0
        at: i64 = 1
        while at < len(looks):
            if looks[at] > looks[best]:
                best = at
            at += 1
        found = append(found, best)
        looks[best] = _LOWEST
    return found


def _try_all(
    tried: Tried,
    alive: vec[i64],
    world: RolloutState,
    equity: MatchEquity,
    policy: RolloutPolicy,
    horizon: i64,
) -> None:
    """All moves in the same world, so that they differ by nothing but themselves."""
    sign: i64 = equity.sign
    for at in alive:
        state = world.clone()
        begin(state, tried.codes[at], policy)
        play_on(state, policy, horizon)
        tried.add(at, equity.value(state.diff), sign * state.diff)


def begin(state: RolloutState, code: i64, policy: RolloutPolicy) -> None:
    """Make the move that is tried.

    Args:
        state: the game that is looked ahead in.
        code: the code of the move.
        policy: how the players choose.
    """
    if kind_of(code) != ANSWER:
        state.play(code)
    elif card_of(code):
        state.play(pack(CLOSE))
    else:
        state.play(best_play(state, policy))  # refused, the partner has to play


def _best(tried: Tried, alive: vec[i64], count: i64) -> vec[i64]:
    """A number of moves that have done best."""
    found = vec[i64](capacity=count)
    left = alive[:]
    while len(found) < count and len(found) < len(alive):
        best: i64 = -1
        highest: i64 = _LOWEST
        at: i64 = 0
        while at < len(left):
            if left[at] >= 0 and tried.mean(left[at]) > highest:
                highest = tried.mean(left[at])
                best = at
            at += 1
        found = append(found, left[best])
        left[best] = -1
    return found
