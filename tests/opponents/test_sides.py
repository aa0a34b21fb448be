"""What is told of how even the sides are is what was measured, and can be played."""

from __future__ import annotations

import pytest

from pitprop.core.installed.registry import find_game
from pitprop.opponents import sides_of
from pitprop.opponents.sides import Sides, Table

pytestmark = pytest.mark.sources


def sides(value: str, diggers: float, saboteurs: float) -> Sides:
    return Sides("saboteurs", value, diggers, diggers - 5, diggers + 5, saboteurs)


def test_nearest_to_even_is_where_both_sides_win_as_often() -> None:
    table = Table("amigo", 3, 100, [sides("drawn", 60, 20), sides("all", 55, 45)])
    assert (table.usual.value, table.nearest.value) == ("drawn", "all")
    nobody = Table("amigo", 3, 100, [sides("drawn", 40, 30), sides("all", 56, 44)])
    assert nobody.nearest.value == "drawn", "rounds that nobody has won count for neither"


def test_of_equal_ones_the_rules_as_they_are_come_first() -> None:
    table = Table("amigo", 3, 100, [sides("drawn", 55, 45), sides("all", 45, 55)])
    assert table.nearest.value == "drawn"


def test_what_was_measured_can_be_played_and_adds_up() -> None:
    game = find_game("saboteur")
    for table in sides_of("saboteur"):
        assert table.players in game.seat_counts
        assert table.usual.value == game.options.edition(table.edition).values["saboteurs"]
        for each in table.sides:
            game.options.resolve(table.edition, {each.option: each.value})
            assert each.low <= each.diggers <= each.high
            assert each.diggers + each.saboteurs <= 100.1


def test_of_other_games_nothing_was_measured() -> None:
    assert list(sides_of("sabotage")) == []
