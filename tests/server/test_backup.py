"""Copies of the games: made while they are played, put back while nobody does."""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
import stat
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pitprop.core.errors import PitpropError
from pitprop.server.app import create_app
from pitprop.server.storage.backup import backup, restore
from pitprop.server.storage.database import DATABASE
from pitprop.server.storage.store import Store
from tests.cli.running import pitprop, refused
from tests.server.databases import opened
from tests.server.driving import Browser, Hosted, ServerProcess

NOBODY = 65_534


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


@contextmanager
def another_user(folder: Path) -> Iterator[None]:
    """Be a user who isn't root, and whom a folder belongs to; root is needed for that."""
    if os.geteuid() != 0:
        pytest.skip("needs root, which can be another user")
    os.chown(folder, NOBODY, NOBODY)
    groups = os.getgroups()
    os.setgroups([])
    os.setresgid(NOBODY, NOBODY, 0)
    os.setresuid(NOBODY, NOBODY, 0)
    try:
        yield
    finally:
        os.setresuid(0, 0, 0)
        os.setresgid(0, 0, 0)
        os.setgroups(groups)


@pytest.fixture
def reachable() -> Iterator[Path]:
    """A folder that all users of the system can enter; that of a test is its user's alone."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


def test_what_root_puts_back_belongs_to_whoever_serves_it(reachable: Path) -> None:
    copy, data, new = reachable / "copy", reachable / "data", reachable / "new"
    data.mkdir()
    new.mkdir()
    with another_user(data):
        Store(data).close()
    before = (data / DATABASE).stat()
    backup(data, copy)
    restore(data, copy, replace=True)
    after = (data / DATABASE).stat()
    assert after.st_ino != before.st_ino
    assert (after.st_uid, after.st_gid, after.st_mode) == (NOBODY, NOBODY, before.st_mode)
    # Where nothing is replaced, the folder says whose it is.
    os.chown(new, NOBODY, NOBODY)
    restore(new, copy)
    for folder in (data, new):
        with another_user(folder):
            Store(folder).close()


def test_who_may_not_use_a_database_is_told_which_and_why(reachable: Path) -> None:
    data, copy = reachable / "data", reachable / "copy"
    Store(data).close()
    backup(data, copy)
    (reachable / "open").mkdir()
    shutil.copy(copy, reachable / "open" / DATABASE)
    (reachable / "open" / DATABASE).chmod(0o600)
    with another_user(reachable / "open"):
        with pytest.raises(PitpropError, match=rf"{DATABASE} may not be read and written"):
            Store(reachable / "open")
        for command in (
            ("backup", str(reachable / "open" / "another"), "--data", str(data)),
            ("export", "table", "--data", str(data)),
            ("export", "table", "--data", str(reachable / "open")),
            ("restore", str(data / "copy"), "--data", str(reachable / "open")),
            ("restore", str(copy), "--data", str(data)),
        ):
            line = refused(pitprop(*command))
            assert str(reachable) in line
            assert re.search("Permission denied|not readable|may not be read", line)


def test_tables_of_no_version_of_ours_are_told_in_one_line(tmp_path: Path) -> None:
    Store(tmp_path).close()
    with opened(tmp_path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = 'v0099'")
    for command in (("backup", str(tmp_path / "copy")), ("export", "table")):
        assert "'v0099'" in refused(pitprop(*command, "--data", str(tmp_path)))


@pytest.mark.parametrize(
    "command", [("serve", "--port", "0"), ("backup", "copy"), ("export", "table")]
)
def test_data_without_a_name_are_not_made_wherever_one_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert "--data is empty" in refused(pitprop(*command, "--data", ""))
    assert list(tmp_path.iterdir()) == []


def test_a_message_about_a_copy_names_what_it_was_made_from(tmp_path: Path) -> None:
    Store(tmp_path).close()
    with opened(tmp_path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '0999'")
    line = refused(pitprop("backup", str(tmp_path / "copy"), "--data", str(tmp_path)))
    assert f"{tmp_path / DATABASE}: " in line
    assert not (tmp_path / "copy").exists()


def test_at_each_moment_of_putting_back_either_the_old_games_are_there_or_the_new_ones(
    killed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before each step that changes names the folder is looked at as a power failure leaves it."""
    copy = tmp_path / "copy"
    backup(one_table(tmp_path / "other"), copy)
    steps = Steps(killed)
    fsync = os.fsync

    def note(file: int) -> None:
        is_folder = stat.S_ISDIR(os.fstat(file).st_mode)
        steps.done.append("make names safe" if is_folder else "make contents safe")
        fsync(file)

    monkeypatch.setattr(os, "fsync", note)
    with steps.watched():
        assert restore(killed, copy, replace=True) == 1
    steps.look()
    assert set(steps.found) == {2, 1}
    assert steps.found == sorted(steps.found, reverse=True)
    # What is written before is safe before the names change, and what goes has gone for good.
    put_in_place = steps.done.index(f"rename to {DATABASE}")
    assert steps.done[0] == "make contents safe"
    last_gone = steps.done.index(f"remove {DATABASE}-shm")
    assert "make names safe" in steps.done[last_gone:put_in_place]
    assert steps.done[put_in_place + 1] == "make names safe"
    assert not [file for file in killed.iterdir() if file.name.endswith(("-wal", "-shm"))]


