"""How the page comes to a browser: compressed, with what it needs at once, and what links show."""

from __future__ import annotations

import gzip
import json
import re
import tracemalloc
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.requests import Request

from pitprop import server
from pitprop.server.app import create_app
from pitprop.server.http.accepting import preferred_encoding, preferred_language
from pitprop.server.http.compression import public_answer
from tests.server.driving import Browser, Hosted

INDEX = """<!doctype html>
<html lang="en">
  <head>
    <title>Pitprop</title>
    <link rel="icon" href="./favicon.svg" />
  </head>
</html>
"""
DELIVERY = {
    "fonts": ["assets/type-abc.woff2"],
    "parts": {
        "shell/home/Home.svelte": {
            "scripts": ["assets/home-abc.js"],
            "styles": ["assets/home-abc.css"],
        },
        "shell/table/TablePage.svelte": {"scripts": ["assets/table-abc.js"], "styles": []},
        "shell/joining/WaitingRoom.svelte": {"scripts": ["assets/waiting-abc.js"], "styles": []},
        "games/saboteur/page.ts": {"scripts": ["assets/saboteur-abc.js"], "styles": []},
        "words/de/around": {"scripts": ["assets/de-abc.js"], "styles": []},
        "words/de/company": {"scripts": ["assets/company-de-abc.js"], "styles": []},
        "words/nl/around": {"scripts": ["assets/nl-abc.js"], "styles": []},
    },
}
SCRIPT = "export const long = 'long';\n" * 100


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A client as a build leaves it."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text(INDEX)
    (static / "delivery.json").write_text(json.dumps(DELIVERY))
    (static / "assets" / "home-abc.js").write_text(SCRIPT)
    (static / "assets" / "home-abc.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (static / "assets" / "home-abc.js.br").write_bytes(b"as brotli has it")
    (static / "assets" / "small-abc.css").write_text("a{}")
    return static


@contextmanager
def browser(tmp_path: Path, static: Path) -> Iterator[Browser]:
    app = create_app(tmp_path / "data", static=static)
    with Hosted(app) as server, Browser(server) as visitor:
        yield visitor


def raw(client: httpx.Client, path: str, accepted: str) -> tuple[httpx.Headers, bytes]:
    with client.stream("GET", path, headers={"accept-encoding": accepted}) as answer:
        assert answer.status_code == 200
        return answer.headers, b"".join(answer.iter_raw())


@pytest.mark.parametrize(
    ("header", "encoding"),
    [
        ("", "identity"),
        ("gzip, deflate, br", "br"),
        ("gzip", "gzip"),
        ("x-gzip", "gzip"),
        ("br;q=0.5, gzip", "gzip"),
        ("br;q=0, gzip;q=0.1", "gzip"),
        ("GZIP ; Q=0.3", "gzip"),
        ("*", "br"),
        ("*;q=0.5, br;q=0", "gzip"),
        ("*;q=0", "identity"),
        ("identity", "identity"),
        ("identity;q=1, gzip;q=0.5", "identity"),
        ("zstd", "identity"),
        ("br;q=much", "identity"),
        ("br;q=2", "identity"),
        (",,;", "identity"),
    ],
)
def test_the_encoding_is_the_one_that_weighs_most(header: str, encoding: str) -> None:
    assert preferred_encoding(header, ("br", "gzip")) == encoding


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("fr, nl;q=0.5, en;q=0.4", "nl"),
        ("en;q=0.1, de;q=0.2", "de"),
        ("de;q=0", "en"),
        ("fr", "en"),
    ],
)
def test_the_language_is_the_one_that_weighs_most(header: str, language: str) -> None:
    assert preferred_language(header, ("en", "de", "nl")) == language


@pytest.mark.parametrize("encoding", ["br", "gzip"])
def test_built_files_come_as_the_build_has_compressed_them(
    tmp_path: Path, built: Path, encoding: str
) -> None:
    beside = {"br": ".br", "gzip": ".gz"}[encoding]
    with browser(tmp_path, built) as visitor:
        headers, body = raw(visitor.http, "/assets/home-abc.js", encoding)
        assert headers["content-encoding"] == encoding
        assert headers["content-type"].startswith("text/javascript")
        assert "Accept-Encoding" in headers["vary"]
        assert body == (built / "assets" / f"home-abc.js{beside}").read_bytes()


