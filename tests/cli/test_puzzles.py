"""`pitprop puzzles`: making them, and seeing whether they are right."""

from __future__ import annotations

import gzip
import subprocess
from pathlib import Path

import pytest

from pitprop.puzzles import calendar
from tests.cli.running import COMMAND, environment, pitprop, refused


def test_the_same_seed_finds_the_same_puzzles_and_they_are_right(tmp_path: Path) -> None:
    found = []
    for name in ("one.txt", "other.txt.gz", "one.txt"):
        ran = pitprop(*f"puzzles make saboteur --count 1 --seed s -o {tmp_path / name}".split())
        assert ran.status == 0, ran.err
        found.append(ran.out)
    assert len(set(found)) == 1
    assert found[0].startswith("game ")
    # What is there is kept.
    checked = pitprop("puzzles", "check", str(tmp_path / "one.txt"), str(tmp_path / "other.txt.gz"))
    assert checked.out == "3 puzzles, 0 of them wrong\n"
    assert checked.status == 0


def test_a_damaged_file_is_refused_in_a_line(tmp_path: Path) -> None:
    packed = bytearray(gzip.compress(b"puzzle card\n" * 100))
    packed[12] ^= 255
    (tmp_path / "puzzles.txt.gz").write_bytes(packed)
    assert "can't read" in refused(pitprop("puzzles", "check", str(tmp_path / "puzzles.txt.gz")))


def test_a_wrong_answer_is_named(tmp_path: Path) -> None:
    text = next(each.text for each in calendar() if each.question == "saboteur")
    answer = next(line for line in text.splitlines() if line.startswith("answer "))
    wrong = "answer 2" if answer == "answer 1" else "answer 1"
    (tmp_path / "wrong.txt").write_text(text.replace(answer, wrong))
    ran = pitprop("puzzles", "check", str(tmp_path / "wrong.txt"))
    assert ran.status == 1
    assert "is right" in ran.out.splitlines()[0]
    assert ran.out.splitlines()[1] == "1 puzzle, 1 of them wrong"


def test_what_answers_stand_on_is_worked_out_anew_and_questions_stay(tmp_path: Path) -> None:
    # Who a saboteur is doesn't hang on where the treasure lies.
    text = next(each.text for each in calendar() if each.question == "saboteur")
    (tmp_path / "some.txt").write_text(text)
    ran = pitprop("puzzles", "explain", str(tmp_path / "some.txt"))
    assert (ran.status, "1 puzzle, 0 of them" in ran.out) == (0, True)
    assert (tmp_path / "some.txt").read_text() == text


def test_where_a_file_can_not_be_written_in_full_it_stays_as_it_was(tmp_path: Path) -> None:
    text = "".join(each.text for each in calendar() if each.question == "saboteur")
    path = tmp_path / "some.txt"
    path.write_text(text)
    explain = f"ulimit -f 1; exec {' '.join(COMMAND)} puzzles explain {path}"
    ran = subprocess.run(
        ("bash", "-c", explain), capture_output=True, env=environment(), check=False
    )
    assert ran.returncode == 2
    assert ran.stderr.decode() == f"pitprop: can't write {path}: File too large\n"
    assert path.read_text() == text
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    text = next(each.text for each in calendar() if each.question == "saboteur")
    marked = b"\xef\xbb\xbf" + text.encode()
    (tmp_path / "some.txt").write_bytes(marked)
    (tmp_path / "some.txt.gz").write_bytes(gzip.compress(marked))
    for name in ("some.txt", "some.txt.gz"):
        assert pitprop("puzzles", "explain", str(tmp_path / name)).status == 0


@pytest.mark.parametrize(
    "content",
    [b"no gzip", gzip.compress(b"puzzle", mtime=0)[:-9]],
    ids=["other", "cut"],
)
def test_a_file_that_cannot_be_unpacked_is_told_in_one_line(content: bytes, tmp_path: Path) -> None:
    packed = tmp_path / "some.txt.gz"
    packed.write_bytes(content)
    assert f"can't read {packed}: " in refused(pitprop("puzzles", "check", str(packed)))


@pytest.mark.parametrize(
    "content",
    ["Once upon a time\n", "puzzle card\nnonsense\n", "{{}}\n{puzzle}", "{puzzle}\nnonsense\n"],
)
def test_puzzles_are_not_written_behind_anything_else(content: str, tmp_path: Path) -> None:
    puzzle = next(each.text for each in calendar() if each.question == "saboteur")
    name = tmp_path / "some.txt"
    name.write_text(content.format(puzzle=puzzle))
    before = name.read_text()
    line = refused(pitprop(*f"puzzles make saboteur --count 1 -o {name}".split()))
    assert line.startswith(f"pitprop: {name}: puzzle")
    assert name.read_text() == before


def test_what_is_written_behind_a_puzzle_begins_on_a_line_of_its_own(tmp_path: Path) -> None:
    name = tmp_path / "some.txt"
    puzzle = next(each.text for each in calendar() if each.question == "saboteur")
    name.write_text(puzzle.rstrip("\n"))
    assert pitprop(*f"puzzles make saboteur --count 1 --seed s -o {name}".split()).status == 0
    checked = pitprop("puzzles", "check", str(name))
    assert checked.out == "2 puzzles, 0 of them wrong\n"


def test_a_mistake_is_answered_by_one_line(tmp_path: Path) -> None:
    name = str(tmp_path / "puzzles.txt")
    assert "traitor, way" in refused(pitprop("puzzles", "make", "chess", "-o", name))
    assert "--count" in refused(pitprop("puzzles", "make", "card", "--count", "0", "-o", name))
    missing = f"pitprop: can't read {name}: No such file or directory"
    assert refused(pitprop("puzzles", "check", name)) == missing
    line = refused(pitprop("puzzles", "check", "--worlds", "0"))
    assert line == "pitprop: --worlds is at least 1, not 0"
    line = refused(pitprop("puzzles", "make", "card", "-o", str(tmp_path)))
    assert line == f"pitprop: can't read {tmp_path}: Is a directory"
    nowhere = str(tmp_path / "no" / "puzzles.txt")
    assert f"can't write {nowhere}" in refused(pitprop("puzzles", "make", "card", "-o", nowhere))
    Path(name).write_text("Once upon a time\n")
    for command in ("check", "explain"):
        line = refused(pitprop("puzzles", command, name))
        assert line == f"pitprop: {name}: puzzles begin with a line such as 'puzzle card'"
