"""Another package brings an edition by an entry point; one that can't be used spoils nothing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pitprop.games.saboteur.game import GAME
from tests.cli.running import in_process_of_its_own as pitprop
from tests.cli.running import printed_by, refused
from tests.external.installing import offering, path_with
from tests.external.test_edition import EDITION

GROUP = "pitprop.editions"

PLAYED = """
import json
from pitprop.core.conformance import cases, check_cases
from pitprop.core.installed.registry import find_game
from pitprop.server.content.texts import game_infos

game = find_game("saboteur")
home = [case for case in cases(game, 3) if case.edition == "home"]
info = next(each for each in game_infos() if each.name == "saboteur")
titles = {each.name: each.titles["nl"] for each in info.editions}
print(json.dumps([check_cases(game, home), titles["home"]]))
"""


def bringing(folder: Path, text: str, name: str = "home", game: str = "saboteur") -> str:
    """A `PYTHONPATH` by which a package is found that brings an edition.

    Args:
        folder: the folder to put it in.
        text: the edition's file.
        name: the edition's name.
        game: the game that it is brought for.
    """
    package = folder / "somebodys_editions"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / f"{name}.toml").write_text(text, "utf-8")
    offering(folder, "somebody-else", GROUP, f"{game} = somebodys_editions")
    return path_with(folder)


@pytest.fixture(scope="module")
def with_home(tmp_path_factory: pytest.TempPathFactory) -> str:
    return bringing(tmp_path_factory.mktemp("brought"), EDITION)


def test_it_stands_behind_those_of_the_game(with_home: str) -> None:
    ran = pitprop("games", PYTHONPATH=with_home)
    ours = [edition.name for edition in GAME.options.editions]
    assert ", ".join([*ours, "home"]) in ran.out
    assert ran.err == ""


def test_its_rules_are_told(with_home: str) -> None:
    out = pitprop("rules", "saboteur", "S-41", "--edition", "home", PYTHONPATH=with_home).out
    assert "House rule: Break your own tools whenever you like." in out


def test_it_is_played_and_offered(with_home: str) -> None:
    assert json.loads(printed_by(PLAYED, with_home)) == [1, "Thuis"]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"amigo"', "amigo", "editions/home.toml: this is not TOML: "),
        ('based_on = "amigo"', "", "editions/home.toml: 'based_on' is missing"),
        ('"amigo"', '"nowhere"', "home.toml: it is based on 'nowhere', an edition that doesn't"),
        ('"tunnel"', '"yes"', "home.toml, values: 'attach' is one of start, tunnel, not 'yes'"),
        ("attach =", "attached =", "home.toml, values: there is no option 'attached'"),
        ("S-41", "S-999", "home.toml, clause: there is no clause 'S-999'"),
        ('"Thuis"', '"Amigo (Duits)"', "title.nl: the edition 'amigo' is called 'Amigo (Duits)'"),
        ('"house"', '"ruling"', "home.toml, S-41: a ruling needs a reason ('why')"),
    ],
)
def test_one_that_cannot_be_used_is_told_in_a_line_and_left_out(
    tmp_path: Path, old: str, new: str, message: str
) -> None:
    path = bringing(tmp_path, EDITION.replace(old, new, 1))
    ran = pitprop("games", PYTHONPATH=path)
    assert ran.err.startswith("pitprop: package somebody-else: the entry point pitprop.editions ")
    assert message in ran.err
    assert ran.err.count("\n") == 1
    assert "amigo, web, nl  " in ran.out
    rules = pitprop("rules", "saboteur", "S-41", PYTHONPATH=path)
    assert (rules.status, rules.err) == (0, "")


ASKED = """
import pitprop
from pitprop.lab import play_out

game = pitprop.game("saboteur")
for ask in (
    lambda: game.start(3, edition="home"),
    lambda: game.cards("home"),
    lambda: game.played(["random"], players=3, edition="home"),
    lambda: pitprop.simulate(game, players=3, games=1, edition="home", processes=1),
    lambda: play_out(game, 3, 1, edition="home"),
    lambda: game.position("[game saboteur]\\n[edition home]\\n[seats 3]"),
    lambda: game.record("[game saboteur]\\n[edition home]\\n[seats 3]"),
):
    try:
        ask()
    except pitprop.PitpropError as error:
        print(error)
"""

STRANGER = """
from pitprop.server.content.texts import rules_text
from pitprop.core.errors import PitpropError
from pitprop.core.fault import message_in
from pitprop.core.records.text import parse_record

for ask in (
    lambda: rules_text("saboteur", "en", "home", {}),
    lambda: parse_record("[game saboteur]\\n[edition home]\\n[seats 3]"),
):
    try:
        ask()
    except PitpropError as error:
        print(error, message_in(error, "de"))
"""

UNUSABLE = "What else is offered can't be used: package somebody-else: the entry point "


def test_whoever_asks_for_one_that_cannot_be_used_is_told_why(tmp_path: Path) -> None:
    path = bringing(tmp_path, EDITION.replace('"tunnel"', '"yes"', 1))
    for command in (("rules", "saboteur", "S-41"), ("simulate", "saboteur", "--games", "1")):
        said = refused(pitprop(*command, "--edition", "home", PYTHONPATH=path))
        assert f"'home'; the editions are amigo, web, nl. {UNUSABLE}" in said
        assert said.endswith("'attach' is one of start, tunnel, not 'yes'")
    lines = printed_by(ASKED, path).splitlines()
    assert len(lines) == 7
    for line in lines:
        assert f"'home'; the editions are amigo, web, nl. {UNUSABLE}" in line
        assert line.count(UNUSABLE) == 1


def test_a_server_tells_strangers_nothing_of_it(tmp_path: Path) -> None:
    printed = printed_by(STRANGER, bringing(tmp_path, EDITION.replace('"tunnel"', '"yes"', 1)))
    assert printed.count("'home'") == 4
    assert "somebody" not in printed


def test_one_of_a_name_that_is_taken_or_for_no_game_is_told_so(tmp_path: Path) -> None:
    (tmp_path / "taken").mkdir()
    ran = pitprop("games", PYTHONPATH=bringing(tmp_path / "taken", EDITION, name="web"))
    assert "editions/web.toml: there is an edition of that name already" in ran.err
    (tmp_path / "stray").mkdir()
    ran = pitprop("games", PYTHONPATH=bringing(tmp_path / "stray", EDITION, game="sabotuer"))
    assert "is for a game that doesn't exist; the games are dark_cave, sabotage, sab" in ran.err


@pytest.mark.parametrize(
    ("point", "message"),
    [
        ("saboteur = no_such_module", "can't be loaded: ModuleNotFoundError"),
        ("saboteur = json.decoder", "isn't a package whose folder holds the files of editions"),
        ("saboteur = json", "holds no edition; each is a TOML file"),
    ],
)
def test_an_offer_that_holds_no_edition_gets_one_line(
    tmp_path: Path, point: str, message: str
) -> None:
    offering(tmp_path, "somebody-else", GROUP, point)
    ran = pitprop("games", PYTHONPATH=path_with(tmp_path))
    assert message in ran.err
    assert ran.err.count("\n") == 1
