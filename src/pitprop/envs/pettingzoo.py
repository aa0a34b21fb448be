"""The games for PettingZoo: all seats are agents, which take turns (AEC).

>>> from pitprop.envs import pettingzoo
>>> env = pettingzoo.env("saboteur", players=5, edition="nl")
>>> env.reset(seed=7)
>>> observation, reward, termination, truncation, info = env.last()
>>> sorted(observation)
['action_mask', 'observation']
>>> info["moves"][:2]
['lay NES 0,-1', 'lay NES -1,0']
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any

from pitprop.core.installed.extras import need

need("env", "numpy", "gymnasium", "pettingzoo")

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import OrderEnforcingWrapper
from pettingzoo.utils.conversions import turn_based_aec_to_parallel_wrapper

from pitprop.core.asked import checked_number, named_seed
from pitprop.core.errors import PitpropError
from pitprop.core.game import SPECTATOR
from pitprop.core.notation import cited, listed
from pitprop.envs.arrays import NUMBER, bounds, mask_of, observed
from pitprop.envs.play import REFUSE, Play, checked_illegal, checked_settings, number_of_seed
from pitprop.envs.rendering import HUMAN, MODES, checked_mode, shown
from pitprop.envs.rewards import POINTS, Rewards


def env(game: str, players: int, **settings: Any) -> Any:
    """A game in which all seats take turns.

    Args:
        game: `saboteur`, `sabotage` or `dark_cave`.
        players: the number of players.
        settings: any other arguments of `raw_env`.

    Raises:
        PitpropError: there is no such game, number of players, edition, option or setting.
    """
    checked_settings(settings, raw_env)
    return OrderEnforcingWrapper(raw_env(game, players, **settings))


def parallel_env(
    game: str,
    players: int,
    *,
    max_cycles: int | None = None,
    max_decisions: int | None = None,
    **settings: Any,
) -> Any:
    """The same for tools in which all agents act at once: only the decider's action counts.

    Args:
        game: `saboteur`, `sabotage` or `dark_cave`.
        players: the number of players.
        max_cycles: after how many decisions the game is cut off.
        max_decisions: the same, as `env` calls it; give only one of them.
        settings: any other arguments of `raw_env`.

    Raises:
        PitpropError: there is no such game, number of players, edition, option or setting.
    """
    checked_settings(settings, raw_env)
    if max_cycles is not None:
        if max_decisions is not None:
            raise PitpropError("max_cycles and max_decisions are the same here; give one of them")
        max_decisions = checked_number(max_cycles, "max_cycles", least=1)
    made = raw_env(game, players, max_decisions=max_decisions, **settings)
    return _Parallel(OrderEnforcingWrapper(made))


class _Parallel(turn_based_aec_to_parallel_wrapper[str, Any, Any]):
    """All agents act at once."""

    def step(self, actions: Any) -> Any:
        """Choose the action of the agent that decides.

        Raises:
            PitpropError: it has none, or may not choose it; nothing has changed.
        """
        if not hasattr(self, "agents"):
            raise PitpropError("call reset() first")
        if self.agents:
            decides = self.aec_env.agent_selection
            if not isinstance(actions, Mapping) or decides not in actions:
                raise PitpropError(
                    f"{decides} decides, so that actions have to hold one by that name, not"
                    f" {cited(actions)}"
                )
        return super().step(actions)


class raw_env(AECEnv[str, Any, Any]):  # noqa: N801  # as PettingZoo calls it
    """A game in which all seats take turns, without the wrapper that catches misuse.

    An observation has the array and the mask of actions. For the decider, and at the end for all,
    `infos` has the view itself (`view`), and the allowed actions in notation (`moves`), in the
    order of the mask.

    Args:
        game: `saboteur`, `sabotage` or `dark_cave`.
        players: the number of players.
        edition: the edition; the default one where empty.
        options: changes to the edition.
        rewards: `points`, `win` or `zero_sum`.
        render_mode: `ansi`, `human` or `rgb_array`.
        max_cycles: an agent is cut off after that many decisions of its own; from then on its seat
            takes the first action that is allowed, until all are cut off.
        max_decisions: the game is cut off after that many decisions.
        illegal: what happens to an action whose mask is 0: `refuse`, or `first` to choose the first
            allowed one instead.

    Raises:
        PitpropError: there is no such game, number of players, edition, option or setting.
    """

    def __init__(
        self,
        game: str,
        players: int,
        *,
        edition: str = "",
        options: Mapping[str, str] | None = None,
        rewards: str = POINTS,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        max_decisions: int | None = None,
        illegal: str = REFUSE,
    ) -> None:
        super().__init__()
        self.play = Play(game, players, edition=edition, options=options)
        self._given = Rewards(rewards, 1, players)
        self._kind = rewards
        self._illegal = checked_illegal(illegal)
        for most, what in ((max_cycles, "max_cycles"), (max_decisions, "max_decisions")):
            if most is not None:
                checked_number(most, what, least=1)
        self._max_cycles = max_cycles
        self._max_decisions = max_decisions
        self.render_mode = checked_mode(render_mode)
        self.metadata = {
            "name": f"pitprop_{game}_v0",
            "render_modes": list(MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        low, high = bounds(self.play.environment.fields)
        count = len(self.play.environment.actions)
        self._action_spaces = {agent: spaces.Discrete(count) for agent in self.possible_agents}
        self._observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=NUMBER),
                    "action_mask": spaces.Box(0, 1, (count,), NUMBER),
                }
            )
            for agent in self.possible_agents
        }
        self._random = seeding.np_random()[0]
        self._decisions = [0] * players

    # --- Spaces ---------------------------------------------------------------------------------

    def observation_space(self, agent: str) -> Any:
        """The space of an agent's observations.

        Raises:
            PitpropError: there is no such agent.
        """
        return self._observation_spaces[self._checked(agent)]

    def action_space(self, agent: str) -> Any:
        """The space of an agent's actions.

        Raises:
            PitpropError: there is no such agent.
        """
        return self._action_spaces[self._checked(agent)]

    def _checked(self, agent: str) -> str:
        """An agent's name, if there is such an agent.

        Raises:
            PitpropError: it isn't.
        """
        if agent not in self.possible_agents:
            agents = listed(self.possible_agents)
            raise PitpropError(f"there is no agent {cited(agent)}; the agents are {agents}")
        return agent

    # --- Playing --------------------------------------------------------------------------------

    def reset(self, seed: int | str | None = None, options: Any = None) -> None:
        """Deal a new game.

        Args:
            seed: where all chance comes from, any number or text; one is drawn where None.
            options: not used.

        Raises:
            PitpropError: the seed is neither a number nor a text.
        """
        if seed is None:
            seed = int(self._random.integers(2**62))
        else:
            self._random = seeding.np_random(number_of_seed(seed))[0]
        self.play.begin(named_seed(seed))
        self._given = Rewards(self._kind, 1, self.play.seats)
        self._decisions = [0] * self.play.seats
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._update()

    def step(self, action: Any) -> None:
        """Choose an action for the agent that is selected.

        Raises:
            PitpropError: the action may not be chosen; nothing has changed.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        play = self.play
        seat = play.decider
        play.step(play.allowed(action, self._illegal))
        self._cumulative_rewards[agent] = 0.0
        self._decisions[seat] += 1
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._reward()
        cut_off = self._cut_off()
        while play.decider in cut_off and len(cut_off) < play.seats:
            play.step(play.actions(play.view(play.decider))[0])
            self._reward()
        self._accumulate_rewards()
        if play.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.truncations = {each: self._seat[each] in cut_off for each in self.agents}
        self._update()
        if not all(self.truncations.values()) and not play.is_over:
            self._deads_step_first()
        if self.render_mode == HUMAN:
            self.render()

    def _reward(self) -> None:
        play = self.play
        won = np.zeros((1, play.seats), NUMBER)
        won[0, play.winners()] = 1
        given = self._given.give(np.array([play.changes]), won, np.array([play.is_over]))
        for agent in self.agents:
            self.rewards[agent] += float(given[0, self._seat[agent]])

    def _cut_off(self) -> set[int]:
        """The seats that no longer decide."""
        if self._max_decisions is not None and sum(self._decisions) >= self._max_decisions:
            return set(range(self.play.seats))
        if self._max_cycles is None:
            return set()
        return {seat for seat, made in enumerate(self._decisions) if made >= self._max_cycles}

    def _update(self) -> None:
        """Set who is selected, and what each agent is told besides its observation."""
        decider = self.play.decider
        if decider >= 0:
            selected = self.possible_agents[decider]
            # Agents that were cut off before are gone; those cut off now remain.
            self.agent_selection = selected if selected in self.agents else self.agents[0]
        for agent in self.agents:
            self.infos[agent] = {}
            if agent == self.agent_selection or self.play.is_over:
                seat = self._seat[agent]
                view = self.play.view(seat)
                allowed = self.play.actions(view)
                self.infos[agent] = {
                    "view": self.play.library_view(seat),
                    "moves": self.play.texts(allowed, view),
                }

    def observe(self, agent: str) -> Any:
        """What an agent may know: the array, and the mask, which is 0 unless it decides.

        Raises:
            PitpropError: there is no such agent.
        """
        play = self.play
        view = play.view(self._seat[self._checked(agent)])
        return {
            "observation": observed(play.observation(view)),
            "action_mask": mask_of(play.environment, play.actions(view)),
        }

    # --- Showing --------------------------------------------------------------------------------

    def render(self) -> Any:
        """The table as everybody sees it, as `render_mode` says; None where it was printed."""
        if self.render_mode is None:
            return None
        drawn = shown(self.play, self.render_mode, SPECTATOR)
        if self.render_mode == HUMAN:
            sys.stdout.write(f"{drawn}\n")
            return None
        return drawn

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
