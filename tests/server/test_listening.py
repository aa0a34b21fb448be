"""Where others find the page, as the console and the page tell it."""

from __future__ import annotations

import subprocess
import sys
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import httpx
import pytest

from pitprop.server.system.listening import Listening, is_loopback, origin
from tests.server.driving import Browser, ServerProcess

SERVE = "from pitprop.server.run import serve; serve({host!r}, 0, Path({data!r}), False)"


def test_a_server_for_this_machine_alone_says_so(ada: Browser) -> None:
    assert ada.get("/api/reach") == {"alone": "yes", "origins": []}


def asked_as(server: ServerProcess, **headers: str) -> Any:
    """What the server tells about its reach to a request with some headers."""
    return httpx.get(f"{server.origin}/api/reach", headers=headers).json()


def test_addresses_of_this_machine_are_told_on_this_machine_only(server: ServerProcess) -> None:
    nothing = {"alone": "no", "origins": []}
    assert asked_as(server, host="192.0.2.9") == nothing
    assert asked_as(server, **{"x-forwarded-for": "192.0.2.7"}) == nothing


def lines_of(host: str, data: Path, count: int) -> list[str]:
    """The first lines that a server at some address says."""
    code = "from pathlib import Path; " + SERVE.format(host=host, data=str(data))
    with subprocess.Popen((sys.executable, "-c", code), stdout=subprocess.PIPE, text=True) as ran:
        assert ran.stdout is not None
        lines = [ran.stdout.readline() for _ in range(count)]
        ran.terminate()
    return lines


def test_the_console_says_how_others_get_in(tmp_path: Path) -> None:
    where, how = lines_of("127.0.0.1", tmp_path, 2)
    assert where.startswith("Pitprop is at http://127.0.0.1:")
    assert "--host 0.0.0.0" in how
    assert "make play" in how


def test_the_console_says_where_others_get_in(tmp_path: Path) -> None:
    where, others = lines_of("0.0.0.0", tmp_path, 2)
    assert where.startswith("Pitprop is at http://127.0.0.1:")
    known = Listening("0.0.0.0", 80).origins()
    beginning = "Others on your network can reach it at http://" if known else "This mach"
    assert others.startswith(beginning)
    assert "127.0.0.1" not in others


def test_addresses_for_others_are_not_this_machine_s_own() -> None:
    for everywhere in ("0.0.0.0", "::"):
        for each in Listening(everywhere, 8000).origins():
            address = each.removeprefix("http://").removesuffix(":8000").strip("[]")
            assert not ip_address(address).is_loopback
            assert not ip_address(address).is_unspecified


def test_a_server_at_one_address_is_found_there() -> None:
    assert Listening("192.0.2.1", 80).origins() == ["http://192.0.2.1:80"]
    assert origin("2001:db8::1", 8000) == "http://[2001:db8::1]:8000"
    assert Listening("::1", 80).is_alone


@pytest.mark.parametrize(
    ("host", "here"),
    [
        ("localhost", True),
        ("LOCALHOST:8000", True),
        ("pit.localhost.", True),
        ("127.0.0.1:8000", True),
        ("127.8.9.1", True),
        ("[::1]:8000", True),
        ("::1", True),
        ("", False),
        ("localhost.example", False),
        ("192.168.1.2:8000", False),
        ("[fd00::2]:8000", False),
        ("127.0.0.1.example:80", False),
    ],
)
def test_what_is_this_machine_itself(host: str, here: bool) -> None:
    assert is_loopback(host) is here
