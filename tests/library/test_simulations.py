"""What a simulation says of each game, and how sure it is of means."""

from __future__ import annotations

import pickle
import re
from statistics import fmean
from typing import Any

import pytest

import pitprop
from pitprop.core.errors import PitpropError
from pitprop.lab import SimulationSpec
from pitprop.lab import simulate as run
from pitprop.library import Simulation
from tests.library.bots import FirstMove

GAMES = [("saboteur", 3), ("sabotage", 4), ("dark_cave", 4)]


def simulation(game: str, players: int, games: int = 4, **changes: Any) -> Simulation:
    asked: dict[str, Any] = {
        "opponents": [FirstMove(), "random"],
        "seed": "these",
        "processes": 1,
        **changes,
    }
    return pitprop.simulate(game, players=players, games=games, **asked)


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_each_game_can_be_played_again_by_its_seed(name: str, players: int) -> None:
    found = simulation(name, players, games=2)
    rows = found.games()
    assert [row["game"] for row in rows] == [0, 1]
    for row in rows:
        record = pitprop.game(name).played(
            [FirstMove(), "random"], players=players, seed=row["seed"]
        )
        assert row["opponents"] == record.names
        assert row["points"] == record.scores
        assert row["winners"] == record.winners
        assert row["decisions"] == len(record.moves)


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_what_the_games_say_is_what_the_seats_say(name: str, players: int) -> None:
    found = simulation(name, players)
    games = found.games()
    for row in found.rows():
        seat = row["seat"]
        won = [game["won"][seat] for game in games]
        assert row["points"] == sum(game["points"][seat] for game in games)
        assert row["points_mean"] == pytest.approx(row["points"] / 4)
        assert row["won"] == pytest.approx(fmean(won))
        assert (won.count(1), sum(0 < each < 1 for each in won)) == (
            row["won_alone"],
            row["won_shared"],
        )


def test_a_win_is_divided_among_those_who_share_it() -> None:
    games = simulation("sabotage", 4, games=12).games()
    for game in games:
        share = 0.5 if len(game["winners"]) == 4 else 1
        assert game["won"] == [share * (seat in game["winners"]) for seat in range(4)]
    for game in simulation("saboteur", 3, games=12).games():
        assert sum(game["won"]) == pytest.approx(1)


def test_nothing_found_depends_on_the_number_of_processes() -> None:
    one, two = (simulation("saboteur", 3, games=7, processes=many) for many in (1, 2))
    assert one == two
    assert one.games() == two.games()
    assert one.rows() == two.rows()
    assert pickle.loads(pickle.dumps(two)).rows() == one.rows()
    assert one != simulation("saboteur", 3, games=7, seed="others")


def test_means_lie_in_their_intervals_which_more_games_make_narrower() -> None:
    few, many = (
        simulation("sabotage", 2, games=games, opponents=["random"]).rows() for games in (12, 230)
    )
    for row in (*few, *many):
        for name in ("points", "won"):
            mean = row["points_mean"] if name == "points" else row["won"]
            assert row[f"{name}_low"] < mean < row[f"{name}_high"]
    for one, other in zip(few, many, strict=True):
        assert other["won_high"] - other["won_low"] < one["won_high"] - one["won_low"]


def test_one_game_tells_little() -> None:
    for row in simulation("saboteur", 3, games=1).rows():
        assert (row["points_low"], row["points_high"]) == (None, None)
        assert row["won_high"] - row["won_low"] > 0.9


def test_a_simulation_shows_means_with_their_intervals() -> None:
    head, *seats = repr(simulation("saboteur", 3, games=6)).splitlines()
    assert head == "6 games of saboteur, seed these; means with 95 % intervals"
    wanted = (
        r"seat \d \w+: \S+ points a game( \(\S+ to \S+\))?, won \S+ % \(\S+ % to \S+ %\),"
        r" \d alone and \d shared"
    )
    assert all(re.fullmatch(wanted, line) for line in seats)


def test_what_the_laboratory_has_not_kept_is_asked_for() -> None:
    spec = SimulationSpec(players=3, games=1, opponents=("random",), processes=1)
    found = Simulation(run(spec))
    with pytest.raises(PitpropError, match="keeps_games=True"):
        found.games()
    with pytest.raises(PitpropError, match="keeps_games=True"):
        found.rows()
