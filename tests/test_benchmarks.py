"""The page about speed shows what was measured, and nothing else."""

from __future__ import annotations

import copy
import json
import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from benchmarks import evidence, page, standing
from benchmarks.course_dark_cave import Course
from benchmarks.goals import dark_cave_goals, goals, sabotage_goals
from benchmarks.profiling import function_name
from benchmarks.server import page as load
from pitprop.experiments.spec_file import read_spec
from tests.dark_cave.positions import after, position


@pytest.fixture
def result() -> Any:
    return json.loads(page.RESULT.read_text())


def test_the_page_shows_the_stored_result(result: Any) -> None:
    assert page.PAGE.read_text(encoding="utf-8") == page.text(result)


def test_the_page_leaves_no_place_unfilled(result: Any) -> None:
    assert "{{" not in page.text(result)


def test_another_result_makes_another_page(result: Any) -> None:
    other = copy.deepcopy(result)
    for row in other["times"].values():
        row["median"] *= 2
    assert page.text(other) != page.text(result)


def test_a_result_says_where_when_and_of_what_it_was_measured(result: Any) -> None:
    assert re.fullmatch(r"\d{4}-\d\d-\d\d \d\d:\d\d UTC", result["date"])
    assert re.fullmatch(r"[0-9a-f]{12}", result["commit"])
    assert all(result["machine"][name] for name in ("processor", "cores", "system", "python"))


def test_every_promise_is_shown_with_what_was_measured(result: Any) -> None:
    shown = page.text(result)
    for goal in (*goals(result), *sabotage_goals(result), *dark_cave_goals(result)):
        assert f"| {goal.what} | {goal.wanted} | {goal.reached} |" in shown


def test_a_promise_that_is_not_kept_is_shown_so(result: Any) -> None:
    for row in result["times"].values():
        row["median"] *= 1_000
    result["times"]["hanabi-5"]["median"] = 1e-9
    result["times"]["grown-5-10"]["median"] = 1e-9
    result["memory"].update({"copy-10": 5_000, "dark-cave-copy-8": 20_000})
    promised = (*goals(result), *sabotage_goals(result), *dark_cave_goals(result))
    assert [goal.what for goal in promised if goal.is_met] == []


def test_a_promise_that_was_not_measured_is_not_kept(result: Any) -> None:
    for name in [name for name in result["times"] if name.startswith("sabotage-")]:
        del result["times"][name]
    assert {(goal.reached, goal.is_met) for goal in sabotage_goals(result)} == {
        ("not measured", False)
    }
    shown = page.text(result)
    assert "| not measured | **no** |" in shown


def test_a_row_is_shown_once_it_has_been_measured(result: Any) -> None:
    measured = [("", 5), ("sabotage-", 2), ("dark-cave-", 2)]
    times = {name: row for name, row in result["times"].items() if "library-" not in name}
    assert "views of the library" not in page.text({**result, "times": times})
    row = {"low": 1e-5, "median": 2e-5, "high": 4e-5}
    times |= {f"{prefix}library-view-{seats}": row for prefix, seats in measured}
    shown = page.text({**result, "times": times})
    assert shown.count("views of the library") == 3
    assert "| – | 50,000 (25,000 – 100,000) | – |" in shown


@pytest.mark.parametrize(
    ("symbol", "name"),
    [
        ("CPyDef_maze___Maze____light", "maze.Maze._light"),
        ("CPyDef_rules___codes", "rules.codes"),
        ("_PyEval_EvalFrameDefault", "_PyEval_EvalFrameDefault (python3)"),
    ],
)
def test_a_sampled_function_has_its_name_in_python(symbol: str, name: str) -> None:
    assert function_name(symbol, "python3.11") == name


def test_the_page_is_no_older_than_its_template(result: Any) -> None:
    for paragraph in Path(page.TEMPLATE).read_text(encoding="utf-8").split("\n\n"):
        if "{{" not in paragraph:
            assert paragraph.strip() in page.PAGE.read_text(encoding="utf-8")


def course_of(*moves: str, goals: str, looked: str) -> Course:
    """How a game goes on in which seat 1 of two has looked at some goals."""
    lines = (
        "hand 1 II:info I:NS",
        "hand 2 I:NE I:NW I:rat",
        f"goals {goals}",
        f"looked 1 {looked}",
    )
    state = position(*lines, seats=2)
    course = Course(read=len(state.log))
    for move in moves:
        turn = int(state.table.turns)
        state = after(state, move)
        course.see(state, turn)
    return course


LOOK = "II:info goal -4,-4"


@pytest.mark.parametrize(
    ("goals", "looked", "known"),
    [
        ("exit hole ladder vein", "4,-4", 1),
        ("hole exit ladder vein", "4,4", 0),
        ("hole exit ladder vein", "4,4 -4,4", 1),
    ],
    ids=["seen", "not yet", "all others seen"],
)
def test_the_exit_is_known_once_somebody_has_seen_it_or_all_other_goals(
    goals: str, looked: str, known: int
) -> None:
    assert course_of(LOOK, goals=goals, looked=looked).known == known


def test_a_pass_of_two_cards_is_one_pass() -> None:
    course = course_of(LOOK, "pass I:NE I:NW", goals="exit hole ladder vein", looked="4,-4")
    assert course.cards == [(1, False), (2, True)]


