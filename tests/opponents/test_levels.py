"""Levels and characters: what people choose of computer players, and what tables draw."""

from __future__ import annotations

from collections import Counter

import pytest

from pitprop.core.errors import PitpropError
from pitprop.core.game import CHANCE
from pitprop.core.installed.registry import find_game
from pitprop.games.saboteur.rules.state import State
from pitprop.lab import SimulationSpec, simulate
from pitprop.opponents import find_opponent, plays, usual_name
from pitprop.opponents.levels import CHARACTERS, LEVELS, level_and_character, with_character
from pitprop.opponents.measured import wins_of
from tests.saboteur.positions import position

GAMES = ("saboteur", "sabotage", "dark_cave")


def test_a_name_is_a_level_with_a_character_or_without() -> None:
    for level in LEVELS:
        assert level_and_character(level) == (level, "")
        for character in CHARACTERS:
            assert level_and_character(with_character(level, character)) == (level, character)
    assert level_and_character("standard-bold") == ("standard-bold", "")
    assert level_and_character("hard-shy") == ("hard-shy", "")
    with pytest.raises(PitpropError, match="hard-shy"):
        find_opponent("hard-shy")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_all_levels_in_all_characters(game: str) -> None:
    assert usual_name(game) == "medium"
    rules = find_game(game)
    state = rules.start(rules.seat_counts[0], seed="levels")
    while state.decider == CHANCE:
        state.apply_chance(state.draw())
    view = state.view(state.decider)
    for name in [with_character(level, each) for level in LEVELS for each in CHARACTERS]:
        assert plays(name, game)
        choice = find_opponent(name).choose(view, seed="levels")
        assert choice.move in view.legal_moves()
        assert find_opponent(name).choose(view, seed="levels") == choice


@pytest.mark.parametrize("game", GAMES)
def test_it_is_told_what_each_level_has_won_against_the_weaker_ones(game: str) -> None:
    for at, level in enumerate(LEVELS):
        wins = wins_of(game, level)
        assert set(wins) == set(LEVELS[:at])
        assert all(50 <= percent <= 100 for percent in wins.values())


TRUNK = "maze EW@1,0 EW@2,0 NEW@3,0 NEW@4,0 NEW@5,0 NEW@6,0"


def moves_of(name: str, state: State, seeds: int = 16) -> list[str]:
    """What an opponent does by so many seeds."""
    view = state.view(state.decider)
    return [str(find_opponent(name).choose(view, seed=f"{seed}").move) for seed in range(seeds)]


def test_even_the_easy_one_does_nothing_absurd() -> None:
    """The card that finishes is laid by a digger, and by no saboteur."""
    lines = ("hand 1 NESW NS", TRUNK, "goals NE treasure NW")
    digs = position("roles digger digger saboteur | digger", *lines)
    assert set(moves_of("easy", digs)) == {"lay NESW 7,0"}
    plots = position("roles saboteur digger digger | digger", *lines)
    assert "lay NESW 7,0" not in moves_of("easy", plots)


def test_characters_like_different_moves_where_these_are_about_as_good() -> None:
    lines = ("roles digger digger digger | saboteur", "hand 1 EW map lamp", "broken - lamp -")
    state = position(*lines)
    verbs = {
        each: Counter(move.split()[0] for move in moves_of(with_character("medium", each), state))
        for each in CHARACTERS
    }
    assert verbs["careful"]["map"] > verbs["bold"]["map"]
    assert verbs["bold"]["lay"] > verbs["careful"]["lay"]


def test_simulations_know_levels_with_characters() -> None:
    spec = SimulationSpec(
        game="sabotage", players=2, games=1, opponents=("easy-bold", "medium"), processes=1
    )
    assert simulate(spec).spec.opponents == ("easy-bold", "medium")
