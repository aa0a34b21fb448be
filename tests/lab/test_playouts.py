"""Playouts on several cores."""

from __future__ import annotations

from typing import Any

import pytest

import pitprop
from pitprop.core.errors import PitpropError
from pitprop.core.playouts.policy import Policy
from pitprop.games.saboteur.moves import Pass
from pitprop.lab import play_out
from tests.lab.policies import Answers, AnyOfTheFirst, Hasty, Settled, Stumbling
from tests.thorough import some, trials

GAMES = [("sabotage", 2), ("saboteur", 4)]


@pytest.mark.parametrize(("game", "players"), some(GAMES))
def test_the_sums_do_not_depend_on_the_number_of_processes(game: str, players: int) -> None:
    alone = play_out(game, players, 510, seed="lab", processes=1)
    assert play_out(game, players, 510, seed="lab", processes=2) == alone
    assert alone.games == 510
    assert len(alone.won) == len(alone.points) == players
    assert sum(alone.won) >= 510


def test_a_game_is_given_by_its_name_or_as_it_is() -> None:
    by_name = play_out("saboteur", 4, 2, processes=1)
    assert play_out(pitprop.game("saboteur"), 4, 2, processes=1) == by_name


def test_another_seed_plays_other_games() -> None:
    assert play_out("saboteur", 4, 30, seed="lab") != play_out("saboteur", 4, 30, seed="other")


def test_a_policy_written_in_python_plays_alike_in_any_number_of_processes() -> None:
    """More than one process's share of games."""
    games = 510 if trials(510) == 510 else 12
    alone = play_out("sabotage", 2, games, policy=AnyOfTheFirst(2), processes=1)
    assert play_out("sabotage", 2, games, policy=AnyOfTheFirst(2), processes=2) == alone
    assert play_out("sabotage", 2, games, policy=AnyOfTheFirst(1), processes=1) != alone


def test_a_policy_that_cannot_be_sent_to_other_processes_is_refused_in_a_line() -> None:
    class Local(Policy):
        """Chooses as its base does."""

    with pytest.raises(PitpropError, match=r"policy Local can't be sent .*processes=1"):
        play_out("saboteur", 4, 510, policy=Local(), processes=2)
    assert play_out("saboteur", 4, 2, policy=Local(), processes=2) == play_out("saboteur", 4, 2)


@pytest.mark.parametrize("answer", [10**30, -1, 0, 7 << 40, None, True, 1.0, "pass NS", Pass("NS")])
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_policy_that_chooses_something_else_than_a_code_is_told_so(
    game: str, players: int, answer: Any
) -> None:
    message = r"policy Answers chose no move: its choose returned .*, which is not one of codes"
    with pytest.raises(PitpropError, match=message):
        play_out(game, players, 1, policy=Answers(answer), processes=1)


def test_a_policy_that_fails_in_another_process_is_told_so() -> None:
    with pytest.raises(PitpropError, match="policy Answers chose no move"):
        play_out("sabotage", 2, 510, policy=Answers(-1), processes=2)


def test_weights_change_what_is_played() -> None:
    games = trials(300)
    builders = play_out("saboteur", 5, games, weights={"lay": 30, "pass": 0})
    idlers = play_out("saboteur", 5, games, weights={"pass": 30})
    assert builders.steps < idlers.steps, "the treasure ends rounds before the cards do"


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"game": "chess"}, "chess"),
        ({"game": 5}, "there is no game 5; the games are"),
        ({"players": 2}, "3 to 10"),
        ({"games": 0}, "the number of games is at least 1, not 0"),
        ({"games": "9"}, "the number of games is a whole number, not '9'"),
        ({"players": "5"}, "the number of players is a whole number, not '5'"),
        ({"processes": 0.5}, "the number of processes is a whole number, not 0.5"),
        ({"weights": "lay"}, "whole numbers by kind of move, such as .*, not 'lay'"),
        ({"weights": {"lay": 0.5}}, r"whole numbers by kind of move, .*, not \{'lay': 0.5\}"),
        ({"processes": 0}, "the number of processes is at least 1, not 0"),
        ({"policy": 5}, "derived from pitprop.library.Policy, not 5"),
        (
            {"policy": Hasty()},
            r"Hasty.choose is called as choose\(state, codes, random\): too many positional",
        ),
        (
            {"policy": Settled()},
            r"Settled.choose is a method choose\(state, codes, random\), not 5",
        ),
        ({"options": ["attach"]}, "options are given as a mapping of their names"),
        ({"weights": {"dig": 2}}, "no 'dig' moves"),
        ({"weights": {"lay": 2}, "policy": Policy()}, "not by both"),
        ({"edition": "none"}, "none"),
    ],
)
def test_what_cannot_be_played_is_refused(wrong: dict[str, object], message: str) -> None:
    arguments: dict[str, object] = {"game": "saboteur", "players": 4, "games": 10, **wrong}
    with pytest.raises(PitpropError, match=message):
        play_out(**arguments)  # type: ignore[arg-type]  # wrong on purpose


def test_a_mistake_that_a_policy_makes_itself_is_its_own() -> None:
    with pytest.raises(TypeError, match="a mistake of its own"):
        play_out("saboteur", 4, 10, policy=Stumbling())


@pytest.mark.parametrize("processes", [1, 2])
def test_no_number_of_games_is_too_large_to_begin_with(processes: int) -> None:
    """What is still to be played takes no memory."""
    with pytest.raises(TypeError, match="a mistake of its own"):
        play_out("saboteur", 4, 10**15, policy=Stumbling(), processes=processes)
