"""Letting opponents play any game, and timing them."""

from __future__ import annotations

from collections.abc import Callable
from time import thread_time_ns
from typing import Any

from pitprop.lab.spec import SimulationSpec
from pitprop.lab.tally import Tally


def play_round(
    spec: SimulationSpec,
    state: Any,
    opponent_at: Callable[[int], str],
    seed: str,
    before: int,
    tally: Tally,
) -> int:
    """Play until chance has to decide again or the game is over, and count the moves.

    Args:
        spec: what is simulated.
        state: a state of any game, just after chance has decided; changed in place.
        opponent_at: gives the name of the opponent on a seat.
        seed: the seed of this game; each decision has a seed of its own, made from it.
        before: how many moves were made in earlier rounds.
        tally: where times and moves are counted.

    Returns:
        the number of moves.
    """
    moves = 0
    while state.decider >= 0:
        seat = state.decider
        name = opponent_at(seat)
        opponent = spec.opponent(name)
        view = state.view(seat)
        began = thread_time_ns()
        choice = opponent.choose(view, seed=f"{seed} move {before + moves}")
        tally.count_time(name, thread_time_ns() - began)
        state.play(choice.move)
        moves += 1
    tally.round_moves[moves] += 1
    return moves
