"""Whether the server lives, and whether it can be used: for whoever starts and watches servers."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from pitprop.server.storage.saving import try_to_save
from pitprop.server.storage.store import Store

HEALTH: Final = "/healthz"
READINESS: Final = "/readyz"
ADDRESSES: Final = frozenset({HEALTH, READINESS})

_PATIENCE: Final = 2.0
_NO_DATABASE: Final = "no database"


class Health:
    """The two addresses, which anybody may ask.

    Args:
        store: the database.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asking: asyncio.Task[str] | None = None

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
            self._asking = asyncio.create_task(self._what_is_wrong())
        try:
            async with asyncio.timeout(_PATIENCE):
                wrong = await asyncio.shield(self._asking)
        except TimeoutError:
            wrong = _NO_DATABASE
        return PlainTextResponse(f"{wrong}\n", 503) if wrong else PlainTextResponse("ok\n")

    async def _what_is_wrong(self) -> str:
        if not await self._store.read(self._store.is_there):
            return _NO_DATABASE
        # While this server isn't ready nobody may be sent here, who would show that it is again.
        if self._store.saving.has_failed:
            try:
                await self._store.run(try_to_save, self._store.engine)
            except Exception:
                return "nothing can be saved"
        return ""
