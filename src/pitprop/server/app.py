"""The server as an ASGI application."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp

from pitprop.server.cluster.others import Alone, Others
from pitprop.server.cluster.several import Several
from pitprop.server.content.puzzles import Puzzles
from pitprop.server.http.api import Api
from pitprop.server.http.endpoints import Gate, error_answer, problem_answer
from pitprop.server.http.headers import StrictHeaders
from pitprop.server.http.limits import Limits
from pitprop.server.http.problems import RequestError
from pitprop.server.http.proxies import Networks, TrustedProxies
from pitprop.server.http.sites import KnownSites
from pitprop.server.live.endpoint import Live
from pitprop.server.lookback.api import LookBack
from pitprop.server.lookback.library import CourseLibrary
from pitprop.server.monitoring.gauges import Gauges
from pitprop.server.monitoring.health import Health
from pitprop.server.monitoring.meters import Meters
from pitprop.server.page.pages import STATIC, Pages
from pitprop.server.protocol.terms import ErrorKey
from pitprop.server.storage.findings import KeptFindings
from pitprop.server.storage.shared_carries import SharedCarries
from pitprop.server.storage.store import Store
from pitprop.server.system.listening import Listening
from pitprop.server.tables.carries import AnyCarries, Carries
from pitprop.server.tables.housekeeping import Housekeeper, Keeping
from pitprop.server.tables.tables import Tables
from pitprop.server.tables.waits import Waits
from pitprop.server.thinking.thinkers import Thinkers

# Each takes as much memory as the server itself.
_MOST_THINKING: Final = 8
_KEYS: Final[dict[int, ErrorKey]] = {404: "not-found", 405: "method"}


def create_app(
    data: Path | str,
    *,
    limits: Limits | None = None,
    static: Path = STATIC,
    waits: Waits | None = None,
    listening: Listening | None = None,
    proxies: Networks = (),
    sites: Collection[str] = (),
    keeping: Keeping | None = None,
    on_lost: Callable[[], None] = lambda: None,
    publish: Callable[[Gauges], None] | None = None,
    workers: int = 1,
) -> ASGIApp:
    """The server over some data.

    Args:
        data: a folder for the embedded database, or a database's URL.
        limits: how much one browser may ask for.
        static: the folder of the built client.
        waits: how long people wait for each other.
        listening: what the server listens at, where it is known.
        proxies: servers in front of this one that are trusted to tell who asks.
        sites: names under which browsers reach it, beside those of the machine itself.
        keeping: how many tables are kept, and for how long.
        on_lost: called when another server has taken over the data.
        publish: is given what can be measured of it.
        workers: how many such processes there are on this machine.

    Raises:
        PitpropError: another server uses the data, or the data can't be used.
    """
    limits = limits or Limits()
    keeping = keeping or Keeping()
    store = Store(data, on_lost, keeping.most)
    meters = Meters()
    processors = max(1, (os.cpu_count() or 1) // workers)
    thinkers = Thinkers(min(processors, _MOST_THINKING), meters)
    others: Others = Several(store) if store.is_shared else Alone()
    tables = Tables(store, thinkers, waits or Waits(), meters, others)
    carries: AnyCarries = SharedCarries(store) if store.is_shared else Carries(limits.clock)
    gate = Gate(limits)
    courses = CourseLibrary(KeptFindings(store))
    if publish is not None:
        publish(Gauges(tables, thinkers))

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        housekeeper = Housekeeper(store, keeping, tables.alone_with)
        others.start(tables)
        tidying = asyncio.create_task(housekeeper.run(lambda: tables.forget_idle(keeping.idle)))
        yield
        tidying.cancel()
        await asyncio.wait([tidying])
        await tables.close()
        await others.close()
        await courses.close()
        await thinkers.close()
        store.close()

    app = Starlette(
        routes=[
            *Health(store).routes(),
            *Api(tables, limits, gate, carries, listening).routes(),
            *LookBack(courses, limits, gate).routes(),
            *Puzzles(gate).routes(),
            Live(tables, limits).route(),
            *Pages(static, tables, gate).routes(),
        ],
        exception_handlers={
            RequestError: _on_request_error,
            HTTPException: _on_http_exception,
            Exception: _on_exception,
        },
        lifespan=lifespan,
    )
    return TrustedProxies(StrictHeaders(KnownSites(app, sites)), proxies)


async def _on_request_error(_request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestError)
    return error_answer(error)


async def _on_http_exception(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    key = _KEYS.get(error.status_code, "malformed")
    answer = problem_answer(error.status_code, key, error.detail)
    answer.headers.update(error.headers or {})
    return answer


async def _on_exception(_request: Request, _error: Exception) -> Response:
    """The cause is in the server's own output; it is nobody else's business.

    The connection is closed after an error, and the answer says so, so that nobody sends another
    request on it.
    """
    answer = problem_answer(500, "server", "something went wrong here; try again")
    answer.headers["Connection"] = "close"
    return answer
