"""Connections that ask for nothing, or of which there are too many."""

from __future__ import annotations

import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from pitprop.server.app import create_app
from pitprop.server.http.limits import Limits
from pitprop.server.http.open_connections import Door
from pitprop.server.http.proxies import networks_of
from tests.server.driving import PATIENCE, Browser, Hosted

ASKED = b"GET /api/nothing HTTP/1.1\r\nHost: localhost\r\n\r\n"
HALF = b"GET /api/nothing HTTP/1.1\r\nHost: localhost\r\n"
BODY = (
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n"
    b"Content-Type: application/json\r\nContent-Length: 100\r\n\r\n"
)


@contextmanager
def served(
    data: Path, most: int = 1_000, proxies: tuple[str, ...] = (), **limits: Any
) -> Iterator[Hosted]:
    chosen = Limits(**limits)
    door = Door(chosen, networks_of(proxies), most)
    with Hosted(create_app(data, limits=chosen), door) as server:
        yield server


def knock(server: Hosted) -> socket.socket:
    host, _, port = server.host.partition(":")
    return socket.create_connection((host, int(port)), timeout=PATIENCE)


def is_ended(connection: socket.socket) -> bool:
    """Whether the other side ends it; waits for something to come."""
    try:
        return connection.recv(1) == b""
    except ConnectionResetError:
        return True


def answer(connection: socket.socket) -> bytes:
    """What is answered to a whole request."""
    received = b""
    while b'"params":{}}' not in received:
        part = connection.recv(65_536)
        assert part, received
        received += part
    return received


@pytest.mark.parametrize("sent", [b"", HALF, b"G"])
def test_a_connection_that_asks_for_nothing_is_ended(tmp_path: Path, sent: bytes) -> None:
    with served(tmp_path, ask_within=0.1) as server, knock(server) as connection:
        connection.sendall(sent)
        assert is_ended(connection)


def test_the_second_request_may_not_take_longer_than_the_first(tmp_path: Path) -> None:
    with served(tmp_path, ask_within=1) as server, knock(server) as connection:
        connection.sendall(ASKED)
        assert answer(connection).startswith(b"HTTP/1.1 404")
        connection.sendall(HALF)
        assert is_ended(connection)


def test_a_proxy_may_use_its_connection_after_others_are_ended(tmp_path: Path) -> None:
    """It keeps them itself, for longer than is waited for a person to ask for more."""
    with ExitStack() as open_things:
        trusting, other = (
            open_things.enter_context(served(tmp_path / name, proxies=proxies, keep=0))
            for name, proxies in (("trusting", ("127.0.0.1",)), ("other", ()))
        )
        of_proxy, of_person = (
            open_things.enter_context(knock(server)) for server in (trusting, other)
        )
        for connection in (of_proxy, of_person):
            connection.sendall(ASKED)
            answer(connection)
        assert is_ended(of_person)
        of_proxy.sendall(ASKED)
        assert answer(of_proxy).startswith(b"HTTP/1.1 404")


@pytest.mark.parametrize("path", [b"/api/tables", b"/api/records"])
def test_a_body_that_does_not_come_is_not_waited_for(tmp_path: Path, path: bytes) -> None:
    with served(tmp_path, send_within=0.1) as server, knock(server) as connection:
        connection.sendall(BODY.replace(b"/api/tables", path) + b"{")
        assert answer(connection).startswith(b"HTTP/1.1 408")


def test_a_request_that_is_never_answered_is_ended(tmp_path: Path) -> None:
    with served(tmp_path, answer_within=0.1) as server, knock(server) as connection:
        connection.sendall(BODY + b"{")
        assert is_ended(connection)


def test_a_live_connection_stays_though_nobody_asks_for_anything(tmp_path: Path) -> None:
    with (
        served(tmp_path, ask_within=1) as server,
        Browser(server) as browser,
        browser.live(browser.create()) as live,
    ):
        live.state()
        with knock(server) as silent:
            assert is_ended(silent)
        assert live.ask({"type": "ping"})["type"] == "pong"


def test_one_address_has_only_so_many_connections(tmp_path: Path) -> None:
    with served(tmp_path, sockets=3) as server, ExitStack() as stack:
        silent = [stack.enter_context(knock(server)) for _ in range(3)]
        with knock(server) as one_more:
            assert is_ended(one_more)
        silent[0].close()
        with Browser(server) as browser:
            found = 0
            while not found:
                # Until the server has heard that there is room again.
                with suppress(httpx.TransportError):
                    found = browser.http.get("/api/games").status_code
            assert found == 200


def test_live_connections_are_counted_until_they_end(tmp_path: Path) -> None:
    with served(tmp_path, sockets=2) as server, Browser(server) as browser:
        table = browser.create()
        for _ in range(5):
            with browser.live(table) as live:
                live.state()
                with knock(server) as one_more:
                    assert is_ended(one_more)


def test_a_proxy_brings_the_connections_of_many(tmp_path: Path) -> None:
    with (
        served(tmp_path, sockets=1, proxies=("127.0.0.1",)) as server,
        ExitStack() as stack,
        Browser(server) as browser,
    ):
        for _ in range(5):
            stack.enter_context(knock(server))
        assert browser.get("/api/games")


def test_all_together_leave_room_for_the_server_itself(tmp_path: Path) -> None:
    with served(tmp_path, most=2, proxies=("127.0.0.1",)) as server, ExitStack() as stack:
        for _ in range(2):
            stack.enter_context(knock(server))
        with knock(server) as one_more:
            assert is_ended(one_more)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit")
def test_the_limit_of_open_files_is_raised() -> None:
    code = (
        "import resource; _, hard = resource.getrlimit(resource.RLIMIT_NOFILE); "
        "resource.setrlimit(resource.RLIMIT_NOFILE, (64, hard)); "
        "from pitprop.server.system.open_files import raise_file_limit; most = raise_file_limit(); "
        "soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE); "
        "assert most == soft == min(hard, 65_536) if hard > 0 else most == soft"
    )
    subprocess.run((sys.executable, "-c", code), check=True, timeout=PATIENCE)
