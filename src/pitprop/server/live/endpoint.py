"""The live connection between a browser and its table."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import Final

import msgspec
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from pitprop.server.http.addresses import sender_of
from pitprop.server.http.api import seat_asked_for
from pitprop.server.http.endpoints import check, check_origin, error_answer
from pitprop.server.http.identity import NO_TOKEN, reader_of
from pitprop.server.http.limits import Bucket, Buckets, Counter, Limits
from pitprop.server.http.problems import RequestError, UnavailableError, too_many_pages
from pitprop.server.live.connection import GoneError, Line
from pitprop.server.live.sending import Sending, SendingRounds
from pitprop.server.protocol.answers import Failed, Pong, ServerMessage
from pitprop.server.protocol.requests import ClientMessage, Ping
from pitprop.server.protocol.terms import CLOSE_CODES, CloseCode, ErrorKey
from pitprop.server.system.moment import now
from pitprop.server.table.subscriber import Subscriber
from pitprop.server.table.table import Table
from pitprop.server.tables.tables import Tables

_CODES: Final[dict[ErrorKey, CloseCode]] = {error: code for code, error in CLOSE_CODES.items()}

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
        self._rounds = SendingRounds()
        self._openings = Buckets(limits.openings, limits.clock)
        self._of_address = Counter(limits.connections)
        self._of_person = Counter(limits.connections_of_person, {NO_TOKEN})

    def route(self) -> WebSocketRoute:
        """The address."""
        return WebSocketRoute("/api/tables/{table}/live", self._connect)

    async def _connect(self, websocket: WebSocket) -> None:
        line = Line(websocket)
        with suppress(GoneError):
            try:
                check_origin(websocket)
                with self._room_for(websocket):
                    # Who finds no room tries again, and leaves the others at that address theirs.
                    check(self._openings, websocket)
                    await line.accept()
                    await self._serve(line, websocket)
            except RequestError as error:
                await _turn_away(line, error)

    @contextmanager
    def _room_for(self, websocket: WebSocket) -> Iterator[None]:
        """Count a connection for its address and for its person.

        Raises:
            RequestError: either has too many.
        """
        with ExitStack() as places:
            for counter, key, whose in (
                (self._of_address, sender_of(websocket), "an address"),
                (self._of_person, reader_of(websocket), "a browser"),
            ):
                if not counter.enter(key):
                    raise too_many_pages(counter.limit, whose)
                places.callback(counter.leave, key)
            yield

    async def _serve(self, line: Line, websocket: WebSocket) -> None:
        try:
            async with self._tables.use(websocket.path_params["table"]) as table:
                reader = reader_of(websocket)
                table.check_watching(reader)
                subscriber = table.subscriber(
                    reader, seat_asked_for(websocket), sender_of(websocket)
                )
                sending = Sending(line, table, subscriber, self._rounds)
                await _Connection(line, table, subscriber, self._limits).run(sending)
        except UnavailableError as error:
            await line.close_for_now(str(error))
        except RequestError as error:
            await _close(line, error)


async def _turn_away(line: Line, error: RequestError) -> None:
    """Don't let a page have a connection, and say why.

    A page isn't told what an answer other than a connection says. Where somebody can do something
    about it, it is given one that ends with a code.
    """
    if error.problem.error == "too-many-pages":
        await line.accept()
        await _close(line, error)
    else:
        await line.deny(error_answer(error))


async def _close(line: Line, error: RequestError) -> None:
    await line.close(_CODES[error.problem.error], str(error))


class _Connection:
    """One browser at one table."""

    def __init__(self, line: Line, table: Table, subscriber: Subscriber, limits: Limits) -> None:
        self._table = table
        self._subscriber = subscriber
        self._line = line
        self._messages = Bucket(limits.messages, limits.clock)
        self._patience = Bucket(limits.patience, limits.clock)

    async def run(self, sending: Sending) -> None:
        """Read and write until either ends.

        Args:
            sending: writes.
        """
        self._table.enter(self._subscriber)
        try:
            await sending.beside(self._receive())
        finally:
            self._table.leave(self._subscriber)

    async def _receive(self) -> None:
        while True:
            text = await self._line.hear()
            if text is None:
                await self._line.close(_CODES["malformed"], "messages have to be text")
                return
            if self._messages.take():
                await self._reply(await self._answer(text))
                continue
            if not self._patience.take():
                await self._line.close(_CODES["too-many"], "too many messages")
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
        return await self._table.ask(self._table.actor(self._subscriber), asked)
