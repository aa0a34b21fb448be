"""What people are told while the database fails, and that the game goes on afterwards."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from pitprop.server.database import DATABASE
from tests.server.databases import PASSWORD, Cluster, opened
from tests.server.driving import Browser, Message, ServerProcess, reached, wants_me


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
    assert "could not write its log" in errors
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