def test_what_is_not_compressed_comes_as_it_is(tmp_path: Path, built: Path) -> None:
    with browser(tmp_path, built) as visitor:
        headers, body = raw(visitor.http, "/assets/home-abc.js", "identity")
        assert "content-encoding" not in headers
        assert "Accept-Encoding" in headers["vary"]
        assert body == SCRIPT.encode()
        headers, body = raw(visitor.http, "/assets/small-abc.css", "br, gzip")
        assert "content-encoding" not in headers
        assert body == b"a{}"
        for encoding in ("br", "gzip", "identity"):
            headers, _ = raw(visitor.http, "/assets/home-abc.js", encoding)
            again = {"accept-encoding": encoding, "if-none-match": headers["etag"]}
            known = visitor.http.get("/assets/home-abc.js", headers=again)
            assert (known.status_code, known.content) == (304, b"")
        for hidden in ("assets/home-abc.js.br", "assets/home-abc.js.gz", "delivery.json"):
            assert visitor.http.get(f"/{hidden}").status_code == 404


@pytest.mark.parametrize(
    "path", ["/", "/api/games", "/api/games/saboteur/texts", "/api/games/saboteur/rules"]
)
def test_what_is_public_is_compressed_and_asked_for_once(
    tmp_path: Path, built: Path, path: str
) -> None:
    with browser(tmp_path, built) as visitor:
        headers, body = raw(visitor.http, path, "gzip")
        assert headers["content-encoding"] == "gzip"
        assert "Accept-Encoding" in headers["vary"]
        plain_headers, plain = raw(visitor.http, path, "identity")
        assert "content-encoding" not in plain_headers
        assert gzip.decompress(body) == plain
        assert len(body) < len(plain) / 2
        assert headers["etag"] != plain_headers["etag"]
        again = {"accept-encoding": "gzip", "if-none-match": headers["etag"]}
        known = visitor.http.get(path, headers=again)
        assert known.status_code == 304
        assert known.content == b""


def test_only_what_is_the_same_for_long_is_kept_compressed() -> None:
    """Else a few long games that are looked back on would fill the memory."""
    accepted = (b"accept-encoding", b"gzip")
    request = Request({"type": "http", "method": "GET", "path": "/", "headers": [accepted]})
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        for number in range(20):
            content = str(number).encode() * 100_000
            answer = public_answer(request, content, "text/plain", {}, is_fixed=False)
            assert gzip.decompress(bytes(answer.body)) == content
        del answer, content
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert after - before < 100_000


def test_what_depends_on_who_asks_is_never_compressed(tmp_path: Path, built: Path) -> None:
    with browser(tmp_path, built) as visitor:
        table = visitor.create(players=10, opponents=["random"] * 9)
        for path in ("/api/tables", f"/api/tables/{table}", f"/api/tables/{table}/record"):
            headers, _ = raw(visitor.http, path, "br, gzip")
            assert "content-encoding" not in headers


def test_the_page_names_the_files_that_its_address_needs(tmp_path: Path, built: Path) -> None:
    with browser(tmp_path, built) as visitor:
        german = {"accept-language": "de"}
        first = visitor.http.get("/", headers=german).text
        assert 'rel="modulepreload" crossorigin href="assets/home-abc.js"' in first
        assert 'rel="stylesheet" crossorigin href="assets/home-abc.css"' in first
        assert "assets/type-abc.woff2" in first
        assert "assets/de-abc.js" in first
        assert "assets/nl-abc.js" not in first
        assert "assets/saboteur-abc.js" not in first
        assert "assets/company-de-abc.js" not in first
        table = visitor.create()
        page = visitor.http.get(f"/table/{table}", headers=german).text
        assert 'href="../assets/table-abc.js"' in page
        assert 'href="../assets/saboteur-abc.js"' in page
        assert 'href="../assets/company-de-abc.js"' in page
        assert "assets/home-abc.js" not in page
        # Nobody waits any more once the game has begun.
        assert "assets/waiting-abc.js" not in page
        table = visitor.create(open_seats=2, opponents=[])
        assert "../assets/waiting-abc.js" in visitor.http.get(f"/table/{table}").text


def test_the_first_page_has_the_games_with_it_in_its_reader_s_language(
    tmp_path: Path, built: Path
) -> None:
    with browser(tmp_path, built) as visitor:
        page = visitor.http.get("/", headers={"accept-language": "nl"}).text
        found = re.search(
            r'<script type="application/json" id="games" lang="nl">(.*?)</script>', page
        )
        assert found is not None
        games, all_games = json.loads(found[1]), visitor.get("/api/games")
        assert [set(game["titles"]) for game in games] == [{"nl"}] * len(games)
        for game, whole in zip(games, all_games, strict=True):
            assert in_dutch(whole) == game


