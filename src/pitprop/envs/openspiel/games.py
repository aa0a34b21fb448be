"""Games and states as OpenSpiel wants them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel

from pitprop.core.errors import PitpropError
from pitprop.envs.codecs import GAMES, environment
from pitprop.envs.openspiel.observer import Observer
from pitprop.envs.rewards import POINTS, ZERO_SUM, Rewards
from pitprop.envs.story import Story

PREFIX: Final = "python_pitprop_"

#: The most that a seat can score, and the most that chance draws in a game.
_MOST_POINTS: Final = {"dark_cave": 368, "sabotage": 108, "saboteur": 44}
_MOST_DRAWS: Final = {"dark_cave": 300, "sabotage": 440, "saboteur": 330}
_MOST_OUTCOMES: Final = 67
_DEFAULT_PLAYERS: Final = {"dark_cave": 5, "sabotage": 2, "saboteur": 5}
_PARTS_OF_A_MOVE: Final = 3


def register() -> None:
    """Make the games known to OpenSpiel."""
    for name in GAMES:
        # A class, not a function: OpenSpiel releases it after Python has shut down.
        made = type(f"{name}_game", (PitpropGame,), {"name": name})
        globals()[made.__name__] = made  # where pickle looks for it
        pyspiel.register_game(_type_of(name, POINTS), made)


def _type_of(name: str, rewards: str) -> Any:
    game = environment(name).game
    types = pyspiel.GameType
    return types(
        short_name=f"{PREFIX}{name}",
        long_name=f"Pitprop: {game.titles['en']}",
        dynamics=types.Dynamics.SEQUENTIAL,
        chance_mode=types.ChanceMode.EXPLICIT_STOCHASTIC,
        information=types.Information.IMPERFECT_INFORMATION,
        utility=types.Utility.ZERO_SUM if rewards == ZERO_SUM else types.Utility.GENERAL_SUM,
        reward_model=types.RewardModel.TERMINAL,
        max_num_players=game.max_seats,
        min_num_players=game.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": _DEFAULT_PLAYERS[name],
            "edition": "",
            "options": "",
            "rewards": POINTS,
        },
    )


class PitpropGame(pyspiel.Game):
    """One of the games, with a number of players, an edition and options.

    Attributes:
        name: the name of the game.
    """

    name = ""

    def __init__(self, params: Any = None) -> None:
        params = dict(params or {})
        name = self.name
        self.players = int(params.get("players", _DEFAULT_PLAYERS[name]))
        self.edition = str(params.get("edition", ""))
        self.options = _options(str(params.get("options", "")))
        self.rewards = str(params.get("rewards", POINTS))
        Rewards(self.rewards, 1, self.players)
        Story(name, self.players, edition=self.edition, options=self.options)
        low, high = _utilities(name, self.rewards)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(environment(name).actions),
            max_chance_outcomes=_MOST_OUTCOMES,
            num_players=self.players,
            min_utility=low,
            max_utility=high,
            utility_sum=0.0 if self.rewards == ZERO_SUM else None,
            max_game_length=_PARTS_OF_A_MOVE * environment(name).game.max_decisions(self.players),
        )
        super().__init__(_type_of(name, self.rewards), info, params)

    def new_initial_state(self, *_: Any) -> Any:
        """The game before chance has decided anything."""
        return PitpropState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Any:
        """What tells seats what they may know."""
        return Observer(self.name, kind)

    def max_chance_nodes_in_history(self) -> int:
        """An upper bound on how often chance decides."""
        return _MOST_DRAWS[self.name]


def _options(text: str) -> dict[str, str]:
    """The options of a game's parameter: `attach:tunnel;stone_choice:yes`."""
    parts = [part.partition(":") for part in text.split(";") if part]
    wrong = [name for name, colon, value in parts if not (colon and value)]
    if wrong:
        raise PitpropError(f"options look like attach:tunnel;stone_choice:yes, not {text!r}")
    return {name: value for name, _, value in parts}


def _utilities(name: str, rewards: str) -> tuple[float, float]:
    most = float(_MOST_POINTS[name])
    if rewards == POINTS:
        return 0.0, most
    return (-most, most) if rewards == ZERO_SUM else (-1.0, 1.0)


class PitpropState(pyspiel.State):
    """A game at one moment.

    Attributes:
        story: the game.
    """

    def __init__(self, game: PitpropGame) -> None:
        super().__init__(game)
        self._rewards = game.rewards
        self.story = Story(game.name, game.players, edition=game.edition, options=game.options)

    def current_player(self) -> int:
        """Who decides: a seat, chance, or nobody at the end."""
        if self.story.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.story.is_chance else self.story.decider

    def _legal_actions(self, player: int) -> list[int]:
        return self.story.actions(self.story.view(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may decide, and how likely each outcome is."""
        return self.story.outcomes()

    def _apply_action(self, action: int) -> None:
        if self.story.is_chance:
            self.story.choose(action)
        else:
            self.story.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.story.draw().text(action) if self.story.is_chance else f"draw {action}"
        if player == self.story.decider:
            view = self.story.view(player)
            if action in self.story.actions(view):
                (text,) = self.story.texts([action], view)
                return text
        return self.story.environment.actions[action].text

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.story.is_over

    def returns(self) -> list[float]:
        """What the game was worth to each seat; zeros before its end."""
        story = self.story
        return self.returned(story.state) if story.is_over else [0.0] * story.seats

    def returned(self, end: Any) -> list[float]:
        """What a game is worth to each seat that has come to this end.

        Args:
            end: the engine's state then, of a game with as many seats.
        """
        seats = self.story.seats
        won = np.zeros((1, seats), np.int8)
        won[0, list(end.winners())] = 1
        scores = np.array([list(end.scores())])
        given = Rewards(self._rewards, 1, seats).give(scores, won, np.array([True]))
        return [float(each) for each in given[0]]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> Any:
        """A state that a player can't tell from this one, drawn at random.

        It has no history, which going on from it doesn't need.
        """
        other = self.clone()
        other.story = self.story.resampled(player, sampler)
        return other

    def __str__(self) -> str:
        return self.story.environment.game.print_position(self.story.state)
