"""Racing: what is clearly behind is tried no more, what may be the best goes on."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from pitprop.opponents.halving import Stage
from pitprop.opponents.racing import race

STAGES = (Stage(12, 20), Stage(6, 60), Stage(3, 300))


class Noisy:
    """Moves of known worth, tried in worlds that count far more than what is done in them.

    Args:
        worths: what each is worth.
        world: how much worlds differ.
        chance: how much chance there is in what comes of one move.
    """

    def __init__(self, worths: Sequence[float], world: float, chance: float) -> None:
        self._worths = worths
        self._world = world
        self._chance = chance
        self._random = random.Random(5)
        self._won = [0.0] * len(worths)
        self.tried = Counter[int]()

    def play(self, moves: Sequence[int]) -> None:
        """See `Trials.play`."""
        world = self._random.gauss(0, self._world)
        for move in moves:
            self._won[move] += self._worths[move] + world + self._random.gauss(0, self._chance)
        self.tried.update(moves)

    def won(self, move: int) -> float:
        """See `Trials.won`."""
        return self._won[move]

    def value(self, move: int) -> float:
        """See `Trials.value`."""
        return self._won[move] / max(1, self.tried[move])


def test_what_is_clearly_behind_is_tried_no_more_however_worlds_differ() -> None:
    trials = Noisy((0.1, 0.9, 0.1, 0.2), world=50.0, chance=0.01)
    assert race(trials, range(4), STAGES, 0.0)[0] == 1
    assert set(trials.tried.values()) == {20}


def test_what_may_be_the_best_is_tried_to_the_end() -> None:
    trials = Noisy((0.5, 0.0, 0.51, 0.0), world=1.0, chance=0.2)
    found = race(trials, range(4), STAGES, 0.0)
    assert set(found[:2]) == {0, 2}
    assert trials.tried[0] == trials.tried[2] == 20 + 60 + 300
    assert trials.tried[1] == trials.tried[3] < 100


def test_moves_that_come_to_the_same_are_told_apart_no_longer() -> None:
    trials = Noisy((0.5, 0.5004, 0.5), world=1.0, chance=0.001)
    race(trials, range(3), STAGES, 0.01)
    assert set(trials.tried.values()) == {20}


def test_in_few_worlds_nothing_is_clear() -> None:
    trials = Noisy((0.0, 1.0), world=0.0, chance=0.0)
    race(trials, range(2), [Stage(2, 3), Stage(2, 4)], 0.5)
    assert trials.tried == {0: 7, 1: 7}


def test_a_move_alone_is_not_tried() -> None:
    trials = Noisy((0.3,), world=1.0, chance=1.0)
    assert race(trials, [0], STAGES, 0.0) == [0]
    assert not trials.tried


@given(
    worths=st.lists(st.floats(0, 1), min_size=1, max_size=20),
    chance=st.floats(0, 1),
    negligible=st.floats(0, 0.2),
)
def test_all_that_were_tried_are_told_those_that_stayed_longest_first(
    worths: list[float], chance: float, negligible: float
) -> None:
    trials = Noisy(worths, 1.0, chance)
    found = race(trials, range(len(worths)), STAGES, negligible)
    assert sorted(found) == list(range(min(len(worths), STAGES[0].moves)))
    counts = [trials.tried[move] for move in found]
    assert counts == sorted(counts, reverse=True)
    assert sum(counts) <= sum(stage.moves * stage.worlds for stage in STAGES)
    last = [trials.value(move) for move in found if trials.tried[move] == counts[0]]
    assert trials.value(found[0]) == max(last)
