"""The sequential test decides, soon, and is as seldom wrong as it says."""

from __future__ import annotations

import random

import pytest

from pitprop.experiments.sequential import FEWEST, SequentialState, SequentialTest


def course(values: list[float], by: float = 0.2) -> SequentialState:
    found = SequentialState(SequentialTest("a", "b", by))
    for value in values:
        if found.decision is None:
            found.count(value)
    return found


def drawn(numbers: random.Random, mean: float, count: int) -> list[float]:
    """What deals tell: mostly nothing, else that the one has won both matches, or the other."""
    better = 0.2 + mean / 2
    return [
        1.0 if (drawn := numbers.random()) < better else -1.0 if drawn > 0.8 + mean / 2 else 0.0
        for _ in range(count)
    ]


@pytest.mark.parametrize(("mean", "is_better"), [(0.0, False), (0.2, True), (0.4, True)])
def test_it_is_seldom_wrong(mean: float, is_better: bool) -> None:
    numbers = random.Random(1)
    runs = [course(drawn(numbers, mean, 1_000)) for _ in range(300)]
    wrong = sum(run.decision is not is_better for run in runs)
    # 5 % and what chance may add in 300 runs.
    assert wrong <= 300 * 0.09
    assert sum(run.deals for run in runs) / 300 < 200


def test_nothing_is_decided_by_a_few_deals() -> None:
    assert course([1.0] * (FEWEST - 1)).decision is None
    assert course([1.0] * FEWEST).decision is True
    assert course([0.0] * FEWEST).decision is False


def test_in_between_it_goes_on() -> None:
    found = course([1.0, -0.8] * 30)
    assert found.decision is None
    low, high = found.bounds
    assert low < found.ratio < high
    assert (round(low, 3), round(high, 3)) == (-2.944, 2.944)
