"""What a browser is told when it takes nothing for a while, and what when telling it fails."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.websockets import WebSocket, WebSocketState

from pitprop.server.live.connection import GoneError, Line
from pitprop.server.live.frames import FRAMES
from pitprop.server.live.sending import Sending, SendingRounds
from pitprop.server.protocol.tables import NewTable
from pitprop.server.table.subscriber import Subscriber
from pitprop.server.table.table import Table
from tests.server.test_in_turn import in_hand

LONGER_HEAD = 4
"""Of a frame of 126 to 65,535 bytes (RFC 6455, 5.2)."""


class Connection:
    """The server below the application: it takes whole frames, or has the application wait."""

    def __init__(self) -> None:
        self.takes = asyncio.Event()
        self.sent: list[dict[str, Any]] = []
        self.is_gone = False
        scope = {"type": "websocket", "headers": [], "extensions": {FRAMES: self._write}}
        self.websocket = WebSocket(scope, self._receive, self._send)
        self.websocket.application_state = WebSocketState.CONNECTED

    def _write(self, frame: bytes) -> bool:
        if self.takes.is_set():
            length = frame[1]
            self.sent.append(msgspec.json.decode(frame[2 if length < 126 else LONGER_HEAD :]))
        return self.takes.is_set()

    async def _receive(self) -> dict[str, Any]:
        raise AssertionError

    async def _send(self, message: Any) -> None:
        await self.takes.wait()
        if self.is_gone:
            raise OSError
        self.sent.append(msgspec.json.decode(message["text"]))


Work = Callable[[Table, Subscriber, Connection], Coroutine[Any, Any, None]]


def while_sending(data: Path, work: Work) -> None:
    """Do something at a table of two people, which one browser is told of."""

    async def scenario(_store: object, tables: Any) -> None:
        asked = NewTable(game="saboteur", name="Ada", players=3, open_seats=2, first=0)
        async with tables.use(await tables.create(asked, "ada")) as table:
            connection, subscriber = Connection(), table.subscriber("ada", None)
            sending = Sending(Line(connection.websocket), table, subscriber, SendingRounds())
            table.enter(subscriber)
            await sending.beside(work(table, subscriber, connection))

    in_hand(data, scenario)


async def pause() -> None:
    """Let everything happen that can."""
    for _ in range(10):
        await asyncio.sleep(0)


def test_who_took_nothing_for_a_while_is_told_all_replies_and_the_newest_state(
    tmp_path: Path,
) -> None:
    async def work(table: Table, subscriber: Subscriber, connection: Connection) -> None:
        await pause()
        await table.take_seat("Ben", "ben")
        for number in range(3):
            await subscriber.reply(b'{"type":"pong","at":%d}' % number)
        await pause()
        assert not connection.sent
        connection.takes.set()
        await pause()
        first, *replies, newest = connection.sent
        assert [each.get("at") for each in replies] == [0, 1, 2]
        names = [[seat["name"] for seat in each["table"]["seats"][:2]] for each in (first, newest)]
        assert names == [["Ada", ""], ["Ada", "Ben"]]
        await subscriber.reply(b'{"type":"pong","at":3}')
        await pause()
        assert connection.sent[-1]["at"] == 3

    while_sending(tmp_path, work)


def test_what_comes_at_the_same_time_is_told_once(tmp_path: Path) -> None:
    async def work(table: Table, _subscriber: Subscriber, connection: Connection) -> None:
        connection.takes.set()
        table.publish()
        table.publish()
        await pause()
        assert [each["type"] for each in connection.sent] == ["state"]

    while_sending(tmp_path, work)


def test_where_the_browser_has_gone_nothing_is_waited_for(tmp_path: Path) -> None:
    async def work(_table: Table, subscriber: Subscriber, connection: Connection) -> None:
        await pause()
        connection.is_gone = True
        connection.takes.clear()
        asyncio.get_running_loop().call_soon(connection.takes.set)
        while True:  # As many replies as it likes: they end with the connection.
            await subscriber.reply(b"{}")
            await asyncio.sleep(0)

    with pytest.raises(GoneError):
        while_sending(tmp_path, work)
