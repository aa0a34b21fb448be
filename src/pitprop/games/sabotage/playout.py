"""Whole matches of random legal play: for search, simulation and measurement."""

from __future__ import annotations

from mypy_extensions import i64

from pitprop.core.chance import FastRandom
from pitprop.games.sabotage.state import State
from pitprop.games.sabotage.table import DEALING, OVER


def playout(state: State, random: FastRandom) -> int:
    """Play a match to its end, every legal move as likely as any other.

    Args:
        state: where to begin; changed in place. It needs a seed where games are yet to be dealt.
        random: where the choices come from.

    Returns:
        the number of decisions made.
    """
    table = state.table
    steps: i64 = 0
    while table.phase != OVER:
        if table.phase == DEALING:
            state.deal()
        else:
            moves = state.codes()
            state.advance(moves[random.below(len(moves))])
            steps += 1
    return steps


def playouts(state: State, games: int, random: FastRandom) -> int:
    """Play many matches from one state, each on a copy with deals of its own.

    Returns:
        the number of decisions made in all of them.
    """
    steps: i64 = 0
    for game in range(games):
        copy = state.clone()
        copy.seed = f"{state.seed} {game}"
        steps += playout(copy, random)
    return steps


def clones(state: State, count: int) -> int:
    """Copy a state so many times; returns the sum of the copies' rounds, so that all are made."""
    total: i64 = 0
    for _ in range(count):
        total += state.clone().table.round
    return total
