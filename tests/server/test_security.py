"""Headers, origins, cookies, sizes, and that nothing leaks where something goes wrong."""

from __future__ import annotations

import re
import socket
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosedError, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from pitprop.server.http.endpoints import MAX_BODY
from tests.server.driving import Browser, ServerProcess

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
    "font-src 'self'; img-src 'self' data:; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
    "require-trusted-types-for 'script'; trusted-types pitprop-worker"
)


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/"),
        ("HEAD", "/"),
        ("GET", "/table/anything"),
        ("GET", "/assets/nothing.js"),
        ("GET", "/api/games"),
        ("GET", "/api/tables"),
        ("GET", "/api/nothing"),
        ("GET", "/api/tables/nosuchtable/record"),
        ("POST", "/api/tables"),
        ("POST", "/"),
        ("DELETE", "/api/tables"),
        ("OPTIONS", "/api/tables"),
        ("GET", "/..%2f..%2fapp.py"),
    ],
)
def test_every_answer_has_the_strict_headers(ada: Browser, method: str, path: str) -> None:
    headers = ada.http.request(method, path).headers
    assert headers["content-security-policy"] == POLICY
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "cache-control" in headers
    assert "server" not in headers
    assert "access-control-allow-origin" not in headers


def wrong_origins(server: ServerProcess) -> list[str | None]:
    host, _, port = server.host.partition(":")
    return [
        None,
        "null",
        "",
        "http://evil.example",
        f"https://{server.host}",
        f"http://{host}",
        f"http://{host}:{int(port) + 1}",
        f"http://localhost:{port}",
        f"http://{server.host}.evil.example",
        f"http://{server.host}/",
        f"HTTP://{server.host}",
    ]


def test_posts_from_elsewhere_are_refused(server: ServerProcess, ada: Browser) -> None:
    table = ada.create(open_seats=2, opponents=[])
    new = {"game": "saboteur", "name": "Eve", "players": 3, "opponents": ["random"] * 2}
    posts: list[tuple[str, dict[str, Any]]] = [
        ("/api/tables", new),
        (f"/api/tables/{table}/seats", {"name": "Eve"}),
        (f"/api/tables/{table}/start", {}),
    ]
    for origin in wrong_origins(server):
        headers = {} if origin is None else {"origin": origin}
        for path, body in posts:
            with httpx.Client(base_url=server.origin, cookies=ada.http.cookies) as client:
                answer = client.post(path, json=body, headers=headers)
            assert answer.status_code == 403, origin
            assert answer.json()["error"] == "origin"
    info = ada.get(f"/api/tables/{table}")
    assert [seat["kind"] for seat in info["seats"]] == ["person", "open", "open"]
    assert len(ada.get("/api/tables")) == 1


def test_two_origins_are_as_bad_as_none(server: ServerProcess) -> None:
    headers = [("origin", server.origin), ("origin", "http://evil.example")]
    answer = httpx.post(f"{server.origin}/api/tables", json={}, headers=headers)
    assert answer.status_code == 403


def test_live_connections_from_elsewhere_are_refused(server: ServerProcess, ada: Browser) -> None:
    table = ada.create()
    for origin in wrong_origins(server):
        with pytest.raises(InvalidStatus) as refused, ada.live(table, origin=origin):
            pass
        assert refused.value.response.status_code == 403
        assert refused.value.response.headers["Content-Security-Policy"] == POLICY


def cookie_of(answer: httpx.Response) -> Any:
    cookie: SimpleCookie = SimpleCookie(answer.headers["set-cookie"])
    return cookie["pitprop"]


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(
    server: ServerProcess, ada: Browser
) -> None:
    new = {"game": "saboteur", "name": "Ada", "players": 3, "opponents": ["random"] * 2}
    cookie = cookie_of(ada.http.post("/api/tables", json=new))
    assert re.fullmatch(r"[A-Za-z0-9_-]{43}", cookie.value)
    assert cookie["httponly"]
    assert cookie["samesite"] == "lax"
    assert cookie["path"] == "/"
    assert not cookie["secure"]  # this server has no TLS
    again = cookie_of(ada.http.post("/api/tables", json=new))
    assert again.value == cookie.value


