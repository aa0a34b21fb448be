"""Full disks, databases that can only be read, a PostgreSQL that is stopped: real ones of each."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import psycopg
import pytest
from websockets.exceptions import ConnectionClosedError

from pitprop.server.system.moment import now
from tests.server.databases import Cluster, opened
from tests.server.driving import PAUSE, Browser, Live, Message, ServerProcess, wants_me

FILLER = "filler"

#: With which a live connection ends that the page is to try again.
TRY_AGAIN_LATER = 1013


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of a few megabytes."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ("mount", "-t", "tmpfs", "-o", "size=3m", "none", str(folder))
    if os.geteuid() != 0 or subprocess.run(mount, capture_output=True).returncode != 0:
        pytest.skip("needs the right to mount a file system")
    try:
        yield folder
    finally:
        subprocess.run(("umount", "--lazy", str(folder)), check=True)


def fill(folder: Path) -> None:
    """Leave not a byte."""
    with (folder / FILLER).open("wb", buffering=0) as file:
        for size in (65_536, 512, 1):
            try:
                while True:
                    file.write(b"x" * size)
            except OSError:
                continue


def allow(folder: Path, what: str) -> None:
    """Let a file system be read alone (`ro`), or written, too (`rw`)."""
    subprocess.run(("mount", "-o", f"remount,{what}", str(folder)), check=True)


class Person:
    """Somebody who plays on, whatever happens, and remembers what was acknowledged."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.acknowledged: dict[str, int] = {}

    def try_to_play(self) -> Message:
        """Pass, or whatever else can be done."""
        state = self.live.my_turn()
        request = f"at {state['number']}"
        reply = self.live.play(state["view"]["legal"][-1], request)
        if reply["type"] == "accepted":
            self.acknowledged[f"0:{request}"] = reply["number"]
            self.live.state(lambda state: state["number"] > reply["number"] and wants_me(state))
        return reply


def see(
    data: Path | str, browser: Browser, fail: Callable[[], None], mend: Callable[[], None]
) -> None:
    """A game goes on through a fault: nobody loses anything, and everybody is told."""
    table = browser.create(first=0)
    with browser.live(table) as live:
        person = Person(live)
        assert person.try_to_play()["type"] == "accepted"
        fail()
        while (reply := person.try_to_play())["type"] == "accepted":
            assert live.last["view"]["phase"] != "dealing"
        assert (reply["type"], reply["error"]) == ("failed", "server")
        mend()
        assert person.try_to_play()["type"] == "accepted"
        assert person.try_to_play()["type"] == "accepted"
    with opened(data) as connection:
        log = connection.execute("SELECT number, request FROM log ORDER BY number").fetchall()
    assert [number for number, _ in log] == list(range(1, len(log) + 1))
    assert {request: number for number, request in log if request} == person.acknowledged


def test_a_game_goes_on_when_a_full_disk_has_room_again(small_disk: Path) -> None:
    server = ServerProcess(small_disk)
    with Browser(server) as browser:
        see(
            small_disk,
            browser,
            lambda: fill(small_disk),
            (small_disk / FILLER).unlink,
        )
    assert_told_once(server.stop())


def assert_told_once(errors: str) -> None:
    """Whoever runs a server is told that nothing can be saved, and that it can again."""
    lines = [line for line in errors.splitlines() if "saved" in line]
    assert [line.split(" ", 2)[2] for line in lines] == [
        "ERROR nothing can be saved: database or disk is full",
        "WARNING what is played can be saved again",
    ]
    assert "Traceback" not in errors


def is_ready(server: ServerProcess) -> bool:
    answer = httpx.get(f"{server.origin}/readyz", timeout=60)
    assert (answer.status_code, answer.text) in ((200, "ok\n"), (503, "nothing can be saved\n"))
    return answer.status_code == 200


def see_readiness(
    server: ServerProcess, fail: Callable[[], None], mend: Callable[[], None]
) -> None:
    """A server that can't save what is played isn't ready, and is again with nobody's help."""
    with Browser(server) as browser, browser.live(browser.create(first=0)) as live:
        person = Person(live)
        assert person.try_to_play()["type"] == "accepted"
        assert is_ready(server)
        fail()
        while person.try_to_play()["type"] == "accepted":
            assert live.last["view"]["phase"] != "dealing"
        assert not is_ready(server)
        mend()
        assert is_ready(server)
        assert person.try_to_play()["type"] == "accepted"


def test_a_server_is_not_ready_while_its_disk_is_full(small_disk: Path) -> None:
    server = ServerProcess(small_disk)
    see_readiness(server, lambda: fill(small_disk), (small_disk / FILLER).unlink)
    with opened(small_disk) as connection:
        assert connection.execute("SELECT count(*) FROM findings").fetchone() == (0,)
    assert "disk is full" in server.stop()


