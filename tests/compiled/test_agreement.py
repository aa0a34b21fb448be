"""Compiled and interpreted engines play the same games, state by state (law 6).

Both play the same random games, in processes of their own. At every step the whole state and all
legal moves are compared; at every 32nd the moves as typed values, the view of one seat as it goes
over the wire and the events of another; after each round scores and results; of every 50th game
the record.

PITPROP_AGREEMENT tells how many games are played of each game, number of players and edition.
"""

from __future__ import annotations

import os

import pytest

from pitprop.core.installed.registry import find_game, game_names
from tests.compiled.both import run_both

PLAYING = "playing.py"
GAMES = int(os.environ.get("PITPROP_AGREEMENT") or "20")

CASES = [(name, seats) for name in game_names() for seats in find_game(name).seat_counts]


def first_difference(name: str, seats: int, edition: str, game: str) -> str:
    """Where one game goes apart."""
    where = f"game {game} of {name}, {seats} players, {edition}"
    for one, other in zip(*run_both(PLAYING, name, seats, edition, game), strict=False):
        if one != other:
            return f"{where}:\n{one}\n{other}"
    return f"{where}: one is longer than the other"


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_compiled_and_interpreted_play_the_same_games(name: str, seats: int) -> None:
    compiled, interpreted = run_both(PLAYING, name, seats, 0, GAMES)
    assert len(compiled) == GAMES * len(find_game(name).options.editions)
    for one, other in zip(compiled, interpreted, strict=True):
        if one != other:
            edition, number, _ = one.split()
            pytest.fail(first_difference(name, seats, edition, number))


@pytest.mark.parametrize("name", game_names())
def test_opponents_decide_alike_compiled_and_interpreted(name: str) -> None:
    compiled, interpreted = run_both("deciding.py", name, 1)
    assert compiled
    assert compiled == interpreted
