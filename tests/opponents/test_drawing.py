"""What is drawn by weights is drawn as often as they say, and never what has none."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.vecs import vec

from pitprop.core.chance import FastRandom
from pitprop.opponents.drawing import ANY_WORSE, EvenShares, softmax, weighted

WEIGHTS = (0.0, 3.0, 0.0, 1.0, 4.0, 0.0)


def test_each_thing_has_its_share_of_the_whole() -> None:
    count = 800
    weights = vec[float](WEIGHTS)
    found = Counter(int(weighted(weights, at / count)) for at in range(count))
    assert found == {1: 300, 3: 100, 4: 400}


def test_shares_that_are_spread_evenly_draw_things_as_often_as_they_weigh() -> None:
    shares, weights = EvenShares(FastRandom(1)), vec[float](WEIGHTS)
    found = Counter(int(weighted(weights, shares.next())) for _ in range(80))
    assert set(found) == {1, 3, 4}
    for number, times in found.items():
        assert times == pytest.approx(10 * WEIGHTS[number], abs=2)


def test_the_better_a_move_the_likelier_it_is_and_none_is_made_that_is_far_worse() -> None:
    random, scores = FastRandom(2), vec[float]([1.0, 0.2, 0.9, -3.0])

    def made(within: float) -> Counter[int]:
        return Counter(int(softmax(scores, 0.5, within, random)) for _ in range(2000))

    anything = made(ANY_WORSE)
    assert anything[0] > anything[2] > anything[1] > anything[3]
    assert set(made(0.5)) == {0, 2}
