"""Opponents go by what they may know; `python -m benchmarks.fairness` tries many positions."""

from __future__ import annotations

import pytest

from benchmarks.fairness import GAMES, differences
from pitprop.opponents.levels import LEVELS
from tests.thorough import IS_THOROUGH

POSITIONS = 10 if IS_THOROUGH else 2


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_a_move_depends_on_nothing_that_its_player_cannot_know(game: str, level: str) -> None:
    assert list(differences(game, level, count=POSITIONS, every=11, seed="fair")) == []
