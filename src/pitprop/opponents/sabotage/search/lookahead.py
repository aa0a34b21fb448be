"""Looking ahead: each move is played out in many worlds, the promising ones in more of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pitprop.core.chance import FastRandom
from pitprop.games.sabotage.rules.move_codes import ANSWER, CLOSE, card_of, kind_of, pack
from pitprop.opponents.halving import Stage
from pitprop.opponents.racing import race
from pitprop.opponents.sabotage.search.horizon import Horizon
from pitprop.opponents.sabotage.search.match_equity import PARTS_PER_POINT, WHOLE, MatchEquity
from pitprop.opponents.sabotage.search.rollout import RolloutState, best_play, gain_of, play_on
from pitprop.opponents.sabotage.search.rollout_policy import RolloutPolicy
from pitprop.opponents.sabotage.search.worlds import Worlds

_AT_ONCE: Final = 1 << 60
"""Closing and answers come before all cards."""

_NEGLIGIBLE: Final = 0.0008
"""A difference that doesn't matter for one move, as a share of a match."""


class Tried:
    """What came of each move.

    Attributes:
        codes: the moves.
        sums: the equity won with each, summed up.
        squares: its squares, summed up.
        points: the points by which the game was won, summed up.
        worlds: how often each was tried.
    """

    __slots__ = ("codes", "points", "squares", "sums", "worlds")

    def __init__(self, codes: vec[i64]) -> None:
        nothing = vec[i64]([0] * len(codes))
        self.codes: vec[i64] = codes
        self.sums: vec[i64] = nothing[:]
        self.squares: vec[i64] = nothing[:]
        self.points: vec[i64] = nothing[:]
        self.worlds: vec[i64] = nothing[:]

    def mean(self, at: i64) -> float:
        """The mean equity won with a move that was tried."""
        return float(self.sums[at]) / float(self.worlds[at])

    def error(self, at: i64) -> float:
        """The squared standard error of the mean."""
        mean = self.mean(at)
        worlds = float(self.worlds[at])
        return max(0.0, float(self.squares[at]) / worlds - mean * mean) / worlds

    def add(self, at: i64, equity: i64, points: i64) -> None:
        """Count what came of a move.

        Args:
            at: which move it is.
            equity: the equity that it won.
            points: the points that it scored.
        """
        self.sums[at] += equity
        self.squares[at] += equity * equity
        self.points[at] += points
        self.worlds[at] += 1


class Search:
    """Plays out the moves of one decision.

    Args:
        worlds: what the player knows.
        codes: its moves.
        equity: what results are worth.
        policy: how the quick players play.
        horizon: how far they play in each world, and how the game is estimated then.
        seed: where the worlds come from.
        likes: how much each move counts beyond its results, because its player likes it.

    Attributes:
        tried: what came of each move.
    """

    __slots__ = ("_equity", "_horizon", "_likes", "_policy", "_random", "_worlds", "tried")

    def __init__(
        self,
        worlds: Worlds,
        codes: vec[i64],
        equity: MatchEquity,
        policy: RolloutPolicy,
        horizon: Horizon,
        seed: int,
        likes: vec[float],
    ) -> None:
        self.tried = Tried(codes)
        self._likes = likes
        self._worlds = worlds
        self._equity = equity
        self._policy = policy
        self._horizon = horizon
        self._random = FastRandom(seed)

    def look_ahead(self, stages: Sequence[Stage]) -> list[int]:
        """Try the moves.

        Args:
            stages: at most how many of them in how many worlds.

        Returns:
            all of them, the best one first, as indexes of the moves.
        """
        return race(self, self.at_first_sight(), stages, _NEGLIGIBLE)

    def at_first_sight(self) -> list[int]:
        """The moves, those that gain most at once first; closing and answers before all."""
        world = self._worlds.world(self._random)
        looks = vec[i64](capacity=len(self.tried.codes))
        for code in self.tried.codes:
            at_once = kind_of(code) >= CLOSE
            looks = append(looks, _AT_ONCE if at_once else gain_of(world, code, self._policy))
        return sorted(range(len(looks)), key=lambda move: -looks[move])

    def play(self, moves: Sequence[int]) -> None:
        """Try moves in one more world, the same for all, so that only the moves differ."""
        world = self._worlds.world(self._random)
        equity = self._equity
        for move in moves:
            state = world.clone()
            begin(state, self.tried.codes[move], self._policy)
            play_on(state, self._policy, equity, self._horizon.moves)
            if state.over:
                self.tried.add(move, equity.value(state.diff), equity.sign * state.diff)
            else:
                ahead = self._horizon.ahead(state, self._policy)
                points = equity.sign * ahead // PARTS_PER_POINT
                self.tried.add(move, equity.estimate(ahead), points)

    def won(self, move: int) -> float:
        """What a move has won in all worlds in which it was tried, in shares of a match."""
        return float(self.tried.sums[move]) / WHOLE

    def value(self, move: int) -> float:
        """A move's mean result, and how much its player likes it."""
        return (self.tried.mean(move) + self._likes[move]) / WHOLE


def begin(state: RolloutState, code: i64, policy: RolloutPolicy) -> None:
    """Make the move that is tried.

    Args:
        state: the game that is looked ahead in.
        code: the code of the move.
        policy: how the players choose.
    """
    if kind_of(code) != ANSWER:
        state.play(code)
    elif card_of(code):
        state.play(pack(CLOSE))
    else:
        state.play(best_play(state, policy))  # refused, the partner has to play
