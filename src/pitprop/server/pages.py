"""The page itself: the built client, from the package."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Route

from pitprop.server.problems import not_found

STATIC: Final = Path(__file__).resolve().parent / "static"

# The names of built files change with their content.
_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK_FIRST: Final = "no-cache"

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
    """

    def __init__(self, static: Path) -> None:
        self._static = static.resolve()

    def routes(self) -> list[Route]:
        """The routes; the last takes whatever is left."""
        return [
            Route("/assets/{path:path}", self._asset, methods=["GET"]),
            Route("/{path:path}", self._page, methods=["GET"]),
        ]

    def _asset(self, request: Request) -> Response:
        return self._file(f"assets/{request.path_params['path']}", _FOREVER)

    def _page(self, request: Request) -> Response:
        path: str = request.path_params["path"]
        if path.startswith("api/"):
            raise not_found("address")
        if "." in path.rpartition("/")[2]:
            return self._file(path, _ASK_FIRST)
        index = self._static / "index.html"
        if not index.is_file():
            return HTMLResponse(_NOT_BUILT, 503)
        # The build refers to its files by addresses relative to the first page.
        text = index.read_text(encoding="utf-8").replace('="./', '="' + "../" * path.count("/"))
        return HTMLResponse(text, headers={"Cache-Control": _ASK_FIRST})

    def _file(self, path: str, caching: str) -> Response:
        if "\0" in path or any(part.startswith(".") for part in Path(path).parts):
            raise not_found("file")
        file = (self._static / path).resolve()
        if not file.is_relative_to(self._static) or not file.is_file():
            raise not_found("file")
        return FileResponse(file, headers={"Cache-Control": caching})
