"""A rating of each agent on each side, using OpenSkill, which takes partnerships into account.

A contest is held between teams: diggers and saboteurs, two roofs, two clans. A team is all the
agents that had seats in it; each has a rating for each side of each game. Contests count deal by
deal, those of a deal in random order (R. C. Weng and C.-J. Lin, *A Bayesian approximation
method for online ranking*, 2011; Plackett-Luce).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from pitprop.core.installed.extras import need
from pitprop.experiments.contest import Contest

Key = tuple[str, str, str]
"""Game, side and agent."""


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong an agent is on a side; only ratings of one game and side can be compared.

    Attributes:
        game: the game.
        side: the side.
        agent: the agent.
        rating: its strength; everybody begins at 25.
        deviation: how uncertain that is.
        contests: how many contests it had this side in.
    """

    game: str
    side: str
    agent: str
    rating: float
    deviation: float
    contests: int


class Ratings:
    """The ratings so far."""

    def __init__(self) -> None:
        """Ratings before anybody has played.

        Raises:
            MissingExtraError: OpenSkill isn't installed.
        """
        need("lab", "openskill")
        from openskill.models import PlackettLuce

        self._model: Any = PlackettLuce()
        self._found: dict[Key, Any] = {}
        self._contests: Counter[Key] = Counter()

    def count(self, game: str, agents: Sequence[str], contest: Contest) -> None:
        """Count a contest; one with a single team tells nothing.

        Args:
            game: the game.
            agents: the agent on each seat.
            contest: what was won and lost.
        """
        teams: list[dict[Key, None]] = [{} for _ in contest.ranks]
        for seat, name in enumerate(agents):
            teams[contest.teams[seat]][game, contest.sides[seat], name] = None
        for key in {key for team in teams for key in team}:
            self._contests[key] += 1
        # A team may be empty: three diggers without a saboteur.
        held = [at for at, team in enumerate(teams) if team]
        if len(held) > 1:
            self._rate([teams[at] for at in held], [contest.ranks[at] for at in held])

    def _rate(self, teams: Sequence[Iterable[Key]], ranks: list[int]) -> None:
        before = [[self._of(key) for key in team] for team in teams]
        after = self._model.rate(before, ranks=ranks)
        # An agent in several teams is rated by their average.
        by_key: dict[Key, list[Any]] = {}
        for team, rated in zip(teams, after, strict=True):
            for key, rating in zip(team, rated, strict=True):
                by_key.setdefault(key, []).append(rating)
        for key, ratings in by_key.items():
            self._found[key] = self._model.rating(
                mu=sum(each.mu for each in ratings) / len(ratings),
                sigma=sum(each.sigma for each in ratings) / len(ratings),
            )

    def _of(self, key: Key) -> Any:
        return self._found.setdefault(key, self._model.rating())

    def rows(self) -> list[Rating]:
        """All ratings, by game and side, the best first."""
        rows = [
            Rating(*key, self._of(key).mu, self._of(key).sigma, count)
            for key, count in self._contests.items()
        ]
        return sorted(rows, key=lambda row: (row.game, row.side, -row.rating, row.agent))
