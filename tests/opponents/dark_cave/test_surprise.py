"""How `python -m benchmarks.beliefs_dark_cave` measures what players of The Dark Cave believe."""

from __future__ import annotations

from math import log

import pytest

from benchmarks.beliefs_dark_cave import Mean, Surprise, at_the_exit, at_the_sides, moments
from pitprop.games.dark_cave.rules.cards import EXIT


def test_nobody_is_surer_of_anything_at_the_start() -> None:
    state = next(moments(5, "start", "standard"))
    for view in map(state.view, range(5)):
        assert at_the_exit(state, view) == pytest.approx(Surprise(log(4), log(4), log(4)))
        sides = at_the_sides(state, view)
        assert sides is not None
        assert sides == pytest.approx(Surprise(sides.none, sides.none, sides.none))
        assert sides.none > 0


def test_who_knows_is_not_asked() -> None:
    asked = 0
    for state in moments(2, "known", "standard"):
        for view in map(state.view, range(2)):
            assert at_the_sides(state, view) is None
            seen = list(view.known_goals)
            knows = EXIT in seen or sum(goal >= 0 for goal in seen) == 3
            assert (at_the_exit(state, view) is None) == knows
            asked += not knows
    assert asked


def test_means_are_told() -> None:
    mean = Mean()
    mean.add(Surprise(1.0, 0.5, 0.25))
    mean.add(Surprise(2.0, 0.5, 0.75))
    summary = "1.500 without evidence, 0.500 roughly, 0.500 closely, asked 2 times"
    assert mean.summary() == summary
