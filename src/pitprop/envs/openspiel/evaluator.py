"""What a state is worth to a search, by playouts inside the engine."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
from open_spiel.python.algorithms import mcts

from pitprop.core.asked import checked_number
from pitprop.core.chance import FastRandom
from pitprop.core.errors import PitpropError
from pitprop.core.notation import cited
from pitprop.core.playouts.choosing import checked_weights, chooser
from pitprop.core.playouts.playout import playable, playout
from pitprop.core.playouts.policy import Policy
from pitprop.envs.codec import NOTHING_CHOSEN
from pitprop.envs.openspiel.games import PitpropState
from pitprop.library.seeds import seed_of


class Evaluator(mcts.Evaluator):
    """Plays states out inside the engine, for OpenSpiel's `mcts` and `ismcts` in Python.

    It is what `mcts.RandomRolloutEvaluator` is, without a view and a list of actions for each
    decision. A move or draw that is half made is finished first, each allowed action and each
    outcome as likely as it is; from there on players choose whole moves, by weights or by a policy.

    Args:
        rollouts: how many playouts a state gets; their mean counts.
        weights: how likely kinds of moves are relative to each other, and 1 for kinds that are left
            out, such as `{"propose": 0}` in The Dark Cave; all legal moves are equally likely where
            None.
        policy: how the players choose, instead of by weights; an object of a class derived from
            `pitprop.library.Policy`.
        seed: where choices and deals come from, any number or text; one is drawn where None. The
            same seed gives the same values to whoever asks about the same states in the same order.

    Raises:
        PitpropError: a number, a weight, a policy or a seed is wrong.
    """

    def __init__(
        self,
        rollouts: int = 1,
        *,
        weights: Mapping[str, int] | None = None,
        policy: Policy | None = None,
        seed: int | float | str | None = None,
    ) -> None:
        self._rollouts = checked_number(rollouts, "the number of rollouts", least=1)
        self._weights = checked_weights(weights, policy)
        self._policy = policy
        self._seed = seed_of(seed)
        self._moves = FastRandom(int.from_bytes(self._seed.encode()))
        self._parts = random.Random(self._seed)
        self._played = 0

    def evaluate(self, state: Any) -> npt.NDArray[np.float64]:
        """What a state is worth to each seat: the mean of what its playouts return.

        Args:
            state: a state of one of these games; it stays as it is.

        Raises:
            PitpropError: it is another game's, the game has no moves of a kind that has a weight,
                or the policy chose something else than one of the codes.
        """
        if not isinstance(state, PitpropState):
            raise PitpropError(f"this evaluates states of Pitprop's games, not {cited(state)}")
        name = state.get_game().name
        policy = chooser(name, self._weights, self._policy)
        returned = [self._rollout(name, state, policy) for _ in range(self._rollouts)]
        mean: npt.NDArray[np.float64] = np.mean(returned, axis=0)
        return mean

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """How likely each action is: all the same, or as chance has it.

        Args:
            state: a state in which somebody or chance decides.
        """
        if state.is_chance_node():
            outcomes: list[tuple[int, float]] = state.chance_outcomes()
            return outcomes
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]

    def _rollout(self, name: str, state: PitpropState, policy: Policy) -> list[float]:
        """What one playout returns."""
        whole = self._finished(state)
        played = playable(whole.story.state.clone(), name)
        played.seed = f"{self._seed} {self._played}"
        self._played += 1
        playout(played, self._moves, policy)
        return state.returned(played)

    def _finished(self, state: PitpropState) -> PitpropState:
        """The state once nothing is half made: itself, or a copy that has gone on at random."""
        going_on = state
        while going_on.story.drawn or going_on.story.chosen != NOTHING_CHOSEN:
            if going_on is state:
                going_on = state.clone()
            actions, likely = zip(*self.prior(going_on), strict=True)
            going_on.apply_action(self._parts.choices(actions, likely)[0])
        return going_on
