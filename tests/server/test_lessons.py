"""Lessons: their records, how tables follow them, and what becomes of whoever goes another way."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from pitprop.core.game import CHANCE, TERMINAL, Move, State
from pitprop.core.installed.registry import find_game, game_names
from pitprop.opponents import choice_of, find_opponent
from pitprop.server.history.replay import progress, start
from pitprop.server.http.problems import RequestError
from pitprop.server.lessons.guide import Guide
from pitprop.server.lessons.lesson import Lesson, find_lesson, lesson_names
from pitprop.server.protocol.tables import LessonInfo, NewLesson
from pitprop.server.storage.rows import CHANCE_SEAT, Entry
from pitprop.server.tables.new_tables import lesson_table
from tests.server.driving import Browser

LESSONS = [(game, name) for game in game_names() for name in lesson_names(game)]

Answer = Callable[[State, LessonInfo], Move]


def play(
    lesson: Lesson, answer: Answer, rounds: int
) -> tuple[State, list[Entry], list[LessonInfo]]:
    """Play a lesson as its table does.

    Args:
        lesson: the lesson.
        answer: what the learner does.
        rounds: after how many rounds to end.

    Returns:
        The game, its log, and what the learner was told whenever they had to decide.
    """
    row, _ = lesson_table(NewLesson(lesson.game, "Ada", lesson.name), "token")
    guide, state = Guide(lesson), start(row)
    log: list[Entry] = []
    infos: list[LessonInfo] = []

    def write(seat: int, text: str) -> None:
        log.append(Entry(len(log) + 1, seat, text, None, None, 0))

    while state.decider != TERMINAL:
        if state.decider == CHANCE:
            if progress(state).phase == "dealing" and progress(state).round == rounds:
                break
            chance = guide.chance(state, log)
            state.apply_chance(chance)
            write(CHANCE_SEAT, "\n".join(chance.lines()))
            continue
        seat = state.decider
        move = guide.move(state, log)
        if move is None and seat == lesson.seat:
            infos.append(guide.info(state, log, seat))
            # Which hidden card somebody gave away is theirs alone to know.
            other = guide.info(state, log, 1 - lesson.seat)
            assert (other.step, other.move, other.on_path) == ("", "", "yes")
            move = answer(state, infos[-1])
        elif move is None:
            opponent = find_opponent("random")
            move = choice_of(opponent, state.view(seat), f"seed {len(log)}", ()).move
        state.play(move)
        write(seat, str(move))
    return state, log, infos


def as_asked(state: State, info: LessonInfo) -> Move:
    """A learner who does what is asked for."""
    assert info.step, "nothing is asked for"
    return find_game(state.view(0).game).parse_move(info.move)


def first_legal(state: State, _info: LessonInfo) -> Move:
    """A learner who does something else."""
    return state.legal_moves()[0]


def last_legal(state: State, _info: LessonInfo) -> Move:
    """A learner who does something else again."""
    return state.legal_moves()[-1]


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_who_does_what_is_asked_for_plays_the_record(game: str, name: str) -> None:
    lesson = find_lesson(game, name)
    _, log, infos = play(lesson, as_asked, len(lesson.rounds))
    assert [each.step for each in infos] == [step.name for step in lesson.steps]
    assert all(each.on_path == "yes" for each in infos)
    played = [(entry.seat, entry.text) for entry in log if "\n" not in entry.text]
    written = [(each.seat, each.text) for round_ in lesson.rounds for each in round_.happening]
    assert played == written


@pytest.mark.parametrize(("game", "name"), LESSONS)
@pytest.mark.parametrize("answer", [first_legal, last_legal])
def test_who_follows_no_hint_gets_to_the_end(game: str, name: str, answer: Answer) -> None:
    lesson = find_lesson(game, name)
    state, _, infos = play(lesson, answer, len(lesson.rounds))
    assert progress(state).round == len(lesson.rounds)
    assert {each.on_path for each in infos} == {"yes", "no"}


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_whatever_is_asked_for_is_allowed(game: str, name: str) -> None:
    """The learner goes another way once, at some step, and follows the hints after that."""
    lesson = find_lesson(game, name)
    for strayed in range(0, len(lesson.steps), 3):
        count = 0

        def answer(state: State, info: LessonInfo, strayed: int = strayed) -> Move:
            nonlocal count
            count += 1
            others = [move for move in state.legal_moves() if str(move) != info.move]
            if not info.step or (count == strayed + 1 and others):
                return (others or state.legal_moves())[0]
            return as_asked(state, info)

        play(lesson, answer, len(lesson.rounds))


@pytest.mark.parametrize(("game", "name"), LESSONS)
@pytest.mark.parametrize("answer", [first_legal, last_legal])
def test_what_is_asked_for_tells_of_what_has_happened(game: str, name: str, answer: Answer) -> None:
    """Also where the same was done before: mending a lamp for the second time isn't the first."""
    lesson = find_lesson(game, name)
    asked: list[tuple[LessonInfo, int, list[str]]] = []
    log: list[Entry] = []

    def heard(state: State, info: LessonInfo) -> Move:
        asked.append((info, progress(state).round, [str(each) for each in state.legal_moves()]))
        return answer(state, info)

    _, log, _ = play(lesson, heard, len(lesson.rounds))
    ends = _decisions(log, lesson)
    for (info, number, legal), before in zip(asked, ends, strict=True):
        if not info.step:
            continue
        step = next(
            each for each in lesson.steps if (each.name, each.move) == (info.step, info.move)
        )
        assert info.move in legal
        happening = lesson.rounds[number - 1].happening
        for needed in (each for each in happening if each.number in step.after):
            written = [each for each in happening if each.number <= needed.number]
            pair = (needed.seat, needed.text)
            times = sum((each.seat, each.text) == pair for each in written)
            assert sum((entry.seat, entry.text) == pair for entry in before) >= times, info


