"""Agents: what they are asked, and what becomes of those that fail, hang or answer nonsense."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import pytest

from pitprop.core.errors import PitpropError
from pitprop.core.installed.registry import find_game
from pitprop.experiments.agents import FAULTS, Agent, SeatDecision, SeatPlayer, open_player
from pitprop.experiments.agents.lines import question
from pitprop.opponents import find_opponent

EXAMPLE = Path(__file__).parents[2] / "examples" / "line_agent.py"


def view(game: str = "saboteur", players: int = 3) -> Any:
    state = find_game(game).start(players, seed="agents")
    state.apply_chance(state.draw())
    return state.view(state.decider)


def program(folder: Path, text: str, **settings: Any) -> Agent:
    """An agent that answers as a script says after it has got ready."""
    script = folder / "script.py"
    ready = "import sys, time\ninput()\nprint('ready', flush=True)\n"
    script.write_text(ready + text, encoding="utf-8")
    command = (sys.executable, "script.py")
    return Agent(program=command, folder=str(folder), **settings)


def decided(agent: Agent, times: int = 1) -> list[SeatDecision]:
    """What becomes of the same question, asked several times in a match."""
    player = open_player(agent, "saboteur")
    try:
        seat = SeatPlayer(player)
        return [seat.decide(view(), "one") for _ in range(times)]
    finally:
        player.stop()


ANSWERS = "for line in sys.stdin:\n    if line == 'go\\n':\n        print({!r}, flush=True)\n"


def test_a_program_is_asked_line_by_line() -> None:
    seen = view()
    lines = question(seen, "a seed", 2.5).splitlines()
    assert lines[:6] == [
        "decide",
        "game saboteur",
        "players 3",
        f"seat {seen.seat + 1}",
        "seed a seed",
        "milliseconds 2500",
    ]
    assert "position [game saboteur]" in lines
    assert [line for line in lines if line.startswith("move ")] == [
        f"move {move}" for move in seen.legal_moves()
    ]
    assert lines[-1] == "go"


def test_every_line_and_every_fault_is_documented() -> None:
    document = (EXAMPLE.parents[1] / "docs" / "agents.md").read_text(encoding="utf-8")
    words = {line.split()[0] for line in question(view(), "a seed", 2.5).splitlines()}
    for word in {*words, *FAULTS, "begin", "ready", "reason", "belief"}:
        assert f"`{word}" in document, word


def test_the_example_plays() -> None:
    agent = Agent(program=(sys.executable, str(EXAMPLE)))
    (first, second) = decided(agent, 2)
    assert first.fault == ""
    assert str(first.move).startswith("lay ")
    assert first.move == second.move


def test_reasons_and_beliefs_come_with_a_move(tmp_path: Path) -> None:
    move = str(view().legal_moves()[0])
    said = f"# thinking\nreason It is the first.\nbelief 0 0.5 1\nmove {move}"
    (made,) = decided(program(tmp_path, ANSWERS.format(said)))
    assert (made.fault, str(made.move)) == ("", move)
    assert made.answer.beliefs == (0.0, 0.5, 1.0)
    assert made.answer.reasons[0].params == {"text": "It is the first."}
    assert made.answer.nanoseconds > 0


@pytest.mark.parametrize(
    ("text", "fault", "message"),
    [
        (ANSWERS.format("hello"), "unreadable", "'hello' isn't an answer"),
        (ANSWERS.format("move"), "unreadable", "'move' isn't an answer"),
        (ANSWERS.format("move fly"), "unreadable", "fly"),
        (ANSWERS.format("belief 1\nmove pass NS"), "unreadable", "3 numbers from 0 to 1"),
        (ANSWERS.format("move lay NESW 9,9"), "illegal", "'lay NESW 9,9'"),
        ("sys.exit('no more')", "failed", "status 1: no more"),
        ("import os\nos.kill(os.getpid(), 9)", "failed", "status -9"),
    ],
)
def test_a_decision_that_is_lost_is_made_by_chance(
    tmp_path: Path, text: str, fault: str, message: str
) -> None:
    (lost,) = decided(program(tmp_path, text))
    assert lost.fault == fault
    assert message in lost.message
    assert lost.move == find_opponent("random").choose(view(), seed="one").move


def test_what_is_said_beyond_an_answer_is_not_taken_for_the_next_one(tmp_path: Path) -> None:
    """Comments and blank lines say nothing; another move may come at any time until it is asked."""
    allowed = [str(move) for move in view().legal_moves()]
    quiet = program(tmp_path, ANSWERS.format(f"move {allowed[0]}\n\n# done"))
    assert [each.fault for each in decided(quiet, 3)] == ["", "", ""]
    twice = program(tmp_path, ANSWERS.format(f"move {allowed[0]}\nmove {allowed[1]}\n"))
    decisions = decided(twice, 4)
    assert {each.message for each in decisions if each.fault} == {
        f"'move {allowed[1]}' was said beyond its last answer"
    }
    assert {str(each.move) for each in decisions if not each.fault} == {allowed[0]}


def test_a_folder_may_be_told_as_seen_from_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "near").mkdir()
    text = "class A:\n    def choose(self, view, *, seed):\n        return view.legal_moves[0]\n"
    (tmp_path / "near" / "mine.py").write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    decisions = decided(Agent(python="mine:A", folder="near"), 3)
    assert [each.fault for each in decisions] == [""] * 3


def test_an_illegal_move_is_told_alike_of_objects_and_of_programs(tmp_path: Path) -> None:
    """It isn't a failure: the next decision is asked for."""
    text = (
        "class Wrong:\n    def choose(self, view, *, seed):\n        return 'lay NESW 30,30'\n"
        "class Broken:\n    def choose(self, view, *, seed):\n        return 1 / 0\n"
    )
    (tmp_path / "wrongs.py").write_text(text, encoding="utf-8")
    decisions = decided(Agent(python="wrongs:Wrong", folder=str(tmp_path)), 5)
    assert [each.fault for each in decisions] == ["illegal"] * 5
    decisions = decided(Agent(python="wrongs:Broken", folder=str(tmp_path)), 4)
    assert [each.fault for each in decisions] == ["failed"] * 3 + ["unasked"]
    assert decisions[0].message == "ZeroDivisionError: division by zero (wrongs.py, line 6)"
    assert decisions[3].message == "not asked after 3 faults on this seat in this match"