def test_time_that_ran_out_on_a_full_disk_has_run_out_when_there_is_room_again(
    small_disk: Path,
) -> None:
    server = ServerProcess(small_disk)
    with Browser(server) as ada, Browser(server) as ben:
        table = ada.create(open_seats=1, opponents=["random"], first=0, move_seconds=1)
        ben.sit(table, "Ben")
        with ada.live(table), ben.live(table) as his:
            deadline = his.state(lambda state: bool(state["table"]["started"]))["table"]["deadline"]
            fill(small_disk)
            while now() <= deadline + 500:
                time.sleep(PAUSE)
            (small_disk / FILLER).unlink()
            his.state(lambda state: bool(state["table"]["seats"][0]["stand_in"]))
    assert "disk is full" in server.stop()


def test_a_server_on_a_full_disk_says_so_in_one_line(small_disk: Path) -> None:
    fill(small_disk)
    with pytest.raises(
        AssertionError, match="the server didn't start: pitprop: can't use"
    ) as failed:
        ServerProcess(small_disk)
    assert "Traceback" not in str(failed.value)


def test_a_server_on_a_disk_that_may_only_be_read_says_so_in_one_line(small_disk: Path) -> None:
    ServerProcess(small_disk).stop()
    allow(small_disk, "ro")
    try:
        with pytest.raises(
            AssertionError, match=r"pitprop: can.t use.*Read-only file system"
        ) as failed:
            ServerProcess(small_disk)
    finally:
        allow(small_disk, "rw")
    assert "Traceback" not in str(failed.value)
    ServerProcess(small_disk).stop()


@pytest.fixture
def with_postgresql(postgresql: str) -> Iterator[ServerProcess]:
    server = ServerProcess(postgresql)
    yield server
    server.stop()


@pytest.fixture
def read_only(cluster: Cluster, postgresql: str) -> Callable[[str], None]:
    """Lets the database be read alone (`on`), or written, too (`off`)."""
    name = psycopg.conninfo.conninfo_to_dict(postgresql)["dbname"]

    def read_only(is_so: str) -> None:
        with cluster.connect("postgres") as connection:
            connection.autocommit = True
            setting = f"ALTER DATABASE {name} SET default_transaction_read_only = {is_so}"
            connection.execute(setting.encode())
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,)
            )

    return read_only


def test_a_server_is_not_ready_while_its_database_may_only_be_read(
    with_postgresql: ServerProcess, read_only: Callable[[str], None]
) -> None:
    see_readiness(with_postgresql, lambda: read_only("on"), lambda: read_only("off"))


def test_a_game_goes_on_when_its_database_may_be_written_again(
    postgresql: str, with_postgresql: ServerProcess, read_only: Callable[[str], None]
) -> None:
    with Browser(with_postgresql) as browser:
        see(postgresql, browser, lambda: read_only("on"), lambda: read_only("off"))


def test_a_game_goes_on_when_a_stopped_postgresql_is_started(
    cluster: Cluster, postgresql: str, with_postgresql: ServerProcess
) -> None:
    with Browser(with_postgresql) as browser:
        see(postgresql, browser, cluster.stop, cluster.start)


@contextmanager
def stopped(cluster: Cluster) -> Iterator[None]:
    """PostgreSQL is stopped as long as the block lasts."""
    cluster.stop()
    try:
        yield
    finally:
        cluster.start()


def test_while_postgresql_is_stopped_requests_are_asked_to_wait_and_the_log_says_so_once(
    cluster: Cluster, postgresql: str
) -> None:
    server = ServerProcess(postgresql)
    with Browser(server) as browser:
        table = browser.create(first=0)
        with browser.live(table) as live:
            person = Person(live)
            assert person.try_to_play()["type"] == "accepted"
            for _ in range(2):
                with stopped(cluster):
                    for path in ("/api/tables", "/api/tables/x", "/api/tables"):
                        asked_to_wait(browser.http.get(path))
                    assert person.try_to_play()["error"] == "server"
                    with browser.live("x") as another, pytest.raises(ConnectionClosedError):
                        another.next()
                    assert another.connection.close_code == TRY_AGAIN_LATER
                assert [each["table"] for each in browser.get("/api/tables")] == [table]
                assert person.try_to_play()["type"] == "accepted"
    log = server.stop()
    assert log.count("the database can't be reached") == 2
    assert log.count("the database can be reached again") == 2
    assert log.count("can't hear the other servers") <= 2
    assert "Traceback" not in log


def asked_to_wait(answer: httpx.Response) -> None:
    assert answer.status_code == 503, answer.text
    assert answer.json()["error"] == "server"
    assert "postgres" not in answer.text.lower()
    assert int(answer.headers["retry-after"]) > 0


def test_what_is_wrong_in_a_postgresql_that_answers_is_told_in_full(postgresql: str) -> None:
    server = ServerProcess(postgresql)
    with Browser(server) as browser:
        browser.create(first=0)
        with opened(postgresql) as connection:
            connection.execute("ALTER TABLE seats RENAME TO gone")
        answer = browser.http.get("/api/tables")
        assert (answer.status_code, answer.json()["error"]) == (500, "server")
        with opened(postgresql) as connection:
            connection.execute("ALTER TABLE gone RENAME TO seats")
        assert len(browser.get("/api/tables")) == 1
    log = server.stop()
    assert "UndefinedTable" in log
    assert "Traceback" in log
