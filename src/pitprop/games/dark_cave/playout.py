"""Whole games of random play: for search, simulation and measurement."""

from __future__ import annotations

from mypy_extensions import i64

from pitprop.core.chance import FastRandom
from pitprop.core.game import CHANCE
from pitprop.games.dark_cave.moves import PROPOSE, kind_of
from pitprop.games.dark_cave.sample import Worlds
from pitprop.games.dark_cave.state import State
from pitprop.games.dark_cave.table import DEALING, OVER
from pitprop.games.dark_cave.view import View


def playout(state: State, random: FastRandom) -> int:
    """Play a game to its end, every legal move as likely as any other.

    Only the end is never proposed (D-82): players at random would agree to it at once.

    Args:
        state: where to begin; changed in place. It needs a seed where it is yet to be dealt.
        random: where the choices come from, and cards that are lost.

    Returns:
        the number of decisions made.
    """
    table = state.table
    steps: i64 = 0
    while table.phase != OVER:
        if table.phase == DEALING:
            state.advance_chance()
        elif table.decider == CHANCE:
            state.lose_at(random.below(state.cards_at_stake()))
        else:
            state.advance(_choice(state, random))
            steps += 1
    return steps


def _choice(state: State, random: FastRandom) -> i64:
    """Any legal move but a proposal, which stands last."""
    moves = state.codes()
    count: i64 = len(moves)
    if kind_of(moves[count - 1]) == PROPOSE:
        count -= 1
    return moves[random.below(count)]


def playouts(state: State, games: int, random: FastRandom) -> int:
    """Play many games from one state, each on a copy with chance of its own.

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
        code = _choice(state, random)
        state.advance(code)
        total += kind_of(code)
    return total


def clones(state: State, count: int) -> int:
    """Copy a state so many times; returns the sum of the copies' seats, so that all are made."""
    total: i64 = 0
    for _ in range(count):
        total += state.clone().table.seats
    return total


def worlds(view: View, count: int, random: FastRandom) -> int:
    """Draw so many worlds of one view; returns the sum of their seats, so that all are made."""
    drawn = Worlds(view)
    total: i64 = 0
    for _ in range(count):
        total += drawn.draw(random).table.seats
    return total
