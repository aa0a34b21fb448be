"""What the page asks for to look back on a game: the addresses under `/api/records`."""

from __future__ import annotations

import re
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pitprop.core.game import SPECTATOR
from pitprop.server.addresses import sender_of
from pitprop.server.api import Json, read_json
from pitprop.server.compression import public_answer
from pitprop.server.limits import Buckets, Limits
from pitprop.server.lookback.library import MOST_AT_ONCE, CourseLibrary
from pitprop.server.origin import is_same_origin
from pitprop.server.problems import RequestError, malformed, too_many
from pitprop.server.protocol.lookback import MAX_RECORD, RecordToRead

_MAX_BODY: Final = 2 * MAX_RECORD
_NUMBER: Final = re.compile(r"-?[0-9]{1,6}", re.ASCII)


class LookBack:
    """The endpoints that replay records. They need no table, and change nothing.

    Args:
        courses: where records are replayed.
        limits: how much may be asked for.
    """

    def __init__(self, courses: CourseLibrary, limits: Limits) -> None:
        self._courses = courses
        self._records = Buckets(limits.records, limits.clock)
        self._requests = Buckets(limits.requests, limits.clock)

    def routes(self) -> list[Route]:
        """The routes of the endpoints."""
        return [
            Route("/api/records", self._read, methods=["POST"]),
            Route("/api/records/{key}/views", self._views, methods=["GET"]),
            Route("/api/records/{key}/data", self._data, methods=["GET"]),
            Route("/api/records/{key}/judged", self._judged, methods=["GET"]),
            Route("/api/records/{key}/review", self._review, methods=["GET"]),
        ]

    async def _read(self, request: Request) -> Response:
        if not is_same_origin(request):
            raise RequestError(403, "origin", "this request doesn't come from our own page")
        if not self._records.take(sender_of(request)):
            raise too_many()
        asked = await read_json(request, RecordToRead, most=_MAX_BODY)
        return _told(request, await self._courses.read(asked.record))

    async def _views(self, request: Request) -> Response:
        self._take(request)
        key = request.path_params["key"]
        through = _number(request, "through", SPECTATOR)
        start = _number(request, "start", 0)
        count = _number(request, "count", MOST_AT_ONCE)
        return _told(request, await self._courses.views(key, through, start, count))

    async def _data(self, request: Request) -> Response:
        self._take(request)
        key = request.path_params["key"]
        through = _number(request, "through", SPECTATOR)
        return _told(request, await self._courses.data(key, through, _number(request, "at", 0)))

    async def _judged(self, request: Request) -> Response:
        self._take(request)
        key = request.path_params["key"]
        return _told(request, await self._courses.judge(key, sender_of(request)))

    async def _review(self, request: Request) -> Response:
        self._take(request)
        key = request.path_params["key"]
        return _told(request, await self._courses.review(key, sender_of(request)))

    def _take(self, request: Request) -> None:
        if not self._requests.take(sender_of(request)):
            raise too_many()


def _told(request: Request, content: msgspec.Struct) -> Response:
    """What follows from a record alone is the same for all who have it."""
    headers = {"Cache-Control": "no-cache"}
    return public_answer(request, msgspec.json.encode(content), Json.media_type, headers)


def _number(request: Request, name: str, default: int) -> int:
    asked = request.query_params.get(name, "")
    if not asked:
        return default
    if not _NUMBER.fullmatch(asked):
        raise malformed(f"{name} is a number")
    return int(asked)
