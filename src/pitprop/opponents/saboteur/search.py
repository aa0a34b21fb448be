"""Looking ahead: the likeliest moves are played out in many worlds, the promising ones in more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pitprop.core.chance import FastRandom
from pitprop.opponents.saboteur.as_digger import NEVER
from pitprop.opponents.saboteur.worlds import Worlds

_LOWEST: Final = -1e30

_CLEAR: Final = 3.0
"""By so many standard deviations a lead is clear."""

_LEAST_SPREAD: Final = 0.05


class Budget:
    """How much is looked at.

    Attributes:
        stages: pairs of numbers, stage by stage: how many moves are tried, first those that score
            best, later those that have done best, and in how many worlds.
    """

    __slots__ = ("stages",)

    def __init__(self, stages: Sequence[int]) -> None:
        self.stages: vec[i64] = vec[i64](stages)


class Tried:
    """What came of each move.

    Attributes:
        codes: the moves.
        won: how often the player's side won with each.
        worlds: how often each was tried.
    """

    __slots__ = ("codes", "won", "worlds")

    def __init__(self, codes: vec[i64]) -> None:
        nothing = vec[i64]([0] * len(codes))
        self.codes: vec[i64] = codes
        self.won: vec[i64] = nothing[:]
        self.worlds: vec[i64] = nothing[:]

    def share(self, at: i64) -> float:
        """How often a move has won of the times that it was tried."""
        return float(self.won[at]) / float(self.worlds[at]) if self.worlds[at] else 0.0


def look_ahead(
    worlds: Worlds,
    codes: vec[i64],
    scores: vec[float],
    weight: float,
    budget: Budget,
    guilty: bool,
    random: FastRandom,
) -> Tried:
    """Play the moves out, unless all but one are blunders.

    Args:
        worlds: what the player knows.
        codes: its moves.
        scores: what the moves are worth at first sight.
        weight: how much a point of score counts beside a round won.
        budget: in how many worlds.
        guilty: whether the player is a saboteur.
        random: where the quick players' choices come from.
    """
    stages = budget.stages
    tried = Tried(codes)
    alive = _promising(scores, stages[0])
    stage: i64 = 0 if len(alive) > 1 else len(stages)
    while stage + 1 < len(stages):
        if stage:
            if _is_settled(tried, alive):
                break
            alive = _best(tried, scores, weight, alive, stages[stage])
        world: i64 = 0
        while world < stages[stage + 1]:
            _try_all(tried, alive, worlds, guilty, random)
            world += 1
        stage += 2
    return tried


def _promising(scores: vec[float], count: i64) -> vec[i64]:
    """A number of moves that score best, and no blunders where there is anything else."""
    left = scores[:]
    found = vec[i64](capacity=count)
    while len(found) < count and len(found) < len(scores):
        best: i64 = 0
        at: i64 = 1
        while at < len(left):
            if left[at] > left[best]:
                best = at
            at += 1
        if len(found) and left[best] <= 0.5 * NEVER:
            break
        found = append(found, best)
        left[best] = _LOWEST
    return found


def _try_all(
    tried: Tried, alive: vec[i64], worlds: Worlds, guilty: bool, random: FastRandom
) -> None:
    """All moves in the same world, so that they differ by nothing but themselves."""
    world = worlds.draw()
    seed = random.below(2**30)
    for at in alive:
        trial = world.clone()
        trial.play(tried.codes[at])
        trial.play_on(FastRandom(seed))
        tried.worlds[at] += 1
        if trial.reached != guilty:
            tried.won[at] += 1


def _is_settled(tried: Tried, alive: vec[i64]) -> bool:
    """Whether the best move is ahead of all others so clearly, or all are so much alike, that more
    worlds wouldn't tell more."""
    best = -1.0
    second = -1.0
    worst = 2.0
    for at in alive:
        share = tried.share(at)
        worst = min(worst, share)
        if share > best:
            second = best
            best = share
        elif share > second:
            second = share
    if worst == best:
        return len(alive) < 2 or best == 0.0 or best == 1.0
    middle = (best + second) / 2.0
    spread = 2.0 * max(middle * (1.0 - middle), _LEAST_SPREAD)
    lead = best - second
    return lead * lead * float(tried.worlds[alive[0]]) > _CLEAR * _CLEAR * spread


def _best(tried: Tried, scores: vec[float], weight: float, alive: vec[i64], count: i64) -> vec[i64]:
    """A number of moves that have done best."""
    found = vec[i64](capacity=count)
    left = alive[:]
    while len(found) < count and len(found) < len(alive):
        best: i64 = -1
        highest = _LOWEST
        at: i64 = 0
        while at < len(left):
            if left[at] >= 0:
                value = tried.share(left[at]) + weight * scores[left[at]]
                if value > highest:
                    highest = value
                    best = at
            at += 1
        found = append(found, left[best])
        left[best] = -1
    return found
