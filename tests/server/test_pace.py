"""The time that opponents take tells nothing about what they know."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pitprop.core.installed.registry import find_game, game_names
from pitprop.games.dark_cave.rules.deal import Loss
from pitprop.server.history.replay import deals
from pitprop.server.storage.rows import CHANCE_SEAT, Entry
from pitprop.server.table.pace import LOOK, after_deal, pause

PACE = 950


def test_the_time_to_a_move_is_a_quarter_more_or_less_than_the_pace() -> None:
    times = [pause("abc", number, PACE, 0.0) for number in range(1, 500)]
    assert min(times) >= 0.75 * 0.95
    assert max(times) <= 1.25 * 0.95
    assert max(times) - min(times) > 0.4 * 0.95
    assert sum(times) / len(times) == pytest.approx(0.95, rel=0.03)


def test_it_is_the_same_for_the_same_place_in_the_same_game() -> None:
    assert pause("abc", 7, PACE, 0.0) == pause("abc", 7, PACE, 0.0)
    assert pause("abc", 7, PACE, 0.0) != pause("abc", 8, PACE, 0.0)
    assert pause("abc", 7, PACE, 0.0) != pause("abd", 7, PACE, 0.0)


@pytest.mark.parametrize("thought", [0.0, 0.001, 0.02, 0.3, 0.7])
def test_how_long_it_thought_does_not_show(thought: float) -> None:
    for number in range(1, 100):
        waits = pause("abc", number, PACE, thought)
        assert waits >= 0
        assert waits + thought == pytest.approx(pause("abc", number, PACE, 0.0))


def test_a_thought_that_takes_longer_shows_in_whole_steps_only() -> None:
    step = pause("abc", 7, PACE, 0.0)
    for thought in (step * 1.01, step * 1.5, step * 1.99):
        assert thought + pause("abc", 7, PACE, thought) == pytest.approx(2 * step)


def test_without_a_pace_nobody_waits() -> None:
    assert pause("abc", 7, 0, 0.0) == 0
    assert pause("abc", 7, 0, 3.0) == 0


def test_an_answer_comes_at_once_whatever_the_pace() -> None:
    for number in range(1, 100):
        waits = pause("abc", number, 10_000, 0.01, is_response=True)
        assert 0 < waits < 0.2
        assert pause("abc", number, 10_000, 0.01) > 5
    assert pause("abc", 7, 0, 0.0, is_response=True) == 0


@given(pace=st.integers(0, 10_000))
def test_after_a_deal_there_is_time_to_look(pace: int) -> None:
    """Not where nobody wants to wait, and no longer than it takes where all is slow."""
    assert (after_deal(pace) == 0) == (pace == 0)
    assert pace <= after_deal(pace) <= max(pace, LOOK)
    assert after_deal(PACE) > 3 * PACE


@pytest.mark.clause("D-66")
@pytest.mark.parametrize("name", game_names())
def test_a_deal_is_told_from_a_card_that_chance_takes(name: str) -> None:
    state = find_game(name).start(4, seed="deal")
    dealt = "\n".join(state.draw().lines())
    assert deals(Entry(1, CHANCE_SEAT, dealt, None, None, 0))
    lost = "\n".join(Loss(seat=1, card=0, group=0).lines())
    assert not deals(Entry(2, CHANCE_SEAT, lost, None, None, 0))
    assert not deals(Entry(2, 0, "hand 1", None, None, 0))
