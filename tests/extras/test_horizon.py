"""How `python -m benchmarks.horizon_sabotage` finds what games that are not over are worth."""

from __future__ import annotations

from random import Random

import pytest

from benchmarks.horizon_sabotage import BANDS, Seen, fit, moments
from pitprop.opponents.sabotage.search.horizon import FEATURES


def test_numbers_by_which_games_were_decided_are_found() -> None:
    draw = Random(7)
    weights = [draw.randint(-90, 90) for _ in FEATURES]
    seen = Seen()
    for _ in range(40):
        match: list[tuple[int, int, list[int]]] = []
        for game in range(8):
            features = [100 * draw.randint(-9, 9) for _ in FEATURES]
            won = sum(map(int.__mul__, weights, features)) // 10_000
            match += [(game, 97, features), (game, -1, [won])]
        seen.add(match)
    first, *others = fit(seen, 4)
    found = [int(number) for number in first.split("(")[2].split(")")[0].split(",")]
    # Games are won by whole points, so it is off by a little.
    assert found == pytest.approx(weights, abs=3)
    assert first.startswith(f"({BANDS[0]}, ")
    assert all(line.startswith("# too few games") for line in others)


def test_a_match_tells_each_game_that_was_played_in_it() -> None:
    match = list(moments(2, "told"))
    games = [game for game, left, _ in match if left < 0]
    assert games == [0, 1, 2, 3]
    assert {game for game, left, _ in match if left >= 0} == set(games)
    assert all(len(features) == len(FEATURES) for _, left, features in match if left >= 0)
    assert max(left for _, left, _ in match) == 104
