"""An edition is added by one file; everything finds it by itself."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

import pitprop as installed
from pitprop.games.saboteur.game import GAME
from tests.cli.running import environment
from tests.cli.running import in_process_of_its_own as pitprop
from tests.external.installing import path_with

EDITION = """\
based_on = "amigo"
title = { en = "At home", de = "Zuhause", nl = "Thuis" }
summary = { en = "With open tunnels.", de = "Mit offenen Wegen.", nl = "Met open gangen." }
values = { attach = "tunnel", saboteur_pay = "draw", saboteurs = "fewer" }

[clause.S-41]
standing = "house"
en = "Break your own tools whenever you like."
de = "Beschädige dein eigenes Werkzeug, wann du magst."
nl = "Maak je eigen gereedschap kapot wanneer je wilt."

[clause.S-16]
standing = "house"
en = "Whoever laughed last begins the first round."
de = "Die erste Runde beginnt, wer zuletzt gelacht hat."
nl = "Wie het laatst gelachen heeft, begint de eerste ronde."
"""

REPORT = """
import json
from pitprop.core.conformance import cases, check_cases
from pitprop.core.installed.registry import find_game
from pitprop.server.content.texts import game_infos, rules_text

game = find_game("saboteur")
home = [case for case in cases(game, 3) if case.edition == "home"]
info = next(each for each in game_infos() if each.name == "saboteur")
clauses = {
    clause.id: [(part.standing, part.text) for part in clause.parts]
    for section in rules_text("saboteur", "en", "home", {}).sections
    for clause in section.clauses
}
print(json.dumps({
    "played": check_cases(game, home),
    "titles": {each.name: each.titles["nl"] for each in info.editions},
    "clauses": clauses,
}))
"""


@pytest.fixture(scope="module")
def with_edition(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A `PYTHONPATH` by which a copy of the package is found that has one edition more."""
    folder = tmp_path_factory.mktemp("copy")
    source = Path(installed.__file__).parent
    copytree(source, folder / "pitprop", ignore=ignore_patterns("static", "__pycache__"))
    editions = folder / "pitprop" / "games" / "saboteur" / "editions"
    (editions / "home.toml").write_text(EDITION, "utf-8")
    return path_with(folder)


@pytest.fixture(scope="module")
def report(with_edition: str) -> dict[str, dict[str, list[list[str]]]]:
    """What suite and server have to say of it."""
    ran = subprocess.run(
        [sys.executable, "-c", REPORT],
        env=environment(PYTHONPATH=with_edition),
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    found: dict[str, dict[str, list[list[str]]]] = json.loads(ran.stdout)
    return found


def test_the_command_line_lists_it_behind_the_others(with_edition: str) -> None:
    listed = pitprop("games", PYTHONPATH=with_edition).out
    row = next(line for line in listed.splitlines() if line.startswith("saboteur"))
    editions = re.split(" {2,}", row)[2].split(", ")
    assert editions[:3] == ["amigo", "web", "nl"]
    assert "home" in editions[3:]
    others = [edition.name for edition in GAME.options.editions]
    assert [name for name in editions if name != "home"] == others


def test_what_it_words_itself_is_found_in_no_document(with_edition: str) -> None:
    amigo = pitprop("rules", "saboteur", "S-41", PYTHONPATH=with_edition).out
    home = pitprop("rules", "saboteur", "S-41", "--edition", "home", PYTHONPATH=with_edition).out
    assert "Source: " in amigo
    assert "Break your own tools" in home
    assert "Source: " not in home


def test_what_it_words_itself_keeps_the_source_of_what_else_the_clause_says(
    with_edition: str,
) -> None:
    home = pitprop("rules", "saboteur", "S-16", "--edition", "home", PYTHONPATH=with_edition).out
    assert "House rule: Whoever laughed last" in home
    assert "Spielvorbereitung" in home


def test_what_is_tested_of_texts_holds_for_it(with_edition: str, root: Path) -> None:
    """With values that only other editions have, one that none has, and a clause of its own."""
    ran = subprocess.run(
        (sys.executable, "-m", "pytest", "-q", "-k", "saboteur", "tests/test_rules_told.py"),
        env=environment(PYTHONPATH=with_edition),
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout


def test_an_edition_has_a_name_that_records_can_hold(with_edition: str) -> None:
    editions = Path(with_edition.split(os.pathsep)[0]) / "pitprop/games/saboteur/editions"
    wrong = editions / "At home.toml"
    wrong.write_text(EDITION, "utf-8")
    try:
        listed = pitprop("games", PYTHONPATH=with_edition)
    finally:
        wrong.unlink()
    assert "editions/At home.toml: an edition is named in lower-case" in listed.out + listed.err


def test_the_suite_and_the_page_know_it(report: dict[str, object]) -> None:
    assert report["played"] == 1
    titles = report["titles"]
    assert isinstance(titles, dict)
    assert titles["home"] == "Thuis"


def test_opponents_play_it(with_edition: str) -> None:
    ran = pitprop(
        *("simulate", "saboteur", "--players", "3", "--edition", "home", "--games", "2"),
        *("--seed", "1", "--processes", "1"),
        PYTHONPATH=with_edition,
    )
    assert ran.status == 0, ran.err
    assert ran.out.startswith("saboteur · home · 3 players")


def test_it_has_the_clauses_of_the_edition_that_it_is_based_on(
    with_edition: str, report: dict[str, dict[str, list[list[str]]]]
) -> None:
    clauses = report["clauses"]
    amigo = pitprop("rules", "saboteur", "S-31", PYTHONPATH=with_edition).out
    home = pitprop("rules", "saboteur", "S-31", "--edition", "home", PYTHONPATH=with_edition).out
    assert home.replace("home", "amigo") == amigo
    assert "S-36" in clauses


def test_what_hangs_on_a_value_comes_from_an_edition_that_has_it(
    report: dict[str, dict[str, list[list[str]]]],
) -> None:
    (_, text), *_ = report["clauses"]["S-32"][-1:]
    assert "does not matter" in text
    assert report["clauses"]["S-33"][0][0] == "ruling"
    assert "S-69" in report["clauses"]


def test_a_clause_that_it_tells_otherwise_is_told_so(
    report: dict[str, dict[str, list[list[str]]]],
) -> None:
    standing, text = report["clauses"]["S-41"][0]
    assert standing == "house"
    assert text.startswith("Break your own tools whenever you like.")
