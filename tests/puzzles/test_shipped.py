"""The puzzles that come with the program: enough, right, and silent about their answers."""

from __future__ import annotations

from collections import Counter
from datetime import timedelta

import msgspec
import pytest

from pitprop.core.installed.registry import find_game
from pitprop.core.records.record import MoveEntry
from pitprop.core.records.replay import replay, steps
from pitprop.puzzles import (
    FIRST_DAY,
    QUESTIONS,
    Puzzle,
    calendar,
    number_of,
    parse_puzzles,
    print_puzzle,
    puzzle_at,
)
from pitprop.puzzles.making.checking import check
from pitprop.puzzles.puzzle import cut
from pitprop.server.content.puzzles import answer, asked
from tests.thorough import IS_THOROUGH

YEAR = 365
WORLDS = 150 if IS_THOROUGH else 60
ALL = range(len(calendar()))


def sample(count: int) -> list[int]:
    """Numbers of puzzles, so many of each question, spread over all that there are."""
    by_question = [
        [at for at in ALL if calendar()[at].question == question]
        for questions in QUESTIONS.values()
        for question in questions
    ]
    return sorted(
        found[(2 * at + 1) * len(found) // (2 * count)]
        for found in by_question
        for at in range(min(count, len(found)))
    )


def test_there_are_enough_for_a_year_and_of_every_game() -> None:
    assert len(calendar()) >= YEAR
    games = Counter(each.game for each in calendar())
    assert set(games) == set(QUESTIONS)
    assert min(games.values()) > len(calendar()) / 6
    assert {each.question for each in calendar()} == {
        question for questions in QUESTIONS.values() for question in questions
    }
    assert {each.level for each in calendar()} == {1, 2, 3}


def test_no_puzzle_comes_twice_and_no_game_for_weeks() -> None:
    assert len({each.text for each in calendar()}) == len(calendar())
    games = [each.game for each in calendar()]
    for start in range(len(games) - 14):
        assert len(set(games[start : start + 14])) == len(QUESTIONS)


def test_each_day_has_its_puzzle_and_after_the_last_the_first_comes_again() -> None:
    days = [FIRST_DAY + timedelta(days) for days in range(-1, len(calendar()) + 1)]
    numbers = [number_of(day) for day in days]
    assert numbers == [len(calendar()) - 1, *ALL, 0]


@pytest.mark.parametrize("number", ALL if IS_THOROUGH else sample(1))
def test_an_answer_is_right_by_rules_beliefs_and_search(number: int) -> None:
    check(puzzle_at(number), WORLDS)


@pytest.mark.parametrize("number", sample(2))
def test_a_puzzle_is_the_same_when_it_is_written_and_read(number: int) -> None:
    puzzle = puzzle_at(number)
    assert parse_puzzles(print_puzzle(puzzle)) == [puzzle]


@pytest.mark.parametrize("number", sample(1))
def test_nothing_hidden_is_told_before_the_answer(number: int) -> None:
    puzzle = puzzle_at(number)
    game = find_game(puzzle.game)
    question = puzzle.asked()
    assert question.header.view == puzzle.seat
    assert question.header.seed is None
    # What is told is what the seat knew at the decision, no more and no less.
    known = game.reconstruct(question).known[-1].view
    seen = replay(cut(puzzle.record, puzzle.after)).view(puzzle.seat)
    assert msgspec.to_builtins(known.wire()) == msgspec.to_builtins(seen.wire())
    shown = msgspec.to_builtins(asked(number))
    hidden = set(msgspec.to_builtins(answer(number))) - {"facts", "record"}
    assert not hidden & set(shown)
    assert set(shown["facts"]) <= {"clan", "saboteur"}
    assert print_puzzle(puzzle).endswith(answer(number).record)


@pytest.mark.parametrize("number", sample(2))
def test_the_answer_tells_what_it_stands_on(number: int) -> None:
    puzzle = puzzle_at(number)
    best = max(puzzle.candidates, key=lambda each: each.percent)
    # What is right in the middle of a search is told with the least doubt: nothing else is as good.
    assert [each.percent for each in puzzle.candidates].count(best.percent) == 1
    assert puzzle.candidates[puzzle.answer] == best
    assert puzzle.clues or puzzle.line
    assert all(clue.after <= puzzle.after for clue in puzzle.clues)


def test_where_the_treasure_may_lie_in_several_places_the_answer_is_told_for_each() -> None:
    puzzles = [puzzle for puzzle in map(puzzle_at, ALL) if puzzle.cases]
    assert {puzzle.question for puzzle in puzzles} == {"card"}
    for puzzle in puzzles:
        chances = [case.chance for case in puzzle.cases]
        assert len(chances) > 1
        # What is left are places that hardly hide it.
        assert 90 <= sum(chances) <= 101
        for at, candidate in enumerate(puzzle.candidates):
            whole = sum(case.chance * case.percents[at] for case in puzzle.cases) / sum(chances)
            # What looked hopeless was tried in a few worlds alone.
            most = 8 if at == puzzle.answer else 25
            assert abs(whole - candidate.percent) < most, (puzzle.record.header.seed, candidate)


@pytest.mark.parametrize("number", sample(2))
def test_nobody_learns_from_what_they_did_themselves(number: int) -> None:
    puzzle = puzzle_at(number)
    by = {
        step.entry.number: step.seat
        for step in steps(cut(puzzle.record, puzzle.after))
        if isinstance(step.entry, MoveEntry)
    }
    assert puzzle.seat not in {by[clue.after] for clue in puzzle.clues}


def test_an_answer_that_is_wrong_is_found_out() -> None:
    puzzle = puzzle_at(sample(1)[0])
    other = (puzzle.answer + 1) % len(puzzle.candidates)
    changed = Puzzle(
        *(puzzle.question, puzzle.seat, puzzle.after, puzzle.level),
        candidates=puzzle.candidates,
        answer=other,
        record=puzzle.record,
        line=puzzle.line,
        facts=puzzle.facts,
    )
    with pytest.raises(Exception, match="is right"):
        check(changed, WORLDS)
