"""States, views and moves are values: they are copied, pickled and compared as one expects.

The suite asks it of every game (`copies`, `asked-wrongly`); here are the cases that once failed.
"""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from pitprop.core.errors import PitpropError
from pitprop.core.game import CHANCE, State
from pitprop.core.installed.registry import find_game, own_game_names

COPIES: list[Callable[[Any], Any]] = [
    copy.copy,
    copy.deepcopy,
    lambda value: pickle.loads(pickle.dumps(value)),
    lambda value: pickle.loads(pickle.dumps(value, protocol=2)),
]
#: A move of another game.
FOREIGN = {
    "saboteur": ("sabotage", "close"),
    "sabotage": ("dark_cave", "stay"),
    "dark_cave": ("saboteur", "pass map"),
}


def played(game: str, moves: int = 6) -> State:
    """A game that some moves have been made in."""
    found = find_game(game)
    state = found.start(found.min_seats, seed=7)
    while moves or state.decider == CHANCE:
        if state.decider == CHANCE:
            state.apply_chance(state.draw())
        else:
            state.play(state.legal_moves()[0])
            moves -= 1
    return state


@pytest.mark.parametrize("game", own_game_names())
@pytest.mark.parametrize("made", COPIES)
def test_a_copy_of_a_state_is_equal_and_goes_its_own_way(
    game: str, made: Callable[[Any], Any]
) -> None:
    state = played(game)
    before = state.encode()
    twin = made(state)
    assert twin == state
    assert twin.encode() == before
    twin.play(twin.legal_moves()[0])
    assert twin != state
    assert state.encode() == before


@pytest.mark.parametrize("game", own_game_names())
@pytest.mark.parametrize("made", COPIES)
def test_a_copy_of_a_view_or_a_move_is_equal_and_has_the_same_hash(
    game: str, made: Callable[[Any], Any]
) -> None:
    state = played(game)
    views = [state.view(seat) for seat in range(-1, state.seats)]
    assert [made(view) for view in views] == views
    assert {made(view) for view in views} == set(views)
    assert [made(view).wire() for view in views] == [view.wire() for view in views]
    moves = state.legal_moves()
    assert [made(move) for move in moves] == moves
    assert {made(move) for move in moves} == set(moves)


@pytest.mark.parametrize("game", own_game_names())
def test_states_are_equal_by_what_they_hold(game: str) -> None:
    assert played(game) == played(game) == played(game).clone()
    assert played(game) != played(game, moves=5)
    assert played(game) != played(next(name for name in own_game_names() if name != game))
    with pytest.raises(TypeError):
        hash(played(game))


@pytest.mark.parametrize("game", own_game_names())
@pytest.mark.parametrize("seat", [99, -2, 10])
def test_there_is_no_view_of_a_seat_that_there_is_not(game: str, seat: int) -> None:
    state = played(game)
    with pytest.raises(PitpropError, match=f"there is no seat {seat}: seats are 0 to "):
        state.view(seat)


@pytest.mark.parametrize("game", own_game_names())
def test_a_seed_is_a_number_or_a_text(game: str) -> None:
    found = find_game(game)
    states = [found.start(found.min_seats, seed=seed) for seed in (42, "42", 43)]
    for state in states:
        state.apply_chance(state.draw())
    assert states[0] == states[1] != states[2]


@pytest.mark.parametrize("game", own_game_names())
@pytest.mark.parametrize("asked", ["play", "refusal"])
def test_what_is_not_a_move_of_the_game_is_refused_in_one_line(game: str, asked: str) -> None:
    state = played(game)
    before = state.encode()
    other, text = FOREIGN[game]
    foreign = find_game(other).parse_move(text)
    holders: list[Any] = [state, state.view(state.decider)] if asked == "refusal" else [state]
    for holder in holders:
        with pytest.raises(PitpropError, match="'map 8,0' is a string; the game's parse_move"):
            getattr(holder, asked)("map 8,0")
        for wrong in (None, 7, foreign):
            with pytest.raises(PitpropError, match=r" is not a move of this game; its moves are "):
                getattr(holder, asked)(wrong)
    assert state.encode() == before
