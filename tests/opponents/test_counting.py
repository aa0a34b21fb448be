"""How `python -m benchmarks.strength_dark_cave` counts games."""

from __future__ import annotations

from math import isnan

import pytest

from benchmarks.strength_dark_cave import Score


def test_what_one_wins_is_held_against_half_of_what_both_win() -> None:
    score = Score(won=6, lost=2, nobody=2, ahead=[2, 0, 2, -1, 1])
    points, spread = score.more
    assert points == 20
    assert spread == pytest.approx(1.96 * 25 * 1.3038 / 5**0.5, rel=1e-3)


def test_deals_that_all_end_alike_leave_no_range_and_one_deal_tells_none() -> None:
    assert Score(won=4, ahead=[2, 2]).more == (50, 0)
    assert isnan(Score(won=2, ahead=[2]).more[1])


def test_scores_add_up() -> None:
    score = Score()
    score.add(Score(won=2, ahead=[2]))
    score.add(Score(lost=1, nobody=1, ahead=[-1]))
    assert (score.won, score.lost, score.nobody, score.ahead) == (2, 1, 1, [2, -1])
