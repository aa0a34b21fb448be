"""The intervals of shares."""

from __future__ import annotations

import pytest

from pitprop.lab.bootstrap import interval, share_interval


@pytest.mark.parametrize("deals", [1, 2, 20, 400])
def test_where_all_ended_alike_others_may_have_been_missed(deals: int) -> None:
    """What would be met in so many in 97.5 of 100 cases isn't taken to be possible."""
    never = share_interval([0.0] * deals, "seed")
    assert (never.mean, never.low) == (0, 0)
    assert (1 - never.high) ** deals == pytest.approx(0.025)
    always = share_interval([1.0] * deals, "seed")
    assert (always.mean, always.high) == (1, 1)
    assert always.low == pytest.approx(1 - never.high)
    halves = share_interval([0.5] * deals, "seed")
    assert 0 < halves.low < halves.mean < halves.high < 1


@pytest.mark.parametrize("values", [[2.0], [0.0] * 30, [-1.5, -1.5]])
def test_where_all_ended_alike_points_have_no_interval(values: list[float]) -> None:
    found = interval(values, "seed")
    assert (found.mean, found.low, found.high) == (values[0], None, None)


def test_where_deals_differ_points_have_an_interval() -> None:
    found = interval([1.0, 2.0] * 10, "seed")
    assert found.low is not None
    assert found.high is not None
    assert found.low < found.mean == 1.5 < found.high


def test_a_deal_with_more_contests_counts_for_more() -> None:
    shares, contests = [0.0, 1.0, 0.5] * 40, [1, 3, 2] * 40
    found = share_interval(shares, "seed", contests)
    assert found.mean == pytest.approx(4 / 6)
    assert found.low < 4 / 6 < found.high


def test_otherwise_the_deals_are_drawn_anew() -> None:
    found = share_interval([0.0, 1.0] * 200, "seed")
    assert found.mean == 0.5
    assert found.low == pytest.approx(0.45, abs=0.02)
    assert found.high == pytest.approx(0.55, abs=0.02)