def test_the_page_about_load_shows_the_stored_result() -> None:
    assert load.PAGE.read_text(encoding="utf-8") == load.text(load.stored())


def test_the_page_about_strength_shows_the_stored_result() -> None:
    result = json.loads(standing.RESULT.read_text("utf-8"))
    shown = standing.PAGE.read_text("utf-8")
    assert shown == standing.text(result, evidence.stored())
    assert "{{" not in shown
    for row in (*result["pairs"], *result["sides"]):
        won = f"{100 * row['won']['mean']:.1f} %"
        assert f"| {row['agent']} | {row['against']} | {row['deals']} | {won} |" in shown
    assert f"commit `{result['commit']}`" in shown


def test_a_part_of_the_standing_tournament_has_its_share_of_each_row() -> None:
    whole = read_spec(standing.SPEC)
    some = standing.part(whole, 4)
    assert some.mark == whole.mark
    for setting in range(len(whole.settings)):
        assert some.deals_in(setting) == max(1, whole.deals_in(setting) // 25)
    assert standing.part(whole, standing.ALL) == whole


@pytest.mark.parametrize("measurement", evidence.measurements(), ids=lambda each: each.name)
def test_a_measurement_is_a_command_that_takes_its_arguments(
    measurement: evidence.Measurement,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    line = measurement.line(evidence.ALL, "somewhere")
    module, *arguments = line.partition("python -m ")[2].split()
    assert arguments[-2:] == [measurement.flag, str(measurement.all)]
    monkeypatch.setattr("sys.argv", [module, "--help"])
    with pytest.raises(SystemExit):
        import_module(module).main()
    taken = capsys.readouterr().out
    for argument in arguments:
        assert not argument.startswith("--") or f"[{argument} " in taken


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("inference --rounds 0", "'0' isn't a whole number from 1 on"),
        ("inference --opponent nobody", "there is no computer player 'nobody' for saboteur"),
        ("fairness --positions -1", "'-1' isn't a whole number from 1 on"),
        ("blunders", "name records, or say with --play how many games to play"),
        ("blunders nowhere.txt", "nowhere.txt: No such file or directory"),
        ("blunders README.md", "README.md: line 1: it has to begin with"),
        ("levels --pair hard", "'hard' isn't a pair"),
        ("levels --pair hard,soft", "there is no computer player 'soft'"),
        ("levels --minutes nan", "'nan' isn't a number of minutes above 0"),
        ("talk --game dark_cave --players 10", "nothing is played with that number of players"),
        ("strength --player easy --compositions 5v0", "5 players are 4v1 or 3v2, never 5v0"),
        ("strength --compositions 5x0", "'5x0' is not a composition"),
        ("strength_dark_cave --pair expert", "'expert' isn't a pair"),
        ("strength_sabotage --pair expert,former", "--former and a pair with former go together"),
        ("strength_sabotage --pair expert,former --former nowhere", "there is no folder 'nowhere'"),
        ("standing --part 101", "a part is so many of 100 deals, not 101"),
        ("missed --players 3", "sabotage has 2, 4 players, not 3"),
        ("undone_sabotage --opponents easy,soft", "there is no computer player 'soft'"),
    ],
)
def test_what_is_wrong_with_a_measurement_is_said_on_one_line(
    line: str,
    wrong: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    name, *arguments = line.split()
    monkeypatch.chdir(evidence.ROOT)
    monkeypatch.setattr("sys.argv", [name, *arguments])
    with pytest.raises(SystemExit) as ended:
        import_module(f"benchmarks.{name}").main()
    said = capsys.readouterr()
    assert ended.value.code == 2
    assert said.out == ""
    assert said.err.startswith(f"python -m benchmarks.{name}: ")
    assert wrong in said.err
    assert said.err.count("\n") == 1


def test_nothing_is_measured_with_an_effort_that_is_no_number(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PITPROP_EFFORT", "much")
    monkeypatch.setattr("sys.argv", ["fairness"])
    with pytest.raises(SystemExit):
        import_module("benchmarks.fairness").main()
    assert "PITPROP_EFFORT is 'much'" in capsys.readouterr().err


def test_a_part_of_a_measurement_measures_at_least_once() -> None:
    for each in evidence.measurements():
        assert each.line(0, "somewhere").endswith(f"{each.flag} 1")
        assert each.line(4, "somewhere").endswith(f"{each.flag} {each.all // 25}")


def test_the_page_about_strength_shows_what_each_measurement_printed() -> None:
    tables = "| rounds |\n| ---: |\n| 4 |\n\n| claim |\n| --- |\n| saw |"
    printed = f"2026-11-30 · a machine\n{tables}\n\nat half\n\n   7 %  ##\n"
    name = evidence.measurements()[0].name
    shown = "\n".join(evidence.sections({name: {"command": "make it", "printed": printed}}))
    assert "```sh\nmake it\n```\n\n```text\n2026-11-30 · a machine\n```" in shown
    assert f"\n\n{tables}\n\n```text\nat half\n   7 %  ##\n```\n" in shown
    assert "`make strength` hasn't measured this yet." in shown
