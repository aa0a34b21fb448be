"""Whether the server lives, and whether it can be used: for whoever starts and watches servers."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from pitprop.server.storage.store import Store

HEALTH: Final = "/healthz"
READINESS: Final = "/readyz"
ADDRESSES: Final = frozenset({HEALTH, READINESS})

_PATIENCE: Final = 2.0


class Health:
    """The two addresses, which anybody may ask.

    Args:
        store: the database.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asking: asyncio.Task[bool] | None = None

    def routes(self) -> list[Route]:
        """The routes."""
        return [
            Route(HEALTH, self._health, methods=["GET"]),
            Route(READINESS, self._readiness, methods=["GET"]),
        ]

    async def _health(self, _request: Request) -> Response:
        return PlainTextResponse("ok\n")

    async def _readiness(self, _request: Request) -> Response:
        # However many ask, the database is asked once at a time.
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(self._store.read(self._store.is_there))
        try:
            async with asyncio.timeout(_PATIENCE):
                is_there = await asyncio.shield(self._asking)
        except TimeoutError:
            is_there = False
        if is_there:
            return PlainTextResponse("ok\n")
        return PlainTextResponse("no database\n", 503)