def test_games_that_are_damaged_are_replaced_with_what_lay_beside_them(
    killed: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "copy"
    backup(one_table(tmp_path / "other"), copy)
    (killed / DATABASE).write_text("no database" * 1_000)
    (killed / f"{DATABASE}-journal").write_text("what was to be undone")
    assert restore(killed, copy, replace=True) == 1
    assert count_tables(killed) == 1


def test_games_that_another_program_has_open_are_not_replaced(killed: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    backup(one_table(tmp_path / "other"), copy)
    with closing(sqlite3.connect(killed / DATABASE)) as other:
        other.execute("BEGIN")
        other.execute("SELECT count(*) FROM tables").fetchall()
        with pytest.raises(PitpropError, match="another program"):
            restore(killed, copy, replace=True)
    assert count_tables(killed) == 2


@pytest.fixture
def killed(tmp_path: Path) -> Path:
    """A folder with two tables, most of which are in what lies beside the database."""
    data = tmp_path / "killed"
    server = ServerProcess(data)
    with Browser(server) as browser:
        for _ in range(2):
            browser.create()
        server.kill()
    assert (data / f"{DATABASE}-wal").stat().st_size > 0
    return data


def one_table(data: Path) -> Path:
    with Hosted(create_app(data)) as server, Browser(server) as browser:
        browser.create()
    return data


def count_tables(data: Path) -> int:
    with closing(sqlite3.connect(data / DATABASE)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        (count,) = connection.execute("SELECT count(*) FROM tables").fetchone()
    return int(count)


class Steps:
    """What is done to the files of a folder, and how many tables it has before each step."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.done: list[str] = []
        self.found: list[int] = []
        self._is_watching = False
        sys.addaudithook(self._heard)  # It can't be taken away again.

    @contextmanager
    def watched(self) -> Iterator[None]:
        self._is_watching = True
        yield
        self._is_watching = False

    def look(self) -> None:
        """Find out how many tables there would be if nothing followed."""
        with tempfile.TemporaryDirectory() as name:
            left = Path(name)
            for file in self.folder.glob(f"{DATABASE}*"):
                shutil.copy(file, left)
            self.found.append(count_tables(left))

    def _heard(self, event: str, arguments: tuple[Any, ...]) -> None:
        if not self._is_watching or event not in ("os.remove", "os.rename"):
            return
        self._is_watching = False
        self.look()
        names = [Path(each).name for each in arguments if isinstance(each, str | Path)]
        self.done.append(f"rename to {names[1]}" if event == "os.rename" else f"remove {names[0]}")
        self._is_watching = True
