"""How `python -m benchmarks.strength` and `strength_dark_cave` count."""

from __future__ import annotations

from math import isnan
from pathlib import Path

import pytest

from benchmarks.kept import KeptDeal, KeptDeals
from benchmarks.strength_dark_cave import Score
from benchmarks.strength_sides import Compared, compare


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


def test_a_comparison_goes_on_where_it_was(tmp_path: Path) -> None:
    whole = _compared(range(3), KeptDeals(tmp_path / "whole", "row"))
    _compared(range(2), KeptDeals(tmp_path, "row"))
    [path] = tmp_path.glob("*/row.jsonl")
    path.write_text(path.read_text()[:-5])
    assert _compared(range(3), KeptDeals(tmp_path, "row")).won == whole.won
    deals = KeptDeals(tmp_path, "row").read()
    assert sorted(deals) == [0, 1, 2]
    assert all(sum(deal.times.values()) > 0 for deal in deals.values())


def test_what_was_kept_is_not_played_again(tmp_path: Path) -> None:
    kept = KeptDeals(tmp_path, "row")
    kept.add(0, KeptDeal(won=True, base=False, times={700: 5}))
    kept.add(1, KeptDeal(won=False, base=False, times={800: 1}))
    found = _compared(range(2), kept)
    assert (found.won, found.base) == ([True, False], [False, False])
    assert "2 rounds: standard 0.0 % · random 50.0 % · gain +50.0" in found.line("random")
    assert "95 % within 9 ms" in found.line("random")


def _compared(deals: range, kept: KeptDeals) -> Compared:
    return compare("random", (2, 1), "digger", deals, "7", "amigo", minutes=1000, kept=kept)
