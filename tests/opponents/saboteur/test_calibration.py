"""How likely players of Saboteur say that others are saboteurs."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from benchmarks.inference import course
from pitprop.games.saboteur.rules.cards import GOALS
from pitprop.opponents.saboteur.beliefs.calibration import calibrated_guilt, surer
from pitprop.opponents.saboteur.situation import Situation

EACH_OF_THREE = (0b001, 0b010, 0b100)


def stated(*chances: float) -> tuple[float, ...]:
    """What is said where one of three is the saboteur, each as likely as believed."""
    return calibrated_guilt(3, EACH_OF_THREE, chances * GOALS, 15)


def test_of_whom_nothing_is_known_nothing_is_said() -> None:
    assert stated(0.2, 0.2, 0.2) == pytest.approx((1 / 3, 1 / 3, 1 / 3))


def test_what_is_certain_stays_certain() -> None:
    assert stated(0.0, 0.7, 0.0) == (0, 1, 0)


def test_who_is_suspected_more_is_named_with_more_than_is_believed() -> None:
    said = stated(0.5, 0.3, 0.2)
    assert said[0] > 0.5 > 0.3 > said[1] > said[2]
    assert sum(said) == pytest.approx(1)


def test_what_is_seen_early_is_said_more_surely() -> None:
    early, late = (
        calibrated_guilt(3, EACH_OF_THREE, (0.5, 0.3, 0.2) * GOALS, n)[0] for n in (3, 30)
    )
    assert early > late > 0.5


def test_how_large_the_weights_are_does_not_matter() -> None:
    assert stated(5e-99, 3e-99, 2e-99) == pytest.approx(stated(0.5, 0.3, 0.2))


def test_surer_of_roles_is_as_sure_of_the_treasure_with_the_same_roles() -> None:
    weights = [0.1, 0.3, 0.0, 0.2, 0.1, 0.3]
    sharp = surer(weights, 2, 2.0)
    before, after = ([sum(each[at::2]) for at in range(2)] for each in (weights, sharp))
    assert after[1] / after[0] == pytest.approx((before[1] / before[0]) ** 2)
    for at in range(2):
        shares = [weight / before[at] for weight in weights[at::2]]
        assert [weight / after[at] for weight in sharp[at::2]] == pytest.approx(shares)


@given(
    st.lists(st.floats(0, 1), min_size=6, max_size=6).filter(lambda weights: max(weights) > 1e-3)
)
def test_to_the_first_power_nothing_is_surer(weights: list[float]) -> None:
    assert surer(weights, 2, 1.0) == pytest.approx(weights)


def test_players_say_more_than_they_act_on_and_the_same_of_whom_they_suspect_most() -> None:
    states = course("standard", 5, "told")
    at = Situation(states[len(states) // 2].view(0))
    others = range(1, 5)
    surest = max(others, key=at.belief_state.guilt)
    assert max(others, key=at.calibrated_guilt) == surest
    assert at.calibrated_guilt(surest) > at.belief_state.guilt(surest) > 0.5
