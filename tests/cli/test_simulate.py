"""`pitprop simulate`."""

from __future__ import annotations

import importlib
import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import pitprop, refused

SIMULATE = ("simulate", "saboteur", "--opponents", "random", "--players", "4", "--games", "6")
ONE_OF_FOUR = (
    *("--players", "4", "--games", "1", "--opponents", "random"),
    *("--processes", "1", "--json"),
)


def counts(*arguments: str) -> dict[str, Any]:
    ran = pitprop(*SIMULATE, "--json", *arguments)
    assert (ran.status, ran.err) == (0, "")
    report = json.loads(ran.out)
    report.pop("speed")
    return dict(report)


def test_the_same_seed_gives_the_same_counts_in_however_many_processes() -> None:
    one = counts("--seed", "7", "--processes", "1")
    assert one == counts("--seed", "7", "--processes", "2")
    assert one != counts("--seed", "8", "--processes", "1")
    assert (one["games"], one["rounds"]) == (6, 18)


def test_without_a_seed_one_is_drawn_and_told() -> None:
    out = pitprop(*SIMULATE, "--processes", "1").out
    seed = re.search(r"^seed (\w+)$", out, re.MULTILINE)
    assert seed is not None
    assert pitprop(*SIMULATE, "--processes", "1").out.split("\n")[1] != seed[0]
    again = pitprop(*SIMULATE, "--processes", "1", "--seed", seed[1]).out
    assert again.partition("random decides")[0] == out.partition("random decides")[0]


def test_what_was_found_is_told_in_tables() -> None:
    ran = pitprop(*SIMULATE, "--processes", "1", "--edition", "nl", "--options", "attach=start")
    assert (ran.status, ran.err) == (0, "")
    lines = ran.out.split("\n")
    assert lines[0] == "saboteur · nl · attach=start · 4 players · 6 games · opponents random"
    headings = [" ".join(line.split()) for line in lines]
    assert "diggers v saboteurs rounds diggers saboteurs nobody" in headings
    assert "seat computer player gold a game won alone shared" in headings
    assert sum(line.startswith(("1  ", "2  ", "3  ", "4  ")) for line in lines) == 4
    assert any(
        re.fullmatch(r"[\d.]+ s in 1 process, [\d,]+ moves a second", line) for line in lines
    )


def test_single_rounds_of_one_composition_with_opponents_by_role() -> None:
    arguments = ("--composition", "3v1", "--saboteurs", "random", "--seed", "1")
    ran = pitprop(
        *("simulate", "saboteur", "--players", "4", "--games", "4", "--processes", "1", "--json"),
        *("--diggers", "random", *arguments),
    )
    report = json.loads(ran.out)
    assert report["rounds"] == 4
    (row,) = report["by_composition"]
    assert (row["diggers"], row["saboteurs"], row["rounds"]) == (3, 1, 4)
    assert {(row["opponent"], row["role"]) for row in report["by_role"]} == {
        ("random", "digger"),
        ("random", "saboteur"),
    }


def test_a_simulation_of_sabotage_tells_of_sides_and_matches() -> None:
    ran = pitprop(
        *("simulate", "sabotage", "--players", "4", "--matches", "2", "--processes", "1"),
        *("--seed", "1", "--opponents", "standard,random"),
    )
    assert (ran.status, ran.err) == (0, "")
    headings = [" ".join(line.split()) for line in ran.out.split("\n")]
    assert "side computer players games won tied closed worth points" in headings
    assert "side computer players matches won tied won, ties as half" in headings
    assert "seat computer player points a match won alone shared" in headings
    assert "round" not in ran.out
    assert sum("standard + standard" in line for line in ran.out.split("\n")) == 2


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--players", "3"), "Sabotage is for 2 or 4 players, not 3 [A-50]"),
        (
            ("--players", "2", "--rounds", "1", "--diggers", "random", "--saboteurs", "random"),
            "no roles",
        ),
    ],
)
def test_what_sabotage_has_not_is_refused_in_a_line(arguments: tuple[str, ...], says: str) -> None:
    assert says in refused(pitprop("simulate", "sabotage", "--games", "1", *arguments))


