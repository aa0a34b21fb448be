"""Worlds that agree with a view, and playing on from them: what a search is made of.

What is annotated here says what the library's types are: `make types` holds them against it.
"""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any

import pytest

import pitprop
from pitprop.core.chance import RandomStream
from pitprop.core.errors import PitpropError
from pitprop.core.installed.registry import find_game
from pitprop.core.playouts.policy import Policy
from pitprop.core.playouts.sums import Sums
from pitprop.library import SaboteurMove, SaboteurState, SaboteurView, State
from tests.lab.policies import Answers, AnyOfTheFirst
from tests.library.test_library import begun, middle

GAMES = pitprop.game_names()


def best_of(view: SaboteurView, games: int) -> SaboteurMove:
    """The move after which the seat wins most often, in one world for each."""
    tried: dict[SaboteurMove, int] = {}
    assert view.seat is not None
    for move in view.legal_moves:
        world: SaboteurState = view.sample(f"{games} {move}")
        world.play(move)
        sums: Sums = world.play_out(games, seed=1)
        tried[move] = sums.points[view.seat]
    return max(tried, key=lambda move: tried[move])


def test_a_search_needs_nothing_but_the_library() -> None:
    state = pitprop.game("saboteur").start(3, seed=7)
    state.deal()
    view = state.view(state.decider)
    assert best_of(view, 2) in state.legal_moves
    assert best_of(view, 2) == best_of(view, 2)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seat", [None, 0, 3])
def test_a_world_agrees_with_the_view_it_is_drawn_from(name: str, seat: int | None) -> None:
    view = middle(name).view(seat)
    worlds = [view.sample(seed) for seed in range(6)]
    assert all(type(world) is State for world in worlds)
    assert all(world.view(seat) == view for world in worlds)
    assert all(type(world.view(seat)) is type(view) for world in worlds)
    assert len({world.position() for world in worlds}) > 1


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_world_whatever_it_is(name: str) -> None:
    view = middle(name).view(0)
    for seed in (7, "seven", 7.5, -1):
        assert view.sample(seed) == view.sample(seed)
    assert view.sample(7) == view.sample("7")
    assert view.sample() != view.sample()
    others: list[Any] = [b"7", [], random.Random(1), RandomStream("7", "7")]
    for other in others:
        with pytest.raises(PitpropError, match="a float or a string, not "):
            view.sample(other)


@pytest.mark.parametrize("name", GAMES)
def test_a_world_is_played_on_copied_and_taken_back_like_any_state(name: str) -> None:
    state = middle(name)
    world = state.view(state.decider).sample(1)
    before = copy.copy(world)
    move = world.legal_moves[0]
    assert world.legal_moves == state.legal_moves
    world.play(move)
    assert world != before
    world.undo()
    assert world == before == pickle.loads(pickle.dumps(world))
    with pytest.raises(PitpropError, match="drawn from a view: how it came about isn't known"):
        world.record()
    while not world.is_over:
        if world.is_chance:
            world.deal()
        else:
            world.play(world.legal_moves[-1])
    assert len(world.scores) == 4


@pytest.mark.parametrize("name", GAMES)
def test_worlds_are_drawn_wherever_a_game_is(name: str) -> None:
    """Before the first deal, between rounds, and at the end."""
    for state in pitprop.game(name).play(["random"], players=4, seed="anywhere"):
        if state.decider is None:
            view = state.view(1)
            assert view.sample(1).view(1) == view
    view = pitprop.game(name).start(4, seed=1).view(1)
    world = view.sample(1)
    assert world.view(1) == view
    world.deal()
    assert world.decider is not None


@pytest.mark.parametrize("name", GAMES)
def test_playing_out_counts_and_changes_nothing(name: str) -> None:
    state = middle(name)
    before = copy.deepcopy(state)
    sums = state.play_out(5, seed="out")
    assert state == before
    assert sums == state.play_out(5, seed="out") != state.play_out(5, seed="other")
    assert (sums.games, len(sums.won), len(sums.points)) == (5, 4, 4)
    assert state.play_out().games == 1
    assert pitprop.game(name).start(4).play_out(2, seed=3).steps > 8
    assert pitprop.game(name).position(state.position()).play_out(2, seed=3).games == 2


def test_players_of_a_playout_choose_by_a_policy() -> None:
    state = begun("sabotage")
    policies = [None, Policy(), AnyOfTheFirst(10**6), AnyOfTheFirst(1)]
    alike, *others = [state.play_out(5, seed=1, policy=policy) for policy in policies]
    assert [sums == alike for sums in others] == [True, True, False]


def test_a_game_that_is_over_is_played_out_at_once() -> None:
    *_, last = pitprop.game("sabotage").play(["random"], players=2, seed=1)
    assert last.play_out(3, seed=1) == Sums(
        3,
        0,
        tuple(3 * (seat in last.winners) for seat in range(2)),
        tuple(3 * score for score in last.scores),
    )


def test_players_of_a_playout_choose_by_weights() -> None:
    state = begun("saboteur")
    builders = state.play_out(60, seed=1, weights={"lay": 30, "pass": 0})
    idlers = state.play_out(60, seed=1, weights={"pass": 30})
    assert builders.steps < idlers.steps, "the treasure ends rounds before the cards do"
    assert state.play_out(5, seed=1, weights={}) == state.play_out(5, seed=1)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"weights": "lay"}, "whole numbers by kind of move, such as .*, not 'lay'"),
        ({"weights": {"dig": 2}}, "no 'dig' moves"),
        ({"weights": {"lay": -1}}, "a weight is from 0 to 1000, not -1"),
        ({"weights": {"lay": 2}, "policy": Policy()}, "by weights or by a policy, not by both"),
        ({"games": 0}, "the number of games is at least 1, not 0"),
        ({"games": "2"}, "the number of games is a whole number, not '2'"),
        ({"seed": b"7"}, "a float or a string, not b'7'"),
        ({"policy": Policy}, "derived from pitprop.library.Policy, not <class"),
        ({"policy": Answers(None)}, "policy Answers chose no move: its choose returned None"),
    ],
)
def test_what_cannot_be_played_out_is_told_in_a_line(wrong: Any, message: str) -> None:
    with pytest.raises(PitpropError, match=message):
        begun("saboteur").play_out(**wrong)


def test_the_engine_says_what_it_draws_worlds_from() -> None:
    engine: Any = find_game("saboteur")
    state = begun("saboteur")
    draw = RandomStream("worlds", "1")
    for view in (state.view(0), begun("sabotage").engine.view(0), state.engine, None):
        with pytest.raises(PitpropError, match=r"view of saboteur .* state.engine.view\(seat\)"):
            engine.sample(view, draw)
    with pytest.raises(PitpropError, match=r"drawn from a pitprop\.core.chance.RandomStream"):
        engine.sample(state.engine.view(0), random.Random(1))
