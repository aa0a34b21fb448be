"""Games of three rounds, from the first page to the record."""

from __future__ import annotations

import hashlib
from random import Random
from typing import Any

import pytest

from pitprop.core.game import CHANCE, SPECTATOR
from pitprop.core.installed.registry import find_game
from pitprop.core.records.commitment import is_commitment_to
from pitprop.core.records.record import ChanceEntry, Header, MoveEntry, Record
from pitprop.core.records.recording import redacted
from pitprop.core.records.replay import replay, steps
from pitprop.core.records.text import parse_record, print_record
from tests.server.driving import Browser, Live

pytestmark = pytest.mark.wheel


def play_to_the_end(live: Live, random: Random) -> list[int]:
    """Plays at random; returns the numbers of what was accepted."""
    numbers: list[int] = []
    while not live.my_turn()["table"]["over"]:
        reply = live.step(random, f"r{len(numbers)}")
        assert reply["type"] == "accepted"
        numbers.append(reply["number"])
    return numbers


def record_at(browser: Browser, table: str) -> Record:
    answer = browser.http.get(f"/api/tables/{table}/record")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    record = parse_record(answer.text)
    assert print_record(record) == answer.text
    return record


def settled(browser: Browser, table: str) -> tuple[Record, list[Any]]:
    """The record and the reasons: what a computer player says comes a moment after its move."""
    for _ in range(1_000):
        record = record_at(browser, table)
        reasons = browser.get(f"/api/tables/{table}/reasons")
        if len(record.said) == sum(len(each["said"]) for each in reasons):
            return record, reasons
    raise AssertionError("what was said isn't what the reasons tell")


def dealt_from(header: Header, record: Record) -> list[str]:
    """What the seed would have dealt in this game."""
    lines: list[str] = []
    before = find_game(header.game).start(
        len(header.seats),
        edition=header.edition,
        options=header.options,
        seed=header.seed,
        first=header.first,
    )
    for step in steps(record):
        if step.seat == CHANCE:
            lines += before.draw().lines()
        before = step.state.clone()
    return lines


def moments_of(record: Record) -> set[tuple[int, str, int, int]]:
    """Who moved, how, in which round, and how many events its history had before."""
    header = record.header
    before = find_game(header.game).start(
        len(header.seats), edition=header.edition, options=header.options
    )
    made = set()
    for step in steps(record):
        view = before.view(SPECTATOR).wire()
        if isinstance(step.entry, MoveEntry):
            made.add((step.seat, step.entry.text, view.round, len(view.history)))
        before = step.state.clone()
    return made


CASES: list[dict[str, Any]] = [
    {"edition": "amigo", "players": 3, "opponents": ["random", "standard"]},
    {"edition": "web", "players": 5, "opponents": ["standard"] * 4, "auto_pick": "no"},
    {"edition": "nl", "players": 10, "opponents": ["standard"] * 9, "first": 4},
    {
        "edition": "amigo",
        "options": {"attach": "tunnel", "stone_choice": "yes", "reshuffle_gold": "yes"},
        "players": 4,
        "opponents": ["random"] * 3,
        "name": 'Ada "Gold" [Lovelace]',
    },
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['edition']}-{case['players']}")
def test_a_game_is_played_to_its_end_and_can_be_checked(
    ada: Browser, stranger: Browser, case: dict[str, Any]
) -> None:
    table = ada.create(**case)
    commit = ada.get(f"/api/tables/{table}")["commit"]
    with ada.live(table) as live:
        accepted = play_to_the_end(live, Random(case["players"]))
        view = live.last["view"]
        number = live.last["number"]
    assert view["round"] == 3
    assert len(view["results"]) == 3
    assert view["winners"]
    assert accepted == sorted(accepted)

    record, reasons = settled(ada, table)
    assert record == record_at(stranger, table)
    header = record.header
    assert header.edition == case["edition"]
    assert header.seats[0] == case.get("name", "Ada")
    assert header.commit == commit
    assert header.seed
    assert header.salt
    assert is_commitment_to(commit, header.seed, header.salt)
    committed = f"pitprop 1\n{header.seed}\n{header.salt}".encode()
    assert commit == hashlib.sha256(committed).hexdigest()

    state = replay(record)
    assert list(state.winners()) == view["winners"]
    assert len(record.moves) == number - 3  # and three deals
    deals = [entry.lines for entry in record.entries if isinstance(entry, ChanceEntry)]
    assert [line for lines in deals for line in lines] == dealt_from(header, record)

    assert reasons == stranger.get(f"/api/tables/{table}/reasons")
    assert {each["seat"] for each in reasons} == set(range(1, case["players"]))
    assert all(each["reasons"] for each in reasons)
    # By this the page knows who sat there then.
    made = {(each["seat"], each["move"], each["round"], each["events"]) for each in reasons}
    assert made <= moments_of(record)
    moves = {move.text for move in record.moves}
    assert {each["move"] for each in reasons} <= moves
    known = ada.get("/api/games/saboteur/texts")["reasons"].keys()
    assert {why["key"] for each in reasons for why in each["reasons"]} <= known

    for message in ("deal", "play"):
        with ada.live(table) as live:
            reply = live.ask(
                {"type": message, "request": f"late {message}"}
                | ({"move": "pass NS", "number": number} if message == "play" else {})
            )
            assert reply["type"] == "failed"


def test_in_the_middle_a_record_tells_only_what_the_reader_knows(
    ada: Browser, ben: Browser, stranger: Browser
) -> None:
    table = ada.create(open_seats=1, opponents=["random"], first=0)
    ben.sit(table, "Ben")
    random = Random(8)
    with ada.live(table) as a, ben.live(table) as b:
        for turn in range(6):
            assert (a, b)[turn % 2].step(random, f"turn {turn}")["type"] == "accepted"
        number = a.my_turn()["number"]
        hands = [a.last["view"]["hand"], b.state(lambda s: s["number"] == number)["view"]["hand"]]
    records = [record_at(browser, table) for browser in (ada, ben, stranger)]
    assert [record.header.view for record in records] == [0, 1, SPECTATOR]
    for record in records:
        assert record.header.commit
        assert record.header.seed is None
        assert record.header.salt is None
        assert len(record.moves) == number - 1
    assert ada.get(f"/api/tables/{table}/reasons", 409)["error"] == "not-over"
    assert hands[0] != hands[1]


def test_what_was_redacted_is_what_is_told_later(ada: Browser) -> None:
    table = ada.create(first=0)
    random = Random(9)
    with ada.live(table) as live:
        for turn in range(4):
            live.step(random, f"turn {turn}")
        live.my_turn()
        early = record_at(ada, table)
        play_to_the_end(live, random)
    whole = record_at(ada, table)
    cut = len(early.moves)
    kept = next(at for at, entry in enumerate(whole.entries) if getattr(entry, "number", 0) == cut)
    upto = Record(whole.header, whole.entries[: kept + 1])
    assert redacted(upto, 0) == early


def test_before_the_game_begins_its_record_is_empty(ada: Browser) -> None:
    record = record_at(ada, ada.create(open_seats=2, opponents=[]))
    assert record.entries == ()
    assert record.header.seats == ("Ada", "", "")
