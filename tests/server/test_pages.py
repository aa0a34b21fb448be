"""The page itself."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urljoin

import httpx
import pytest

from pitprop.server.app import create_app
from tests.server.driving import Browser, Hosted

INDEX = """<!doctype html>
<script type="module" crossorigin src="./assets/index-abc.js"></script>
<link rel="stylesheet" href="./assets/index-abc.css">
"""


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A client as a build leaves it."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text(INDEX)
    (static / "assets" / "index-abc.js").write_text("export {};")
    (static / "favicon.svg").write_text("<svg/>")
    (static / ".stamp").write_text("secret")
    return static


@contextmanager
def browser(tmp_path: Path, static: Path) -> Iterator[httpx.Client]:
    """A browser of a server with this client."""
    app = create_app(tmp_path / "data", static=static)
    with Hosted(app) as server, Browser(server) as visitor:
        yield visitor.http


@pytest.mark.parametrize(
    ("path", "prefix", "status"),
    [
        ("/", "", 200),
        ("/table/abc", "../", 200),
        ("/table/abc/", "../../", 200),
        ("/table/abc/carry", "../../", 200),
        ("/table/abc/replay", "../../", 200),
        ("/puzzle", "", 200),
        ("/rules/saboteur", "../", 200),
        ("/rules/saboteur/S-31", "../../", 200),
        ("/metrics", "", 404),
        ("/tables/abc", "../", 404),
    ],
)
def test_every_page_address_gives_the_page_with_its_files(
    tmp_path: Path, built: Path, path: str, prefix: str, status: int
) -> None:
    """Whoever has typed something else sees the first page, too; programs get a 404."""
    with browser(tmp_path, built) as client:
        answer = client.get(path)
        assert answer.status_code == status
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
        assert f'src="{prefix}assets/index-abc.js"' in answer.text
        assert f'href="{prefix}assets/index-abc.css"' in answer.text
        script = urljoin(str(answer.url), f"{prefix}assets/index-abc.js")
        assert client.get(script).text == "export {};"


@pytest.mark.parametrize("path", ["/" * 30_000, "/table" + "/a" * 10_000, "/" + "%2f" * 9_000])
def test_an_address_that_leads_nowhere_is_not_answered_with_more_than_was_asked(
    tmp_path: Path, built: Path, path: str
) -> None:
    with browser(tmp_path, built) as client:
        answer = client.get(f"{client.base_url}".rstrip("/") + path)
        assert answer.status_code == 404
        assert len(answer.content) < 200


def test_built_files_are_kept_for_good_and_others_are_not(tmp_path: Path, built: Path) -> None:
    with browser(tmp_path, built) as client:
        script = client.get("/assets/index-abc.js")
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert script.headers["content-type"].startswith("text/javascript")
        icon = client.get("/favicon.svg")
        assert icon.headers["cache-control"] == "no-cache"
        assert icon.headers["content-type"] == "image/svg+xml"


@pytest.mark.parametrize(
    "path", ["/assets/gone.js", "/gone.png", "/.stamp", "/assets/", f"/assets/{'x' * 300}.js"]
)
def test_files_that_there_are_not_are_not_found(tmp_path: Path, built: Path, path: str) -> None:
    with browser(tmp_path, built) as client:
        assert client.get(path).status_code == 404


def test_a_page_that_has_not_been_built_says_so(tmp_path: Path) -> None:
    with browser(tmp_path, tmp_path / "nowhere") as client:
        answer = client.get("/table/abc")
        assert answer.status_code == 503
        assert "make play" in answer.text
        assert client.get("/api/games").status_code == 200
