"""What `python -m benchmarks.missed` says that opponents miss."""

from __future__ import annotations

from itertools import islice

import pytest

from benchmarks.missed import Missed, decisions, missed, try_dark_cave
from pitprop.core.installed.registry import find_game
from pitprop.games.dark_cave.rules.table import MOVING


@pytest.mark.wheel
@pytest.mark.parametrize(("game", "players"), [("sabotage", 2), ("dark_cave", 2)])
def test_who_looks_ahead_misses_less_than_chance(game: str, players: int) -> None:
    results = {"expert": Missed(), "random": Missed()}
    for number, view in enumerate(islice(decisions(find_game(game), players, "missed"), 8)):
        behind = missed(game, view, list(results), number, 50)
        for name, share in (behind or {}).items():
            assert 0 <= share <= 1
            results[name].shares.append(share)
    assert len(results["expert"].shares) > 1
    assert sum(results["expert"].shares) < sum(results["random"].shares) / 2
    assert results["expert"].summary().endswith(f"of {len(results['expert'].shares)} best")


def test_steps_are_not_searched() -> None:
    views = decisions(find_game("dark_cave"), 4, "steps")
    step = next(view for view in views if view.table.phase == MOVING)
    assert try_dark_cave(step, 1) is None
    assert missed("dark_cave", step, ["standard"], 1, 1) is None
