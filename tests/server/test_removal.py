"""A table that is removed by whoever hosts it, with all that is known of it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from pitprop.core.errors import PitpropError
from pitprop.server.app import create_app
from pitprop.server.history.export import export_record
from pitprop.server.storage.removal import removable, remove_table
from pitprop.server.tables.housekeeping import Keeping
from tests.cli.running import on_terminal, pitprop, read_until, refused
from tests.server.databases import opened
from tests.server.driving import Browser, Hosted
from tests.server.test_company import asked
from tests.server.test_housekeeping import finish, tidied

NAME = "Adalgunde"


@pytest.fixture
def two(data: Path | str) -> tuple[str, str]:
    """Two tables where somebody has played and said something; nobody is there any more."""
    with Hosted(create_app(data)) as server, Browser(server) as ada:
        tables = []
        for _ in range(2):
            table = ada.create(name=NAME, first=0, talk="free")
            with ada.live(table) as live:
                live.my_turn()
                assert asked(live, "say", "said", text="Well dug")["type"] == "accepted"
            tables.append(table)
    return tables[0], tables[1]


def holding(data: Path | str, table: str) -> dict[str, int]:
    """In how many rows of the database's tables a table is named."""
    found = {}
    with opened(data) as connection:
        for name, column in (
            *(("tables", "id"), ("archive", "id")),
            *((each, "table_id") for each in ("seats", "log", "talk", "arranged", "carries")),
        ):
            row = connection.execute(f"SELECT 1 FROM {name} WHERE {column} = '{table}'")
            found[name] = len(row.fetchall())
    return found


def test_all_of_it_goes_and_the_others_stay(data: Path | str, two: tuple[str, str]) -> None:
    table, other = two
    before = holding(data, other)
    assert removable(data, f"http://pit.test/table/{table}?x#y").names[0] == NAME
    remove_table(data, table)
    assert set(holding(data, table).values()) == {0}
    assert holding(data, other) == before
    with pytest.raises(PitpropError, match=f"there is no table '{table}'"):
        removable(data, table)
    with Hosted(create_app(data)) as server, Browser(server) as browser:
        assert browser.http.get(f"/api/tables/{table}").status_code == 404
        assert browser.http.get(f"/api/tables/{other}").status_code == 200


def test_no_trace_of_it_is_left_in_the_file(tmp_path: Path) -> None:
    with Hosted(create_app(tmp_path)) as server, Browser(server) as ada:
        table = ada.create(name=NAME, first=0)
    assert any(NAME.encode() in file.read_bytes() for file in tmp_path.iterdir())
    remove_table(tmp_path, table)
    assert not any(NAME.encode() in file.read_bytes() for file in tmp_path.iterdir())


def test_a_record_that_was_kept_goes_too(data: Path | str) -> None:
    with Hosted(create_app(data)) as server, Browser(server) as ada:
        table = ada.create()
        with ada.live(table) as live:
            finish(live)
    assert tidied(data, Keeping(finished=1), days=2) == 1
    assert export_record(data, table)
    assert removable(data, table).names == ()
    remove_table(data, table)
    with pytest.raises(PitpropError, match=f"there is no table '{table}'"):
        export_record(data, table)


def test_nothing_is_removed_under_a_server_that_uses_it(data: Path | str) -> None:
    with Hosted(create_app(data)) as server, Browser(server) as ada:
        table = ada.create(first=0)
        with ada.live(table):
            with pytest.raises(PitpropError, match=r"server (\(process \d+\) )?uses"):
                remove_table(data, table)
            assert removable(data, table).table == table


def test_servers_on_postgresql_go_on_while_a_table_is_removed_that_nobody_uses(
    postgresql: str,
) -> None:
    with Hosted(create_app(postgresql)) as server, Browser(server) as ada:
        unused = ada.create(first=0)
    with Hosted(create_app(postgresql)) as server, Browser(server) as ben:
        table = ben.create(first=0)
        remove_table(postgresql, unused)
        assert ben.http.get(f"/api/tables/{unused}").status_code == 404
        with ben.live(table) as live:
            assert live.my_turn()


def test_the_command_says_what_it_removes_and_asks_before(tmp_path: Path) -> None:
    with Hosted(create_app(tmp_path)) as server, Browser(server) as ada:
        table = ada.create(name=NAME, first=0)
    here = ("--data", str(tmp_path))
    assert NAME in refused(pitprop("remove", table, *here))
    with on_terminal("remove", table, *here) as (_, terminal):
        assert NAME.encode() in read_until(terminal, b"[y/N]: ")
        os.write(terminal, b"n\n")
        assert b"nothing has been removed" in read_until(terminal)
    assert removable(tmp_path, table).table == table
    ran = pitprop("remove", f"http://127.0.0.1:8000/table/{table}", *here, "--yes")
    assert (ran.status, ran.err) == (0, "")
    assert f"table {table} (saboteur, opened " in ran.out
    assert f"there is no table '{table}'" in refused(pitprop("remove", table, *here, "--yes"))


def test_what_is_not_there_is_not_made(tmp_path: Path) -> None:
    missing = tmp_path / "none.sqlite3"
    for command in ("remove", "export"):
        for data in (f"sqlite:///{missing}", str(tmp_path)):
            assert "there are no games in" in refused(pitprop(command, "x", "--data", data))
    assert list(tmp_path.iterdir()) == []
