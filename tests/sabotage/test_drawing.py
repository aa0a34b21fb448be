"""The picture of the table in a terminal."""

from __future__ import annotations

import re

import pytest

from pitprop.games.sabotage.game import GAME
from tests.sabotage.positions import FIVE, position


@pytest.mark.parametrize(
    ("seats", "first", "second"), [(2, "seat 1", "seat 2"), (4, "seat 1+3", "seat 2+4")]
)
@pytest.mark.parametrize(
    ("worth", "totals"), [((0, 0), (0, 0)), ((3, 8), (3, 11)), ((16, 16), (27, 27))]
)
def test_totals_are_told_whole_above_the_roofs(
    seats: int, first: str, second: str, worth: tuple[int, int], totals: tuple[int, int]
) -> None:
    result = f"result 1 unclosed · worth {worth[0]} {worth[1]}"
    lines = GAME.draw_text(position("round 2", f"roof 1 {FIVE}", result, seats=seats)).split("\n")
    heading, edges = lines[3:5]
    assert re.split(" {3,}", heading) == [
        f"roof of {first} · worth 5 · total {totals[0]}",
        f"roof of {second} · worth 0 · total {totals[1]}",
    ]
    assert heading.rindex("roof") == edges.rindex("┌"), "each stands above its roof"
