"""`--workers`: processes and connections are killed under play; `make test-several` runs these."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import httpx
import psycopg
import pytest
from websockets.exceptions import WebSocketException

from tests.server.databases import opened
from tests.server.driving import PATIENCE, Browser, Live, Message, ServerProcess, is_over, wants_me
from tests.server.test_several import whole

pytestmark = [
    pytest.mark.skipif(
        os.environ.get("PITPROP_SEVERAL") != "1", reason="make test-several runs these"
    ),
    pytest.mark.timeout(600),
]
PROCESSES = 4
KILLS = 24
FEWEST = 5
MOVES_BETWEEN = 2
LONGEST_WAIT = 2


@contextmanager
def workers(data: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[ServerProcess]:
    """Several processes on one port."""
    monkeypatch.setenv("SERVING", str(PROCESSES))
    server = ServerProcess(data)
    try:
        yield server
    finally:
        server.process.terminate()
        server.process.communicate(timeout=PATIENCE)


def children(server: ServerProcess) -> list[int]:
    """The processes that serve."""
    parent = server.process.pid
    found = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    return [int(pid) for pid in found if b"spawn_main" in command_of(int(pid))]


def command_of(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


class Player:
    """Somebody who comes back to a lost connection, and asks again what has no answer."""

    def __init__(self, browser: Browser, table: str, seed: int) -> None:
        self.browser = browser
        self.table = table
        self.random = Random(seed)
        self.asked: Message | None = None
        self.acknowledged: dict[str, int] = {}
        self.since = self.longest = 0.0
        self.enough = threading.Event()
        self.acted = threading.Semaphore(0)
        self.thread = threading.Thread(target=self.play)

    def acts(self) -> bool:
        """Wait for the next thing that is acknowledged; False where the game is over."""
        for _ in range(PATIENCE):
            if self.acted.acquire(timeout=1):
                return True
            if self.enough.is_set():
                return False
        raise AssertionError("nobody gets on")

    def play(self) -> None:
        while not self.enough.is_set():
            try:
                with self.browser.live(self.table) as live:
                    self.play_on(live)
            except (WebSocketException, OSError, EOFError):
                continue

    def play_on(self, live: Live) -> None:
        while not self.enough.is_set():
            if self.asked is None:
                self.asked = self.next_move(live)
                self.since = time.monotonic()
            if self.asked is None:
                return
            self.take(self.asked, live.ask(self.asked))

    def next_move(self, live: Live) -> Message | None:
        """What there is to do; nothing where there is enough."""
        while not (self.enough.is_set() or wants_me(live.state())):
            live.next()
        state = live.last
        if self.enough.is_set() or is_over(state):
            self.enough.set()
            return None
        request = {"request": f"{len(self.acknowledged)}-{self.random.random()}"}
        if state["view"]["phase"] == "dealing":
            return {"type": "ready"} | request
        move = self.random.choice(state["view"]["legal"])
        return {"type": "play", "move": move, "number": state["number"]} | request

    def take(self, asked: Message, reply: Message) -> None:
        if reply["type"] == "accepted":
            self.longest = max(self.longest, time.monotonic() - self.since)
            if asked["type"] == "play":
                self.acknowledged[asked["request"]] = reply["number"]
            self.asked = None
            self.acted.release()
        elif reply.get("error") != "server":
            self.asked = None  # The game has gone on; something else is to be done.


def test_whatever_is_killed_what_was_acknowledged_is_there_once_and_in_order(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    killing = Random(7)
    with workers(postgresql, monkeypatch) as server, Browser(server) as ada, Browser(server) as ben:
        opponents = ["random", "standard"]
        table = ada.create(players=4, open_seats=1, opponents=opponents, first=0)
        ben.sit(table, "Ben")
        players = [Player(ada, table, 1), Player(ben, table, 2)]
        for player in players:
            player.thread.start()
        try:
            for kill in range(KILLS):
                if not all(players[kill % 2].acts() for _ in range(MOVES_BETWEEN)):
                    assert kill >= FEWEST
                    break
                if kill % 3 == 2:
                    end_connections(postgresql)
                elif there := children(server):
                    os.kill(killing.choice(there), signal.SIGKILL)
        finally:
            for player in players:
                player.enough.set()
            for player in players:
                player.thread.join()
    waited = max(each.longest for each in players)
    sys.stdout.write(f"the longest wait for an answer took {waited:.1f} s\n")
    log = whole(postgresql)
    requests = {request: number for number, _, request in log if request}
    assert len(requests) == sum(request is not None for *_, request in log)
    for seat, player in enumerate(players):
        assert player.acknowledged
        for request, number in player.acknowledged.items():
            assert requests[f"{seat}:{request}"] == number


def end_connections(data: str) -> None:
    """All that anybody has to the database."""
    with psycopg.connect(data, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


def test_one_after_the_other_is_replaced_under_play(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with workers(postgresql, monkeypatch) as server, Browser(server) as ada:
        # The game goes on for as long as it takes to start some processes.
        table = ada.create(players=5, opponents=["random"] * 4, pace=300, first=0)
        player = Player(ada, table, 3)
        player.thread.start()
        try:
            assert player.acts()
            before = children(server)
            assert len(before) == PROCESSES
            server.process.send_signal(signal.SIGHUP)
            while set(before) & set(children(server)):
                if not player.acts():
                    break  # The machine is slow: the game was over before.
        finally:
            player.enough.set()
            player.thread.join()
        while len(set(children(server)) - set(before)) < PROCESSES:
            assert httpx.get(f"{server.origin}/healthz", timeout=PATIENCE).status_code == 200
        there = children(server)
        server.process.terminate()
        server.process.communicate(timeout=PATIENCE)
        assert server.process.returncode == 0
        assert player.longest <= LONGEST_WAIT
        assert not any(command_of(pid) for pid in there)
    requests = {request: number for number, _, request in whole(postgresql) if request}
    for request, number in player.acknowledged.items():
        assert requests[f"0:{request}"] == number


def test_processes_end_with_the_one_that_has_started_them(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with workers(postgresql, monkeypatch) as server:
        httpx.get(f"{server.origin}/healthz", timeout=PATIENCE)
        there = children(server)
        server.process.kill()
        while any(b"spawn_main" in command_of(pid) for pid in there):
            pass
    with opened(postgresql) as connection:
        kept = connection.execute("SELECT id FROM tables WHERE keeper > ''").fetchall()
    assert kept == []
