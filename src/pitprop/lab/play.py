"""Letting opponents play any game, and timing them."""

from __future__ import annotations

from collections.abc import Callable
from time import thread_time_ns
from typing import Any

from pitprop.core.errors import IllegalMoveError
from pitprop.core.installed.registry import find_game
from pitprop.lab.spec import SimulationSpec
from pitprop.lab.tally import Tally
from pitprop.opponents.whose import add_who_decided, misplayed


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

    Raises:
        IllegalMoveError: an opponent chose a move that a rule forbids.
    """
    moves = 0
    while state.decider >= 0:
        seat = state.decider
        name = opponent_at(seat)
        opponent = spec.opponent(name)
        view = state.view(seat)
        began = thread_time_ns()
        decision = f"{seed} move {before + moves}"
        try:
            choice = opponent.choose(view, seed=decision)
        except Exception as error:
            add_who_decided(error, name, view, decision)
            raise
        tally.count_time(name, thread_time_ns() - began)
        try:
            state.play(choice.move)
        except IllegalMoveError as error:
            raise misplayed(find_game(spec.game), error, name) from None
        moves += 1
    tally.round_moves[moves] += 1
    return moves
