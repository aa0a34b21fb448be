"""Many games at once: bit for bit what single environments play."""

from __future__ import annotations

import copy
import dataclasses
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import pitprop
from pitprop.core.errors import PitpropError
from pitprop.envs import pettingzoo
from pitprop.envs.batch import Batch
from pitprop.lab import play_out
from tests.extras.tables import COPIES

GAMES = 2


@pytest.mark.parametrize(
    ("game", "players", "rewards", "decisions"),
    [
        ("saboteur", 3, "points", 250),
        ("saboteur", 5, "zero_sum", 60),
        ("saboteur", 10, "win", 60),
        ("sabotage", 2, "win", 60),
        ("sabotage", 4, "points", 60),
        ("dark_cave", 2, "zero_sum", 120),
        ("dark_cave", 5, "points", 60),
        ("dark_cave", 8, "win", 60),
    ],
)
def test_each_row_is_what_a_single_environment_with_its_seed_gives(
    game: str, players: int, rewards: str, decisions: int
) -> None:
    batch = Batch(game, games=GAMES, players=players, seed="rows", rewards=rewards)
    arrays = batch.arrays()
    batch.observe(arrays)
    singles = [pettingzoo.raw_env(game, players, rewards=rewards) for _ in range(GAMES)]
    for row, single in enumerate(singles):
        single.reset(seed=batch.seed_of(row))
    random = np.random.default_rng(1)
    ended = 0
    for _ in range(decisions):
        actions = [int(random.choice(np.flatnonzero(mask))) for mask in arrays.masks]
        for row, single in enumerate(singles):
            agent = single.agent_selection
            assert arrays.deciders[row] == single.possible_agents.index(agent)
            seen = single.observe(agent)
            assert seen["observation"].tobytes() == arrays.observations[row].tobytes()
            assert seen["action_mask"].tobytes() == arrays.masks[row].tobytes()
            single.step(actions[row])
        batch.step(actions, arrays)
        for row, single in enumerate(singles):
            given = [single.rewards[agent] for agent in single.possible_agents]
            assert np.array(given, np.float32).tobytes() == arrays.rewards[row].tobytes()
            assert arrays.ended[row] == all(single.terminations.values())
            if arrays.ended[row]:
                ended += 1
                single.reset(seed=batch.seed_of(row))
    assert ended > 0 or decisions < 100


def test_what_does_not_fit_is_said_in_one_line_and_changes_nothing() -> None:
    batch = Batch("saboteur", games=2, players=5, seed=1)
    arrays = batch.arrays()
    batch.observe(arrays)
    allowed = arrays.masks.argmax(axis=1)
    before = arrays.observations.copy()
    wrong = dataclasses.replace(arrays, masks=np.zeros((2, 3), np.int8))
    with pytest.raises(PitpropError, match=r"masks is int8 \(2, 3\); it has to be a contiguous"):
        batch.step(allowed, wrong)
    with pytest.raises(PitpropError, match="actions are 2 whole numbers, not int64"):
        batch.step(allowed[:1], arrays)
    with pytest.raises(PitpropError, match="actions are 2 whole numbers, not float64"):
        batch.step(allowed / 2, arrays)
    with pytest.raises(PitpropError, match="may not be chosen in game 1"):
        batch.step([allowed[0], arrays.masks[1].argmin()], arrays)
    batch.observe(arrays)
    assert (arrays.observations == before).all()
    with pytest.raises(PitpropError, match="the number of games is at least 1, not 0"):
        Batch("saboteur", games=0, players=5, seed=1)


def test_other_seeds_give_other_games_and_the_same_seed_the_same() -> None:
    seen = []
    for seed in (1, 1, 2):
        batch = Batch("sabotage", games=8, players=4, seed=seed)
        arrays = batch.arrays()
        batch.observe(arrays)
        seen.append(arrays.observations)
    assert (seen[0] == seen[1]).all()
    assert (seen[0] != seen[2]).any()
    assert len({row.tobytes() for row in seen[0]}) == 8


BATCH: Any = Batch


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ({"games": "4"}, "the number of games is a whole number, not '4'"),
        ({"games": 2.0}, "the number of games is a whole number, not 2.0"),
        (
            {"games": 10**9},
            r"this machine has \d+ GB of memory, which is room for \d+ games at once",
        ),
        ({"players": "5"}, "the number of players is a whole number, not '5'"),
        ({"seed": None}, "a seed is a whole number, a float or a string, not None"),
        ({"game": ["saboteur"]}, r"there is no game \['saboteur'\]"),
        ({"options": ["attach"]}, "options are given as a mapping of their names"),
        ({"rewards": []}, r"there are no rewards \[\]"),
    ],
)
def test_a_batch_of_what_there_is_not_is_told_in_a_line(
    asked: dict[str, Any], message: str
) -> None:
    with pytest.raises(PitpropError, match=message):
        BATCH(**{"game": "saboteur", "games": 2, "players": 5, "seed": 1, **asked})


