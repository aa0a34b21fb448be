"""Loops inside the engine: many steps, many worlds by one call.

The benchmarks alone use them. They lie here to be compiled: a step takes so little time that to ask
for each from interpreted Python would be much of what is measured.
"""

from __future__ import annotations

from mypy_extensions import i64

from pitprop.core.chance import FastRandom
from pitprop.games.saboteur.knowledge.sample import Worlds
from pitprop.games.saboteur.knowledge.view import View
from pitprop.games.saboteur.rules.move_codes import kind_of
from pitprop.games.saboteur.rules.state import State


def single_steps(states: list[State], random: FastRandom) -> int:
    """Make one decision in each of many states; returns the sum of their kinds."""
    total: i64 = 0
    for state in states:
        moves = state.codes()
        code = moves[random.below(len(moves))]
        state.advance(code)
        total += kind_of(code)
    return total


def worlds(view: View, count: int, random: FastRandom) -> int:
    """Draw worlds of one view; returns the sum of their rounds, so that all are made.

    Args:
        view: the view.
        count: how many worlds.
        random: where random choices come from.
    """
    drawn = Worlds(view)
    total: i64 = 0
    for _ in range(count):
        total += drawn.draw(random).table.round
    return total
