"""The same stack without a game: `python -m benchmarks.server.bare FOLDER MESSAGE`.

The most that a live connection can do with the stack that the server is built on: a message is
received and decoded, inserted with one durable commit, and an answer as large as the server's is
encoded and sent once for each seat. There are no rules, views, identities or checks.
"""

from __future__ import annotations

import asyncio
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from sqlalchemy import Column, Integer, MetaData, String, Table
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from benchmarks.server.unlimited import unlimited
from pitprop.server.http.open_connections import Door
from pitprop.server.protocol.requests import ClientMessage, Play
from pitprop.server.run import config, listen
from pitprop.server.storage.store import Store

LOG = Table(
    "bare",
    MetaData(),
    Column("id", Integer, primary_key=True),
    Column("request", String),
    Column("move", String),
)
_KEYS = ("request", "move")
_read = msgspec.json.Decoder(ClientMessage).decode


class Bare:
    """The endpoints.

    Args:
        folder: where the database is.
        message: what is sent after each move.
    """

    def __init__(self, folder: Path, message: bytes) -> None:
        self._message = msgspec.json.decode(message)
        # As durable as the server's, with the same settings.
        self._store = Store(folder)
        self._engine = self._store.engine
        LOG.create(self._engine)
        self._insert = str(LOG.insert().compile(dialect=self._engine.dialect, column_keys=_KEYS))
        self._threads = ThreadPoolExecutor(1)
        self._seats: dict[str, list[WebSocket]] = {}

    def app(self) -> Starlette:
        """The application."""
        return Starlette(
            routes=[
                Route("/api/tables", self._open, methods=["POST"]),
                WebSocketRoute("/api/tables/{table}/live", self._live),
            ]
        )

    async def _open(self, _request: Request) -> JSONResponse:
        return JSONResponse({"table": f"{len(self._seats)}"})

    async def _live(self, websocket: WebSocket) -> None:
        seats = self._seats.setdefault(websocket.path_params["table"], [])
        await websocket.accept()
        seats.append(websocket)
        loop = asyncio.get_running_loop()
        try:
            while True:
                asked = _read(await websocket.receive_text())
                assert isinstance(asked, Play)
                await loop.run_in_executor(self._threads, self._write, asked)
                number = asked.number + 1
                for each in seats:
                    message: Any = self._message | {"number": number}
                    await each.send_text(msgspec.json.encode(message).decode())
        except WebSocketDisconnect:
            seats.remove(websocket)

    def _write(self, asked: Play) -> None:
        with self._engine.begin() as connection:
            connection.exec_driver_sql(self._insert, (asked.request, asked.move))


if __name__ == "__main__":
    bare = Bare(Path(sys.argv[1]), Path(sys.argv[2]).read_bytes())
    listener = listen("127.0.0.1", 0)
    sys.stdout.write(f"bare at http://127.0.0.1:{listener.getsockname()[1]}/ \n")
    sys.stdout.flush()
    uvicorn.Server(config(bare.app(), Door(unlimited()))).run(sockets=[listener])