def test_numbers_of_numpy_are_numbers() -> None:
    number: Any = np.int64
    real: Any = np.float32
    batch = Batch("saboteur", games=number(2), players=5, seed=number(1))
    assert batch.seed_of(number(1)) == Batch("saboteur", games=2, players=5, seed=1).seed_of(1)
    state = pitprop.game("saboteur").start(number(5), seed=number(7))
    assert state.seed == pitprop.game("saboteur").start(5, seed=real(7)).seed == "7"
    state.deal()
    assert state.view(number(2)) == state.view(2)
    state.play(state.legal_moves[0])
    assert state.events(since=number(1)) == state.events(since=1)
    simulated = pitprop.simulate(
        "saboteur", players=number(5), games=number(2), processes=number(1)
    )
    assert simulated.rows() == pitprop.simulate("saboteur", players=5, games=2, processes=1).rows()
    played = [
        play_out("saboteur", kind(5), kind(2), weights={"lay": kind(3)}, processes=kind(1))
        for kind in (number, int)
    ]
    assert played[0] == played[1]


def test_a_batch_that_is_asked_wrongly_says_so_in_a_line() -> None:
    batch: Any = Batch("saboteur", games=2, players=5, seed=1)
    arrays = batch.arrays()
    mistakes: list[tuple[Any, str]] = [
        (lambda: batch.seed_of(2), "there is no game 2: games are 0 to 1"),
        (lambda: batch.seed_of("first"), "the number of a game is a whole number, not 'first'"),
        (lambda: batch.observe(None), r"is made by arrays\(\), not None"),
        (lambda: batch.step(arrays, [0, 0]), r"is made by arrays\(\), not \[0, 0\]"),
        (lambda: batch.step([[1], [1, 2]], arrays), "actions are 2 whole numbers"),
    ]
    for asked, message in mistakes:
        with pytest.raises(PitpropError, match=message):
            asked()


@pytest.mark.parametrize("another", [*COPIES, copy.copy])
@pytest.mark.parametrize(("game", "players"), [("saboteur", 5), ("sabotage", 2), ("dark_cave", 4)])
def test_a_copy_goes_on_as_the_batch_does(
    game: str, players: int, another: Callable[[Batch], Batch]
) -> None:
    batch = Batch(game, games=GAMES, players=players, seed="copied", rewards="zero_sum")
    arrays = batch.arrays()
    batch.observe(arrays)
    for _ in range(100):
        batch.step(arrays.masks.argmax(axis=1), arrays)
    copied = another(batch)
    found = copied.arrays()
    copied.observe(found)
    for _ in range(150):
        actions = arrays.masks.argmax(axis=1)
        batch.step(actions, arrays)
        copied.step(actions, found)
        for field in dataclasses.fields(arrays):
            expected = getattr(arrays, field.name).tobytes()
            assert getattr(found, field.name).tobytes() == expected


def test_it_does_not_matter_what_arrays_held_and_who_wrote_into_them() -> None:
    """A step changes only what has become different, which nobody may notice."""
    ours, theirs = (Batch("saboteur", games=3, players=4, seed=seed) for seed in (1, 2))
    alone = ours.arrays()
    ours.observe(alone)
    shared = copy.deepcopy(alone)
    theirs.observe(shared)
    for step in range(30):
        actions = alone.masks.argmax(axis=1)
        again = copy.deepcopy(ours)
        ours.step(actions, alone)
        foreign = dataclasses.replace(
            alone,
            observations=np.full_like(alone.observations, 7),
            masks=np.full_like(alone.masks, 7),
        )
        written = shared if step % 3 else foreign
        if step % 2:
            # What somebody has struck out of the last masks comes back.
            written.masks.fill(0)
        again.step(actions, written)
        for field in dataclasses.fields(alone):
            expected = getattr(alone, field.name).tobytes()
            assert getattr(written, field.name).tobytes() == expected
        theirs.step(last_allowed(theirs), shared)


def last_allowed(batch: Batch) -> Any:
    """The last action that is allowed in each game."""
    arrays = batch.arrays()
    batch.observe(arrays)
    return arrays.masks.shape[1] - 1 - arrays.masks[:, ::-1].argmax(axis=1)
