"""`pitprop deck`."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from pypdf import PdfReader

from tests.cli.running import Ran, in_process_of_its_own, pitprop, refused


@pytest.mark.clause("D-5")
def test_the_deck_is_a_table_that_adds_up() -> None:
    ran = pitprop("deck", "dark_cave")
    assert (ran.status, ran.err) == (0, "")
    rows = [line.split() for line in ran.out.rstrip().split("\n")[1:]]
    assert sum(int(row[-1]) for row in rows) == 82 + 5
    assert ["II:NES+hole", "II", "NES", "hole", "3", "1"] in rows


@pytest.mark.clause("D-5")
def test_the_sheet_shows_every_card(tmp_path: Path) -> None:
    target = tmp_path / "cards.svg"
    ran = pitprop("deck", "dark_cave", "--svg", str(target))
    assert (ran.status, ran.out, ran.err) == (0, "", "")
    picture = ElementTree.fromstring(target.read_text("utf-8"))
    cards = picture.findall("{http://www.w3.org/2000/svg}g")
    assert len(cards) == 82 + 5
    names = [card.findall("{http://www.w3.org/2000/svg}text")[-1].text for card in cards]
    assert names.count("I:rat") == 2
    assert names.count("goal:NESW+exit") == 1


def test_a_game_without_a_sheet_and_a_file_that_cannot_be_written_are_told(tmp_path: Path) -> None:
    line = refused(pitprop("deck", "saboteur"))
    assert "pitprop rules saboteur" in line
    assert "pitprop deck saboteur --pdf FILE" in line
    line = refused(pitprop("deck", "dark_cave", "--svg", str(tmp_path / "no" / "cards.svg")))
    assert "can't write" in line


def test_a_game_is_printed_to_a_file(tmp_path: Path) -> None:
    target = tmp_path / "cards.PDF"
    ran = pitprop("deck", "sabotage", "--pdf", str(target), "--paper", "letter", "--language", "nl")
    assert ran == Ran(0, "", "")
    pdf = PdfReader(target)
    assert "Printen en spelen" in pdf.pages[0].extract_text()
    assert float(pdf.pages[0].mediabox.width) == 612


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--svg", "deck.pdf"], "--svg writes a file whose name ends in .svg, not 'deck.pdf'"),
        (["--pdf", "deck.svg"], "--pdf writes a file whose name ends in .pdf, not 'deck.svg'"),
        (["--pdf", "deck"], "--pdf writes a file whose name ends in .pdf, not 'deck'"),
        (["--toml", "deck.pdf"], "--toml writes a file whose name ends in .toml, not 'deck.pdf'"),
        (["--pdf", "a.pdf", "--svg", "a.svg"], "--pdf and --svg are two files; ask for one"),
        (["--paper", "a4"], "--paper says how the sheets are printed; it goes with --pdf FILE"),
        (["--replace"], "it goes with --toml FILE"),
        (["--svg", "a.svg", "--language", "de"], "--language says how the sheets are printed"),
        (["--pdf", "a.pdf", "--paper", "a5"], "'a5' is not a paper size; they are a4, letter"),
        (["--pdf", "a.pdf", "--language", "fr"], "'fr' is not a language; they are en, de, nl"),
        (["--pdf", "a.pdf", "--edition", "nl"], "there is no edition 'nl'"),
    ],
)
def test_what_does_not_go_together_is_refused_and_nothing_is_written(
    arguments: list[str], message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert message in refused(pitprop("deck", "dark_cave", *arguments))
    assert list(tmp_path.iterdir()) == []


def test_only_an_open_deck_is_written_to_be_changed() -> None:
    line = refused(pitprop("deck", "sabotage", "--toml", "-"))
    assert line.endswith("the rules of sabotage settle its deck; only that of dark_cave can change")


def test_a_deck_that_somebody_may_have_edited_is_overwritten_only_if_asked_for(
    tmp_path: Path,
) -> None:
    target = tmp_path / "own.toml"
    target.write_text("mine\n", "utf-8")
    write = ("deck", "dark_cave", "--toml", str(target))
    line = refused(pitprop(*write))
    assert line == f"pitprop: {target} is there already; --replace overwrites it"
    assert target.read_text("utf-8") == "mine\n"
    assert pitprop(*write, "--replace") == Ran(0, "", "")
    assert target.read_text("utf-8") == pitprop("deck", "dark_cave", "--toml", "-").out


# --- A deck of one's own -------------------------------------------------------------------------


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A deck in which a cross is a dead end."""
    target = tmp_path / "own.toml"
    assert pitprop("deck", "dark_cave", "--toml", str(target)).status == 0
    text = target.read_text("utf-8")
    target.write_text(text.replace('"NESW" = 4', '"NESW" = 3\n"N.E" = 1'), "utf-8")
    return target


