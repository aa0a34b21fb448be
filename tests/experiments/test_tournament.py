"""Tournaments: the figures follow from the spec, whatever happens on the way."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from pitprop.experiments.journal import NAME, read_journal
from pitprop.experiments.sequential import FEWEST
from tests.cli.running import Ran, pitprop, refused

SPEC = """
deals = 4
seed = "spring"
pairs = [["random", "lays"], ["breaks", "random"]]
[agents.random]
opponent = "random"
[agents.lays]
python = "first_agents:Lays"
[agents.breaks]
python = "first_agents:Breaks"
[[games]]
game = "saboteur"
compositions = ["2v1"]
"""

#: It plays until some deals are done, and kills itself with no chance to tidy up.
KILLED = """
import os, signal, sys
from pathlib import Path
from pitprop.experiments.spec_file import read_spec
from pitprop.experiments.tournament import play_tournament

def progress(done, total):
    if done == 3:
        os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    play_tournament(read_spec(Path(sys.argv[1])), Path(sys.argv[2]), 2, progress)
"""


@pytest.fixture
def spec(tmp_path: Path) -> Path:
    agents = Path(__file__).parent / "first_agents.py"
    (tmp_path / agents.name).write_text(agents.read_text(encoding="utf-8"), encoding="utf-8")
    path = tmp_path / "spec.toml"
    path.write_text(SPEC, encoding="utf-8")
    return path


def played(spec: Path, folder: str, *arguments: str) -> dict[str, bytes]:
    """Plays a spec; gives the files that hold what came of it."""
    place = spec.parent / folder
    ran = pitprop("tournament", str(spec), "-o", str(place), *arguments)
    assert (ran.status, ran.err) == (0, ""), ran
    return {name: (place / name).read_bytes() for name in ("figures.json", "matches.parquet")}


def killed(spec: Path, folder: str) -> subprocess.CompletedProcess[bytes]:
    script = spec.parent / "killed.py"
    script.write_text(KILLED, encoding="utf-8")
    # It returns when nobody holds its output any more: the processes that played have ended, too.
    return subprocess.run(
        (sys.executable, str(script), str(spec), str(spec.parent / folder)),
        capture_output=True,
        timeout=120,
        check=False,
    )


def test_one_worker_two_workers_and_a_run_that_was_killed_give_the_same(spec: Path) -> None:
    alone = played(spec, "one", "--processes", "1")
    assert played(spec, "two", "--processes", "2") == alone
    assert killed(spec, "killed").returncode == -9
    journal = spec.parent / "killed" / NAME
    before = journal.read_bytes()
    lines = before.count(b"\n")
    assert lines == 1 + 3
    # What was being written when the power went.
    journal.write_bytes(before + b'{"task":{"deal":')
    assert played(spec, "killed", "--processes", "2") == alone
    assert journal.read_bytes().startswith(before)
    found = json.loads(alone["figures.json"])
    assert {row["deals"] for row in found["figures"]["pairs"]} == {4}
    faults = found["figures"]["faults"]
    assert [(row["agent"], row["fault"]) for row in faults] == [("breaks", "unreadable")]
    assert 0 < faults[0]["decisions"] < found["figures"]["decisions"]["breaks"]
    assert "fly" in faults[0]["told"]
    moves: Counter[str] = Counter()
    for deal in read_journal(journal):
        for match in deal.matches:
            for used in match.moves:
                moves[used.agent] += used.count
    # What chance did in its place isn't counted as its own.
    asked = found["figures"]["decisions"]
    assert moves == {**asked, "breaks": asked["breaks"] - faults[0]["decisions"]}


def test_more_deals_go_on_where_fewer_have_ended(spec: Path) -> None:
    text = spec.read_text(encoding="utf-8")
    spec.write_text(text.replace("deals = 4", "deals = 1"), encoding="utf-8")
    played(spec, "results", "--processes", "1")
    journal = spec.parent / "results" / NAME
    fewer = journal.read_bytes()
    spec.write_text(text.replace("deals = 4", "deals = 2"), encoding="utf-8")
    more = played(spec, "results", "--processes", "1")
    assert journal.read_bytes().startswith(fewer)
    assert played(spec, "fresh", "--processes", "1") == more


def test_a_journal_whose_first_line_was_being_written_begins_anew(spec: Path) -> None:
    spec.write_text(SPEC.replace("deals = 4", "deals = 1"), encoding="utf-8")
    whole = played(spec, "whole", "--processes", "1")
    head = (spec.parent / "whole" / NAME).read_bytes().partition(b"\n")[0]
    (spec.parent / "cut").mkdir()
    (spec.parent / "cut" / NAME).write_bytes(head[: len(head) // 2])
    assert played(spec, "cut", "--processes", "1") == whole


def test_both_play_each_deal_from_both_sides(spec: Path) -> None:
    spec.write_text(SPEC.replace("deals = 4", "deals = 2"), encoding="utf-8")
    played(spec, "results", "--processes", "1")
    lines = (spec.parent / "results" / NAME).read_text(encoding="utf-8").splitlines()[1:]
    deals = [json.loads(line) for line in lines]
    for deal in deals:
        first, second = deal["matches"]
        assert first["seed"] == second["seed"]
        names = dict(zip(first["agents"], second["agents"], strict=True))
        assert len(names) == 2
        assert all(names[names[name]] == name != names[name] for name in names)
        (contest,) = first["contests"]
        assert contest["sides"].count("saboteur") == 1
    # All pairs play the same deals.
    assert len({deal["matches"][0]["seed"] for deal in deals}) == 2


ALIKE = """
deals = 100
[agents.one]
opponent = "random"
[agents.two]
opponent = "random"
[[games]]
game = "saboteur"
players = 3
rounds = 1
[test]
better = "one"
than = "two"
by = 1.0
measure = "wins"
"""


def test_a_test_ends_what_it_decides(spec: Path) -> None:
    spec.write_text(ALIKE, encoding="utf-8")
    found = json.loads(played(spec, "one", "--processes", "1")["figures.json"])["figures"]
    assert (found["test"]["decision"], found["test"]["deals"]) == (False, FEWEST)
    assert found["pairs"][0]["deals"] == FEWEST
    told = pitprop("tournament", str(spec), "-o", str(spec.parent / "one"), "--processes", "1").out
    assert f" {FEWEST}* " in told
    assert "  * stopped as soon as the test was decided" in told
    # As many as were asked for were played: nothing was stopped.
    first = pitprop("tournament", str(spec), "-o", str(spec.parent / "few"), "--deals", "2").out
    assert "*" not in first


def test_a_single_deal_tells_no_interval_of_points(spec: Path) -> None:
    spec.write_text(SPEC.replace("deals = 4", "deals = 1"), encoding="utf-8")
    found = json.loads(played(spec, "one", "--processes", "1")["figures.json"])["figures"]
    for row in found["pairs"]:
        assert (row["points"]["low"], row["points"]["high"]) == (None, None)
        assert row["won"]["low"] < row["won"]["high"]
    told = pitprop("tournament", str(spec), "-o", str(spec.parent / "one")).out
    assert len(re.findall(r"[+-]\d\.\d\d \(–\)", told)) == len(found["pairs"])
    report = spec.parent / "report.html"
    assert pitprop("report", str(spec.parent / "one"), "-o", str(report)).status == 0
    assert "<td>–</td>" in re.sub(r"<td[^>]*>", "<td>", report.read_text(encoding="utf-8"))


def test_what_was_found_is_told_in_tables(spec: Path) -> None:
    spec.write_text(SPEC.replace("deals = 4", "deals = 1"), encoding="utf-8")
    ran = pitprop("tournament", str(spec), "-o", str(spec.parent / "told"), "--processes", "1")
    headings = [" ".join(line.split()) for line in ran.out.splitlines()]
    assert "setting agent against deals won points" in headings
    assert "setting side agent against deals won" in headings
    assert "game side agent rating ± contests" in headings
    assert "agent fault decisions the first of them" in headings
    again = pitprop("tournament", str(spec), "-o", str(spec.parent / "told"), "--json")
    figures = (spec.parent / "told" / "figures.json").read_text(encoding="utf-8")
    assert json.loads(again.out) == json.loads(figures)


def refusal(spec: Path, *arguments: str) -> str:
    ran: Ran = pitprop("tournament", str(spec), *arguments)
    return refused(ran)


def test_mistakes_are_said_in_a_line_and_nothing_is_written(spec: Path) -> None:
    folder = spec.parent / "results"
    assert "the number of processes is at least 1, not 0" in refusal(
        spec, "-o", str(folder), "--processes", "0"
    )
    spec.write_text(SPEC.replace("first_agents:Lays", "first_agents:Lies"), encoding="utf-8")
    assert "agents.lays: 'first_agents:Lies' doesn't get ready" in refusal(spec, "-o", str(folder))
    assert "deals = 4" in spec.read_text(encoding="utf-8")
    assert not folder.exists()
    assert "can't read" in refusal(spec.parent / "none.toml")


def test_deals_of_an_agent_that_has_changed_are_not_mixed_with_new_ones(spec: Path) -> None:
    before = played(spec, "results", "--processes", "1", "--deals", "1")
    agents = spec.parent / "first_agents.py"
    text = agents.read_text(encoding="utf-8")
    agents.write_text(f"{text}\n# another\n", encoding="utf-8")
    said = refusal(spec, "-o", str(spec.parent / "results"))
    assert "another version of lays, breaks" in said
    assert "choose another folder with -o" in said
    agents.write_text(text, encoding="utf-8")
    assert played(spec, "results", "--processes", "1", "--deals", "1") == before


def test_results_of_another_tournament_are_left_alone(spec: Path) -> None:
    spec.write_text(SPEC.replace("deals = 4", "deals = 1"), encoding="utf-8")
    before = played(spec, "results", "--processes", "1")
    spec.write_text(SPEC.replace("spring", "autumn"), encoding="utf-8")
    said = refusal(spec, "-o", str(spec.parent / "results"))
    assert "holds another tournament" in said
    assert "choose another folder with -o" in said
    assert (spec.parent / "results" / "figures.json").read_bytes() == before["figures.json"]
    other = spec.parent / "other"
    other.mkdir()
    (other / NAME).write_text("hello")
    assert "is not a tournament's journal" in refusal(spec, "-o", str(other))
    assert "can't write" in refusal(spec, "-o", str(spec / "below"))
    (spec.parent / "folder" / NAME).mkdir(parents=True)
    assert "can't write" in refusal(spec, "-o", str(spec.parent / "folder"))
