"""Copies of the games: made while they are played, put back while nobody does."""

from __future__ import annotations

import shutil
from pathlib import Path
from random import Random

import pytest

from pitprop.core.errors import PitpropError
from pitprop.server.app import create_app
from pitprop.server.storage.backup import backup, restore
from pitprop.server.storage.database import DATABASE
from pitprop.server.storage.store import Store
from tests.cli.running import pitprop
from tests.server.databases import opened
from tests.server.driving import Browser, Hosted


def test_games_are_copied_while_they_are_played_and_go_on_from_there(tmp_path: Path) -> None:
    data, copy, other = tmp_path / "data", tmp_path / "copy", tmp_path / "other"
    random = Random(1)
    with Hosted(create_app(data)) as server, Browser(server) as browser:
        table = browser.create(first=0)
        with browser.live(table) as live:
            live.step(random, "a")
            before = live.my_turn()
            assert backup(data, copy) == 1
            live.step(random, "b")
    assert copy.stat().st_mode & 0o077 == 0
    assert restore(other, copy) == 1
    assert (other / DATABASE).stat().st_mode & 0o077 == 0
    with (
        Hosted(create_app(other)) as server,
        Browser(server, browser.http.cookies) as again,
        again.live(table) as live,
    ):
        assert live.my_turn()["view"] == before["view"]
        assert live.step(random, "c")["type"] == "accepted"


def test_nothing_is_lost_unless_that_is_said(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"
    with Hosted(create_app(data)) as server, Browser(server) as browser:
        browser.create()
        backup(data, copy)
        with pytest.raises(PitpropError, match="is there already"):
            backup(data, copy)
        with pytest.raises(PitpropError, match="another server"):
            restore(data, copy, replace=True)
        browser.create()
    with pytest.raises(PitpropError, match="--replace"):
        restore(data, copy)
    assert restore(data, copy, replace=True) == 1
    with opened(data) as connection:
        assert connection.execute("SELECT count(*) FROM tables").fetchone() == (1,)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["copy", "data"]


def test_what_is_no_copy_changes_nothing(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"
    Store(data).close()
    backup(data, copy)
    damaged = tmp_path / "damaged"
    content = copy.read_bytes()
    damaged.write_bytes(content[: len(content) // 2])
    newer = tmp_path / "newer"
    newer.mkdir()
    shutil.copy(copy, newer / DATABASE)
    with opened(newer) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '0999'")
    (tmp_path / "text").write_text("no database" * 1_000)
    before = (data / DATABASE).read_bytes()
    for file, message in (
        (damaged, "damaged|malformed|not a copy"),
        (newer / DATABASE, "newer Pitprop"),
        (tmp_path / "text", "not a copy of games"),
        (tmp_path / "nothing", "there is no file"),
    ):
        with pytest.raises(PitpropError, match=message):
            restore(data, file, replace=True)
    assert (data / DATABASE).read_bytes() == before


def test_the_commands_say_what_they_have_done_or_why_not(tmp_path: Path) -> None:
    data, copy = str(tmp_path / "data"), str(tmp_path / "copy")
    assert "no games" in pitprop("backup", copy, "--data", data).err
    Store(Path(data)).close()
    assert pitprop("backup", copy, "--data", data).out == f"0 tables are in {copy}\n"
    assert pitprop("restore", copy, "--data", data).status == 2
    ran = pitprop("restore", copy, "--replace", "--data", f"sqlite:///{data}/{DATABASE}")
    assert (ran.status, ran.out) == (0, "0 tables are there\n")
    refused = pitprop("backup", copy, "--data", "postgresql://ada:secret@127.0.0.1/games")
    assert refused.status == 2
    assert "pg_dump" in refused.err
    assert "secret" not in refused.err
