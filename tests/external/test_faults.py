"""An offer that can't be used gets one line, and everything else works."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

import pitprop as installed
from pitprop.core.installed.registry import find_game, game_names
from pitprop.opponents import opponent_names
from tests.cli.running import in_process_of_its_own as pitprop
from tests.external.installing import offering, path_with

GAMES = "pitprop.games"
OPPONENTS = "pitprop.opponents"

BAD_GAMES = [
    ("absent = no_such_module:GAME", "can't be loaded: ModuleNotFoundError"),
    ("missing = offered:MISSING", "can't be loaded: AttributeError"),
    ("raising = raises:GAME", "can't be loaded: RuntimeError: two lines in one"),
    ("hush = offered:NOTHING", "isn't a game: it has no name, titles"),
    (
        "classy = pitprop.core.description.game:DescribedGame",
        "is a class; name an object made of it",
    ),
    (
        "posing = pitprop.games.saboteur.game:GAME",
        "is a game that calls itself 'saboteur', so it is left out; name the entry point like",
    ),
    ("saboteur = offered:NOTHING", "isn't used: package pitprop brings that game already"),
]

BAD_OPPONENTS = [
    ("saboteur = no_such_module", "can't be loaded: ModuleNotFoundError"),
    (
        "sabotuer = offered_class",
        "is for a game that doesn't exist; the games are dark_cave, sabotage, saboteur",
    ),
    ("saboteur = offered:NOTHING", "isn't a module"),
    ("saboteur = offered", "holds offered, which has no OPPONENT"),
    (
        "saboteur = offered_class",
        "whose OPPONENT is a class, not an object; make an instance: Mine()",
    ),
    ("saboteur = offered_deaf", "whose OPPONENT is called as choose(view, seed=…): got an unexp"),
    ("saboteur = offered_nameless", "whose OPPONENT has no name"),
    ("saboteur = offered_wordy", "can't be used: titles holds texts by language, such as"),
    ("saboteur = offered_polyglot", "titles is in some of the languages en, de, nl, and in en at"),
    ("saboteur = offered_mumbling", "'I took {card' is not a sentence: params go in braces"),
    ("saboteur = offered_vague", "reasons['first']: the text in de has a param that en lacks: "),
    ("saboteur = offered_twin", "has a computer player 'standard'; there is one already"),
    ("saboteur = offered_spaced", "can't have its name: 'my bot' is not made of lower-case"),
    ("saboteur = offered_level", "can't have its name: 'hard-bold' is a level with a character"),
    ("saboteur = offered_keyless", "reasons has the key ''; a key is made of lower-case letters"),
    ("saboteur = offered_silent", "reasons['first']: the text in de is empty"),
    (
        "saboteur = offered_echo",
        "'mine' that words its reason 'random' differently from another; call it 'mine-random'",
    ),
    ("saboteur = offered_package", "holds offered_package.broken, which can't be loaded"),
]

EDITION = """\
based_on = "amigo"
title = { en = "At home", de = "Zuhause", nl = "Thuis" }
summary = { en = "As always.", de = "Wie immer.", nl = "Zoals altijd." }
"""

OPPONENT = "class Mine:\n    {body}\n    def choose(self, view, *, seed): ...\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Modules to be offered."""
    fill(tmp_path)
    return tmp_path


def fill(tmp_path: Path) -> None:
    """Write the modules that are offered into a folder."""
    (tmp_path / "offered.py").write_text("NOTHING = object()\n")
    (tmp_path / "raises.py").write_text("raise RuntimeError('two lines\\nin one')\n")
    mine = OPPONENT.format(body="name = 'standard'")
    (tmp_path / "offered_class.py").write_text(f"{mine}OPPONENT = Mine\n")
    (tmp_path / "offered_twin.py").write_text(f"{mine}OPPONENT = Mine()\n")
    deaf = mine.replace(", *, seed", "")
    (tmp_path / "offered_deaf.py").write_text(f"{deaf}OPPONENT = Mine()\n")
    nameless = OPPONENT.format(body="")
    (tmp_path / "offered_nameless.py").write_text(f"{nameless}OPPONENT = Mine()\n")
    for word, body in {
        "wordy": "titles = 'Mine'",
        "polyglot": "titles = {'fr': 'À moi'}",
        "mumbling": "reasons = {'first': {'en': 'I took {card'}}",
        "keyless": "reasons = {'': {'en': 'I took one.'}}",
        "silent": "reasons = {'first': {'en': 'I took one.', 'de': ' '}}",
        "echo": "reasons = {'random': {'en': 'By chance.'}}",
        "vague": "reasons = {'first': {'en': 'I took one.', 'de': 'Ich nahm {card}.'}}",
    }.items():
        mine = OPPONENT.format(body=f"name = 'mine'; {body}")
        (tmp_path / f"offered_{word}.py").write_text(f"{mine}OPPONENT = Mine()\n", "utf-8")
    for word, name in {"spaced": "my bot", "level": "hard-bold"}.items():
        mine = OPPONENT.format(body=f"name = {name!r}")
        (tmp_path / f"offered_{word}.py").write_text(f"{mine}OPPONENT = Mine()\n")
    package = tmp_path / "offered_package"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "broken.py").write_text("import no_such_module\n")


