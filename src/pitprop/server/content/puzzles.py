"""Daily puzzles for the page: the calendar, what is asked on a day, and the answer."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from datetime import date
from functools import lru_cache
from typing import Final, cast

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pitprop.core.records.text import print_record
from pitprop.puzzles import FIRST_DAY, Puzzle, calendar, number_of, puzzle_at
from pitprop.server.http.endpoints import Gate, public_json
from pitprop.server.http.problems import malformed, not_found
from pitprop.server.protocol.histories import Reason
from pitprop.server.protocol.puzzles import (
    PuzzleAnswer,
    PuzzleAsked,
    PuzzleCalendar,
    PuzzleCandidate,
    PuzzleCase,
    PuzzleClue,
    PuzzleListed,
    PuzzleQuestion,
)

_DAY: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", re.ASCII)
_ASKED_FACTS: Final = ("clan", "saboteur")
"""What the question speaks of; the other numbers belong to the answer."""

_KEPT: Final = 64


class Puzzles:
    """The endpoints of the daily puzzles. They know nobody, and change nothing.

    Args:
        gate: what every request passes.
    """

    def __init__(self, gate: Gate) -> None:
        self._gate = gate

    def routes(self) -> list[Route]:
        """The routes of the endpoints."""
        return [
            self._gate.get("/api/puzzles", self._calendar),
            self._gate.get("/api/puzzles/{day}", self._asked),
            self._gate.get("/api/puzzles/{day}/answer", self._answer),
        ]

    async def _calendar(self, request: Request) -> Response:
        puzzles = await asyncio.to_thread(puzzle_calendar)
        return public_json(request, puzzles, is_fixed=True)

    async def _asked(self, request: Request) -> Response:
        return await _answer_of_day(request, asked)

    async def _answer(self, request: Request) -> Response:
        return await _answer_of_day(request, answer)


async def _answer_of_day(request: Request, find: Callable[[int], msgspec.Struct]) -> Response:
    """The answer to a request for something about the puzzle of a day."""
    day: str = request.path_params["day"]
    found = await asyncio.to_thread(lambda: find(_number(day)))
    return public_json(request, found, is_fixed=False)


def puzzle_calendar() -> PuzzleCalendar:
    """All puzzles by day, without what they ask."""
    listed = [
        PuzzleListed(each.game, cast(PuzzleQuestion, each.question), each.level)
        for each in calendar()
    ]
    return PuzzleCalendar(FIRST_DAY.isoformat(), listed)


@lru_cache(_KEPT)
def asked(number: int) -> PuzzleAsked:
    """What is asked in a puzzle: nothing of it tells the answer.

    Args:
        number: its number in the calendar.
    """
    puzzle = puzzle_at(number)
    return PuzzleAsked(
        game=puzzle.game,
        question=_question(puzzle),
        level=puzzle.level,
        seat=puzzle.seat,
        facts={name: puzzle.facts[name] for name in _ASKED_FACTS if name in puzzle.facts},
        candidates=[
            PuzzleCandidate("" if each.seats else each.text, list(each.seats))
            for each in puzzle.candidates
        ],
        record=print_record(puzzle.asked()),
    )


def answer(number: int) -> PuzzleAnswer:
    """The answer of a puzzle.

    Args:
        number: its number in the calendar.
    """
    puzzle = puzzle_at(number)
    return PuzzleAnswer(
        answer=puzzle.answer,
        percents=[each.percent for each in puzzle.candidates],
        clues=[
            PuzzleClue(
                *(each.after, each.seat, each.before, each.then), each.key, dict(each.params)
            )
            for each in puzzle.clues
        ],
        cases=[PuzzleCase(each.goal, each.chance, list(each.percents)) for each in puzzle.cases],
        line=list(puzzle.line),
        thoughts=[Reason(each.key, dict(each.params), 0.0) for each in puzzle.thoughts],
        facts=dict(puzzle.facts),
        record=print_record(puzzle.record),
    )


def _question(puzzle: Puzzle) -> PuzzleQuestion:
    return cast(PuzzleQuestion, puzzle.question)


def _number(day: str) -> int:
    if not calendar():
        raise not_found("puzzle")
    if not _DAY.fullmatch(day):
        raise malformed("a day looks like 2026-01-31")
    try:
        return number_of(date.fromisoformat(day))
    except ValueError as error:
        raise malformed(f"there is no day {day}") from error