def in_dutch(content: Any) -> Any:
    """What is told in all languages, in Dutch alone."""
    if isinstance(content, dict):
        kept = {key: value for key, value in content.items() if key not in ("en", "de")}
        return {key: in_dutch(value) for key, value in kept.items()}
    return [in_dutch(each) for each in content] if isinstance(content, list) else content


@pytest.mark.parametrize(
    ("cookies", "opening"),
    [
        ("", '<html lang="nl">'),
        ("pitprop-theme=light", '<html lang="nl" data-theme="light">'),
        ("pitprop-language=de; pitprop-theme=dark", '<html lang="de" data-theme="dark">'),
        ('pitprop-language=xx; pitprop-theme="><b>', '<html lang="nl">'),
    ],
)
def test_the_page_begins_as_its_reader_has_chosen(
    tmp_path: Path, built: Path, cookies: str, opening: str
) -> None:
    with browser(tmp_path, built) as visitor:
        answer = visitor.http.get("/", headers={"accept-language": "nl", "cookie": cookies})
        assert opening in answer.text
        assert {"Accept-Encoding", "Accept-Language", "Cookie"} <= set(
            re.split(r",\s*", answer.headers["vary"])
        )


def meta(page: str, name: str) -> str:
    found = re.search(rf'<meta (?:name|property)="{name}" content="([^"]*)"', page)
    assert found is not None, name
    return unescape(found[1])


@pytest.mark.parametrize(
    ("language", "title"),
    [
        ("en", "<Ada> & Co invites you to a game of Saboteur"),
        ("de", "<Ada> & Co lädt dich zu einer Partie Saboteur ein"),
        ("nl", "<Ada> & Co nodigt je uit voor een potje Saboteur"),
    ],
)
def test_a_link_says_who_invites_to_which_game(
    tmp_path: Path, built: Path, language: str, title: str
) -> None:
    with browser(tmp_path, built) as visitor:
        new = {"game": "saboteur", "name": "<Ada> & Co", "players": 3, "open_seats": 2}
        table = visitor.http.post("/api/tables", json={**new, "opponents": []}).json()["table"]
        with Browser(visitor.server) as stranger:
            accepted = {"accept-language": language}
            page = stranger.http.get(f"/table/{table}", headers=accepted).text
        assert meta(page, "og:title") == title
        assert meta(page, "description") == meta(page, "og:description")
        assert meta(page, "og:image") == f"{visitor.server.origin}/preview.jpg"
        assert "<Ada>" not in page


def test_a_link_names_whoever_is_host(tmp_path: Path, built: Path) -> None:
    with browser(tmp_path, built) as ada, Browser(ada.server) as ben:
        table = ada.create(players=3, open_seats=2, opponents=[])
        ben.sit(table, "Ben")
        with ada.live(table) as live:
            assert "Ada" in meta(ada.http.get(f"/table/{table}").text, "og:title")
            live.ask({"type": "arrange", "request": "host", "action": "host", "seat": 1})
        assert "Ben" in meta(ada.http.get(f"/table/{table}").text, "og:title")


def test_tables_are_left_out_of_what_search_engines_list(tmp_path: Path, built: Path) -> None:
    with browser(tmp_path, built) as visitor:
        table = visitor.create()
        private = (
            f"table/{table}",
            f"table/{table}/carry",
            "table/nosuchtable",
            f"table/{table}/replay",
        )
        for path in private:
            assert meta(visitor.http.get(f"/{path}").text, "robots") == "noindex"
        for path in ("/", "/rules/saboteur", "/replay"):
            assert 'name="robots"' not in visitor.http.get(path).text


def test_a_link_to_nowhere_says_what_any_page_does(tmp_path: Path, built: Path) -> None:
    with browser(tmp_path, built) as visitor:
        nowhere = visitor.http.get("/table/nosuchtable")
        assert nowhere.status_code == 200
        first = visitor.http.get("/").text
        assert meta(nowhere.text, "og:title") == meta(first, "og:title") == "Pitprop"
        assert meta(nowhere.text, "description") == meta(first, "description")


def test_what_is_shown_offline_is_fetched_anew_where_it_has_changed() -> None:
    """The browser takes a worker for new by its own content alone."""
    built = Path(server.__file__).parent / "static"
    worker = (built / "worker.js").read_text("utf-8")
    kept = re.search(r"const FILES = \[(.*)\];", worker)
    assert kept is not None
    names = re.findall(r"'([^']+)'", kept[1])
    assert "offline.html" in names
    content = sha256(b"".join((built / name).read_bytes() for name in names)).hexdigest()
    assert f"const OFFLINE = 'offline-{content[:12]}';" in worker
