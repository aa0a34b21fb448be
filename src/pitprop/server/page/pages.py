"""The page itself: the built client, from the package."""

from __future__ import annotations

import mimetypes
import re
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Route

from pitprop.core.installed.registry import game_names
from pitprop.server.content.texts import game_infos
from pitprop.server.http.accepting import preferred_encoding
from pitprop.server.http.compression import is_known, public_answer, varying
from pitprop.server.http.endpoints import Gate
from pitprop.server.http.problems import RequestError, not_found
from pitprop.server.page.delivery import FILE as DELIVERY
from pitprop.server.page.delivery import read_delivery
from pitprop.server.page.index_page import (
    TABLE_PART,
    VARYING,
    WAITING_PARTS,
    Front,
    Reader,
    page_text,
)
from pitprop.server.page.preview import page_preview, table_preview
from pitprop.server.protocol.terms import Language
from pitprop.server.tables.tables import Tables

STATIC: Final = Path(__file__).resolve().parents[1] / "static"

# The names of built files change with their content.
_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK_FIRST: Final = "no-cache"

#: What the build has compressed beforehand, the smallest first, and how those files end.
_ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}

#: Not every system knows these.
_TYPES: Final = {
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}

#: How many slashes an address of a page has at most; each file on it is named back over them.
_DEEPEST: Final = 8

_TABLE: Final = re.compile(r"table/([\w-]+)/?")
_CARRY: Final = re.compile(r"table/[\w-]+/carry/?")
_REPLAY: Final = re.compile(r"(?:table/([\w-]+)/)?replay/?")
_PUZZLE: Final = re.compile(r"puzzle/?")
_RULES: Final = re.compile(r"rules/([\w-]+)(?:/.*)?")
_PAGES: Final = (_TABLE, _CARRY, _REPLAY, _PUZZLE, _RULES)

_NOT_BUILT: Final = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pitprop</title>
<h1>The page has not been built</h1>
<p>The server runs, but the page that belongs to it is missing from this installation.
<p>In the project's folder, <code>make play</code> builds it and starts the server.
</html>
"""


class Pages:
    """The routes that aren't part of the interface.

    Args:
        static: the folder of the built client.
        tables: all tables, which links to them are about.
        gate: what every request passes.
    """

    def __init__(self, static: Path, tables: Tables, gate: Gate) -> None:
        self._static = static.resolve()
        self._tables = tables
        self._gate = gate

    def routes(self) -> list[Route]:
        """The routes; the last takes whatever is left."""
        return [
            Route("/assets/{path:path}", self._asset, methods=["GET"]),
            Route("/{path:path}", self._page, methods=["GET"]),
        ]

    def _asset(self, request: Request) -> Response:
        return self._file(request, f"assets/{request.path_params['path']}", _FOREVER)

    async def _page(self, request: Request) -> Response:
        path: str = request.path_params["path"]
        if path.startswith("api/"):
            raise not_found("address")
        if "." in path.rpartition("/")[2]:
            return self._file(request, path, _ASK_FIRST)
        if path.count("/") > _DEEPEST:
            raise not_found("page")
        index = self._static / "index.html"
        if not index.is_file():
            return HTMLResponse(_NOT_BUILT, 503)
        reader = Reader.of(request)
        front = await self._front(request, path, reader.language)
        built = index.read_text(encoding="utf-8")
        text = page_text(built, front, reader, read_delivery(self._static), str(request.url))
        headers = {"Cache-Control": _ASK_FIRST, "Vary": VARYING}
        # Not kept, as it names the address that was asked for.
        answer = public_answer(request, text.encode(), "text/html", headers, is_fixed=False)
        # People get the first page; programs shall not take it for what they have asked for.
        is_page = path == "" or any(each.fullmatch(path) for each in _PAGES)
        if not is_page and answer.status_code == 200:
            answer.status_code = 404
        return answer

    async def _front(self, request: Request, path: str, language: Language) -> Front:
        if table := _TABLE.fullmatch(path):
            return await self._table_front(request, table[1], language)
        if replay := _REPLAY.fullmatch(path):
            return await self._replay_front(request, replay[1] or "", language)
        preview = page_preview(language)
        if _PUZZLE.fullmatch(path):
            return Front(preview, "shell/puzzle/PuzzlePage.svelte", words=("puzzle", "replay"))
        if _RULES.fullmatch(path):
            return Front(preview, "shell/rules/RulesPage.svelte", games=game_infos((language,)))
        games = game_infos((language,))
        # What isn't the first page itself is a way to somebody's seat, or nothing.
        return Front(
            preview,
            "shell/home/Home.svelte",
            is_private=path != "",
            games=games,
            asks=("api/tables",),
        )

    async def _table_front(self, request: Request, name: str, language: Language) -> Front:
        asks = (f"api/tables/{name}",)
        if not self._gate.admits(request):
            return Front(page_preview(language), TABLE_PART, is_private=True)
        try:
            async with self._tables.use(name) as table:
                info = table.info(-1)
        except RequestError:
            # The page itself says what is wrong.
            return Front(page_preview(language), TABLE_PART, is_private=True, asks=asks)
        game = info.game if info.game in game_names() else ""
        preview = table_preview(info, language)
        also = () if info.started else WAITING_PARTS
        return Front(preview, TABLE_PART, game, is_private=True, also=also, asks=asks)

    async def _replay_front(self, request: Request, table: str, language: Language) -> Front:
        """The page that looks back on a table's game, or on a record from elsewhere."""
        part = "shell/replay/ReplayPage.svelte"
        front = await self._table_front(request, table, language) if table else None
        preview = front.preview if front else page_preview(language)
        return Front(preview, part, is_private=table != "", words=("replay",))

    def _file(self, request: Request, path: str, caching: str) -> Response:
        if "\0" in path or any(part.startswith(".") for part in Path(path).parts):
            raise not_found("file")
        try:
            file = (self._static / path).resolve()
            is_there = file.is_relative_to(self._static) and file.is_file()
        except OSError:  # A name that is too long isn't a file's name.
            is_there = False
        if not is_there or file.suffix in _ENCODINGS.values() or file.name == DELIVERY:
            raise not_found("file")
        return _file_answer(request, file, caching)


def _file_answer(request: Request, file: Path, caching: str) -> Response:
    """A file of the client, as the build has compressed it where the browser takes that."""
    compressed = {
        encoding: beside
        for encoding, ending in _ENCODINGS.items()
        if (beside := file.with_name(file.name + ending)).is_file()
    }
    accepted = request.headers.get("accept-encoding", "")
    encoding = preferred_encoding(accepted, tuple(compressed))
    sent = compressed.get(encoding, file)
    headers = {"Cache-Control": caching}
    if compressed:
        headers["Vary"] = varying("")
    if sent is not file:
        headers["Content-Encoding"] = encoding
    kind = _TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0]
    answer = FileResponse(sent, headers=headers, media_type=kind, stat_result=sent.stat())
    tag = answer.headers["etag"]
    if is_known(request, tag):
        kept = {name: answer.headers[name] for name in ("cache-control", "etag")}
        return Response(status_code=304, headers={**kept, "Vary": headers.get("Vary", "")})
    return answer
