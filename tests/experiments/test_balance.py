"""How even the sides are, and data sets: small ones."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from pitprop.experiments.balance import AFTERWARDS
from pitprop.experiments.games.saboteur import rounds_over, start
from pitprop.experiments.parquet import read_table
from pitprop.experiments.schema import DECISIONS
from pitprop.experiments.spec import Setting
from pitprop.games.saboteur.options import OPTIONS
from pitprop.opponents import find_opponent
from tests.cli.running import pitprop, refused

BALANCE = ("balance", "saboteur", "--players", "6", "--agent", "random", "--processes", "1")


def test_each_number_of_saboteurs_and_each_option_has_a_row(tmp_path: Path) -> None:
    ran = pitprop(*BALANCE, "--deals", "3", "--json", "-o", str(tmp_path / "six"))
    rows = json.loads(ran.out)
    numbers = {row["options"].get("saboteurs", "drawn"): row["composition"] for row in rows}
    assert numbers == {"drawn": "5v1 or 4v2", "all": "4v2", "fewer": "5v1", "more": "4v2 or 3v3"}
    changes = [row["options"] for row in rows if row["composition"] == "4v2"]
    assert changes[0] == {"saboteurs": "all"}
    assert {"saboteurs": "all", "attach": "tunnel"} in changes
    for row in rows:
        assert row["rounds"] == 3
        sums = row["diggers"]["mean"] + row["saboteurs"] + row["nobody"]
        assert sums == pytest.approx(1)
        assert row["diggers"]["low"] <= row["diggers"]["mean"] <= row["diggers"]["high"]
    again = pitprop(*BALANCE, "--deals", "3", "--json", "-o", str(tmp_path / "six"))
    assert again.out == ran.out
    changed = {name for row in rows for name in row["options"]}
    assert changed == {option.name for option in OPTIONS.options} - set(AFTERWARDS)
    told = " ".join(pitprop(*BALANCE, "--deals", "1").out.split())
    assert f"once a round is won: {', '.join(AFTERWARDS)}." in told
    lines = pitprop(*BALANCE, "--deals", "3", "--numbers").out.strip().splitlines()
    assert not any("Not played" in line for line in lines)
    assert len([line for line in lines if re.match(r"\d+v\d+ ", line)]) == 4
    assert lines[-1].startswith("Nearest to even: ")


@pytest.mark.parametrize("name", AFTERWARDS)
def test_what_happens_once_a_round_is_won_does_not_change_who_wins_it(name: str) -> None:
    standard = find_opponent("standard")
    for seed in range(3):
        courses = []
        for value in OPTIONS.option(name).values:
            setting = Setting("saboteur", 5, "amigo", {name: value}, single=True)
            state, own = start(setting, f"{name} {seed}")
            moves: list[str] = []
            while not rounds_over(state):
                view = state.view(state.decider)
                move = standard.choose(view, seed=f"{own} {len(moves)}").move
                state.play(move)
                moves.append(str(move))
            courses.append((moves, state.table.results[0].winner))
        assert len(courses) == 2
        assert courses[0] == courses[1]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (
            ("sabotage", "--players", "4"),
            "sabotage has no sides of gold diggers and saboteurs to balance; saboteur has",
        ),
        (("saboteur", "--players", "2"), "Saboteur is for 3 to 10 players, not 2"),
        (
            ("saboteur", "--players", "5", "--deals", "0"),
            "the number of deals is at least 1, not 0",
        ),
        (
            ("saboteur", "--players", "5", "--processes", "0"),
            "the number of processes is at least 1, not 0",
        ),
        (
            ("saboteur", "--players", "5", "--agent", "nobody"),
            "pitprop: there is no computer player 'nobody' for saboteur",
        ),
    ],
)
def test_what_cannot_be_measured_is_refused_in_a_line(
    arguments: tuple[str, ...], says: str
) -> None:
    assert says in refused(pitprop("balance", *arguments))


def test_a_data_set_holds_every_decision_of_two_agents(tmp_path: Path) -> None:
    place = tmp_path / "rounds"
    settings = ("--players", "4", "--composition", "3v1", "--deals", "1", "--processes", "1")
    agents = ("--agents", "standard,random")
    ran = pitprop("dataset", "saboteur", *settings, *agents, "-o", str(place))
    assert (ran.status, ran.err) == (0, "")
    rows = list(read_table(place / "decisions.parquet", DECISIONS))
    assert {(row["agent"], row["side"]) for row in rows} == {
        (agent, side) for agent in ("standard", "random") for side in ("digger", "saboteur")
    }
    said = refused(pitprop("dataset", "saboteur", *settings, "--agents", "a,b,c", "-o", "x"))
    assert "one agent plays, or two against each other" in said
