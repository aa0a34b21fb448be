"""Whole games of random legal play: for search, simulation and measurement."""

from __future__ import annotations

from mypy_extensions import i64

from pitprop.core.chance import FastRandom
from pitprop.games.saboteur.moves import kind_of
from pitprop.games.saboteur.sample import Worlds
from pitprop.games.saboteur.state import State
from pitprop.games.saboteur.table import DEALING, OVER
from pitprop.games.saboteur.view import View


def playout(state: State, random: FastRandom) -> int:
    """Play a game to its end, every legal move as likely as any other.

    Args:
        state: where to begin; changed in place. It needs a seed where rounds are yet to be dealt.
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
    """Play many games from one state, each on a copy with deals of its own.

    Returns:
        the number of decisions made in all of them.
    """
    steps: i64 = 0
    for game in range(games):
        copy = state.clone()
        copy.seed = f"{state.seed} {game}"
        steps += playout(copy, random)
    return steps


def single_steps(states: list[State], random: FastRandom) -> int:
    """Make one decision in each of many states; returns the sum of their kinds."""
    total: i64 = 0
    for state in states:
        moves = state.codes()
        code = moves[random.below(len(moves))]
        state.advance(code)
        total += kind_of(code)
    return total


def clones(state: State, count: int) -> int:
    """Copy a state so many times; returns the sum of the copies' rounds, so that all are made."""
    total: i64 = 0
    for _ in range(count):
        total += state.clone().table.round
    return total


def worlds(view: View, count: int, random: FastRandom) -> int:
    """Draw so many worlds of one view; returns the sum of their rounds, so that all are made."""
    drawn = Worlds(view)
    total: i64 = 0
    for _ in range(count):
        total += drawn.draw(random).table.round
    return total