@pytest.mark.clause("D-5")
def test_the_deck_that_is_written_is_the_one_that_is_played_with(tmp_path: Path) -> None:
    target = tmp_path / "same.toml"
    pitprop("deck", "dark_cave", "--toml", str(target))
    ran = in_process_of_its_own("deck", "dark_cave", "--deck", str(target))
    assert ran == pitprop("deck", "dark_cave")


@pytest.mark.clause("D-5")
def test_an_own_deck_is_shown_and_printed_and_its_sheets_say_so(own: Path) -> None:
    ran = in_process_of_its_own("deck", "dark_cave", "--deck", str(own))
    assert ["I:N.E", "I", "N.E", "2", "1"] in [line.split() for line in ran.out.split("\n")]
    target = own.with_suffix(".pdf")
    ran = in_process_of_its_own("deck", "dark_cave", "--deck", str(own), "--pdf", str(target))
    assert ran == Ran(0, "", "")
    first_page = " ".join(PdfReader(target).pages[0].extract_text().split())
    assert "With your own deck" in first_page


@pytest.mark.clause("D-5")
def test_an_own_deck_is_simulated_with_in_all_processes(own: Path) -> None:
    game = ("simulate", "dark_cave", "--players", "2", "--games", "2")
    asked = (*game, "--opponents", "random", "--seed", "1", "--json")
    mine = (*asked, "--deck", str(own))
    alone, together, usual = (
        json.loads(in_process_of_its_own(*command, "--processes", processes).out)
        for command, processes in ((mine, "1"), (mine, "2"), (asked, "1"))
    )
    counts = ("by_seat", "moves_a_game")
    assert [alone[each] for each in counts] == [together[each] for each in counts]
    assert [alone[each] for each in counts] != [usual[each] for each in counts]
    assert alone["spec"]["deck"] == together["spec"]["deck"] != usual["spec"]["deck"]


@pytest.mark.clause("D-5")
def test_a_game_that_was_played_with_an_own_deck_is_replayed_with_it_alone(own: Path) -> None:
    play = (sys.executable, "-m", "tests.cli.own_game", str(own))
    record = own.with_suffix(".txt")
    record.write_bytes(subprocess.run(play, capture_output=True, check=True).stdout)
    ran = in_process_of_its_own("replay", str(record), "--deck", str(own))
    assert (ran.status, ran.err) == (0, "")
    line = refused(pitprop("replay", str(record)))
    assert "it was played with a different deck of dark_cave" in line
    assert "--deck FILE" in line


@pytest.mark.clause("D-5")
@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ('"dark_cave", "[start]"', "the deck: "),
        ('"saboteur", ""', "a deck of one's own is for dark_cave: the rules of saboteur settle"),
        ('"hearts", ""', "there is no game 'hearts'"),
        ('"dark_cave", None', "a deck is a string, not None"),
    ],
)
def test_a_deck_that_does_not_go_is_refused_in_python(asked: str, message: str) -> None:
    script = f"import pitprop\npitprop.choose_deck({asked})"
    ran = subprocess.run((sys.executable, "-c", script), capture_output=True, text=True)
    assert message in ran.stderr.splitlines()[-1]


