"""What the page asks for to look back on a game: the addresses under `/api/records`."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pitprop.server.http.addresses import sender_of
from pitprop.server.http.endpoints import Gate, check, public_json
from pitprop.server.http.limits import Buckets, Limits
from pitprop.server.http.problems import malformed
from pitprop.server.lookback.library import MOST_AT_ONCE, CourseLibrary
from pitprop.server.protocol.lookback import MAX_RECORD, RecordToRead, Through

_MAX_BODY: Final = 2 * MAX_RECORD
# In the time of a request that does nothing else, about a millisecond. On the sources a view took
# 0.2 ms in Saboteur and Sabotage and 1.4 ms in a cave of eight players (2026-11-30), a moment as
# data up to 0.7 ms. A view counts for less: whoever goes through all of a game with open hands in
# a moment (some 250 moments of nine views) takes a third of what an address may have at once, and
# a program that never stops gets 800 views a second rather than 50,000.
_VIEW_COST: Final = 0.05
_DATA_COST: Final = 0.5
_NUMBER: Final = re.compile(r"[0-9]{1,6}", re.ASCII)
_NO_SEAT: Final[dict[str, Through]] = {"spectator": "spectator", "open": "open"}


class LookBack:
    """The endpoints that replay records. They need no table, and change nothing.

    Args:
        courses: where records are replayed.
        limits: how much may be asked for.
        gate: what every request passes.
    """

    def __init__(self, courses: CourseLibrary, limits: Limits, gate: Gate) -> None:
        self._courses = courses
        self._gate = gate
        self._records = Buckets(limits.records, limits.clock)

    def routes(self) -> list[Route]:
        """The routes of the endpoints."""
        gate = self._gate
        return [
            gate.post("/api/records", self._read),
            gate.get("/api/records/{key}/views", self._views),
            gate.get("/api/records/{key}/data", self._data),
            gate.get("/api/records/{key}/judged", self._judged),
            gate.get("/api/records/{key}/review", self._review),
        ]

    async def _read(self, request: Request) -> Response:
        check(self._records, request)
        asked = await self._gate.read(request, RecordToRead, most=_MAX_BODY)
        return await self._answer(request, lambda: self._courses.read(asked.record))

    async def _views(self, request: Request) -> Response:
        key = request.path_params["key"]
        through = _through(request)
        start = _number(request, "start", 0)
        count = _number(request, "count", MOST_AT_ONCE)
        views = self._courses.count_views(key, through, start, count)
        self._gate.charge(request, views * _VIEW_COST)
        shown = partial(self._courses.views, key, through, start, count)
        return await self._answer(request, shown)

    async def _data(self, request: Request) -> Response:
        key = request.path_params["key"]
        through, at = _through(request), _number(request, "at", 0)
        self._gate.charge(request, _DATA_COST)
        return await self._answer(request, lambda: self._courses.data(key, through, at))

    async def _judged(self, request: Request) -> Response:
        key = request.path_params["key"]
        judged = await self._courses.judge(key, sender_of(request))
        return await self._answer(request, lambda: judged)

    async def _review(self, request: Request) -> Response:
        key = request.path_params["key"]
        reviewed = await self._courses.review(key, sender_of(request))
        return await self._answer(request, lambda: reviewed)

    async def _answer(self, request: Request, content: Callable[[], msgspec.Struct]) -> Response:
        """What follows from a record alone is the same for all who have it.

        It may be a megabyte, which is encoded and compressed where nobody's table waits for it, and
        at once: of several parts that are asked for together the first is there before the last.
        """
        return await self._courses.run(lambda: public_json(request, content(), is_fixed=False))


def _through(request: Request) -> Through:
    asked = request.query_params.get("through", "spectator")
    if asked in _NO_SEAT:
        return _NO_SEAT[asked]
    if not _NUMBER.fullmatch(asked):
        raise malformed("through is the number of a seat, spectator or open")
    return int(asked)


def _number(request: Request, name: str, default: int) -> int:
    asked = request.query_params.get(name, "")
    if not asked:
        return default
    if not _NUMBER.fullmatch(asked):
        raise malformed(f"{name} is a number, 0 or more")
    return int(asked)
