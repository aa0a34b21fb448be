"""Looking ahead: promising moves are played on from in many worlds, the best of them in more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from pitprop.core.chance import FastRandom
from pitprop.opponents.dark_cave.search.evaluation import Evaluation, chance_to_win
from pitprop.opponents.dark_cave.search.rollout import Rollout
from pitprop.opponents.dark_cave.search.scene import Scene
from pitprop.opponents.dark_cave.search.worlds import Worlds
from pitprop.opponents.halving import Stage
from pitprop.opponents.racing import race

_SEEDS: Final = 2**30

_NEGLIGIBLE: Final = 0.002
"""A difference in the chance to win that doesn't matter for one move."""

_FAR_BEHIND: Final = 1.0
"""Anything worse than this at first sight counts as no worse than this."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How far and how the quick players play on.

    Attributes:
        rounds: how many rounds are played on before the position is evaluated (the horizon).
        rivalry: how much a step lost by a rival counts (see `QuickCards`).
        sight: how much a point of first sight counts beside a game won.
        evaluation: how the position at the horizon is evaluated.
        stages: at most how many moves are tried in how many worlds.
    """

    rounds: float
    rivalry: float
    sight: float
    evaluation: Evaluation
    stages: Sequence[Stage]


class Search:
    """Plays on from the moves of one decision.

    Args:
        worlds: what the player knows and believes.
        scores: its moves, each with what it is worth at first sight.
        side: the clan that it works for.
        plan: how they are played on.
        random: where the quick players' choices come from.
    """

    def __init__(
        self,
        worlds: Worlds,
        scores: Mapping[int, float],
        side: int,
        plan: Plan,
        random: FastRandom,
    ) -> None:
        self._worlds = worlds
        self._scores = scores
        self._highest = max(scores.values())
        self._side = side
        self._plan = plan
        self._random = random
        self._sum = dict.fromkeys(scores, 0.0)
        self._played = dict.fromkeys(scores, 0)
        self._drawn = 0
        self._ahead = 0

    @property
    def tried(self) -> int:
        """How many moves were tried."""
        return sum(played > 0 for played in self._played.values())

    def worlds(self, code: int) -> int:
        """In how many worlds a move was tried."""
        return self._played[code]

    def share(self, code: int) -> float:
        """How likely the player's side is to win by a move, on average over the worlds."""
        return self._sum[code] / max(1, self._played[code])

    @property
    def share_now(self) -> float:
        """In what share of the worlds the player's side would win if the game ended now."""
        return self._ahead / max(1, self._drawn)

    def look_ahead(self) -> list[int]:
        """The moves that were tried, the best one first."""
        moves = sorted(self._scores, key=lambda code: -self._scores[code])
        return race(self, moves, self._plan.stages, _NEGLIGIBLE)

    def won(self, code: int) -> float:
        """How likely the player's side is to win by a move, summed over the worlds."""
        return self._sum[code]

    def value(self, code: int) -> float:
        """How good a move seems by all its results, and at first sight."""
        behind = min(self._highest - self._scores[code], _FAR_BEHIND)
        return self.share(code) - self._plan.sight * behind

    def play(self, codes: Sequence[int]) -> None:
        """Try moves in one more world, the same for all, so that only the moves differ."""
        world = self._worlds.draw()
        self._drawn += 1
        self._ahead += Scene(world).winner_now() == self._side
        seed = self._random.below(_SEEDS)
        # Counted from before the moves: one that closes the turn gets no turn more than the others.
        end: i64 = world.table.turns + round(self._plan.rounds * world.seats)
        for each in codes:
            code: i64 = each
            trial = world.clone()
            trial.advance(code)
            scene = Scene(trial)
            Rollout(scene, FastRandom(seed), self._plan.rivalry).play_on(end)
            value = chance_to_win(scene, self._side, self._plan.evaluation)
            self._played[each] += 1
            self._sum[each] += value
