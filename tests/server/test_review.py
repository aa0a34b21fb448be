"""Which decisions of a game cost something: worked out once, from what each seat could know."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pitprop.core.claims import HINT, Claim
from pitprop.core.game import SPECTATOR
from pitprop.core.installed.registry import find_game
from pitprop.core.records.record import Record, SaidLine
from pitprop.core.records.recording import redacted
from pitprop.core.records.text import print_record
from pitprop.core.wording.grading import worded
from pitprop.opponents import reason_texts
from pitprop.server.app import create_app
from pitprop.server.http.problems import RequestError
from pitprop.server.lookback.course import course_of
from pitprop.server.lookback.judges import Judges
from pitprop.server.lookback.questions import REVIEW
from pitprop.server.lookback.reviewing import reviewed
from pitprop.server.protocol.histories import Reason
from pitprop.server.protocol.lookback import DecisionJudged
from tests.server.driving import Browser, Hosted
from tests.server.random_records import Case, cases, random_record
from tests.thorough import IS_ALL_ASKED_FOR

pytestmark = pytest.mark.wheel

MOVES = 6 if IS_ALL_ASKED_FOR else 2

GAMES = ("saboteur", "sabotage", "dark_cave")


def short(game: str, seed: int = 4, moves: int = 6) -> Record:
    return random_record(Case(game, 2 if game == "sabotage" else 4, seed), moves)


def judged(record: Record) -> list[DecisionJudged]:
    """The decisions of a record beside another move."""
    course = course_of(print_record(record))
    found = reviewed(course.text, 0, len(course.decisions))
    assert len(found) == len(course.decisions)
    return [each for each in found if each is not None]


@pytest.mark.parametrize("case", cases(100 if IS_ALL_ASKED_FOR else 4), ids=str)
def test_what_would_have_been_better_was_allowed(case: Case) -> None:
    record, game = random_record(case, MOVES), case.game
    course = course_of(print_record(record))
    assert len(course.decisions) == len(record.moves)
    for decision in judged(record):
        moment = course.game.moments[decision.at]
        assert (decision.seat, decision.move) == (moment.seat, moment.text)
        ((view,),) = course.game.views(decision.at - 1, 1, [decision.seat])
        assert view.refusal(find_game(game).parse_move(decision.better)) is None
        assert decision.better != decision.move
        assert decision.doubt >= 0
        assert (decision.how == "played") == (decision.worlds > 0)
        if decision.clear:
            assert decision.best > decision.made
            assert decision.cost > 0
            assert decision.how != "played" or decision.best - decision.made > decision.doubt
        assert decision.unit == "gold" or (0 <= decision.made <= 1 and 0 <= decision.best <= 1)
        for reason in (*decision.reasons, *decision.against, *decision.merits, *decision.drawbacks):
            assert set(reason.params) >= set(reason_texts(game)[reason.key].params)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_said_of_both_moves(game: str) -> None:
    def said(reasons: list[Reason]) -> list[tuple[str, dict[str, str | int]]]:
        return [(each.key, worded(each.params)) for each in reasons]

    for decision in judged(short(game, 4, 3)):
        of_better = said([*decision.reasons, *decision.drawbacks])
        assert not [
            each for each in said([*decision.merits, *decision.against]) if each in of_better
        ]
        assert all(each.weight >= 0 for each in (*decision.reasons, *decision.merits))
        assert all(each.weight < 0 for each in (*decision.against, *decision.drawbacks))


def test_those_who_play_at_random_leave_something_to_be_said() -> None:
    assert any(each.clear for each in judged(short("dark_cave")))


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_knew_is_enough_to_judge_it(game: str) -> None:
    """The record of one reader holds nothing that was hidden from that seat."""
    record = short(game, 5)
    own = judged(redacted(record, 1))
    assert own == [each for each in judged(record) if each.seat == 1]


def test_what_was_said_is_heard_and_hints_are_nothing_that_was_said() -> None:
    record = short("saboteur", 5, 4)
    said = (
        SaidLine(0, 1, Claim("suspect", {"seat": 2})),
        SaidLine(1, 0, None, "Hello!"),
        SaidLine(2, 0, Claim(HINT, {"by": "expert", "move": "pass NS"})),
    )
    talked = replace(record, said=said)
    assert course_of(print_record(talked)).record.said == said
    judged(talked)


# --- Over HTTP -----------------------------------------------------------------------------------


@cache
def whole() -> tuple[Record, Any]:
    """A record, and what is to be told of its decisions; to find that takes long."""
    record = short("saboteur", 6, 6)
    return record, msgspec.to_builtins(judged(record))


def in_order(answer: Any) -> list[Any]:
    """All decisions of an answer; those that cost something are told apart from the others."""
    assert all(each["clear"] for each in answer["decisions"])
    assert not any(each["clear"] for each in answer["close"])
    return sorted([*answer["decisions"], *answer["close"]], key=lambda each: int(each["at"]))


def asked(browser: Browser, record: Record) -> tuple[str, Any]:
    """The address of the review of a record, and what is told of it at once."""
    key = browser.post("/api/records", {"record": print_record(record)}, 200)["key"]
    address = f"/api/records/{key}/review"
    return address, browser.get(address)


def test_where_no_hand_is_told_there_is_nothing_to_judge(stranger: Browser) -> None:
    _, answer = asked(stranger, redacted(short("saboteur"), SPECTATOR))
    assert (answer["done"], answer["of"], in_order(answer)) == (0, 0, [])


def test_a_record_that_is_not_here_has_no_review(stranger: Browser) -> None:
    assert stranger.get("/api/records/nothing/review", 404)["error"] == "not-found"


def test_what_was_found_is_kept_when_the_server_starts_again(tmp_path: Path) -> None:
    record, expected = whole()
    with Hosted(create_app(tmp_path)) as server, Browser(server) as ada:
        address, found = asked(ada, record)
        for later in ada.watch(address):
            assert found["done"] <= later["done"] <= later["of"] == len(record.moves)
            found = later
            if found["done"] == found["of"]:
                break
        assert found["judge"]
        assert in_order(found) == expected
    with Hosted(create_app(tmp_path)) as server, Browser(server) as ada:
        assert asked(ada, record) == (address, found)


def test_a_review_goes_on_where_it_was_when_the_server_starts_again(tmp_path: Path) -> None:
    record, expected = whole()
    with Hosted(create_app(tmp_path)) as server, Browser(server) as ada:
        address, found = asked(ada, record)
        found = next(each for each in ada.watch(address) if each["done"])
    with Hosted(create_app(tmp_path)) as server, Browser(server) as ada:
        address, later = asked(ada, record)
        assert later["done"] >= found["done"]
        later = next(each for each in ada.watch(address) if each["done"] == each["of"])
        assert in_order(later) == expected


class Forgetful:
    """Keeps nothing."""

    async def find(self, key: str, question: str) -> bytes | None:
        return None

    async def keep(self, key: str, question: str, answer: bytes) -> None:
        return


def test_nobody_keeps_the_others_waiting_by_asking_for_very_much() -> None:
    first, *others = [course_of(print_record(short("saboteur", seed, 3))) for seed in range(7)]

    async def ask() -> None:
        judges = Judges(Forgetful())
        for course in others:
            await judges.ask(REVIEW, course, "one household")
        with pytest.raises(RequestError, match="too many"):
            await judges.ask(REVIEW, first, "one household")
        await judges.ask(REVIEW, first, "another one")
        await judges.close()

    asyncio.run(ask())