def test_a_simulation_of_the_dark_cave_tells_of_clans_and_no_rounds() -> None:
    ran = pitprop(
        *("simulate", "dark_cave", "--players", "3", "--games", "1", "--processes", "1"),
        *("--seed", "1", "--opponents", "random"),
    )
    assert (ran.status, ran.err) == (0, "")
    lines = ran.out.split("\n")
    assert lines[0] == "dark_cave · amigo · 3 players · 1 game · opponents random"
    headings = [" ".join(line.split()) for line in lines]
    clans = "clan won of those won work for it gold saved treasure"
    assert clans in headings
    assert "seat computer player treasure a game won alone shared" in headings
    assert "round" not in ran.out
    assert any(line.startswith("moves a game ") for line in lines)


@pytest.mark.parametrize(
    ("game", "has", "has_not"),
    [
        ("saboteur", ["games", "rounds", "moves_a_game", "moves_a_round"], ["matches"]),
        ("sabotage", ["matches", "games", "moves_a_match", "moves_a_game"], ["rounds"]),
        ("dark_cave", ["games", "moves_a_game"], ["rounds", "moves_a_round", "matches"]),
    ],
)
def test_what_is_counted_has_the_names_that_the_rules_of_the_game_have(
    game: str, has: list[str], has_not: list[str]
) -> None:
    report = json.loads(pitprop("simulate", game, *ONE_OF_FOUR).out)
    assert set(has) <= set(report)
    assert not set(has_not) & set(report)
    assert report["spec"][has[0]] == report[has[0]] == 1
    if game == "sabotage":
        assert report["games"] == report["by_side"][0]["games"] == 4


def test_single_games_of_sabotage_are_told_as_games() -> None:
    lines = pitprop(
        *("simulate", "sabotage", "--players", "2", "--games", "3", "--rounds", "1"),
        *("--opponents", "random", "--processes", "1", "--seed", "1"),
    ).out.split("\n")
    assert lines[0] == "sabotage · franjos · 2 players · 3 games · opponents random"
    assert "seat computer player points a game" in [" ".join(line.split()) for line in lines]
    assert not any("match" in line or "round" in line for line in lines)


@pytest.mark.parametrize(
    ("game", "whole", "part"), [("saboteur", "games", "rounds"), ("sabotage", "matches", "games")]
)
def test_what_was_asked_for_and_what_was_counted_have_the_same_name(
    game: str, whole: str, part: str
) -> None:
    arguments = ("--players", "4", "--games", "2", "--rounds", "1", "--processes", "1", "--json")
    report = json.loads(pitprop("simulate", game, "--opponents", "random", *arguments).out)
    assert report["spec"][f"single_{part}"] is True
    assert report["spec"][part] == report[part] == 2
    assert (whole in report["spec"], report[whole]) == (False, 0)


@pytest.mark.parametrize(
    ("game", "players", "what"),
    [("saboteur", 5, "game"), ("sabotage", 4, "match"), ("dark_cave", 5, "game")],
)
def test_as_many_as_can_play_up_to_five_unless_told_otherwise(
    game: str, players: int, what: str
) -> None:
    arguments = ("--games", "1", "--processes", "1", "--opponents", "random", "--seed", "1")
    assert f" · {players} players · 1 {what} · " in pitprop("simulate", game, *arguments).out


@pytest.mark.parametrize("game", ["saboteur", "sabotage", "dark_cave"])
def test_every_column_is_explained_below_its_table(game: str) -> None:
    out = pitprop("simulate", game, "--players", "4", "--games", "2", "--opponents", "random").out
    tables = [part for part in out.split("\n\n") if "\n  " in part]
    assert len(tables) == (2 if game == "dark_cave" else 3) + (game == "dark_cave")
    for table in tables:
        heads = [head for head in re.split(r"  +", table.split("\n")[0].strip()) if head != "seat"]
        explained = [line[2:].partition(":")[0] for line in table.split("\n") if line[:2] == "  "]
        for head in heads:
            assert any(f"  {head}: " in line for line in table.split("\n")), (head, explained)


