"""Behind real proxies, with the configurations of `deploy/`, where the programs are there."""

from __future__ import annotations

import json
import os
import shutil
import socket
import ssl
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from pitprop.server.app import create_app
from pitprop.server.http.limits import Limit, Limits
from pitprop.server.http.proxies import networks_of
from tests.server.driving import PATIENCE, Hosted

NEW = {"game": "saboteur", "name": "Ada", "players": 3, "opponents": ["random"] * 2, "first": 0}
Proxy = Callable[[Path, Path, str, int], subprocess.Popen[bytes]]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


def needed(*programs: str) -> None:
    for program in programs:
        if shutil.which(program) is None:
            pytest.skip(f"needs {program} (Debian: apt-get install {program})")


def caddy(deploy: Path, folder: Path, upstream: str, port: int) -> subprocess.Popen[bytes]:
    """Caddy, which makes a certificate by itself."""
    needed("caddy")
    wanted = (
        f"{{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n"
        f"\thttp_port {free_port()}\n\thttps_port {port}\n}}\nimport {deploy}/Caddyfile\n"
    )
    (folder / "Caddyfile").write_text(wanted)
    settings = {"SITE": "localhost", "UPSTREAM": upstream, "HOME": f"{folder}"}
    with (folder / "log").open("wb") as log:
        return subprocess.Popen(
            ("caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")),
            env={"PATH": os.environ["PATH"], **settings},
            stderr=log,
        )


def nginx(deploy: Path, folder: Path, upstream: str, port: int) -> subprocess.Popen[bytes]:
    """nginx, with a certificate of the test's."""
    needed("nginx", "openssl")
    pem, key = folder / "games.pem", folder / "games.key"
    subprocess.run(
        (
            *("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes"),
            *("-subj", "/CN=localhost", "-keyout", str(key), "-out", str(pem)),
        ),
        check=True,
        capture_output=True,
    )
    site = (deploy / "nginx.conf").read_text()
    for there, here in (
        ("listen 80;", f"listen 127.0.0.1:{free_port()};"),
        ("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;"),
        ("server_name games.example.org;", "server_name localhost;"),
        ("/etc/ssl/games.pem", f"{pem}"),
        ("/etc/ssl/games.key", f"{key}"),
        ("127.0.0.1:8000", upstream),
    ):
        assert there in site
        site = site.replace(there, here)
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    user = "user root;\n" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(
        f"{user}daemon off;\npid {folder}/pid;\nerror_log {folder}/log;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{temporary}{site}}}\n"
    )
    return subprocess.Popen(
        ("nginx", "-p", str(folder), "-e", str(folder / "log"), "-c", str(folder / "nginx.conf"))
    )


@contextmanager
def behind(proxy: Proxy, root: Path, folder: Path, limits: Limits | None = None) -> Iterator[str]:
    """The origin of a server's page behind a proxy that brings TLS."""
    trusted = networks_of(["127.0.0.1"])
    port = free_port()
    (folder / "data").mkdir()
    with Hosted(create_app(folder / "data", limits=limits, proxies=trusted)) as server:
        process = proxy(root / "deploy", folder, server.host, port)
        origin = f"https://localhost:{port}"
        try:
            wait_for(origin, process, folder / "log")
            yield origin
        finally:
            process.terminate()
            process.wait(PATIENCE)


def wait_for(origin: str, process: subprocess.Popen[bytes], log: Path) -> None:
    """Until the proxy answers for the server."""
    while True:
        assert process.poll() is None, log.read_text()
        try:
            if httpx.get(f"{origin}/healthz", verify=False, timeout=PATIENCE).status_code == 200:
                return
        except httpx.TransportError:
            continue


@pytest.fixture(params=[caddy, nginx])
def proxy(request: pytest.FixtureRequest) -> Proxy:
    chosen: Proxy = request.param
    return chosen


def test_a_game_is_played_behind_a_proxy(proxy: Proxy, root: Path, tmp_path: Path) -> None:
    with (
        behind(proxy, root, tmp_path) as origin,
        httpx.Client(verify=False, headers={"origin": origin}, timeout=PATIENCE) as browser,
    ):
        made = browser.post(f"{origin}/api/tables", json=NEW)
        assert made.status_code == 201, made.text
        table = made.json()["table"]
        cookie = made.headers["set-cookie"]
        assert cookie.startswith("__Host-pitprop=")
        assert "Secure" in cookie
        assert "strict-transport-security" in made.headers
        foreign = browser.post(f"{origin}/api/tables", json=NEW, headers={"origin": "https://x"})
        assert foreign.status_code == 403
        cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        address = f"wss{origin.removeprefix('https')}/api/tables/{table}/live"
        unchecked = ssl._create_unverified_context()
        with connect(
            address, ssl=unchecked, origin=Origin(origin), additional_headers={"cookie": cookie}
        ) as live:

            def next_of(kind: str) -> dict[str, Any]:
                while (message := json.loads(live.recv(PATIENCE)))["type"] != kind:
                    pass
                found: dict[str, Any] = message
                return found

            state = next_of("state")
            assert state["table"]["me"] == 0
            move = state["view"]["legal"][-1]
            asked = {"type": "play", "request": "a", "move": move, "number": state["number"]}
            live.send(json.dumps(asked))
            assert next_of("accepted")["number"] == state["number"] + 1


def test_limits_count_who_is_behind_the_proxy(proxy: Proxy, root: Path, tmp_path: Path) -> None:
    limits = Limits(requests=Limit(2, 0))
    with behind(proxy, root, tmp_path, limits) as origin:

        def asked(address: str, **headers: str) -> int:
            way = httpx.HTTPTransport(local_address=address, verify=False)
            with httpx.Client(transport=way, timeout=PATIENCE) as browser:
                answer = browser.get(f"{origin}/api/tables", headers=headers)
            return answer.status_code

        assert [asked("127.0.0.2") for _ in range(3)] == [200, 200, 429]
        # Who pretends to be somebody else is counted all the same.
        forged = {"x-forwarded-for": "192.0.2.1"}
        assert asked("127.0.0.2", **forged) == 429
        assert asked("127.0.0.3") == 200