def _decisions(log: list[Entry], lesson: Lesson) -> list[list[Entry]]:
    """What had happened in the round at each decision that the learner made."""
    guide = Guide(lesson)
    row, _ = lesson_table(NewLesson(lesson.game, "Ada", lesson.name), "token")
    state, begins, found = start(row), 0, []
    game = find_game(lesson.game)
    for at, entry in enumerate(log):
        if entry.seat == CHANCE_SEAT:
            begins = at + 1 if "\n" in entry.text else begins
            state.apply_chance(game.parse_chance(state, entry.text.split("\n"))[0])
            continue
        if entry.seat == lesson.seat and guide.move(state, log[:at]) is None:
            found.append(log[begins:at])
        state.play(game.parse_move(entry.text))
    return found


def test_a_step_is_still_asked_for_where_the_same_was_done_before() -> None:
    """The saboteur of the second round has broken that lamp before the learner comes to it."""
    lesson = find_lesson("saboteur", "first")
    names: list[str] = []

    def answer(state: State, info: LessonInfo) -> Move:
        if progress(state).round == 2:
            names.append(info.step)
            if len(names) == 1:
                return find_game("saboteur").parse_move("pass NESW")
        return as_asked(state, info) if info.step else state.legal_moves()[-1]

    play(lesson, answer, 2)
    assert names[:2] == ["stop", "stop"]


def test_the_lesson_of_saboteur_meets_each_kind_of_card() -> None:
    lesson = find_lesson("saboteur", "first")
    words = Counter(step.move.split()[0] for step in lesson.steps)
    assert words == {"lay": 3, "break": 1, "rockfall": 2, "mend": 2, "map": 1, "take": 1, "pass": 1}
    assert re.search(r"\+", " ".join(step.move for step in lesson.steps)), "a double repair"
    assert any(step.move.startswith("lay E.W") for step in lesson.steps), "a dead end"
    assert [len(round_.happening) for round_ in lesson.rounds] == [18, 67]


def test_a_lesson_is_a_table_among_one_s_tables(ada: Browser, ben: Browser) -> None:
    asked = {"game": "saboteur", "name": "Alma"}
    table = ada.post("/api/lessons", asked, 201)["table"]
    with ada.live(table) as live:
        state = live.my_turn()
        info = state["table"]
        assert info["lesson"] == {
            "name": "first",
            "rounds": 2,
            "step": "dig",
            "move": "lay EW 1,0",
            "on_path": "yes",
        }
        names = [seat["name"] for seat in info["seats"]]
        assert names[0] == "Alma"
        assert len(set(names)) == 3
        assert (info["talk"], info["watching"], info["commit"]) == ("none", "no", "")
        refused = live.play("lay NESW 3,0", "one")
        assert refused["type"] == "refused"
        assert live.play("lay EW 1,0", "two")["type"] == "accepted"
        live.state(lambda state: state["table"]["lesson"]["step"] == "look")
    assert [each["table"] for each in ada.get("/api/tables")] == [table]
    record = ada.http.get(f"/api/tables/{table}/record").text
    assert "1. lay EW 1,0" in record
    assert "[commit" not in record
    refused = ben.post(f"/api/tables/{table}/seats", {"name": "Ben", "seat": 1}, 409)
    assert refused["error"] == "full"
    # What is asked for tells of the learner's hand.
    assert ben.get(f"/api/tables/{table}")["lesson"]["move"] == ""


def test_there_is_no_lesson_by_another_name(ada: Browser) -> None:
    asked = {"game": "saboteur", "name": "Ada", "lesson": "second"}
    problem = ada.post("/api/lessons", asked, 400)
    assert problem["error"] == "bad-table"
    assert problem["message"] == "saboteur has no lesson 'second'; there are first"


@pytest.mark.parametrize("lesson", ["x", "pyproject"])
@pytest.mark.parametrize("game", ["chess", "..", "", "a\0b", "x" * 5_000, "ROOT"])
def test_what_is_no_game_is_no_folder_either(
    ada: Browser, root: Path, game: str, lesson: str
) -> None:
    asked = {"game": str(root) if game == "ROOT" else game, "name": "Ada", "lesson": lesson}
    problem = ada.post("/api/lessons", asked, 400)
    assert problem["error"] == "bad-table"
    assert problem["message"].startswith("there is no game ")
    assert "; the games are dark_cave, " in problem["message"]


def test_a_name_is_asked_for() -> None:
    with pytest.raises(RequestError, match="at least one character"):
        lesson_table(NewLesson("saboteur", " "), "token")
