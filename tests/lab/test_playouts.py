"""Playouts on several cores."""

from __future__ import annotations

import pytest

from pitprop import engine_mode
from pitprop.core.errors import PitpropError
from pitprop.lab import play_out

# More than one core's share of games, which takes a while interpreted: there one game has to do.
GAMES = [("saboteur", 4), ("sabotage", 2)][: 2 if engine_mode() == "compiled" else 1]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_the_sums_do_not_depend_on_the_number_of_processes(game: str, players: int) -> None:
    alone = play_out(game, players, 510, seed="lab", processes=1)
    assert play_out(game, players, 510, seed="lab", processes=2) == alone
    assert alone.games == 510
    assert len(alone.won) == len(alone.points) == players
    assert sum(alone.won) >= 510


def test_another_seed_plays_other_games() -> None:
    assert play_out("saboteur", 4, 30, seed="lab") != play_out("saboteur", 4, 30, seed="other")


def test_weights_change_what_is_played() -> None:
    builders = play_out("saboteur", 5, 300, weights={"lay": 30, "pass": 0})
    idlers = play_out("saboteur", 5, 300, weights={"pass": 30})
    assert builders.steps < idlers.steps, "the treasure ends rounds before the cards do"


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"game": "chess"}, "chess"),
        ({"players": 2}, "3 to 10"),
        ({"games": 0}, "at least one game"),
        ({"processes": 0}, "at least one process"),
        ({"weights": {"dig": 2}}, "no moves 'dig'"),
        ({"edition": "none"}, "none"),
    ],
)
def test_what_cannot_be_played_is_refused(wrong: dict[str, object], message: str) -> None:
    arguments: dict[str, object] = {"game": "saboteur", "players": 4, "games": 10, **wrong}
    with pytest.raises(PitpropError, match=message):
        play_out(**arguments)  # type: ignore[arg-type]  # wrong on purpose
