"""Gymnasium's own test, and what it doesn't ask."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gymnasium as gym
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from pitprop.core.errors import PitpropError
from pitprop.envs import gymnasium
from pitprop.envs.batch import Batch
from tests.extras.tables import COPIES, TABLES

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_it_is_what_gymnasium_asks_for(game: str, players: int) -> None:
    env = gymnasium.env(game, players, opponents=["random"], render_mode="rgb_array")
    check_env(env, skip_render_check=True)
    env.reset(seed=1)
    picture = env.render()
    assert isinstance(picture, np.ndarray)
    assert picture.dtype == np.uint8
    assert picture.shape == (720, 960, 3)


@pytest.mark.parametrize("game", ["dark_cave", "sabotage", "saboteur"])
def test_gymnasium_makes_it_by_its_id(game: str) -> None:
    made: Any = gym.make(f"pitprop/{game}-v0")
    own: Any = gymnasium.env(game, made.unwrapped.play.seats, opponents=["standard"])
    for env in (made, own):
        env.reset(seed=4)
    for _ in range(3):
        (first, *_), (again, *_) = made.step(0), own.step(0)  # the first that is allowed
        assert (first["observation"] == again["observation"]).all()
    assert gym.spec(f"pitprop/{game}-v0").id == f"pitprop/{game}-v0"


def test_gymnasium_s_ids_take_all_that_an_environment_takes() -> None:
    name = "pitprop.envs.gymnasium:pitprop/saboteur-v0"
    env: Any = gym.make(name, players=3, opponents=["random"], edition="nl", render_mode="ansi")
    _, info = env.reset(seed=4)
    assert (info["view"].edition, len(info["view"].players)) == ("nl", 3)
    assert isinstance(env.render(), str)
    several = gym.make_vec("pitprop/saboteur-v0", num_envs=2, opponents=["random"])
    several.reset(seed=1)
    several.close()


def test_the_seat_plays_a_whole_game_against_a_named_opponent() -> None:
    env: Any = gymnasium.env("saboteur", players=3, opponents=["standard", "random"], seat=2)
    observation, info = env.reset(seed=5)
    is_over = False
    gained = 0.0
    while not is_over:
        assert info["view"].seat == 2
        action = int(observation["action_mask"].argmax())
        observation, reward, is_over, _, info = env.step(action)
        assert not info["illegal"]
        gained += float(reward)
    assert gained == env.unwrapped.play.state.scores()[2]
    assert not observation["action_mask"].any()


def test_the_same_seed_gives_the_same_game() -> None:
    seen = []
    for _ in range(2):
        env = gymnasium.env("sabotage", players=2, opponents=["random"], seat=None)
        observation, _ = env.reset(seed=3)
        for _ in range(10):
            observation, *_ = env.step(int(observation["action_mask"].argmax()))
        seen.append(observation["observation"])
    assert (seen[0] == seen[1]).all()


def test_an_action_that_is_not_allowed_is_replaced_or_refused() -> None:
    env = gymnasium.env("saboteur", players=3, opponents=["random"])
    observation, _ = env.reset(seed=1)
    wrong = int(observation["action_mask"].argmin())
    assert env.step(wrong)[-1]["illegal"]
    strict = gymnasium.env("saboteur", players=3, opponents=["random"], illegal="refuse")
    strict.reset(seed=1)
    with pytest.raises(PitpropError, match="may not be chosen"):
        strict.step(wrong)


def test_mistakes_are_said_in_one_line() -> None:
    with pytest.raises(PitpropError, match="there is no computer player 'nobody' for saboteur"):
        gymnasium.env("saboteur", players=5, opponents=["nobody"])
    with pytest.raises(PitpropError, match="no game has begun: reset"):
        gymnasium.env("saboteur", players=5, opponents=["random"]).step(0)
    with pytest.raises(PitpropError, match="the seat is a whole number, not 'left'"):
        gymnasium.env("saboteur", players=5, opponents=["random"], seat="left")
    with pytest.raises(PitpropError, match="there is no setting 'speed'; the settings are opp"):
        gymnasium.env("saboteur", players=5, opponents=["random"], speed=3)
    with pytest.raises(PitpropError, match="there is no seat 5: seats are 0 to 4"):
        gymnasium.env("saboteur", players=5, opponents=["random"], seat=5)


@pytest.mark.parametrize("another", COPIES)
@pytest.mark.parametrize(("game", "players"), [("saboteur", 5), ("sabotage", 4), ("dark_cave", 4)])
def test_a_copy_goes_on_as_the_environment_does(
    game: str, players: int, another: Callable[[Any], Any]
) -> None:
    env: Any = gymnasium.env(game, players, opponents=["random", "standard"], seat=None)
    observation, _ = env.reset(seed=3)
    copied = another(env)
    for _ in range(12):
        action = int(observation["action_mask"].argmax())
        observation, reward, is_over, *_ = env.step(action)
        found, paid, was_over, *_ = copied.step(action)
        assert (reward, is_over) == (paid, was_over)
        assert found["observation"].tobytes() == observation["observation"].tobytes()
        if is_over:
            observation, _ = env.reset()
            copied.reset()


def test_an_action_that_there_is_not_is_refused() -> None:
    env: Any = gymnasium.env("sabotage", players=2, opponents=["random"])
    env.reset(seed=1)
    for action in (-1, env.action_space.n):
        with pytest.raises(PitpropError, match=rf"^there is no action {action}: actions are 0 to"):
            env.step(action)


def test_a_game_of_a_batch_is_played_alone_by_its_seed() -> None:
    seed = Batch("saboteur", games=4, players=5, seed=1).seed_of(0)
    env: Any = gymnasium.env("saboteur", players=5, opponents=["random"])
    first, again = env.reset(seed=seed), env.reset(seed=seed)
    assert (first[0]["observation"] == again[0]["observation"]).all()
