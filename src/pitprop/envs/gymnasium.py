"""The games for Gymnasium: one seat, while opponents play the others.

Importing it registers them: `gymnasium.make("pitprop/saboteur-v0", players=5)`.

>>> from pitprop.envs import gymnasium
>>> env = gymnasium.env("saboteur", players=5, opponents=["random"])
>>> observation, info = env.reset(seed=7)
>>> env.unwrapped.play.decider == env.unwrapped.seat
True
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import Any, Final

from pitprop.core.installed.extras import need

need("env", "numpy", "gymnasium")

import numpy as np
from gymnasium import Env, register, spaces

from pitprop.core.asked import checked_number, named_seed
from pitprop.core.errors import PitpropError
from pitprop.envs.arrays import NUMBER, bounds, mask_of, observed
from pitprop.envs.play import FIRST, Play, checked_illegal, checked_settings, number_of_seed
from pitprop.envs.rendering import HUMAN, MODES, checked_mode, shown
from pitprop.envs.rewards import POINTS, Rewards
from pitprop.library.players import Player, opponents_of
from pitprop.opponents import Opponent


def env(game: str, players: int, *, opponents: Sequence[Player], **settings: Any) -> Env[Any, Any]:
    """A game seen from one seat.

    Args:
        game: `saboteur`, `sabotage` or `dark_cave`.
        players: the number of players.
        opponents: who plays the other seats, from the seat's left: opponents by name, and bots;
            they repeat if there are fewer than seats.
        settings: any other arguments of `SeatEnv`.

    Raises:
        PitpropError: there is no such game, number of players, opponent or setting.
    """
    checked_settings(settings, SeatEnv)
    return SeatEnv(game, players, opponents=opponents, **settings)


class SeatEnv(Env[Any, Any]):
    """A game seen from one seat, while opponents play the others.

    An observation has the array and the mask of actions; `info` has the view itself (`view`) and
    the allowed actions in notation (`moves`), in the order of the mask.

    Args:
        game: `saboteur`, `sabotage` or `dark_cave`.
        players: the number of players.
        opponents: who plays the other seats, from the seat's left.
        seat: the seat; drawn anew for each game where None.
        edition: the edition; the default one where empty.
        options: changes to the edition.
        rewards: `points`, `win` or `zero_sum`.
        render_mode: `ansi`, `human` or `rgb_array`.
        illegal: what happens to an action whose mask is 0: `first` to choose the first allowed one
            instead, which `info` reports (`illegal`), or `refuse`.

    Raises:
        PitpropError: there is no such game, number of players, opponent or setting.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012  # Gymnasium's own type

    def __init__(
        self,
        game: str,
        players: int,
        *,
        opponents: Sequence[Player],
        seat: int | None = 0,
        edition: str = "",
        options: Mapping[str, str] | None = None,
        rewards: str = POINTS,
        render_mode: str | None = None,
        illegal: str = FIRST,
    ) -> None:
        self.play = Play(game, players, edition=edition, options=options)
        if seat is not None:
            seat = checked_number(seat, "the seat")
        if seat is not None and not 0 <= seat < players:
            raise PitpropError(f"there is no seat {seat}: seats are 0 to {players - 1}")
        self._others: list[Opponent] = opponents_of(game, opponents, players - 1)
        self._asked_seat = seat
        self.seat = seat or 0
        self._illegal = checked_illegal(illegal)
        self._kind = rewards
        self._given = Rewards(rewards, 1, players)
        self.render_mode = checked_mode(render_mode)
        low, high = bounds(self.play.environment.fields)
        count = len(self.play.environment.actions)
        self.action_space = spaces.Discrete(count)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(low, high, dtype=NUMBER),
                "action_mask": spaces.Box(0, 1, (count,), NUMBER),
            }
        )
        self._seed = ""
        self._moves = 0

    def reset(
        self, *, seed: int | str | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal a new game, and play until the seat has to decide.

        Args:
            seed: where all chance comes from, any number or text; it goes on from the last one
                where None.
            options: not used.
        """
        super().reset(seed=None if seed is None else number_of_seed(seed))
        self._seed = str(self.np_random.integers(2**62)) if seed is None else named_seed(seed)
        if self._asked_seat is None:
            self.seat = int(self.np_random.integers(self.play.seats))
        self._given = Rewards(self._kind, 1, self.play.seats)
        self._moves = 0
        self.play.begin(self._seed)
        self._play_others()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Choose an action, and play until the seat has to decide again.

        Raises:
            PitpropError: the action may not be chosen; nothing has changed.
        """
        chosen = self.play.allowed(action, self._illegal)
        self.play.step(chosen)
        reward = self._reward() + self._play_others()
        if self.render_mode == HUMAN:
            self.render()
        info = {**self._info(), "illegal": bool(chosen != action)}
        return self._observation(), reward, self.play.is_over, False, info

    def _play_others(self) -> float:
        """Let the others play; returns what the seat gains by it."""
        gained = 0.0
        play = self.play
        while not play.is_over and play.decider != self.seat:
            player = self._others[(play.decider - self.seat - 1) % play.seats]
            seed = f"{self._seed} {self._moves}"
            self._moves += 1
            play.make(player.choose(play.view(play.decider), seed=seed).move)
            gained += self._reward()
        return gained

    def _reward(self) -> float:
        play = self.play
        won = np.zeros((1, play.seats), NUMBER)
        won[0, play.winners()] = 1
        given = self._given.give(np.array([play.changes]), won, np.array([play.is_over]))
        return float(given[0, self.seat])

    def _observation(self) -> Any:
        play = self.play
        view = play.view(self.seat)
        return {
            "observation": observed(play.observation(view)),
            "action_mask": mask_of(play.environment, play.actions(view)),
        }

    def _info(self) -> dict[str, Any]:
        view = self.play.view(self.seat)
        moves = self.play.texts(self.play.actions(view), view)
        return {"view": self.play.library_view(self.seat), "moves": moves}

    def render(self) -> Any:
        """The table as the seat sees it, as `render_mode` says; None where it was printed."""
        if self.render_mode is None:
            return None
        drawn = shown(self.play, self.render_mode, self.seat)
        if self.render_mode == HUMAN:
            sys.stdout.write(f"{drawn}\n")
            return None
        return drawn


_REGISTERED: Final = {"dark_cave": 4, "sabotage": 2, "saboteur": 5}
"""The games that `gymnasium.make` knows, and how many play where it isn't told."""

for _game, _players in _REGISTERED.items():
    register(
        id=f"pitprop/{_game}-v0",
        entry_point="pitprop.envs.gymnasium:SeatEnv",
        kwargs={"game": _game, "players": _players, "opponents": ("standard",)},
    )
