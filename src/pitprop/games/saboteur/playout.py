"""Whole games played to their end without views: for search, simulation and measurement.

How the players choose is a `Policy`; unless told, every legal move is as likely as any other.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pitprop.core.chance import FastRandom
from pitprop.core.errors import PitpropError
from pitprop.core.sums import Sums
from pitprop.games.saboteur.moves import KIND_WORDS, kind_of
from pitprop.games.saboteur.sample import Worlds
from pitprop.games.saboteur.state import State
from pitprop.games.saboteur.table import DEALING, OVER
from pitprop.games.saboteur.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """How the players of a playout choose: every legal move as likely as any other.

    A subclass, in interpreted Python too, chooses in another way.
    """

    def choose(self, state: State, codes: vec[i64], random: FastRandom) -> i64:
        """One of the codes.

        Args:
            state: the state, in which somebody has to decide; not to be changed.
            codes: what that player may do, at least one move.
            random: where random choices come from.
        """
        return codes[random.below(len(codes))]


class Weighted(Policy):
    """Chooses a move by its kind: one that weighs twice as much is twice as likely.

    Args:
        weights: whole numbers from 0 by the first word of the moves' notation (`lay`, `break`,
            `mend`, `rockfall`, `map`, `pass`, `turn`, `take`); 1 where nothing is told. Where all
            legal moves weigh nothing, each is as likely.

    Raises:
        PitpropError: there are no such moves, or a weight is below 0 or above 1,000.
    """

    def __init__(self, weights: Mapping[str, int]) -> None:
        for word, weight in weights.items():
            if word not in KIND_WORDS:
                raise PitpropError(f"no move begins with {word!r}, only {', '.join(KIND_WORDS)}")
            if not 0 <= weight <= _MOST_WEIGHT:
                raise PitpropError(f"a weight is from 0 to {_MOST_WEIGHT}, not {weight} ({word})")
        self._weights: vec[i64] = vec[i64]([weights.get(word, 1) for word in KIND_WORDS])

    def choose(self, state: State, codes: vec[i64], random: FastRandom) -> i64:
        """See `Policy.choose`."""
        weights = self._weights
        total: i64 = 0
        for code in codes:
            total += weights[kind_of(code)]
        if not total:
            return codes[random.below(len(codes))]
        rest = random.below(total)
        for code in codes:
            rest -= weights[kind_of(code)]
            if rest < 0:
                return code
        return codes[0]


_MOST_WEIGHT: Final = 1000

UNIFORM: Final = Policy()
"""Every legal move is as likely as any other."""


def playout(state: State, random: FastRandom, policy: Policy = UNIFORM) -> int:
    """Play a game to its end.

    Args:
        state: where to begin; changed in place. It needs a seed where rounds are yet to be dealt.
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
    """Play many games from one state, each on a copy with deals of its own.

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
