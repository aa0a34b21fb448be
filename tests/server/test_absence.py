"""People who are away: stand-ins, the clock, hosts who don't come back."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path

from pitprop.server.app import create_app
from pitprop.server.storage.database import DATABASE
from pitprop.server.storage.rows import Entry
from pitprop.server.system.moment import now
from pitprop.server.table.clock import bank_left, deadline
from pitprop.server.tables.waits import Waits
from tests.server.driving import Browser, Hosted
from tests.server.test_company import between_rounds
from tests.server.test_store import ROW

IMPATIENT = Waits(stand_in=0, host=0, nudge=0)
PATIENT = Waits(stand_in=10**6, host=10**6)


@contextmanager
def two_people(folder: Path, waits: Waits) -> Iterator[tuple[Browser, Browser]]:
    with (
        Hosted(create_app(folder, waits=waits)) as server,
        Browser(server) as ada,
        Browser(server) as ben,
    ):
        yield ada, ben


def begun(ada: Browser, ben: Browser, **clock: int) -> str:
    """A table where Ben is to begin."""
    table = ada.create(open_seats=1, opponents=["random"], first=1, **clock)
    ben.sit(table, "Ben")
    return table


def test_who_goes_is_away_at_once_and_the_others_are_told(tmp_path: Path) -> None:
    with two_people(tmp_path, PATIENT) as (ada, ben):
        table = begun(ada, ben)
        with ada.live(table) as hers:
            with ben.live(table):
                hers.state(lambda state: state["table"]["seats"][1]["connected"])
            hers.state(lambda state: not state["table"]["seats"][1]["connected"])
            assert hers.last["table"]["seats"][1]["away_since"]


def test_a_computer_player_stands_in_for_who_is_away_until_they_return(tmp_path: Path) -> None:
    with two_people(tmp_path, IMPATIENT) as (ada, ben):
        table = begun(ada, ben)
        with ada.live(table) as hers:
            asked = {"type": "stand-in", "request": "a", "seat": 1}
            assert hers.ask(asked)["type"] == "accepted"
            state = hers.state(lambda state: bool(state["view"]["legal"]))
            assert state["table"]["seats"][1]["stand_in"] == "medium"
            assert state["table"]["seats"][1]["name"] == "Ben"
            with ben.live(table) as his:
                his.state(lambda state: not state["table"]["seats"][1]["stand_in"])
                move = hers.last["view"]["legal"][0]
                assert hers.play(move, "b")["type"] == "accepted"
                assert his.my_turn()["table"]["seats"][1]["stand_in"] == ""


def test_who_comes_back_is_told_what_was_decided_for_them(tmp_path: Path) -> None:
    with two_people(tmp_path, IMPATIENT) as (ada, ben):
        table = begun(ada, ben)
        with ada.live(table) as hers:
            hers.ask({"type": "stand-in", "request": "a", "seat": 1})
            # The third seat's computer player stands in for nobody.
            state = hers.state(lambda state: bool(state["view"]["legal"]))
            assert [len(seat["stood_in"]) for seat in state["table"]["seats"]] == [0, 1, 0]
            with ben.live(table) as his:
                seen = his.state(lambda state: not state["table"]["seats"][1]["stand_in"])
                (told,) = seen["table"]["seats"][1]["stood_in"]
                assert told["round"] == seen["view"]["round"]
                seats = [event["seat"] for event in seen["view"]["history"]]
                assert set(seats[told["first"] : told["end"]]) == {1}
                assert 1 not in seats[told["end"] :]
                # What he then does himself isn't among it.
                hers.play(hers.last["view"]["legal"][0], "b")
                turn = his.my_turn()
                his.play(turn["view"]["legal"][0], "c")
                after = his.state(lambda state: state["number"] > turn["number"])
                assert after["table"]["seats"][1]["stood_in"] == [told]


def test_what_was_decided_for_somebody_is_told_after_a_restart(tmp_path: Path) -> None:
    told = []
    with two_people(tmp_path, IMPATIENT) as (ada, ben):
        table = begun(ada, ben)
        cookies = dict(ada.http.cookies)
        with ada.live(table) as hers:
            hers.ask({"type": "stand-in", "request": "a", "seat": 1})
            told.append(hers.state(lambda state: bool(state["view"]["legal"])))
    with two_people(tmp_path, IMPATIENT) as (ada, _):
        ada.http.cookies.update(cookies)
        with ada.live(table) as hers:
            told.append(hers.state())
    first, again = ([seat["stood_in"] for seat in state["table"]["seats"]] for state in told)
    assert first == again
    assert first[1]


def test_nobody_stands_in_for_who_is_there_or_has_just_gone(tmp_path: Path) -> None:
    with two_people(tmp_path, PATIENT) as (ada, ben):
        table = begun(ada, ben)
        with ada.live(table) as hers:
            asked = {"type": "stand-in", "request": "a", "seat": 1}
            assert hers.ask(asked)["error"] == "not-away"
            with ben.live(table) as his:
                his.state()
                assert hers.ask(asked | {"request": "b"})["error"] == "not-away"
            assert hers.ask(asked | {"request": "c", "seat": 2})["error"] == "not-a-person"


def test_where_time_runs_out_a_computer_player_plays_on_visibly(tmp_path: Path) -> None:
    with two_people(tmp_path, PATIENT) as (ada, ben):
        table = begun(ada, ben, move_seconds=1)
        with ada.live(table) as hers, ben.live(table) as his:
            state = his.state(lambda state: bool(state["view"]["legal"]))
            assert state["table"]["deadline"] is not None
            his.state(lambda state: state["table"]["seats"][1]["stand_in"] == "medium")
            hers.state(lambda state: state["number"] >= 2)
            assert his.ask({"type": "return", "request": "a"})["type"] == "accepted"
            his.state(lambda state: not state["table"]["seats"][1]["stand_in"])


def test_nobody_plays_on_for_people_who_have_all_gone_until_one_comes_back(tmp_path: Path) -> None:
    quick = {"move_seconds": 1, "pace": 0}
    with (
        Hosted(create_app(tmp_path, waits=PATIENT)) as server,
        Browser(server) as ada,
        Browser(server) as ben,
        Browser(server) as cem,
    ):
        table = begun(ada, ben, **quick)
        with cem.live(table) as watched:
            both = watched.state(
                lambda state: all(seat["stand_in"] for seat in state["table"]["seats"][:2])
            )
        own = cem.create(opponents=["random", "random"], **quick)
        with cem.live(own) as there:  # whoever is there sees the computer player play on
            there.state(lambda state: state["number"] >= 20)
        with cem.live(table) as watched:
            assert watched.state(lambda state: True)["number"] == both["number"]
        with ada.live(table) as hers:
            hers.state(lambda state: not state["table"]["seats"][0]["stand_in"])
            state = hers.state(lambda state: bool(state["view"]["legal"]))
            assert hers.play(state["view"]["legal"][0], "a")["type"] == "accepted"
            hers.state(lambda state: state["number"] > both["number"] + 1)


def test_the_next_person_is_host_when_the_host_is_gone_for_long(tmp_path: Path) -> None:
    with two_people(tmp_path, IMPATIENT) as (ada, ben):
        table = begun(ada, ben)
        with ben.live(table) as his:
            assert his.state(lambda state: state["table"]["host"] == 1)


def test_who_loads_the_page_anew_is_waited_for_before_the_next_round(tmp_path: Path) -> None:
    with two_people(tmp_path, Waits(grace=10**6)) as (ada, ben):
        table = begun(ada, ben)
        with ada.live(table) as hers:
            with ben.live(table) as his:
                between_rounds(hers, his)
            hers.ready("ready")
            hers.state(lambda state: not state["table"]["seats"][1]["connected"])
            assert hers.last["view"]["phase"] == "dealing"
            with ben.live(table) as his:
                assert his.state()["view"]["phase"] == "dealing"
                his.ready("ready")
                assert hers.state(lambda state: state["view"]["round"] == 2)


def test_a_bank_is_spent_by_what_a_decision_takes_too_long() -> None:
    """Seat 0 takes 4 and 12 seconds where 5 are free; a stand-in's time isn't counted.

    Unless time ran out over it: then the bank is spent.
    """
    row = replace(ROW, move_seconds=5, bank_seconds=10)
    log = [
        Entry(1, -1, "", None, None, 1_000),
        Entry(2, 0, "", None, None, 5_000),
        Entry(3, 1, "", None, None, 6_000),
        Entry(4, 0, "", None, None, 18_000),
        Entry(5, 1, "", None, None, 19_000),
        Entry(6, 0, "", None, None, 25_000, "standard"),
    ]
    assert bank_left(row, log, 0) == 3_000
    assert bank_left(row, log, 1) == 10_000
    assert deadline(row, log, 0, None) == 25_000 + 5_000 + 3_000
    assert deadline(row, log, 0, 100_000) == 100_000 + 5_000 + 3_000
    log += [
        Entry(7, 1, "", None, None, 26_000),
        Entry(8, 0, "", None, None, 34_100, "standard"),
    ]
    assert bank_left(row, log, 0) == 0


def test_who_takes_the_seat_back_has_the_time_anew_once(tmp_path: Path) -> None:
    with two_people(tmp_path, PATIENT) as (ada, ben):
        table = begun(ada, ben, move_seconds=1, pace=10_000)
        with ben.live(table) as his:
            deadlines = []
            for at in range(2):
                his.state(lambda state: bool(state["table"]["seats"][1]["stand_in"]))
                assert his.ask({"type": "return", "request": f"return {at}"})["type"] == "accepted"
                deadlines.append(his.last["table"]["deadline"])
            assert his.last["number"] == 1
            assert deadlines[0] == deadlines[1]


def test_nobody_s_time_runs_while_there_is_no_server(tmp_path: Path) -> None:
    hour = 3600
    with two_people(tmp_path, PATIENT) as (ada, ben):
        table = begun(ada, ben, move_seconds=hour)
        with ben.live(table) as his:
            his.state(lambda state: state["table"]["deadline"] is not None)
    down = now()
    with (
        Hosted(create_app(tmp_path)) as server,
        Browser(server, ben.http.cookies) as again,
        again.live(table) as his,
    ):
        assert his.state()["table"]["deadline"] >= down + 1000 * hour


def test_a_stop_of_the_server_costs_nothing_of_the_bank(tmp_path: Path) -> None:
    """Nor later; the last entry is made as old as if the stop had taken an hour."""
    with two_people(tmp_path, PATIENT) as (ada, ben):
        table = begun(ada, ben, move_seconds=60, bank_seconds=600)
    with closing(sqlite3.connect(tmp_path / DATABASE)) as file, file:
        file.execute("UPDATE log SET at = at - 3600000")
    with (
        Hosted(create_app(tmp_path)) as server,
        Browser(server, ben.http.cookies) as again,
        again.live(table) as his,
    ):
        state = his.state(lambda state: bool(state["view"]["legal"]))
        his.play(state["view"]["legal"][0], "a")
        state = his.state(lambda state: state["number"] > 1)
        assert state["table"]["seats"][1]["bank"] == 600_000


def test_the_bank_pays_only_for_the_time_since_somebody_has_come_back() -> None:
    row = replace(ROW, move_seconds=5, bank_seconds=10)
    log = [
        Entry(1, -1, "", None, None, 1_000),
        Entry(2, 0, "", None, None, 60_000, None, began=52_000),
    ]
    assert bank_left(row, log, 0) == 7_000
    assert deadline(row, log, 1, None) == 60_000 + 5_000 + 10_000
