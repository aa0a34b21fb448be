"""What people are told while the database fails, and that the game goes on afterwards."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosedError

from pitprop.server.app import create_app
from pitprop.server.protocol.terms import CLOSE_CODES
from pitprop.server.storage.database import DATABASE
from tests.server.databases import PASSWORD, Cluster, opened
from tests.server.driving import Browser, Hosted, Message, ServerProcess, reached, wants_me


@contextmanager
def without(data: Path, table: str) -> Iterator[None]:
    """A database in which a table is missing."""
    with closing(sqlite3.connect(data / DATABASE)) as connection:
        connection.execute(f"ALTER TABLE {table} RENAME TO gone")
        yield
        connection.execute(f"ALTER TABLE gone RENAME TO {table}")


def test_a_move_that_could_not_be_kept_was_not_made(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    with Browser(server) as browser:
        table = browser.create(open_seats=2, opponents=[], first=0)
        with Browser(server) as ben, Browser(server) as cem:
            ben.sit(table, "Ben")
            cem.sit(table, "Cem")
            with browser.live(table) as live, ben.live(table) as other:
                move = live.my_turn()["view"]["legal"][-1]
                with without(tmp_path, "log"):
                    reply = live.play(move, "a")
                    assert (reply["type"], reply["error"]) == ("failed", "server")
                    assert "sqlite" not in reply["message"].lower()
                again = live.play(move, "a")
                assert again == {"type": "accepted", "request": "a", "number": 2}
                assert live.play(move, "a") == again
                other.state(lambda state: state["number"] == 2)
    errors = server.stop()
    assert "could not write its log" in errors


def test_what_follows_from_a_request_is_done_when_it_is_sent_again(tmp_path: Path) -> None:
    """It was kept that somebody is ready or has sat down, and what is dealt then was not."""
    server = ServerProcess(tmp_path)
    with Browser(server) as ada, Browser(server) as ben, Browser(server) as cem:
        table = ada.create(first=0)
        random = Random(3)
        with ada.live(table) as live:
            while live.my_turn()["view"]["phase"] != "dealing":
                live.step(random, f"at {live.last['number']}")
            with without(tmp_path, "log"):
                assert live.ready("a")["error"] == "server"
            assert live.ready("a")["type"] == "accepted"
            assert live.state(lambda state: state["view"]["round"] == 2)
        cem.create()
        table = ben.create(first=0, opponents=["random"], open_seats=1)
        with without(tmp_path, "log"):
            assert cem.http.post(f"/api/tables/{table}/seats", json={"name": "Cem"}).is_error
        assert cem.sit(table, "Cem") == 1
        assert ben.get(f"/api/tables/{table}")["started"]
    assert "no such table" in server.stop()


@contextmanager
def refusing_opponents(data: Path) -> Iterator[None]:
    """A database that keeps no move of an opponent."""
    with closing(sqlite3.connect(data / DATABASE)) as connection:
        connection.execute(
            "CREATE TRIGGER refuse BEFORE INSERT ON log WHEN new.seat > 0"
            " BEGIN SELECT raise(ABORT, 'the disk is full'); END"
        )
        yield
        connection.execute("DROP TRIGGER refuse")


def test_opponents_go_on_by_themselves_after_a_failure(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    complaints = server.process.stderr
    assert complaints is not None
    with Browser(server) as browser:
        table = browser.create(first=0)
        with browser.live(table) as live:
            card = live.my_turn()["view"]["hand"][0]
            with refusing_opponents(tmp_path):
                number = live.play(f"pass {card}", "a")["number"]
                while "could not go on" not in complaints.readline():
                    pass
                assert live.state(reached(number))["number"] == number
            live.state(lambda state: state["number"] > number and wants_me(state))
    server.stop()


def test_a_request_that_fails_says_nothing_about_the_inside(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    with Browser(server) as browser:
        browser.create()
        with without(tmp_path, "seats"):
            answer = browser.http.get("/api/tables")
        assert answer.status_code == 500
        assert answer.json() == {
            "error": "server",
            "message": "something went wrong here; try again",
            "params": {},
        }
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["connection"] == "close"
        assert len(browser.get("/api/tables")) == 1
    assert "no such table" in server.stop()


def test_the_log_of_a_failure_tells_nobody_s_name_or_words(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    with Browser(server) as browser:
        table = browser.create(open_seats=2, opponents=[], talk="free")
        with without(tmp_path, "seats"):
            two = ["random", "random"]
            asked = {"game": "saboteur", "name": "Zenobia", "players": 3, "opponents": two}
            assert browser.http.post("/api/tables", json=asked).status_code == 500
        with browser.live(table) as live, without(tmp_path, "talk"):
            live.state()
            said = live.ask({"type": "say", "text": "Sesame", "request": "a"})
            assert said["type"] != "accepted"
    errors = server.stop()
    assert "no such table: seats" in errors
    assert "no such table: talk" in errors
    assert "Zenobia" not in errors
    assert "Sesame" not in errors


def test_a_game_goes_on_when_its_database_is_back(cluster: Cluster, postgresql: str) -> None:
    server = ServerProcess(postgresql)
    with Browser(server) as browser:
        table = browser.create(first=0)
        with browser.live(table) as live:
            kept = live.play(pass_first_card(live.my_turn()), "a")
            state = live.state(mine_after(kept))
            with cluster.unreachable(postgresql):
                reply = live.play(pass_first_card(state), "b")
                assert (reply["type"], reply["error"]) == ("failed", "server")
                assert "connection" not in reply["message"].lower()
            again = live.play(pass_first_card(state), "b")
            assert again["number"] == state["number"] + 1
            assert live.play(pass_first_card(state), "b") == again
            live.state(mine_after(again))
    errors = server.stop()
    assert "the database can't be reached" in errors
    assert PASSWORD not in errors
    with opened(postgresql) as connection:
        log = connection.execute("SELECT number, request FROM log ORDER BY number").fetchall()
    assert [number for number, _ in log] == list(range(1, len(log) + 1))
    requests = {request: number for number, request in log if request}
    assert requests == {"0:a": kept["number"], "0:b": again["number"]}


def pass_first_card(state: Message) -> str:
    return f"pass {state['view']['hand'][0]}"


def mine_after(reply: Message) -> Callable[[Message], bool]:
    return lambda state: state["number"] > reply["number"] and wants_me(state)


WRONG: dict[str, tuple[str, str]] = {
    "UPDATE tables SET rules = 0 WHERE id = ?": ("other-rules", "begun under rules 0"),
    "UPDATE tables SET game = 'chess' WHERE id = ?": ("damaged", "can't be begun"),
    """UPDATE tables SET options = '{"attach": "no"}' WHERE id = ?""": (
        "damaged",
        "can't be begun",
    ),
    "UPDATE log SET text = 'x' WHERE number = 2 AND table_id = ?": (
        "damaged",
        "entry 2 of the log",
    ),
    "UPDATE log SET text = 'x' WHERE number = 1 AND table_id = ?": (
        "damaged",
        "entry 1 of the log",
    ),
    "UPDATE log SET seat = 2 WHERE number = 2 AND table_id = ?": ("damaged", "entry 2 of the log"),
    "DELETE FROM log WHERE number = 1 AND table_id = ?": ("damaged", "1 of the log is missing"),
}


def test_a_table_that_can_not_be_played_on_says_why(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with Hosted(create_app(tmp_path)) as server, Browser(server) as browser:
        tables = [browser.create(first=0, opponents=[], open_seats=2) for _ in WRONG]
        with Browser(server) as ben, Browser(server) as cem:
            for table in tables:
                ben.sit(table, "Ben")
                cem.sit(table, "Cem")
                with browser.live(table) as live:
                    live.play(live.my_turn()["view"]["legal"][-1], "a")
    with closing(sqlite3.connect(tmp_path / DATABASE)) as connection, connection:
        for change, table in zip(WRONG, tables, strict=True):
            connection.execute(change, (table,))
    with (
        Hosted(create_app(tmp_path)) as server,
        Browser(server, browser.http.cookies) as again,
    ):
        for (error, text), table in zip(WRONG.values(), tables, strict=True):
            caplog.clear()
            for _ in range(2):
                answer = again.get(f"/api/tables/{table}", 409)
                assert answer["error"] == error
                assert text in answer["message"]
                with again.live(table) as live, pytest.raises(ConnectionClosedError):
                    live.next()
                assert CLOSE_CODES.get(live.connection.close_code) == error  # type: ignore[call-overload]
            (line,) = caplog.messages
            assert line == f"table {table}: {answer['message']}"
        # They can be seen, and whoever is tired of them can let them go.
        assert {each["table"] for each in again.get("/api/tables")} == set(tables)
