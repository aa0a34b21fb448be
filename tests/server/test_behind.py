"""Behind a proxy, with and without TLS: who asks, and under which name."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from pitprop.core.errors import PitpropError
from pitprop.server.app import create_app
from pitprop.server.http.limits import Limit, Limits
from pitprop.server.http.proxies import networks_of
from pitprop.server.http.sites import sites_of
from tests.server.driving import Browser, Hosted

SITE = "games.example.org"
NEW = {"game": "saboteur", "name": "Ada", "players": 3, "opponents": ["random"] * 2}
OVER_TLS = {"x-forwarded-proto": "https", "host": SITE, "origin": f"https://{SITE}"}


@contextmanager
def served(
    data: Path, proxies: str = "127.0.0.0/8", sites: tuple[str, ...] = (SITE,), **limits: Any
) -> Iterator[Hosted]:
    """A server that trusts a proxy on this machine."""
    trusted = networks_of([proxies] if proxies else [])
    with Hosted(create_app(data, limits=Limits(**limits), proxies=trusted, sites=sites)) as server:
        yield server


def test_behind_tls_the_cookie_is_for_this_host_and_tls_only(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        answer = httpx.post(f"{server.origin}/api/tables", json=NEW, headers=OVER_TLS)
        assert answer.status_code == 201
        cookie = SimpleCookie(answer.headers["set-cookie"])["__Host-pitprop"]
        assert cookie["secure"]
        assert (cookie["path"], cookie["domain"]) == ("/", "")
        address = f"{server.origin}/api/tables"
        for name, tables in (("__Host-pitprop", 1), ("pitprop", 0)):
            headers = OVER_TLS | {"cookie": f"{name}={cookie.value}"}
            assert len(httpx.get(address, headers=headers).json()) == tables


def test_a_browser_that_has_come_over_tls_comes_in_no_other_way(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        asked = httpx.get(f"{server.origin}/api/games", headers=OVER_TLS)
        assert asked.headers["strict-transport-security"] == "max-age=31536000"
        plain = httpx.get(f"{server.origin}/api/games")
        assert "strict-transport-security" not in plain.headers


def test_only_a_proxy_that_is_named_is_believed(tmp_path: Path) -> None:
    with served(tmp_path, proxies="192.0.2.0/24") as server:
        answer = httpx.post(f"{server.origin}/api/tables", json=NEW, headers=OVER_TLS)
        assert (answer.status_code, answer.json()["error"]) == (403, "origin")


def test_a_proxy_tells_the_host_that_was_asked(tmp_path: Path) -> None:
    headers = {"x-forwarded-proto": "https", "x-forwarded-host": SITE, "origin": f"https://{SITE}"}
    with served(tmp_path) as server:
        made = httpx.post(f"{server.origin}/api/tables", json=NEW, headers=headers)
        assert made.status_code == 201
        for origin in (server.origin, f"http://{SITE}"):
            refused = httpx.post(
                f"{server.origin}/api/tables", json=NEW, headers=headers | {"origin": origin}
            )
            assert refused.status_code == 403
        cookie = "; ".join(f"{name}={value}" for name, value in made.cookies.items())
        address = f"ws://{server.host}/api/tables/{made.json()['table']}/live"
        headers = {"x-forwarded-proto": "https", "x-forwarded-host": SITE, "cookie": cookie}
        with connect(
            address, origin=Origin(f"https://{SITE}"), additional_headers=headers
        ) as connection:
            assert '"me":0' in str(connection.recv())


def test_limits_count_whom_the_proxy_tells(tmp_path: Path) -> None:
    with served(tmp_path, requests=Limit(1, 0)) as server:

        def asked(forwarded: str) -> int:
            headers = {"x-forwarded-for": forwarded}
            return httpx.get(f"{server.origin}/api/tables", headers=headers).status_code

        assert [asked("192.0.2.1"), asked("192.0.2.1"), asked("192.0.2.2")] == [200, 429, 200]
        # What somebody puts there before the proxy does is nothing to go by.
        assert asked("198.51.100.7, 192.0.2.1") == 429
        assert asked("198.51.100.7, 127.0.0.3") == 200


def test_a_port_that_a_proxy_tells_with_an_address_makes_nobody_somebody_else(
    tmp_path: Path,
) -> None:
    with served(tmp_path, requests=Limit(1, 0)) as server:

        def asked(forwarded: str) -> int:
            headers = {"x-forwarded-for": forwarded}
            return httpx.get(f"{server.origin}/api/tables", headers=headers).status_code

        addresses = ("192.0.2.1:4001", "192.0.2.1:4002", "192.0.2.1")
        assert [*map(asked, addresses)] == [200, 429, 429]
        networks = ("[2001:db8::1]:4001", "[2001:db8::1]", "2001:db8::1")
        assert [*map(asked, networks)] == [200, 429, 429]
        # The proxy itself is known with a port, too.
        assert asked("192.0.2.1:4003, 127.0.0.1:80") == 429


def test_the_addresses_of_one_household_count_as_one(tmp_path: Path) -> None:
    with served(tmp_path, requests=Limit(1, 0)) as server:

        def asked(forwarded: str) -> int:
            headers = {"x-forwarded-for": forwarded}
            return httpx.get(f"{server.origin}/api/tables", headers=headers).status_code

        assert [asked("2001:db8:1:2::1"), asked("2001:db8:1:2:ffff::9")] == [200, 429]
        assert asked("2001:db8:1:3::1") == 200
        assert [asked("::ffff:192.0.2.1"), asked("192.0.2.1")] == [200, 429]


@pytest.mark.parametrize("text", ["proxy.example.org", "10.0.0.0/40", ""])
def test_what_is_no_address_is_no_proxy(text: str) -> None:
    with pytest.raises(PitpropError, match=r"10\.0\.0\.0/8"):
        networks_of([text])


@pytest.mark.parametrize(
    "text",
    [
        "https://games.example.org",
        "games.example.org:443",
        "a b",
        "",
        "-a.example",
        "*.example.org",
    ],
)
def test_what_is_not_the_name_of_a_server_alone_is_no_site(text: str) -> None:
    with pytest.raises(PitpropError, match=r"such as games\.example\.org"):
        sites_of([text])


def test_names_of_servers_are_sites() -> None:
    names = ("games.example.org", "Pit.local.", "xn--bcher-kva.example", "pit", "a_b.c")
    assert sites_of(names) == names


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("127.0.0.1", 200),
        ("localhost:1234", 200),
        ("[::1]:80", 200),
        ("192.0.2.7:8000", 200),
        (SITE, 200),
        (f"{SITE.upper()}.:443", 200),
        ("evil.example", 421),
        (f"{SITE}.evil.example", 421),
        ("127.0.0.1.evil.example", 421),
        ("", 421),
    ],
)
def test_only_names_of_this_server_are_answered(tmp_path: Path, host: str, status: int) -> None:
    with served(tmp_path) as server:
        for path in ("/", "/api/games", "/api/tables"):
            answer = httpx.get(f"{server.origin}{path}", headers={"host": host})
            assert (answer.status_code == 421) is (status == 421)
            if status == 421:
                assert "--site" in answer.text


def test_live_connections_under_another_name_are_refused(tmp_path: Path) -> None:
    with served(tmp_path) as server, Browser(server) as browser:
        table = browser.create()
        address = f"ws://evil.example/api/tables/{table}/live"
        host, _, port = server.host.partition(":")
        with (
            socket.create_connection((host, int(port))) as reached,
            pytest.raises(InvalidStatus) as refused,
            connect(address, sock=reached, origin=Origin("http://evil.example")),
        ):
            pass
        assert refused.value.response.status_code == 421
