"""An opponent is added by one file, which brings its name, its titles and its words."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns
from typing import Any

import pytest

import pitprop as installed
from pitprop.core.clauses import LANGUAGES
from pitprop.core.installed.registry import own_game_names
from pitprop.opponents import opponent_names, opponent_title
from tests.cli.running import environment
from tests.cli.running import in_process_of_its_own as pitprop
from tests.external.installing import path_with

BOLD = '''\
"""`bold`: the first move that comes to mind."""

from typing import Any, Final

from pitprop.opponents.base import Choice, Reason


class Bold:
    """Makes the first legal move."""

    name: Final = "bold"
    titles: Final = {"en": "Bold", "de": "Kühn"}
    reasons: Final = {
        "first": {
            "en": "I took the first of {moves} moves.",
            "de": "Ich nahm den ersten von {moves} Zügen.",
            "nl": "Ik nam de eerste van {moves} zetten.",
        }
    }

    def choose(self, view: Any, *, seed: str) -> Choice:
        moves = view.legal_moves()
        return Choice(moves[0], (Reason("first", {"moves": len(moves)}),))


OPPONENT: Final = Bold()
'''

REPORT = """
import json
from pitprop.core.installed.registry import find_game
from pitprop.opponents import find_opponent, reason_texts
from pitprop.server.content.texts import game_infos, game_texts

game = find_game("sabotage")
state = game.start(2, seed=1)
state.apply_chance(state.draw())
choice = find_opponent("bold").choose(state.view(state.decider), seed="1")
sentences = [
    reason_texts("sabotage").explain(choice.reasons[0], game.words, language)
    for language in ("en", "de", "nl")
]
infos = {info.name: {each.name: each.titles for each in info.opponents} for info in game_infos()}
sent = game_texts("sabotage", "nl").reasons["first"]
print(json.dumps({"infos": infos, "sentences": sentences, "sent": sent}))
"""


@pytest.fixture(scope="module")
def with_bold(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A `PYTHONPATH` by which a copy of the package is found that has one opponent more."""
    folder = tmp_path_factory.mktemp("copy")
    source = Path(installed.__file__).parent
    copytree(source, folder / "pitprop", ignore=ignore_patterns("static", "__pycache__"))
    players = folder / "pitprop" / "opponents" / "sabotage" / "players"
    (players / "bold.py").write_text(BOLD, "utf-8")
    return path_with(folder)


@pytest.fixture(scope="module")
def report(with_bold: str) -> dict[str, Any]:
    """What opponents and server have to say of it."""
    ran = subprocess.run(
        [sys.executable, "-c", REPORT],
        env=environment(PYTHONPATH=with_bold),
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    found: dict[str, Any] = json.loads(ran.stdout)
    return found


def test_it_plays_behind_the_default_opponent(with_bold: str) -> None:
    names = "standard, bold, easy, expert, hard, medium, random"
    assert names in pitprop("games", PYTHONPATH=with_bold).out
    ran = pitprop(
        *("simulate", "sabotage", "--players", "2", "--matches", "1", "--opponents", "bold"),
        *("--seed", "1", "--processes", "1"),
        PYTHONPATH=with_bold,
    )
    assert ran.status == 0, ran.err
    assert "bold" in ran.out


def test_the_page_is_told_its_titles_and_no_other_game_has_it(report: dict[str, Any]) -> None:
    assert report["infos"]["sabotage"]["bold"] == {"en": "Bold", "de": "Kühn", "nl": "Bold"}
    assert "bold" not in report["infos"]["saboteur"]


def test_its_reasons_are_told_in_its_own_words(report: dict[str, Any]) -> None:
    english, german, dutch = report["sentences"]
    assert english.startswith("I took the first of ")
    assert german.startswith("Ich nahm den ersten von ")
    assert dutch.startswith("Ik nam de eerste van ")
    assert "moves" in report["sent"]


@pytest.mark.parametrize("game", own_game_names())
def test_every_opponent_of_ours_has_a_title_in_every_language(game: str) -> None:
    for name in opponent_names(game):
        title = opponent_title(name, game)
        assert all(title.in_language(language) != name for language in LANGUAGES), name
