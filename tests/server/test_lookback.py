"""Looking back on a game from its record alone: moments, views, redacted records, broken ones."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from pitprop.core.clauses import LANGUAGES
from pitprop.core.errors import PitpropError
from pitprop.core.game import SPECTATOR, TERMINAL
from pitprop.core.installed.registry import find_game
from pitprop.core.records.record import Record
from pitprop.core.records.recording import redacted
from pitprop.core.records.replay import steps
from pitprop.core.records.text import print_record
from pitprop.server.lookback.changes import changes
from pitprop.server.lookback.course import Course, course_of
from pitprop.server.lookback.whole import WholeGame
from pitprop.server.protocol.lookback import Through
from tests.server.driving import Browser
from tests.server.random_records import Case, cases, random_record
from tests.thorough import IS_ALL_ASKED_FOR

pytestmark = pytest.mark.wheel

MANY = cases(100 if IS_ALL_ASKED_FOR else 12)
FEW = cases(3)


def put_together(course: Course, through: Through, window: int = 37) -> list[dict[str, Any]]:
    """The views of all moments, as the page makes them of what changes; with `own` in them."""
    made: list[dict[str, Any]] = []
    readers = course.game.readers(through)
    for start in range(0, len(course.game.moments), window):
        now: dict[str, Any] = {"history": (), "own": {}}
        for change in changes(course.game.views(start, window, readers)):
            history = (*now["history"][: change.kept], *change.events)
            own = {**now["own"], **change.own}
            now = {**now, **change.fields, "history": history, "own": own}
            made.append(now)
    return made


def seen_by(record: Record, seat: int) -> list[Any]:
    """What a reader sees after each decision."""
    return [
        msgspec.to_builtins(step.state.view(seat).wire())
        for step in steps(record)
        if step.seat != TERMINAL
    ]


def through_eyes(reader: int) -> Through:
    """A reader as the addresses name it."""
    return "spectator" if reader == SPECTATOR else reader


def without_own(view: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in view.items() if name != "own"}


@pytest.mark.parametrize("case", MANY, ids=str)
def test_a_record_shows_what_each_reader_saw_then(case: Case) -> None:
    record = random_record(case, 150)
    reader = case.seed % case.seats
    seen = seen_by(record, reader)
    for variant in (record, redacted(record, reader)):
        game = course_of(print_record(variant)).game
        assert game.moments[-1].number == len(record.moves)
        for at in {0, case.seed % len(game.moments), len(game.moments) - 1}:
            ((view,),) = game.views(at, 1, game.readers(through_eyes(reader)))
            assert msgspec.to_builtins(view.wire()) == seen[game.moments[at].entry - 1]


@pytest.mark.parametrize("case", FEW, ids=str)
def test_what_changes_from_moment_to_moment_makes_the_views(case: Case) -> None:
    record = random_record(case)
    for reader in (SPECTATOR, case.seed % case.seats):
        seen = seen_by(record, reader)
        for variant in (record, redacted(record, reader)):
            course = course_of(print_record(variant))
            moments = course.game.moments
            shown = [without_own(view) for view in put_together(course, through_eyes(reader))]
            assert shown == [seen[moment.entry - 1] for moment in moments]
            assert [len(view["history"]) for view in shown] == [each.events for each in moments]


@pytest.mark.parametrize("case", FEW, ids=str)
def test_open_hands_show_what_all_seats_saw(case: Case) -> None:
    course = course_of(print_record(random_record(case, 120)))
    shown = put_together(course, "open")
    everybody = [without_own(view) for view in put_together(course, "spectator")]
    left_out = {"history", "legal", "seat", "own"}
    for seat in range(case.seats):
        for view, all_see, its in zip(shown, everybody, put_together(course, seat), strict=True):
            made = {**all_see, **view["own"].get(str(seat), {})}
            assert {name: value for name, value in made.items() if name not in left_out} == {
                name: value for name, value in its.items() if name not in left_out
            }
            assert [event for event in view["history"] if event["seat"] == seat] == [
                event for event in its["history"] if event["seat"] == seat
            ]


def test_a_moment_has_its_round_its_move_and_what_makes_it_worth_going_to() -> None:
    record = random_record(Case("saboteur", 4, 1))
    course = course_of(print_record(record))
    deals = [each for each in course.game.moments if "deal" in each.marks]
    assert [(each.round, each.move, each.seat) for each in deals] == [
        (1, 0, None),
        (2, 0, None),
        (3, 0, None),
    ]
    ends = [each for each in course.game.moments if "end" in each.marks]
    assert [each.round for each in ends] == [1, 2, 3]
    assert [deal.round for deal in course.game.deals] == [1, 2, 3]
    moves = [each for each in course.game.moments if each.move > 0]
    assert [each.text for each in moves] == [move.text for move in record.moves]


def test_a_record_of_one_reader_shows_nobody_else_s_view() -> None:
    course = course_of(print_record(redacted(random_record(Case("saboteur", 3, 1), 10), 1)))
    assert course.game.readers(1) == [1]
    others: tuple[Through, ...] = (0, "spectator", "open")
    for reader in others:
        with pytest.raises(PitpropError, match="only what one seat knows"):
            course.game.readers(reader)


# --- Over HTTP -----------------------------------------------------------------------------------


def read(browser: Browser, text: str, status: int = 200) -> Any:
    return browser.post("/api/records", {"record": text}, status)


@pytest.mark.parametrize(
    ("names", "shown"),
    [
        (("standard", "Ada", "standard"), ["standard 1", "Ada", "standard 3"]),
        (("Ben", "Ben", "Ben 1"), ["Ben 1 1", "Ben 2", "Ben 1"]),
    ],
)
def test_players_of_one_name_are_told_apart(
    stranger: Browser, names: tuple[str, ...], shown: list[str]
) -> None:
    record = random_record(Case("saboteur", len(names), 5), 3)
    record = replace(record, header=replace(record.header, seats=names))
    assert read(stranger, print_record(record))["names"] == shown


def test_a_record_from_anywhere_is_looked_back_on(stranger: Browser) -> None:
    text = print_record(random_record(Case("sabotage", 2, 5), 40))
    summary = read(stranger, text)
    assert (summary["game"], summary["names"], summary["view"]) == (
        "sabotage",
        ["Player 1", "Player 2"],
        None,
    )
    address = f"/api/records/{summary['key']}/views"
    answer = stranger.get(f"{address}?through=1&start=10&count=5")
    assert answer["start"] == 10
    assert len(answer["views"]) == 5
    assert answer["views"][0]["fields"]["seat"] == 1
    assert stranger.get(f"{address}?through=7", 400)["error"] == "malformed"
    assert stranger.get(f"{address}?start=4000", 400)["error"] == "malformed"
    assert stranger.get(f"{address}?start=x", 400)["error"] == "malformed"
    assert stranger.get("/api/records/nothing/views", 404)["error"] == "not-found"


def test_a_moment_is_told_as_data_as_far_as_its_reader_knew_it(stranger: Browser) -> None:
    record = random_record(Case("saboteur", 3, 5), 10)
    game = find_game("saboteur")
    course = course_of(print_record(record))
    assert isinstance(course.game, WholeGame)
    address = f"/api/records/{read(stranger, course.text)['key']}/data?at=7&through="
    state = course.game.state(7)
    seat = state.decider
    other = (seat + 1) % 3
    for through, shown, knows in (
        ("open", state, True),
        (seat, state.view(seat), True),
        (other, state.view(other), False),
        ("spectator", state.view(SPECTATOR), False),
    ):
        data = stranger.get(f"{address}{through}")
        assert (data["at"], data["decider"]) == (7, seat)
        assert data["position"] == game.print_position(shown)
        assert data["legal"] == ([str(move) for move in state.legal_moves()] if knows else [])
    for through in ("9", "-1", "everybody"):
        assert stranger.get(f"{address}{through}", 400)["error"] == "malformed"
    assert stranger.get(address.replace("at=7", "at=700") + "0", 400)["error"] == "malformed"


BROKEN = {
    "no record": ("Once upon a time", "line 1"),
    "no game": ("[game chess]\n\n1. e4\n", "chess"),
    "another move": ("2. lay", "line"),
    "a rule": ("1. lay EW 9,9", "move 1"),
    "nothing": ("", "line"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_record_is_answered_by_one_line(stranger: Browser, name: str) -> None:
    text, where = BROKEN[name]
    if text.startswith(("1.", "2.")):
        whole = print_record(random_record(Case("saboteur", 3, 2), 5))
        text = whole.replace(next(line for line in whole.splitlines() if line[:2] == "1."), text)
    problem = read(stranger, text, 422)
    assert problem["error"] == "bad-record"
    assert where in problem["message"]
    assert "\n" not in problem["message"]
    messages = problem["params"]
    assert messages["en"] == problem["message"]
    # Each language has its own line.
    assert len({messages[language] for language in LANGUAGES}) == len(LANGUAGES)


def test_a_record_that_breaks_off_says_so_and_what_can_be_looked_at() -> None:
    whole = print_record(random_record(Case("saboteur", 3, 2), 5))
    course_of(whole)
    last = whole.index("\n5. ") + 1
    for cut, word in (
        (whole[: last + 4], "without this line the game can be looked at up to move 4"),
        (whole[: whole.index("\n1. ") - 8], "before anything is dealt"),
        (whole[:20], "before anything is dealt"),
    ):
        with pytest.raises(PitpropError, match=f"the record breaks off here.*{word}"):
            course_of(cut)
    # A whole move that the rules refuse is a fault of its own.
    with pytest.raises(PitpropError, match="move 5: lay EW 9,9: At 9,9"):
        course_of(whole[:last] + "5. lay EW 9,9")


@pytest.mark.parametrize("game", ["saboteur", "sabotage", "dark_cave"])
def test_whatever_is_left_out_of_a_record_is_no_failure_of_the_server(game: str) -> None:
    random = Random(game)
    text = print_record(random_record(Case(game, 2 if game == "sabotage" else 4, 3), 60))
    for _ in range(40):
        lines = text.splitlines()
        at = random.randrange(len(lines))
        words = lines[at].split()
        where = random.randrange(len(words)) if words else 0
        lines[at] = " ".join([*words[:where], *words[where + 1 :]])
        with suppress(PitpropError):
            course_of("\n".join(lines))


def test_a_record_that_is_too_long_is_refused(stranger: Browser) -> None:
    assert read(stranger, "x" * 900_000, 413)["error"] == "too-long"


# --- What could be believed -----------------------------------------------------------------------


def judged(browser: Browser, text: str) -> Any:
    key = read(browser, text)["key"]
    for answer in browser.watch(f"/api/records/{key}/judged"):
        assert 0 <= answer["done"] <= answer["of"]
        if answer["done"] == answer["of"]:
            break
    return answer["moments"]


def test_what_could_be_believed_is_told_for_every_reader_at_every_moment(stranger: Browser) -> None:
    record = random_record(Case("saboteur", 4, 7), 60)
    moments = judged(stranger, print_record(record))
    assert len(moments) == len(course_of(print_record(record)).game.moments)
    for moment in moments:
        assert [each["reader"] for each in moment["watched"]] == [None, 0, 1, 2, 3]
        assert all(0 <= share <= 1 for each in moment["watched"] for share in each["suspicion"])
        # Everybody knows their own role.
        for each in moment["watched"][1:]:
            assert each["suspicion"][each["reader"]] == (each["reader"] in moment["saboteurs"])
    assert any(moment["why"] for moment in moments)


def test_of_a_record_of_one_reader_only_that_one_s_beliefs_are_told(stranger: Browser) -> None:
    record = redacted(random_record(Case("saboteur", 4, 7), 20), 2)
    for moment in judged(stranger, print_record(record)):
        assert [each["reader"] for each in moment["watched"]] == [2]
        assert moment["saboteurs"] == []


@pytest.mark.parametrize("game", ["sabotage", "dark_cave"])
def test_sides_are_told_what_they_could_expect(stranger: Browser, game: str) -> None:
    record = random_record(Case(game, 2 if game == "sabotage" else 4, 4), 20)
    moments = judged(stranger, print_record(record))
    assert all(len(moment["expected"]) == 2 for moment in moments)
    for moment in moments:
        own, other = moment["chances"]
        assert 0 <= own <= 1
        # Nobody may win The Dark Cave.
        assert own + other == pytest.approx(1) if game == "sabotage" else own + other <= 1
