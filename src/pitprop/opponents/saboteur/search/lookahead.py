"""Looking ahead: the likeliest moves are played out in many worlds, the promising ones in more."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.chance import FastRandom
from pitprop.opponents.halving import Stage, halve
from pitprop.opponents.saboteur.search.worlds import Worlds
from pitprop.opponents.saboteur.weighing.as_digger import BLUNDER

_CLEAR: Final = 3.0
"""How many standard errors make a lead clear."""

_LEAST_SPREAD: Final = 0.05

_FIRST_SIGHT: Final = 0.03
"""How much a point of score counts beside a round won: even many worlds tell two good moves apart
by chance alone."""

_MARGIN: Final = 0.1
"""How much the margin of a win or loss counts beside a round won."""

_SEEDS: Final = 2**30


@dataclass(frozen=True, slots=True)
class Plan:
    """How much is done for a decision.

    Attributes:
        stages: how many moves are tried in how many worlds.
        budget: how many moves the quick players may weigh in all of them, a measure of time:
            rounds that take long to play out are played in fewer worlds.
        sight_prior: after this many worlds first sight counts twice as much as after very many, and
            after fewer even more, as they tell less. With 0 it always counts the same.
    """

    stages: Sequence[Stage]
    budget: int
    sight_prior: int = 0


class Search:
    """Plays out the moves of one decision.

    Args:
        worlds: what the player knows.
        codes: its moves.
        scores: what the moves are worth at first sight.
        guilty: whether the player is a saboteur.
        plan: how much is done.
        random: where the quick players' choices come from.
    """

    def __init__(
        self,
        worlds: Worlds,
        codes: vec[i64],
        scores: vec[float],
        guilty: bool,
        plan: Plan,
        random: FastRandom,
    ) -> None:
        self._plan = plan
        self._worlds = worlds
        self._codes = codes
        self._scores = scores
        self._guilty = guilty
        self._random = random
        self._won = [0] * len(codes)
        self._played = [0] * len(codes)
        self._margin = [0.0] * len(codes)
        self._weighed = 0

    @property
    def tried(self) -> int:
        """How many moves were tried."""
        return sum(played > 0 for played in self._played)

    def worlds(self, move: int) -> int:
        """In how many worlds a move was tried."""
        return self._played[move]

    def won(self, move: int) -> int:
        """How often a move has won."""
        return self._won[move]

    def share(self, move: int) -> float:
        """The share of the worlds in which it was tried that a move has won."""
        return self._won[move] / max(1, self._played[move])

    def look_ahead(self) -> list[int]:
        """Try the moves, unless all but one are blunders.

        Returns:
            those tried to the end, the best one first, as indexes of the moves.
        """
        good = self.at_first_sight()
        if len(good) == 1:
            return good
        return halve(
            good,
            self._plan.stages,
            self.play,
            self.value,
            self._is_settled,
            lambda: self._weighed / self._plan.budget,
        )

    def at_first_sight(self) -> list[int]:
        """The moves that aren't blunders, those that look best first."""
        moves = sorted(range(len(self._codes)), key=lambda move: -self._scores[move])
        return [move for move in moves if self._scores[move] > BLUNDER / 2] or moves[:1]

    def value(self, move: int) -> float:
        """How good a move seems by all its results, and at first sight."""
        played = max(1, self._played[move])
        margin = self._margin[move] / played
        sight = _FIRST_SIGHT * (1.0 + self._plan.sight_prior / played)
        return self.share(move) + _MARGIN * margin + sight * self._scores[move]

    def play(self, moves: Sequence[int]) -> None:
        """Try moves in one more world, the same for all, so that only the moves differ."""
        world = self._worlds.draw()
        seed = self._random.below(_SEEDS)
        for move in moves:
            trial = world.clone()
            trial.play(self._codes[move])
            trial.play_on(FastRandom(seed))
            self._weighed += trial.weighed
            self._played[move] += 1
            self._won[move] += trial.reached != self._guilty
            self._margin[move] += -trial.margin() if self._guilty else trial.margin()

    def _is_settled(self, moves: Sequence[int]) -> bool:
        """Whether the best move is clearly ahead, or all have always won or never won."""
        shares = [self.share(move) for move in moves]
        if len(shares) < 2 or set(shares) in ({0.0}, {1.0}):
            return True
        best, second = sorted(shares)[-1:-3:-1]
        middle = (best + second) / 2
        spread = 2 * max(middle * (1 - middle), _LEAST_SPREAD) / self._played[moves[0]]
        return (best - second) ** 2 > _CLEAR**2 * spread