TWIN = """\
from pitprop.opponents import Choice, Reason

class Twin:
    name = {name!r}
    reasons = {{"first": {{"en": {sentence!r}}}, "second": {{"en": "I took {{card}}."}}}}

    def choose(self, view, *, seed):
        return Choice(view.legal_moves()[0], {reasons})

OPPONENT = Twin()
"""


def test_opponents_say_what_they_mean_or_are_told_so(tmp_path: Path) -> None:
    """Of two that say one reason in two ways the second isn't used; a reason needs a sentence."""
    package = tmp_path / "twins"
    package.mkdir()
    (package / "__init__.py").touch()
    for name, sentence, reasons in [
        ("anna", "I took the first.", "(Reason('frist'),)"),
        ("bert", "The first it was.", "(Reason('first'),)"),
        ("carl", "I took the first.", "(Reason('second'),)"),
        ("dora", "I took the first.", "()"),
        ("emil", "I took the first.", "(Reason('second', {'card': (1, 0)}),)"),
    ]:
        text = TWIN.format(name=name, sentence=sentence, reasons=reasons)
        (package / f"{name}.py").write_text(text)
    offering(tmp_path, "somebody-else", OPPONENTS, "sabotage = twins")
    path = path_with(tmp_path)
    ran = pitprop("games", PYTHONPATH=path)
    assert ran.err.count("\n") == 1
    fault_of_bert = ran.err.removeprefix("pitprop: ").rstrip()
    assert "'bert' that words its reason 'first' differently from another; call it 'be" in ran.err
    assert "anna, carl, dora, easy, emil" in ran.out
    for name, message in {
        "bert": f"What else is offered can't be used: {fault_of_bert}",
        "anna": "computer player 'anna' gives the reason 'frist', for which there is no sentence",
        "carl": "computer player 'carl' gives the reason 'second' without card, which its sentence"
        " needs",
        "dora": "computer player 'dora' has to give at least one reason",
        "emil": "computer player 'emil' gives the reason 'second', whose card has to be a"
        " text, such as the notation of a place, or a whole number, not (1, 0)",
    }.items():
        ran = pitprop(
            *("simulate", "sabotage", "--players", "2", "--matches", "1", "--opponents", name),
            *("--seed", "1", "--processes", "1"),
            PYTHONPATH=path,
        )
        assert ran.status != 0
        assert message in ran.err
        assert ran.err.count("\n") == 1


ASKING_A_SERVER = """
from pitprop.server.tables.new_tables import check_opponent
try:
    check_opponent("bert", "sabotage")
except Exception as error:
    print(error)
"""