@pytest.mark.clause("D-5")
def test_in_python_a_deck_is_chosen_before_its_game_is_asked_for(own: Path) -> None:
    script = (
        "import sys, pathlib, pitprop\n"
        "text = pathlib.Path(sys.argv[1]).read_text('utf-8')\n"
        "pitprop.choose_deck('dark_cave', text)\n"
        "print(sum(card.name[2:] == 'N.E' for card in pitprop.game('dark_cave').cards()))\n"
        "pitprop.choose_deck('dark_cave', text + '# another')\n"
    )
    ran = subprocess.run((sys.executable, "-c", script, str(own)), capture_output=True, text=True)
    assert int(ran.stdout) > 0
    assert "choose a deck before any game is asked for" in ran.stderr.splitlines()[-1]


@pytest.mark.clause("D-5")
@pytest.mark.parametrize("command", ["deck", "simulate", "serve"])
def test_all_that_is_wrong_with_a_deck_is_told_line_by_line(command: str, own: Path) -> None:
    text = own.read_text("utf-8").replace("info = 3", "info = 4").replace("axe = 2", "axe = 1")
    own.write_text(text.replace('"NS.EW+bridge-NS"', '"NS.EW"'), "utf-8")
    game = () if command == "serve" else ("dark_cave",)
    ran = pitprop(command, *game, "--deck", str(own))
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.split("\n") == [
        *(
            f"pitprop: {own}: {fault}"
            for fault in (
                "I:NS.EW: two paths that cross without meeting are a bridge [D-42]",
                "III:NS.EW: two paths that cross without meeting are a bridge [D-42]",
                "group I has 9 action cards and should have 10 [D-1]",
                "group III has 13 action cards and should have 12 [D-1]",
                "there are 2 path cards with bridge; there should be 4 [D-2]",
                "there are 6 info cards; there should be 5 [D-3]",
                "there are 2 axe cards; there should be 3 [D-3]",
            )
        ),
        "",
    ]


def test_what_cannot_be_read_is_told_before_anything_is_counted(tmp_path: Path) -> None:
    target = tmp_path / "own.toml"
    target.write_text(
        'goals = ["NESW+exit", "NES+hole", "NS+ladder", "NX+vein"]\ncolour = 3\n'
        '[paths.I]\n"NS" = 0\n"SW" = 1\n"NE.SW" = 1\n[paths.IV]\n"NS" = 1\n'
        "[actions.I]\nlamp = 2\n",
        "utf-8",
    )
    ran = pitprop("deck", "dark_cave", "--deck", str(target))
    assert ran.status == 2
    lines = [line.removeprefix(f"pitprop: {target}") for line in ran.err.split("\n")]
    beginnings = [
        ": 'start' is missing",
        ": 'colour' is not a part of a deck; its parts are start, goals, paths, actions",
        ", goals: 'NX+vein' is not a card",
        ", paths: 'IV' is not a group",
        ", paths.I: 'NS' has 0 copies",
        ", paths.I: 'SW' is spelled NE in its first spelling",
        ", actions.I: 'lamp' is not an action card",
        ": goal:NS+ladder: a goal's openings are all joined",
        ": I:NE.SW: two curves are joined by a tunnel",
    ]
    assert len(lines) == len(beginnings) + 1
    for line, beginning in zip(lines, beginnings, strict=False):
        assert line.startswith(beginning)
        assert line.endswith("]")


def test_a_deck_of_ones_own_is_for_the_dark_cave(own: Path) -> None:
    for command in ("deck", "simulate"):
        ran = in_process_of_its_own(command, "saboteur", "--deck", str(own))
        line = "pitprop: --deck is for dark_cave: the rules of saboteur settle its deck"
        assert refused(ran) == line
