"""Games with all cards known that a player can't tell from the real one, drawn by its beliefs.

Who works for whom and where the exit is come from the player's beliefs, all other cards from those
that it has not seen.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from pitprop.core.chance import FastRandom
from pitprop.games.dark_cave.knowledge import sample
from pitprop.games.dark_cave.rules.cards import EXIT, GOALS
from pitprop.games.dark_cave.rules.state import State
from pitprop.opponents.dark_cave.situation import Situation
from pitprop.opponents.drawing import EvenShares, share, weighted


class Worlds:
    """Draws games, spread evenly over what the player believes."""

    __slots__ = ("_at", "_goals", "_random", "_sampled")

    def __init__(self, situation: Situation, random: FastRandom) -> None:
        self._at = situation
        self._random = random
        self._sampled = sample.Worlds(situation.view)
        self._goals = EvenShares(random)

    def draw(self) -> State:
        """One world."""
        at = self._at
        state = self._sampled.draw(self._random)
        likely = vec[float]([weight for _, weight in at.worlds])
        characters, _ = at.worlds[weighted(likely, share(self._random))]
        state.characters = vec[i64](characters)
        state.aside = sample.rest_of_clans(at.view.table, characters)
        self._place_exit(state, weighted(vec[float](at.exit), self._goals.next()))
        return state

    def _place_exit(self, state: State, wanted: int) -> None:
        """D-10: the exit changes places with whatever lies where it is believed to be."""
        if self._at.view.known_goals[wanted] >= 0:
            return
        goals = vec[i64](capacity=GOALS)
        other = state.goals[wanted]
        for at in range(GOALS):
            goal = state.goals[at]
            if at == wanted:
                goal = EXIT
            elif goal == EXIT:
                goal = other
            goals = append(goals, goal)
        state.goals = goals
