"""The example of self-play sees, chooses and learns as it says."""

from __future__ import annotations

import argparse

import numpy as np
import pytest

from examples import self_play
from examples.self_play import Seen, Step
from pitprop.envs.batch import Arrays, Batch


@pytest.fixture
def arrays() -> Arrays:
    batch = Batch("saboteur", games=8, players=self_play.PLAYERS, seed=1)
    arrays = batch.arrays()
    batch.observe(arrays)
    return arrays


def test_the_network_gives_each_allowed_action_its_probability(arrays: Arrays) -> None:
    seen = self_play.see(arrays)
    assert len(seen.number) == arrays.masks.sum()
    actions, game = self_play.filled(seen, 1000)
    logs, values = self_play.network(self_play.fresh(1), seen.facts, actions, game)
    sums = np.bincount(seen.game, np.exp(np.asarray(logs)[: len(seen.game)]))
    assert sums == pytest.approx([1.0] * 8, abs=1e-4)
    assert values.shape == (8,)


def test_an_action_is_seen_with_what_lies_around_its_place(arrays: Arrays) -> None:
    seen = self_play.see(arrays)
    around = seen.actions[:, : self_play.AROUND].reshape(-1, 9, self_play.PLANES)
    lays = seen.number < 26 * 17 * 20
    assert (around[lays].any(axis=(1, 2))).all(), "beside each place lies the start, at first"
    assert not around[:, 4, 9:12][lays].any(), "nothing lies at the place itself"


def test_what_comes_of_a_decision_counts_for_who_made_it() -> None:
    games = 1
    rows = np.zeros(games, np.int64)
    nothing = np.zeros(games, np.float32)

    def step(decider: int, rewards: list[float], ended: bool) -> Step:
        facts = np.zeros((games, 1), np.float32)
        seen = Seen(facts, facts, rows, rows)
        given = np.array([rewards], np.float32)
        own = np.ones(games, np.bool_)
        over = np.array([ended])
        return Step(seen, rows, nothing, nothing, np.array([decider]), given, over, own)

    steps = [step(0, [0, 0, 0, 0], False), step(1, [1, -1, 0, 0], True)]
    better, worth = self_play.advantages(steps, np.array([9.0]), np.array([0]))
    assert better[:, 0].tolist() == [1.0, -1.0], "the next game counts for nothing"
    assert worth.tolist() == better.tolist()


def test_it_learns_and_tells_how_it_fares() -> None:
    arguments = argparse.Namespace(seed=1, iterations=1, every=1, compared=30)
    rows = list(self_play.train(arguments))
    assert [decisions for decisions, _, _ in rows] == [0, self_play.STEPS * self_play.GAMES]
    assert all(0 <= digging <= 100 for _, digging, _ in rows)
    assert rows[0][2] == 100, "players at random never reach the treasure"