def test_reading_gives_no_cookie(stranger: Browser, ada: Browser) -> None:
    table = ada.create()
    for path in ("/", "/api/games", "/api/tables", f"/api/tables/{table}"):
        assert "set-cookie" not in stranger.http.get(path).headers


def test_tokens_are_kept_as_hashes_only(server: ServerProcess, ada: Browser) -> None:
    ada.create()
    token = ada.http.cookies["pitprop"].encode()
    assert isinstance(server.data, Path)
    for file in server.data.iterdir():
        assert token not in file.read_bytes()


def test_a_made_up_token_is_nobody_s(server: ServerProcess, ada: Browser) -> None:
    table = ada.create()
    for token in ("", "x", "0" * 64, "x" * 5_000, "None"):
        with httpx.Client(base_url=server.origin, cookies={"pitprop": token}) as client:
            assert client.get(f"/api/tables/{table}").json()["me"] is None
            assert client.get("/api/tables").json() == []


def test_a_token_counts_only_where_the_server_has_given_it(
    server: ServerProcess, ada: Browser
) -> None:
    table = ada.create(open_seats=2, opponents=[])
    new = {"game": "saboteur", "name": "Eve", "players": 3, "opponents": ["random"] * 2}
    for path, body in (("/api/tables", new), (f"/api/tables/{table}/seats", {"name": "Eve"})):
        headers = {"origin": server.origin, "cookie": "pitprop=what-somebody-else-knows"}
        given = cookie_of(httpx.post(f"{server.origin}{path}", json=body, headers=headers)).value
        assert given != "what-somebody-else-knows"
        assert re.fullmatch(r"[A-Za-z0-9_-]{43}", given)


def test_a_body_that_is_too_long_is_refused(ada: Browser) -> None:
    body = b'{"name": "' + b"x" * MAX_BODY + b'"}'
    headers = {"content-type": "application/json"}
    answer = ada.http.post("/api/tables", content=body, headers=headers)
    assert answer.status_code == 413
    assert answer.json()["error"] == "too-long"


def test_a_message_that_is_too_long_closes_the_connection(ada: Browser) -> None:
    with ada.live(ada.create(first=0)) as live:
        live.my_turn()
        live.connection.send("x" * 5_000)
        with pytest.raises(ConnectionClosedError):
            live.next()
        assert live.connection.close_code == 1009


def test_a_message_that_is_no_text_closes_the_connection(ada: Browser) -> None:
    with ada.live(ada.create(first=0)) as live:
        live.my_turn()
        live.connection.send(b'{"type": "ping"}')
        with pytest.raises(ConnectionClosedError):
            live.next()
        assert live.connection.close_code == 1003


def test_live_messages_are_not_compressed(server: ServerProcess, ada: Browser) -> None:
    address = f"ws://{server.host}/api/tables/{ada.create()}/live"
    with connect(address, origin=Origin(server.origin), compression="deflate") as connection:
        assert connection.protocol.extensions == []


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../app.py",
        "/assets/..%2fapp.py",
        "/assets/%2e%2e/app.py",
        "/..%2frun.py",
        "/%2e%2e%2frun.py",
        "/assets/%2fetc%2fpasswd",
        "/.stamp",
        "/assets/.stamp",
        "/assets/",
        "/assets/%00.js",
    ],
)
def test_no_other_file_can_be_read(server: ServerProcess, path: str) -> None:
    answer = get_as_written(server, path)
    assert answer.startswith("HTTP/1.1 404"), answer


def get_as_written(server: ServerProcess, path: str) -> str:
    """What is at an address that no client would send like this."""
    host, _, port = server.host.partition(":")
    request = f"GET {path} HTTP/1.1\r\nHost: {server.host}\r\nConnection: close\r\n\r\n"
    with socket.create_connection((host, int(port))) as connection:
        connection.sendall(request.encode())
        parts = iter(lambda: connection.recv(65_536), b"")
        return b"".join(parts).decode()