def test_who_asks_a_server_for_a_player_is_not_told_what_is_installed(tmp_path: Path) -> None:
    offering(tmp_path, "somebody-else", OPPONENTS, "sabotage = no_such_module")
    asked = subprocess.run(
        [sys.executable, "-c", ASKING_A_SERVER],
        env={**os.environ, "PYTHONPATH": path_with(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert asked.stdout.startswith("there is no computer player 'bert' for sabotage; there are ")
    assert "no_such_module" not in asked.stdout


STUMBLING = """\
from pitprop.core.installed.registry import find_game
from pitprop.opponents import Choice, Reason

class Stumbling:
    name = "stumbling"

    def choose(self, view, *, seed):
        {body}
        return Choice(view.legal_moves()[0], (Reason("random"),))

OPPONENT = Stumbling()
"""


@pytest.mark.parametrize(
    ("body", "message"),
    [
        (
            "view.legal_moves[0]",
            "failed with TypeError: 'method' object is not subscriptable; a method has to be called"
            ", as in view.legal_moves() (",
        ),
        ("max([])", "failed with ValueError: max() "),
        ("find_game(view.game).parse_move('dance')", "failed with NotationError: 'dance' is not a"),
    ],
)
@pytest.mark.parametrize("processes", ["1", "2"])
def test_a_mistake_of_an_opponent_is_told_in_a_line_with_its_place(
    tmp_path: Path, processes: str, body: str, message: str
) -> None:
    (tmp_path / "stumbling.py").write_text(STUMBLING.format(body=body))
    offering(tmp_path, "somebody-else", OPPONENTS, "sabotage = stumbling")
    ran = pitprop(
        *("simulate", "sabotage", "--players", "2", "--matches", "2", "--opponents", "stumbling"),
        *("--seed", "1", "--processes", processes),
        PYTHONPATH=path_with(tmp_path),
    )
    assert ran.status == 2
    assert ran.err.startswith(f"pitprop: computer player 'stumbling' {message}")
    assert f"{tmp_path / 'stumbling.py'}, line 8: {body})" in ran.err
    assert "it had to decide with seed='" in ran.err
    assert ran.err.count("\n") == 1


@pytest.fixture(scope="module")
def complaints(tmp_path_factory: pytest.TempPathFactory) -> dict[tuple[str, str], str]:
    """What is said of each offer that can't be used, where all are offered at once."""
    folder = tmp_path_factory.mktemp("offers")
    fill(folder)
    offers = [(GAMES, point) for point, _ in BAD_GAMES]
    offers += [(OPPONENTS, point) for point, _ in BAD_OPPONENTS]
    for at, (group, point) in enumerate(offers):
        offering(folder, f"somebody_{at}", group, point)
    ran = pitprop("games", PYTHONPATH=path_with(folder))
    assert (ran.status, ran.out) == (0, listed_without())
    said = dict(
        line.removeprefix("pitprop: package somebody_").split(": ", 1)
        for line in ran.err.splitlines()
    )
    assert sorted(said) == sorted(map(str, range(len(offers))))
    return {offer: said[str(at)] for at, offer in enumerate(offers)}


@pytest.mark.parametrize(("point", "complaint"), BAD_GAMES)
def test_an_offer_that_is_not_a_game_gets_one_line(
    complaints: dict[tuple[str, str], str], point: str, complaint: str
) -> None:
    assert complaints[GAMES, point].startswith(f"the entry point {GAMES} ")
    assert complaint in complaints[GAMES, point]


@pytest.mark.parametrize(("point", "complaint"), BAD_OPPONENTS)
def test_an_offer_that_is_not_an_opponent_gets_one_line(
    complaints: dict[tuple[str, str], str], point: str, complaint: str
) -> None:
    assert complaints[OPPONENTS, point].startswith(f"the entry point {OPPONENTS} ")
    assert complaint in complaints[OPPONENTS, point]


def test_an_edition_that_cannot_be_read_gets_one_line(tmp_path: Path) -> None:
    """Its game can't be used then; what plays that game has nothing to say of its own."""
    source = Path(installed.__file__).parent
    copytree(source, tmp_path / "pitprop", ignore=ignore_patterns("static", "__pycache__"))
    editions = tmp_path / "pitprop" / "games" / "saboteur" / "editions"
    (editions / "home.toml").write_text('based_on = "nope"\n', "utf-8")
    ran = pitprop("games", PYTHONPATH=path_with(tmp_path))
    assert ran.err.count("\n") == 1
    assert "editions/home.toml: it is based on 'nope', an edition that doesn't exist" in ran.err
    assert "dark_cave" in ran.out
    clause = "clause.S-161.standing = 'house'"
    (editions / "home.toml").write_text(f"{EDITION}{clause}\n", "utf-8")
    ran = pitprop("games", PYTHONPATH=path_with(tmp_path))
    assert ran.err.startswith("pitprop: the rules of saboteur can't be told: editions/home.toml, ")
    *_, third, second, last = find_game("saboteur").clauses
    nearest = f"{last.id}, {second.id}, {third.id}"
    assert ran.err.endswith(f"there is no clause 'S-161'; the nearest are {nearest}\n")


def listed_without() -> str:
    """What is listed where nothing is offered that can't be used: all our games and opponents."""
    listed = pitprop("games")
    assert (listed.status, listed.err) == (0, "")
    rows = listed.out.splitlines()[1:]
    assert [row.split()[0] for row in rows] == game_names()
    for game, row in zip(game_names(), rows, strict=True):
        assert row.endswith(f"  {', '.join(opponent_names(game))}")
    return listed.out


def test_asking_for_the_game_tells_the_same(folder: Path) -> None:
    offering(folder, "somebody-else", GAMES, "hush = offered:NOTHING")
    ran = pitprop("rules", "hush", PYTHONPATH=path_with(folder))
    assert ran.status == 2
    assert ran.err.startswith("pitprop: package somebody-else: the entry point")
    assert ran.err.count("\n") == 1


def test_the_first_of_two_packages_with_the_same_game_counts(folder: Path) -> None:
    offering(folder, "a-package", GAMES, "hush = offered:NOTHING")
    offering(folder, "b-package", GAMES, "hush = offered:NOTHING")
    lines = pitprop("games", PYTHONPATH=path_with(folder)).err.splitlines()
    assert len(lines) == 2
    assert "package b-package: " in lines[1]
    assert lines[1].endswith("isn't used: package a-package brings that game already")
