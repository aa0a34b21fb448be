"""Another version of Sabotage's opponents is told a view, and decides as it does by itself."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from benchmarks.elsewhere import Elsewhere, as_numbers, from_numbers, words
from pitprop.games.sabotage.game import GAME
from pitprop.opponents import find_opponent
from tests.opponents.sabotage.test_promises import dealt
from tests.sabotage.positions import FIVE, SEVEN, after, position


@pytest.fixture
def elsewhere() -> Iterator[Elsewhere]:
    """`standard` of this very environment."""
    other = Elsewhere("former", "standard", str(Path(sys.prefix)))
    yield other
    other.close()


@pytest.mark.parametrize("seats", [2, 4])
def test_a_view_that_is_told_is_read_as_the_same_view(seats: int) -> None:
    for moves in (0, 13, 40):
        state = dealt(seats, "told", moves)
        for seat in range(seats):
            view = state.view(seat)
            assert from_numbers(as_numbers(view)) == view
            assert words(from_numbers(as_numbers(view))) == words(view)


def test_results_answers_and_cards_that_left_a_roof_are_told() -> None:
    state = position(
        "round 4",
        "result 2 unclosed · worth 3 4",
        f"roof 1 {SEVEN}",
        f"roof 2 {FIVE}",
        "hand 1 sabotage B-red",
        seats=4,
    )
    for moves in ((), ("close",), ("close", "consent no", "sabotage other F")):
        reached = after(state, *moves)
        view = reached.view(reached.decider)
        assert from_numbers(as_numbers(view)) == view


def test_an_opponent_elsewhere_decides_as_it_does_here(elsewhere: Elsewhere) -> None:
    state = dealt(2, "elsewhere")
    for move in range(4):
        view = state.view(state.decider)
        chosen = elsewhere.choose(view, seed=f"{move}").move
        assert chosen == find_opponent("standard").choose(view, seed=f"{move}").move
        state.play(chosen)


def test_it_plays_a_match_alone(elsewhere: Elsewhere) -> None:
    moves = elsewhere.played(2, "alone")
    state = GAME.start(2, seed="alone")
    for move in moves:
        if state.decider < 0:
            state.deal()
        state.play(GAME.parse_move(move))
    assert state.winners()


def test_one_that_reads_a_view_otherwise_is_an_error(
    elsewhere: Elsewhere, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = dealt(2, "this one")
    view = state.view(state.decider)
    otherwise = {**as_numbers(view), "round": 4}
    monkeypatch.setattr(elsewhere, "_answer", lambda _: ["close", *words(from_numbers(otherwise))])
    with pytest.raises(RuntimeError, match="reads a view differently"):
        elsewhere.choose(view, seed="1")
