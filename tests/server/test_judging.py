"""Judging games: what one of them does to the process that judges harms no other."""

from __future__ import annotations

import asyncio

import pytest

from pitprop.core.records.text import print_record
from pitprop.server.http.problems import RequestError
from pitprop.server.lookback.course import Course, course_of
from pitprop.server.lookback.judges import Judges
from pitprop.server.lookback.questions import Question
from tests.server.driving import PAUSE
from tests.server.endless import endless, short, then_endless
from tests.server.random_records import Case, random_record

ENDLESS: Question[int] = Question("endless", lambda _course: 4, 2, endless, list[int])
THEN_ENDLESS: Question[int] = Question(
    "then endless", lambda _course: 4, 2, then_endless, list[int]
)
SHORT: Question[int] = Question("short", lambda _course: 4, 2, short, list[int])

# Far more than short work takes.
LONGEST = 8


class Forgetful:
    """Keeps nothing."""

    async def find(self, key: str, question: str) -> bytes | None:
        return None

    async def keep(self, key: str, question: str, answer: bytes) -> None:
        return


def course() -> Course:
    return course_of(print_record(random_record(Case("saboteur", 3, 1), 3)))


def test_a_game_that_is_never_judged_keeps_no_other_waiting(
    caplog: pytest.LogCaptureFixture,
) -> None:
    game = course()

    async def ask() -> None:
        judges = Judges(Forgetful(), LONGEST)
        assert await judges.ask(ENDLESS, game, "one household") == ([], 4)
        await answered(judges, SHORT, game, [0, 1, 2, 3])
        for _ in range(3):
            with pytest.raises(RequestError, match="too long"):
                await judges.ask(ENDLESS, game, "one household")
        await judges.close()

    asyncio.run(ask())
    (line,) = caplog.records
    assert line.getMessage() == "a game took too long to be judged, and is left"
    assert line.exc_info is None


def test_who_stops_judging_waits_for_no_game_that_is_judged() -> None:
    game = course()

    async def ask() -> None:
        judges = Judges(Forgetful())
        await answered(judges, THEN_ENDLESS, game, [0, 1])
        await judges.close()

    asyncio.run(ask())


async def answered(
    judges: Judges, question: Question[int], game: Course, wanted: list[int]
) -> None:
    """Ask again and again, as a page does, until there is an answer."""
    found: list[int] = []
    while found != wanted:
        found, of = await judges.ask(question, game, "another one")
        assert of == 4
        await asyncio.sleep(PAUSE)
