"""Whole matches played to their end without views: for search, simulation and measurement.

How the players choose is a `Policy`; unless told, every legal move is as likely as any other.
"""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from pitprop.core.chance import FastRandom
from pitprop.core.policy import UNIFORM, Policy, Weighted
from pitprop.core.sums import Sums
from pitprop.games.sabotage.moves import KIND_MASK, KIND_WORDS
from pitprop.games.sabotage.state import State
from pitprop.games.sabotage.table import DEALING, OVER


def weighted(weights: Mapping[str, int]) -> Weighted:
    """The policy that chooses by the kind of move (see `Weighted` and `KIND_WORDS`)."""
    return Weighted(KIND_WORDS, KIND_MASK, weights)


def playout(state: State, random: FastRandom, policy: Policy = UNIFORM) -> int:
    """Play a match to its end.

    Args:
        state: where to begin; changed in place. It needs a seed where games are yet to be dealt.
        random: where the choices come from.
        policy: how the players choose.

    Returns:
        the number of decisions made.
    """
    table = state.table
    steps: i64 = 0
    while table.phase != OVER:
        if table.phase == DEALING:
            state.deal()
        else:
            state.advance(policy.choose(state, state.codes(), random))
            steps += 1
    return steps


def playouts(state: State, games: int, random: FastRandom, policy: Policy = UNIFORM) -> Sums:
    """Play many matches from one state, each on a copy with deals of its own.

    Args:
        state: where each of them begins; it stays as it is.
        games: how many.
        random: where the choices come from.
        policy: how the players choose.
    """
    steps: i64 = 0
    won = [0] * state.seats
    points = [0] * state.seats
    for game in range(games):
        copy = state.clone()
        copy.seed = f"{state.seed} {game}"
        steps += playout(copy, random, policy)
        for seat in copy.winners():
            won[seat] += 1
        for seat, score in enumerate(copy.scores()):
            points[seat] += score
    return Sums(games, steps, tuple(won), tuple(points))


def clones(state: State, count: int) -> int:
    """Copy a state so many times; returns the sum of the copies' rounds, so that all are made."""
    total: i64 = 0
    for _ in range(count):
        total += state.clone().table.round
    return total
