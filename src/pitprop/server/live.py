"""The live connection between a browser and its table."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from pitprop.server.api import address_of, problem_answer, seat_asked_for
from pitprop.server.identity import reader_of
from pitprop.server.limits import Bucket, Buckets, Counter, Limits
from pitprop.server.moment import now
from pitprop.server.origin import is_same_origin
from pitprop.server.problems import RequestError
from pitprop.server.protocol.answers import Failed, Pong, ServerMessage
from pitprop.server.protocol.requests import ClientMessage, Ping
from pitprop.server.protocol.terms import CLOSE_CODES, CloseCode, ErrorKey
from pitprop.server.table import Table
from pitprop.server.tables import Tables

_CODES: Final[dict[ErrorKey, CloseCode]] = {error: code for code, error in CLOSE_CODES.items()}
_PATIENCE: Final = 100

_read = msgspec.json.Decoder(ClientMessage).decode


class Live:
    """The endpoint of live connections.

    Args:
        tables: all tables.
        limits: how much may be asked for.
    """

    def __init__(self, tables: Tables, limits: Limits) -> None:
        self._tables = tables
        self._limits = limits
        self._openings = Buckets(limits.openings, limits.clock)
        self._connections = Counter(limits.connections)

    def route(self) -> WebSocketRoute:
        """The address."""
        return WebSocketRoute("/api/tables/{table}/live", self._connect)

    async def _connect(self, websocket: WebSocket) -> None:
        if not is_same_origin(websocket):
            answer = problem_answer(403, "origin", "this request doesn't come from our own page")
            await websocket.send_denial_response(answer)
            return
        address = address_of(websocket)
        if not self._openings.take(address) or not self._connections.enter(address):
            answer = problem_answer(429, "too-many", "too many connections; wait a little")
            await websocket.send_denial_response(answer)
            return
        try:
            await websocket.accept()
            await self._serve(websocket)
        except WebSocketDisconnect:
            pass
        finally:
            self._connections.leave(address)

    async def _serve(self, websocket: WebSocket) -> None:
        try:
            async with self._tables.use(websocket.path_params["table"]) as table:
                if not table.may_watch(reader_of(websocket)):
                    raise RequestError(403, "no-watching", "this table isn't watched")
                connection = _Connection(websocket, table, self._limits)
                await connection.run()
        except RequestError as error:
            await websocket.close(_CODES[error.problem.error], str(error))


class _Connection:
    """One browser at one table."""

    def __init__(self, websocket: WebSocket, table: Table, limits: Limits) -> None:
        self._websocket = websocket
        self._table = table
        self._subscriber = table.subscriber(reader_of(websocket), seat_asked_for(websocket))
        self._messages = Bucket(limits.messages, limits.clock)

    async def run(self) -> None:
        """Read and write until either ends."""
        self._table.enter(self._subscriber)
        sides = [asyncio.create_task(self._receive()), asyncio.create_task(self._send())]
        try:
            await asyncio.wait(sides, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._table.leave(self._subscriber)
            for side in sides:
                side.cancel()
            results = await asyncio.gather(*sides, return_exceptions=True)
        for result in results:
            if isinstance(result, Exception):
                raise result

    async def _send(self) -> None:
        while True:
            message = await self._subscriber.next()
            if message == "state":
                message = self._table.told_to(self._subscriber)
            elif message == "talk":
                message = self._table.talk.told_to(self._subscriber)
            await self._websocket.send_text(message.decode())

    async def _receive(self) -> None:
        impatience = 0
        while True:
            message = await self._websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            if text is None:
                await self._websocket.close(_CODES["malformed"], "messages have to be text")
                return
            if self._messages.take():
                await self._reply(await self._answer(text))
                continue
            impatience += 1
            if impatience > _PATIENCE:
                await self._websocket.close(_CODES["too-many"], "too many messages")
                return
            await self._reply(Failed("", "too-many", "too many messages; wait a little"))

    async def _reply(self, message: ServerMessage) -> None:
        await self._subscriber.reply(msgspec.json.encode(message))

    async def _answer(self, text: str) -> ServerMessage:
        try:
            asked = _read(text)
        except (msgspec.DecodeError, UnicodeError) as error:
            return Failed("", "malformed", str(error))
        if isinstance(asked, Ping):
            return Pong(now())
        return await self._table.ask(self._subscriber.reader, asked)
