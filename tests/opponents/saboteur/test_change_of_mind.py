"""Whoever believes something else of the treasure than a turn ago says so, and why."""

from __future__ import annotations

from typing import Any

import pytest

from pitprop.core.game import CHANCE, TERMINAL
from pitprop.core.installed.registry import find_game
from pitprop.opponents import find_opponent
from pitprop.opponents.base import Heard, Reason
from pitprop.opponents.saboteur.beliefs.earlier import believed_before
from pitprop.opponents.saboteur.situation import Beliefs, Situation
from pitprop.opponents.saboteur.weighing.treasure_reason import _turns

BELIEVED = Reason("treasure-told", {"place": "8,0", "seat": 1, "percent": 80})
DOUBTED = Reason("treasure-doubted", {"place": "8,0", "seat": 1})
GUESSED = Reason("treasure-guessed", {"place": "8,0", "percent": 80})


def beliefs(middle: float, guilt: float = 0.5, north: float = 0.0) -> Beliefs:
    """What somebody believes: of the goal at 8,0, of seat 1, and of the goal at 8,-2."""
    return Beliefs((0.0, guilt), (north, middle, 1 - middle - north))


@pytest.mark.parametrize(
    ("before", "now", "said", "key"),
    [
        (beliefs(0.7), beliefs(0.2, 0.8), DOUBTED, "treasure-distrusts"),
        (beliefs(0.7), beliefs(0.2, 0.5), DOUBTED, "treasure-unlikely"),
        (beliefs(0.2), beliefs(0.8, 0.2), BELIEVED, "treasure-trusts"),
        (beliefs(0.2), beliefs(0.8, 0.5), BELIEVED, "treasure-likely"),
        (beliefs(0.3, north=0.7), beliefs(0.8), GUESSED, "treasure-before"),
    ],
)
def test_a_change_of_mind_is_told(before: Beliefs, now: Beliefs, said: Reason, key: str) -> None:
    assert [reason.key for reason in _turns(before, now, [said])] == [key]


@pytest.mark.parametrize(
    ("before", "now", "said"),
    [
        (beliefs(0.7), beliefs(0.8), BELIEVED),
        (beliefs(0.45), beliefs(0.7), BELIEVED),
        (beliefs(0.2), beliefs(0.1), DOUBTED),
        (beliefs(0.45), beliefs(0.2), DOUBTED),
        (beliefs(0.45), beliefs(0.8), GUESSED),
    ],
)
def test_nothing_is_told_where_the_mind_is_the_same(
    before: Beliefs, now: Beliefs, said: Reason
) -> None:
    assert _turns(before, now, [said]) == []


def test_what_was_believed_before_is_what_was_believed_before() -> None:
    state: Any = find_game("saboteur").start(4, seed="minds")
    player: Any = find_opponent("standard")
    heard: list[Heard] = []
    then: dict[int, tuple[int, Beliefs]] = {}
    compared = 0
    while state.decider != TERMINAL and compared < 25:
        if state.decider == CHANCE:
            state.deal()
            continue
        view, seat = state.view(state.decider), state.decider
        seed = str(len(state.log))
        number, believed = then.get(seat, (-1, None))
        before = believed_before(view, heard)
        if before is not None and number == view.table.round:
            assert believed is not None
            assert before.treasure == pytest.approx(believed.treasure)
            assert before.saboteur == pytest.approx(believed.saboteur)
            compared += 1
        then[seat] = view.table.round, Situation(view, heard).beliefs
        state.play(player.choose(view, seed=seed, heard=heard).move)
        if state.decider != TERMINAL:
            after = state.view(seat)
            claim = player.talk(after, seed=seed, heard=heard)
            if claim is not None:
                heard.append(Heard(seat, after.table.round, len(after.log), claim))
    assert compared >= 25
