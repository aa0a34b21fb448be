"""What people are told while the database fails, and that the game goes on afterwards."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from pitprop.server.store import DATABASE
from tests.server.driving import Browser, ServerProcess, reached, wants_me


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
        assert len(browser.get("/api/tables")) == 1
    assert "no such table" in server.stop()
