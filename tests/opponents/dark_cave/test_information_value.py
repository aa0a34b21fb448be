"""What a look at a goal is worth to `standard` (D-50)."""

from __future__ import annotations

import pytest

from pitprop.games.dark_cave.rules.cards import GOALS
from pitprop.opponents.dark_cave.situation import Situation
from pitprop.opponents.dark_cave.weighing.information_value import gain_of_look
from tests.dark_cave.positions import position

TO_NORTH_WEST = "net I:EW@-1,0 I:NEW@-2,0 II:EW@-3,0 II:NESW+hole@-4,0 I:NS@-4,-1 II:NS@-4,-2"
FEW_CARDS = ("pile -", "hand 2 I:rat I:axe")
NORTH_WEST, NORTH_EAST = 0, 1


def gains(*lines: str) -> list[float]:
    """For each goal what a look at it is worth to the first of two players."""
    at = Situation(position("hand 1 II:info", *lines, seats=2).view(0))
    return [gain_of_look(at, goal) if 0 < at.exit[goal] < 1 else 0.0 for goal in range(GOALS)]


@pytest.mark.clause("D-50")
def test_at_first_a_look_at_any_goal_is_worth_as_much() -> None:
    found = gains()
    assert min(found) > 0
    assert found == pytest.approx([found[0]] * GOALS)


@pytest.mark.clause("D-50", "D-70")
def test_a_look_at_a_goal_that_one_is_about_to_turn_up_is_worth_less() -> None:
    found = gains(f"{TO_NORTH_WEST} III:NS@-4,-3", "dwarves -4,-3:N 0,0:NESW")
    assert 0 <= found[NORTH_WEST] < min(found[1:])


@pytest.mark.clause("D-50")
def test_a_look_is_worth_less_when_the_cards_are_nearly_gone() -> None:
    assert max(gains(*FEW_CARDS)) < max(gains()) / 5


@pytest.mark.clause("D-50")
def test_of_two_goals_left_a_look_at_either_tells_as_much() -> None:
    found = gains("looked 1 -4,4 4,4", "goals hole exit ladder vein")
    assert found[NORTH_WEST] == pytest.approx(found[NORTH_EAST])
    assert found[NORTH_WEST] > 0
    assert found[2:] == [0.0, 0.0]
