"""PettingZoo's own tests, and what they don't ask."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

from pitprop.core.errors import PitpropError
from pitprop.envs import pettingzoo
from pitprop.envs.codecs import GAMES, environment
from tests.extras.tables import COPIES, TABLES

#: PettingZoo warns of dictionaries as observations, which its own card games have, too.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_it_is_what_pettingzoo_asks_for(game: str, players: int) -> None:
    api_test(pettingzoo.env(game, players), num_cycles=40)
    seed_test(partial(pettingzoo.env, game, players), num_cycles=10)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_all_at_once_it_is_what_pettingzoo_asks_for(game: str, players: int) -> None:
    parallel_api_test(pettingzoo.parallel_env(game, players), num_cycles=20)
    # This one looks at no masks.
    any_action = partial(pettingzoo.parallel_env, game, players, illegal="first")
    parallel_seed_test(any_action, num_cycles=10)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_it_is_shown_as_pettingzoo_asks_for(
    game: str, players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    render_test(partial(pettingzoo.env, game, players))
    assert capsys.readouterr().out.strip()


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_it_is_cut_off_as_pettingzoo_asks_for(game: str, players: int) -> None:
    settings: dict[str, Any] = {"players": players, "illegal": "first"}
    max_cycles_test(
        SimpleNamespace(
            env=partial(pettingzoo.env, game, **settings),
            parallel_env=partial(pettingzoo.parallel_env, game, **settings),
        )
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_cut_off_where_it_was_told_to_be(game: str) -> None:
    env = pettingzoo.raw_env(game, 4, max_decisions=5)
    env.reset(seed=1)
    for _ in range(5):
        assert not any(env.truncations.values())
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    assert all(env.truncations.values())


def test_who_has_decided_often_enough_is_cut_off_and_the_others_go_on() -> None:
    """In The Dark Cave one turn takes several decisions."""
    env = pettingzoo.raw_env("dark_cave", 4, max_cycles=3)
    env.reset(seed=1)
    decided = dict.fromkeys(env.possible_agents, 0)
    ended: list[str] = []
    for agent in env.agent_iter():
        observation, _, termination, truncation, _ = env.last()
        assert not termination
        if truncation:
            ended.append(agent)
            env.step(None)
        else:
            decided[agent] += 1
            env.step(int(observation["action_mask"].argmax()))
    assert set(decided.values()) == {3}
    assert sorted(ended) == env.possible_agents
    assert not env.play.is_over


def random_game(env: Any, seed: int) -> dict[str, float]:
    """Plays a game at random; what each agent got in all."""
    random = np.random.default_rng(seed)
    env.reset(seed=seed)
    gained = dict.fromkeys(env.possible_agents, 0.0)
    for _ in env.agent_iter():
        observation, _, termination, _, info = env.last()
        if termination:
            env.step(None)
            continue
        allowed = np.flatnonzero(observation["action_mask"])
        assert len(info["moves"]) == len(allowed)
        env.step(int(random.choice(allowed)))
        for other, reward in env.rewards.items():
            gained[other] += reward
    return gained


@pytest.mark.parametrize(("game", "players"), [("saboteur", 5), ("sabotage", 4), ("dark_cave", 5)])
def test_rewards_are_points_wins_or_sum_to_zero(game: str, players: int) -> None:
    made = {
        kind: pettingzoo.raw_env(game, players, rewards=kind)
        for kind in ("points", "win", "zero_sum")
    }
    gained = {kind: list(random_game(env, 3).values()) for kind, env in made.items()}
    state = made["points"].play.state
    scores = state.scores()
    assert gained["points"] == scores
    mean = sum(scores) / players
    assert gained["zero_sum"] == pytest.approx([score - mean for score in scores])
    assert sum(gained["zero_sum"]) == pytest.approx(0, abs=1e-9)
    won = state.winners()
    if won and len(won) < players:
        assert gained["win"] == [1 if seat in won else -1 for seat in range(players)]
    else:
        assert gained["win"] == [0] * players


def test_the_view_and_the_moves_in_notation_are_told() -> None:
    env = pettingzoo.env("saboteur", players=5, edition="nl")
    env.reset(seed=7)
    observation, _, _, _, info = env.last()
    view = info["view"]
    assert view.hand == ("NES", "NEW", "NS", "break-cart", "break-pickaxe", "cart")
    moves = [str(move) for move in view.legal_moves]
    assert sorted(info["moves"]) == sorted(moves)
    actions = environment("saboteur").actions
    allowed = np.flatnonzero(observation["action_mask"])
    assert [actions[int(action)].text for action in allowed] == info["moves"]


def test_mistakes_are_said_in_one_line() -> None:
    env = pettingzoo.env("saboteur", players=5)
    env.reset(seed=7)
    with pytest.raises(PitpropError, match=r"\(take 1\) may not be chosen by seat"):
        env.step(environment("saboteur").actions.of_text("take 1").number)
    mistakes: dict[str, dict[str, Any]] = {
        "there is no render_mode": {"render_mode": "film"},
        "there are no rewards": {"rewards": "gold"},
        "illegal is refuse or first": {"illegal": "never"},
        "max_cycles is a whole number, not '3'": {"max_cycles": "3"},
        "max_decisions is at least 1, not 0": {"max_decisions": 0},
        "there is no setting 'speed'; the settings are edition, options": {"speed": 3},
    }
    for wrong, settings in mistakes.items():
        with pytest.raises(PitpropError, match=wrong):
            pettingzoo.env("saboteur", players=5, **settings)


def test_an_agent_that_there_is_not_is_named() -> None:
    env: Any = pettingzoo.env("sabotage", players=2)
    env.reset(seed=1)
    for asked in (env.observe, env.observation_space, env.action_space):
        with pytest.raises(PitpropError, match="no agent 'nobody'; the agents are player_0, play"):
            asked("nobody")
    with pytest.raises(PitpropError, match="a seed is a whole number, a float or a string"):
        env.reset(seed=[1])


@pytest.mark.parametrize("seed", [7, -7, "spring"])
def test_later_games_follow_from_whatever_seed_there_was(seed: int | str) -> None:
    found = []
    for _ in range(2):
        env = pettingzoo.env("sabotage", players=2)
        env.reset(seed=seed)
        env.reset()
        found.append(str(env.last()[4]["view"]))
    assert found[0] == found[1]


@pytest.mark.parametrize("another", COPIES)
@pytest.mark.parametrize(("game", "players"), [("saboteur", 5), ("sabotage", 2), ("dark_cave", 4)])
def test_a_copy_goes_on_as_the_environment_does(
    game: str, players: int, another: Callable[[Any], Any]
) -> None:
    env = pettingzoo.env(game, players)
    env.reset(seed=3)
    copied = another(env)
    for _ in range(30):
        assert env.agent_selection == copied.agent_selection
        seen, found = env.last()[0], copied.last()[0]
        assert seen["observation"].tobytes() == found["observation"].tobytes()
        action = int(seen["action_mask"].argmax())
        env.step(action)
        copied.step(action)


def test_all_at_once_an_action_that_is_missing_is_named() -> None:
    env = pettingzoo.parallel_env("saboteur", players=4)
    observations, _ = env.reset(seed=2)
    decides = env.aec_env.agent_selection
    others = {agent: 0 for agent in env.agents if agent != decides}
    for actions in ({}, others, None, 3):
        with pytest.raises(PitpropError, match=f"^{decides} decides, so that actions have to hold"):
            env.step(actions)
    action = int(observations[decides]["action_mask"].argmax())
    env.step({decides: action})


def test_what_is_no_observation_is_not_cut_into_fields() -> None:
    env = pettingzoo.env("saboteur", players=4)
    env.reset(seed=2)
    fields = env.unwrapped.play.environment.fields
    observation = env.last()[0]
    assert set(fields.split(observation["observation"])) == {each.name for each in fields.fields}
    for wrong in (np.zeros(3), np.zeros((2, 3, 4)), np.zeros(()), observation, None):
        with pytest.raises(PitpropError, match=f"^an observation is an array of {fields.size} num"):
            fields.split(wrong)


def test_all_at_once_a_game_is_cut_off_however_that_is_asked_for() -> None:
    for name in ("max_cycles", "max_decisions"):
        env = pettingzoo.parallel_env("saboteur", 5, **{name: 3})
        env.reset(seed=1)
        decisions = 0
        while env.agents:
            observed = {agent: env.aec_env.observe(agent) for agent in env.agents}
            allowed = {agent: int(each["action_mask"].argmax()) for agent, each in observed.items()}
            env.step(allowed)
            decisions += 1
        assert decisions == 3
    with pytest.raises(PitpropError, match="give one of them"):
        pettingzoo.parallel_env("saboteur", 5, max_cycles=3, max_decisions=3)
    with pytest.raises(PitpropError, match=r"call reset\(\) first"):
        pettingzoo.parallel_env("saboteur", 5).step({})
