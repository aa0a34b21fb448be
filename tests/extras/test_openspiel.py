"""OpenSpiel's own tests and algorithms, and what they don't ask."""

from __future__ import annotations

import pickle
import random
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from pitprop.core.errors import PitpropError
from pitprop.envs.codec import NOTHING_CHOSEN
from pitprop.envs.openspiel import Evaluator
from pitprop.envs.rewards import KINDS, Rewards
from tests.extras.tables import TABLES

SHORT = [("saboteur", 3), ("sabotage", 2), ("dark_cave", 4)]
SCORING = [("saboteur", 3), ("saboteur", 5), ("sabotage", 2), ("sabotage", 4)]
"""Games in which somebody scores, played at random."""


def load(game: str, players: int, more: str = "") -> Any:
    return pyspiel.load_game(f"python_pitprop_{game}(players={players}{more})")


def played(state: Any, seed: int) -> Any:
    """Plays at random; gives the state at each decision of a player."""
    numbers = random.Random(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            assert sum(weights) == pytest.approx(1)
            state.apply_action(numbers.choices(outcomes, weights)[0])
        else:
            yield state
            state.apply_action(numbers.choice(state.legal_actions()))


def asked_and_refused(state: Any, seed: int) -> Any:
    """Plays a first game of Sabotage in which cards pile up on roofs, closed by nobody."""
    numbers = random.Random(seed)
    while state.story.state.public.round < 2:
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(numbers.choices(outcomes, weights)[0])
            continue
        yield state
        player, legal = state.current_player(), state.legal_actions()
        view = state.story.view(player)
        texts = dict(zip(state.story.texts(legal, view), legal, strict=True))
        refusing = [texts[text] for text in ("close", "consent no") if text in texts]
        building = [
            action
            for text, action in texts.items()
            if text.startswith("lay") and " other" not in text
        ]
        state.apply_action(numbers.choice(refusing or building or legal))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_it_stands_openspiels_own_test(game: str, players: int) -> None:
    pyspiel.random_sim_test(load(game, players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("rewards", KINDS)
@pytest.mark.parametrize(("game", "players"), SCORING)
def test_it_stands_it_with_all_rewards(game: str, players: int, rewards: str) -> None:
    loaded = load(game, players, f",rewards={rewards}")
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize(("game", "players"), SHORT)
def test_resampled_states_look_the_same_to_the_player_and_can_be_gone_on_with(
    game: str, players: int
) -> None:
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    others = set()
    for number, state in enumerate(played(load(game, players).new_initial_state(), 2)):
        if number % 25:
            continue
        player = state.current_player()
        twin = state.resample_from_infostate(player, sampler)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.information_state_tensor(player) == state.information_state_tensor(player)
        assert twin.observation_string(player) == state.observation_string(player)
        assert twin.legal_actions() == state.legal_actions()
        others.add(str(twin) == str(state))
        twin.apply_action(twin.legal_actions()[0])
    assert False in others


@pytest.mark.parametrize(("game", "players"), SHORT)
def test_a_state_that_was_written_down_is_read_again(game: str, players: int) -> None:
    loaded = load(game, players)
    for number, state in enumerate(played(loaded.new_initial_state(), 3)):
        if number % 40 == 0:
            again = loaded.deserialize_state(state.serialize())
            assert str(again) == str(state)
            assert again.history() == state.history()
            for player in range(players):
                known = state.information_state_string(player)
                assert again.information_state_string(player) == known


def test_a_player_remembers_the_rounds_before() -> None:
    before = ""
    rounds = set()
    for state in played(load("saboteur", 3).new_initial_state(), 4):
        known = state.information_state_string(0)
        rounds.add(state.story.state.public.round)
        if state.current_player() == 0:
            assert known != before
            before = known
    assert rounds == {1, 2, 3}
    assert known.count("dealt") == 3


def test_a_player_remembers_all_of_a_long_game_of_sabotage() -> None:
    """Whoever can close asks to, and is refused."""
    longest = 0
    for seed in range(40):
        state = load("sabotage", 4).new_initial_state()
        for each in asked_and_refused(state, seed):
            longest = max(longest, len(each.story.view(0).log))
            if longest > 256:
                break
        if longest > 256:
            break
    assert longest > 256
    kind = pyspiel.IIGObservationType(perfect_recall=True)
    observer = load("sabotage", 4).make_py_observer(kind)
    observer.set_from(state, 0)
    log = np.array(list(state.story.view(0).log), "<i8").view(np.uint8).reshape(-1, 8)
    assert np.allclose(observer.dict["history"][: len(log)] * 255, log)
    assert not observer.dict["history"][len(log) :].any()


def test_what_others_hold_changes_nothing_of_what_a_player_knows() -> None:
    for state in played(load("saboteur", 4).new_initial_state(), 5):
        seat = state.current_player()
        story = state.story
        before = [story.known(other) for other in range(4) if other != seat]
        assert f"hand {seat}" not in "".join(before)
        break


@pytest.mark.parametrize("rewards", KINDS)
@pytest.mark.parametrize(("game", "players"), [("saboteur", 3), ("sabotage", 4)])
def test_returns_are_points_wins_or_sum_to_zero(game: str, players: int, rewards: str) -> None:
    loaded = load(game, players, f",rewards={rewards}")
    for seed in range(6, 40):
        state = loaded.new_initial_state()
        for _ in played(state, seed):
            pass
        scores = state.story.state.scores()
        if len(set(scores)) > 1:
            break
    returns = state.returns()
    assert len(set(returns)) > 1
    assert all(loaded.min_utility() <= each <= loaded.max_utility() for each in returns)
    if rewards == "points":
        assert returns == scores
    if rewards == "zero_sum":
        assert sum(returns) == pytest.approx(0, abs=1e-9)
        assert returns == pytest.approx([score - sum(scores) / players for score in scores])


@pytest.mark.parametrize("players", range(2, 11))
def test_zero_sum_rewards_sum_to_zero_as_nearly_as_openspiel_wants(players: int) -> None:
    numbers = np.random.default_rng(players)
    scores = numbers.integers(0, 400, (50, players))
    given = Rewards("zero_sum", 50, players).give(scores, scores * 0, np.ones(50, np.bool_))
    assert np.abs(given.sum(axis=1)).max() < 1e-9
    assert np.allclose(given, scores - scores.mean(axis=1, keepdims=True))


def test_the_tensor_forgets_earlier_rounds_which_the_string_remembers(root: Path) -> None:
    for state in played(load("saboteur", 3).new_initial_state(), 4):
        if state.story.state.public.round == 2:
            break
    seat = state.current_player()
    observer = load("saboteur", 3).make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    observer.set_from(state, seat)
    assert observer.dict["history"].shape == (256, 8)
    numbers = observer.tensor.size - observer.dict["history"].size
    row = f"| Saboteur | {numbers:,} | 256 × 8 | {observer.tensor.size:,} |"
    assert row in (root / "docs" / "environments.md").read_text(encoding="utf-8")
    told = int(observer.dict["history"].any(axis=1).sum())
    assert told == len(state.story.view(seat).log)
    assert observer.string_from(state, seat).count("dealt") == 2


def test_its_information_set_search_and_its_bots_play_them() -> None:
    loaded = load("saboteur", 3)
    seeded = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=loaded,
        uct_c=2.0,
        evaluator=mcts.RandomRolloutEvaluator(1, seeded),
        max_simulations=3,
        max_world_samples=2,
        random_state=seeded,
    )
    state = next(played(loaded.new_initial_state(), 7))
    assert bot.step(state) in state.legal_actions()
    bots = [pyspiel.make_uniform_random_bot(player, 1) for player in range(3)]
    scores = pyspiel.evaluate_bots(loaded.new_initial_state(), bots, 5)
    assert len(scores) == 3


# --- Playouts inside the engine -----------------------------------------------------------------


@pytest.mark.parametrize("rewards", KINDS)
@pytest.mark.parametrize(("game", "players"), SHORT)
def test_an_evaluation_is_what_its_playouts_may_return(
    game: str, players: int, rewards: str
) -> None:
    loaded = load(game, players, f",rewards={rewards}")
    evaluator = Evaluator(2, seed=1)
    state = loaded.new_initial_state()
    for number, each in enumerate(played(state, 5)):
        if number % 40 == 0:
            before = str(each), each.history()
            found = evaluator.evaluate(each)
            assert found.shape == (players,)
            assert (found >= loaded.min_utility()).all()
            assert (found <= loaded.max_utility()).all()
            assert (str(each), each.history()) == before
    assert evaluator.evaluate(state).tolist() == state.returns()


@pytest.mark.parametrize(("game", "players"), SHORT)
def test_what_is_half_made_is_finished_before_it_is_played_out(game: str, players: int) -> None:
    evaluator = Evaluator(seed=2)
    state = load(game, players).new_initial_state()
    numbers = random.Random(1)
    drawn = chosen = 0
    while not state.is_terminal() and not (drawn > 3 and chosen > 3):
        is_drawn, is_chosen = bool(state.story.drawn), state.story.chosen != NOTHING_CHOSEN
        drawn, chosen = drawn + is_drawn, chosen + is_chosen
        if is_drawn or is_chosen:
            assert evaluator.evaluate(state).shape == (players,)
        actions, likely = zip(*evaluator.prior(state), strict=True)
        assert sum(likely) == pytest.approx(1)
        state.apply_action(numbers.choices(actions, likely)[0])
    assert drawn


def test_an_evaluator_agrees_with_openspiels_own_rollouts() -> None:
    """Near the end, where both have little left to choose."""
    *_, state, _ = (each.clone() for each in played(load("saboteur", 3).new_initial_state(), 3))
    own = Evaluator(200, seed=3).evaluate(state)
    other = mcts.RandomRolloutEvaluator(50, np.random.RandomState(3)).evaluate(state)
    assert own == pytest.approx(other, abs=1)


def test_an_evaluator_with_a_seed_gives_the_same_again() -> None:
    state = next(played(load("saboteur", 3).new_initial_state(), 7))
    one, two = (Evaluator(3, seed="again").evaluate(state).tolist() for _ in range(2))
    assert one == two


def test_players_of_an_evaluator_choose_by_weights() -> None:
    state = next(played(load("saboteur", 3).new_initial_state(), 7))
    layers, idlers = (
        Evaluator(60, seed=1, weights=weights).evaluate(state).sum()
        for weights in ({"lay": 20, "pass": 0}, {"lay": 0, "pass": 1000})
    )
    assert layers != idlers
    with pytest.raises(PitpropError, match="dance"):
        Evaluator(weights={"dance": 1}).evaluate(state)
    with pytest.raises(PitpropError, match="the number of rollouts"):
        Evaluator(0)
    with pytest.raises(PitpropError, match="states of Pitprop's games"):
        Evaluator().evaluate(pyspiel.load_game("tic_tac_toe").new_initial_state())


def test_searches_of_openspiel_evaluate_by_it() -> None:
    loaded = load("saboteur", 3)
    state = next(played(loaded.new_initial_state(), 7))
    seeded = np.random.RandomState(1)
    in_worlds = ismcts.ISMCTSBot(
        game=loaded,
        uct_c=2.0,
        evaluator=Evaluator(seed=1),
        max_simulations=10,
        max_world_samples=3,
        random_state=seeded,
    )
    knowing = mcts.MCTSBot(
        loaded, 2.0, max_simulations=10, evaluator=Evaluator(seed=1), random_state=seeded
    )
    for bot in (in_worlds, knowing):
        assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize(("game", "players"), SHORT)
def test_a_game_can_be_pickled(game: str, players: int) -> None:
    made = load(game, players)
    assert str(pickle.loads(pickle.dumps(made))) == str(made)


def test_what_chance_cannot_decide_is_refused() -> None:
    state = load("saboteur", 3).new_initial_state()
    with pytest.raises(PitpropError, match="1000000 can't be drawn now"):
        state.apply_action(10**6)


def test_an_action_that_is_not_allowed_is_refused_in_a_line_and_changes_nothing() -> None:
    state = next(played(load("saboteur", 5).new_initial_state(), 8))
    before = state.story.known(state.current_player())
    with pytest.raises(PitpropError, match="there is no action 9337; they are 0 to 9336"):
        state.apply_action(9337)
    with pytest.raises(PitpropError, match=r"action 9336 \(take 3\) may not be chosen by seat"):
        state.apply_action(9336)
    assert state.story.known(state.current_player()) == before


def test_options_are_parameters() -> None:
    loaded = load("saboteur", 5, ",edition=nl,options=attach:tunnel;stone_choice:yes")
    values = loaded.new_initial_state().story.state.public.options.values
    assert (values["attach"], values["stone_choice"]) == ("tunnel", "yes")
    with pytest.raises(PitpropError, match="options look like"):
        load("saboteur", 5, ",options=attach")
    with pytest.raises(PitpropError, match="is for 3 to 10 players"):
        load("saboteur", 2)
