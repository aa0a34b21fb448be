"""Compiled and interpreted engines play the same games, state by state (law 6).

Both play the same random games, in processes of their own. At every step the whole state and all
legal moves are compared; at every 32nd the moves as typed values, the view of one seat as it goes
over the wire and the events of another; after each round scores and results; of every 50th game
the record.

PITPROP_AGREEMENT tells how many games are played of each game, number of players and edition.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from pitprop.core.registry import find_game, game_names

ROOT = Path(__file__).resolve().parent.parent.parent
SCRIPT = Path(__file__).with_name("playing.py")

GAMES = int(os.environ.get("PITPROP_AGREEMENT") or "20")

CASES = [
    (name, seats, edition.name)
    for name in game_names()
    for seats in find_game(name).seat_counts
    for edition in find_game(name).options.editions
]


def start(mode: str, *arguments: object) -> subprocess.Popen[str]:
    """Starts playing with the engine of the wheel, or with the sources of this checkout."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if mode == "interpreted":
        environment["PYTHONPATH"] = str(ROOT / "src")
    return subprocess.Popen(
        (sys.executable, str(SCRIPT), *map(str, arguments)),
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def told(process: subprocess.Popen[str], mode: str) -> list[str]:
    output, errors = process.communicate()
    assert process.returncode == 0, errors
    found, *lines = output.splitlines()
    assert found == mode
    return lines


def play(*arguments: object) -> tuple[list[str], list[str]]:
    """What the compiled and the interpreted engine tell."""
    modes = ("compiled", "interpreted")
    processes = [start(mode, *arguments) for mode in modes]
    compiled, interpreted = map(told, processes, modes)
    return compiled, interpreted


def first_difference(name: str, seats: int, edition: str, game: str) -> str:
    """Where one game goes apart."""
    where = f"game {game} of {name}, {seats} players, {edition}"
    for one, other in zip(*play(name, seats, edition, game), strict=False):
        if one != other:
            return f"{where}:\n{one}\n{other}"
    return f"{where}: one is longer than the other"


@pytest.mark.parametrize(("name", "seats", "edition"), CASES)
def test_compiled_and_interpreted_play_the_same_games(name: str, seats: int, edition: str) -> None:
    compiled, interpreted = play(name, seats, edition, 0, GAMES)
    assert len(compiled) == GAMES
    for one, other in zip(compiled, interpreted, strict=True):
        if one != other:
            pytest.fail(first_difference(name, seats, edition, one.split()[0]))
