"""Records read from the data."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from pitprop.core.errors import PitpropError
from pitprop.core.installed.registry import find_game
from pitprop.server.app import create_app
from pitprop.server.history.export import export_record
from tests.server.databases import opened
from tests.server.driving import Browser, Hosted, ServerProcess, serving


def test_the_record_of_a_finished_game_is_whole(server: ServerProcess, ada: Browser) -> None:
    table = ada.create()
    random = Random(3)
    with ada.live(table) as live:
        while not live.my_turn()["table"]["over"]:
            live.step(random, f"at {live.last['number']}")
    text = export_record(server.data, table)
    assert text == ada.http.get(f"/api/tables/{table}/record").text
    page = f"http://127.0.0.1:8000/table/{table}"
    for address in (f"{page}/", f"{page}?x=1", f"{page}#x", f"{page}/?x=1&y=/#z", f"{table}#x"):
        assert export_record(server.data, address) == text
    assert "[seed " in text


def test_until_then_it_is_what_everybody_knows(
    server: ServerProcess, ada: Browser, stranger: Browser
) -> None:
    table = ada.create(first=0)
    with ada.live(table) as live:
        live.my_turn()
        text = export_record(server.data, table)
    assert text == stranger.http.get(f"/api/tables/{table}/record").text
    assert "[view -]" in text
    assert "[seed " not in text


def test_it_can_be_read_while_no_server_runs(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Browser(server) as browser:
        table = browser.create(first=0)
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    assert export_record(tmp_path, table).startswith("[game saboteur]")
    assert before["pitprop.sqlite3"] == (tmp_path / "pitprop.sqlite3").read_bytes()


def test_a_game_of_another_deck_is_told_to_be_one(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Browser(server) as browser:
        table = browser.create(game="dark_cave", first=0)
        record = browser.http.get(f"/api/tables/{table}/record").text
    assert f"[deck {find_game('dark_cave').deck}]" in record
    with opened(tmp_path) as connection:
        connection.execute("UPDATE tables SET deck = 'another'")
    with pytest.raises(PitpropError, match="begun with another deck than the one here"):
        export_record(tmp_path, table)
    with Hosted(create_app(tmp_path)) as other, Browser(other) as browser:
        answer = browser.http.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["error"]) == (409, "other-deck")


def test_what_is_not_there_is_told_in_one_line(server: ServerProcess, tmp_path: Path) -> None:
    with pytest.raises(PitpropError, match="there is no table 'nosuchtable'"):
        export_record(server.data, "nosuchtable")
    with pytest.raises(PitpropError, match="there is no table "):
        export_record(server.data, "http://[nosuchtable")
    with pytest.raises(PitpropError, match="there are no games in"):
        export_record(tmp_path, "nosuchtable")
    (tmp_path / "pitprop.sqlite3").write_bytes(b"no database" * 1_000)
    with pytest.raises(PitpropError, match="can't read the database"):
        export_record(tmp_path, "nosuchtable")
    (tmp_path / "pitprop.sqlite3").write_bytes(b"")
    with pytest.raises(PitpropError, match="older Pitprop"):
        export_record(tmp_path, "nosuchtable")
