"""Whole games played to their end without views: for search, simulation and measurement.

How the players choose is a `Policy`; by default every legal move is as likely as any other.
"""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from pitprop.core.chance import FastRandom
from pitprop.core.errors import PitpropError
from pitprop.core.game import CHANCE, TERMINAL
from pitprop.core.playouts.policy import UNIFORM, Policy, guarded
from pitprop.core.playouts.search_state import SearchState
from pitprop.core.playouts.sums import Sums


def playable(state: object, game: str) -> SearchState:
    """A game's state as one that can be played out, which another package's need not be.

    Args:
        state: the state.
        game: the name of the game.

    Raises:
        PitpropError: it can't be played out.
    """
    if not isinstance(state, SearchState):
        raise PitpropError(
            f"{game} can't be played out: its states are not `pitprop.library.SearchState`"
        )
    return state


def playout(state: SearchState, random: FastRandom, policy: Policy = UNIFORM) -> int:
    """Play a game to its end.

    Args:
        state: where to begin; changed in place. It needs a seed if cards are still to be dealt.
        random: where the choices come from.
        policy: how the players choose.

    Returns:
        the number of decisions made.

    Raises:
        PitpropError: the policy chose something else than one of the codes.
    """
    policy = guarded(policy)
    steps: i64 = 0
    decider: i64 = state.decider
    while decider != TERMINAL:
        if decider == CHANCE:
            state.deal()
        else:
            state.advance(policy.choose(state, state.codes(), random))
            steps += 1
        decider = state.decider
    return steps


def playouts(state: SearchState, games: int, random: FastRandom, policy: Policy = UNIFORM) -> Sums:
    """Play many games from one state, each on a copy with deals of its own.

    Args:
        state: where each of them begins; it stays as it is.
        games: how many.
        random: where the choices come from.
        policy: how the players choose.

    Raises:
        PitpropError: the policy chose something else than one of the codes.
    """
    policy = guarded(policy)
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


def clones(state: SearchState, count: int) -> int:
    """Copy a state repeatedly; returns the sum of the copies' deciders, so that all are made.

    A loop for measuring: one in interpreted Python would be most of what it measures.
    """
    total: i64 = 0
    for _ in range(count):
        total += state.clone().decider
    return total


def single_steps(states: Sequence[SearchState], random: FastRandom) -> None:
    """Make one decision in each of many states; for measuring, as with `clones`."""
    for state in states:
        moves = state.codes()
        state.advance(moves[random.below(len(moves))])