@pytest.mark.parametrize("game", ["saboteur", "sabotage", "dark_cave"])
def test_lengths_can_be_added_up(game: str) -> None:
    report = json.loads(pitprop("simulate", game, *ONE_OF_FOUR).out)
    lengths = [value for name, value in report.items() if name.startswith("moves_a_")]
    assert all(set(length) == {"least", "total", "most"} for length in lengths)
    # What is called a part adds up to the whole, of which there was one.
    (total,) = {length["total"] for length in lengths}
    assert any(length["least"] == total == length["most"] for length in lengths)


def test_players_given_by_role_have_no_opponents_in_the_json() -> None:
    arguments = ("--players", "4", "--rounds", "1", "--games", "1", "--processes", "1", "--json")
    ran = pitprop(
        "simulate", "saboteur", *arguments, "--diggers", "random", "--saboteurs", "random"
    )
    spec = json.loads(ran.out)["spec"]
    assert spec["opponents"] == []
    assert spec["by_role"] == {"digger": "random", "saboteur": "random"}


@pytest.mark.parametrize("game", ["saboteur", "sabotage", "dark_cave"])
def test_the_form_of_the_json_is_documented(game: str) -> None:
    document = (Path(__file__).parents[2] / "docs" / "simulate.md").read_text(encoding="utf-8")
    report = json.loads(pitprop("simulate", game, *ONE_OF_FOUR).out)
    for name in names_in(report):
        assert f"`{name}`" in document, name


def names_in(value: Any) -> set[str]:
    """The names of all fields, whatever they are in."""
    if isinstance(value, list):
        return {name for each in value for name in names_in(each)}
    if not isinstance(value, dict):
        return set()
    return set(value) | {name for each in value.values() for name in names_in(each)}


BOTS = """
class Careful:
    def choose(self, view, *, seed):
        return view.legal_moves[0]


class Lost:
    def choose(self, view, *, seed):
        return "fly"


number = 3
"""


@pytest.fixture
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A module of bots in the current folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    name = f"bots_of_{tmp_path.name}"
    (tmp_path / f"{name}.py").write_text(BOTS)
    importlib.invalidate_caches()
    return name


@pytest.mark.parametrize("processes", ["1", "2"])
def test_bots_of_ones_own_play_by_module_and_name(bots: str, processes: str) -> None:
    own = f"{bots}:Careful"
    found = counts("--opponents", f"{own},random", "--processes", processes, "--seed", "1")
    assert found["spec"]["opponents"] == [own, "random"]
    assert found["by_seat"] != counts("--seed", "1")["by_seat"]


def test_bots_of_ones_own_play_by_role(bots: str) -> None:
    arguments = ("--rounds", "1", "--diggers", f"{bots}:Careful", "--saboteurs", "random")
    ran = pitprop("simulate", "saboteur", "--players", "4", "--games", "2", *arguments)
    assert (ran.status, ran.err) == (0, "")
    assert f"diggers {bots}:Careful, saboteurs random" in ran.out


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("{bots}:Lost", "{bots}:Lost chose no move: 'fly' is not a move"),
        ("{bots}:number", "int is not a bot"),
        ("{bots}:Nobody", "'{bots}' has no 'Nobody'"),
        ("{bots}:", "'{bots}:' is not module:name, such as my_bots:Careful"),
        ("nowhere_at_all:Careful", "there is no module 'nowhere_at_all'"),
    ],
)
def test_what_is_no_bot_of_ones_own_gets_one_line(bots: str, name: str, says: str) -> None:
    ran = pitprop(*SIMULATE, "--opponents", name.format(bots=bots), "--processes", "1")
    assert says.format(bots=bots) in refused(ran)


def test_a_module_of_bots_that_fails_gets_one_line(bots: str, tmp_path: Path) -> None:
    (tmp_path / f"{bots}_broken.py").write_text("import nothing_of_this_name\n")
    line = refused(pitprop(*SIMULATE, "--opponents", f"{bots}_broken:Careful"))
    assert f"'{bots}_broken:Careful' can't be used: ModuleNotFoundError" in line