def test_what_was_dealt_does_not_follow_from_an_agents_seed(tmp_path: Path) -> None:
    """The seed of a decision begins with that of the deal; an agent gets another."""
    text = "class Tells:\n    def choose(self, view, *, seed):\n        raise ValueError(seed)\n"
    (tmp_path / "tells.py").write_text(text, encoding="utf-8")
    script = "for line in sys.stdin:\n    if line[:5] == 'seed ': print(line, flush=True)\n"
    for agent in (
        Agent(python="tells:Tells", folder=str(tmp_path)),
        program(tmp_path, script),
    ):
        first, again = decided(agent), decided(agent)
        assert first[0].message == again[0].message
        assert re.search(r"[0-9a-f]{32}", first[0].message)


def test_one_that_hangs_is_ended_and_after_three_times_not_asked_any_more(tmp_path: Path) -> None:
    hangs = program(tmp_path, "for line in sys.stdin: pass", seconds=0.05)
    assert [each.fault for each in decided(hangs, 5)] == [*["late"] * 3, *["unasked"] * 2]


def test_one_that_recovers_is_asked_again(tmp_path: Path) -> None:
    (tmp_path / "asked").touch()
    text = (
        "import os\n"
        "for line in sys.stdin:\n"
        "    if line == 'go\\n':\n"
        "        if os.path.exists('asked'):\n"
        "            os.remove('asked')\n"
        "            sys.exit('once')\n"
        f"        print('move {view().legal_moves()[0]}', flush=True)\n"
    )
    assert [each.fault for each in decided(program(tmp_path, text), 3)] == ["failed", "", ""]


OBJECTS = """
import os, sys

class First:
    def choose(self, view, *, seed):
        print("what it prints isn't an answer")
        return view.legal_moves[0]

class Counting:
    moves = 0
    def choose(self, view, *, seed):
        self.moves += 1
        return view.legal_moves[self.moves]

class Raises:
    def choose(self, view, *, seed):
        raise RuntimeError("I don't\\nknow")

class Nonsense:
    def choose(self, view, *, seed):
        return "fly"

class Ends:
    def choose(self, view, *, seed):
        os._exit(3)

first = First()
number = 7
"""


def python(folder: Path, name: str) -> Agent:
    (folder / "objects.py").write_text(OBJECTS, encoding="utf-8")
    return Agent(python=f"objects:{name}", folder=str(folder))


def test_python_objects_play_in_a_process_of_their_own(tmp_path: Path) -> None:
    moves = view().legal_moves()
    for name in ("First", "first"):
        (made,) = decided(python(tmp_path, name))
        assert (made.fault, made.move) == ("", moves[0])
    for name, fault, message in (
        ("Raises", "failed", "RuntimeError: I don't know"),
        ("Ends", "failed", "status 3"),
        ("Nonsense", "unreadable", "fly"),
    ):
        (lost,) = decided(python(tmp_path, name))
        assert (lost.fault, message in lost.message) == (fault, True)


def test_of_a_class_each_match_has_an_object_of_its_own(tmp_path: Path) -> None:
    player = open_player(python(tmp_path, "Counting"), "saboteur")
    try:
        firsts = [SeatPlayer(player).decide(view(), "one").move for _ in range(2)]
    finally:
        player.stop()
    assert firsts == [view().legal_moves()[1]] * 2


def test_agents_that_do_not_exist_or_do_not_play_are_refused(tmp_path: Path) -> None:
    for agent, says in (
        (Agent(opponent="nobody"), "there is no computer player 'nobody' for saboteur"),
        (python(tmp_path, "Last"), "'objects' has no 'Last'"),
        (python(tmp_path, "number"), "int is not a bot"),
        (Agent(python="nowhere:First"), "there is no module 'nowhere'"),
        (Agent(program=("no-such-program",)), "there is no program 'no-such-program'"),
        (Agent(program=(sys.executable, "-c", "1")), "status 0"),
    ):
        with pytest.raises(PitpropError, match=says) as refused:
            agent.check("saboteur")
        assert "\n" not in str(refused.value)
