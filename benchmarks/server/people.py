"""People at tables: real live connections over loopback, who make any move that is allowed.

They are as light as clients can be, since they share the machine with what is measured: a
connection is a protocol of asyncio over the parser of `websockets`, without a task of its own.
"""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from collections.abc import Callable, Sequence
from typing import Final

import httpx
import msgspec
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from pitprop.core.game import TERMINAL

SEATS: Final = {"saboteur": 10, "dark_cave": 8, "sabotage": 4}
"""The number of seats at a table of each game, ten at most."""

_PATIENCE: Final = 120


class _View(msgspec.Struct):
    decider: int
    phase: str
    legal: list[str]


class _Parts(msgspec.Struct):
    """The parts of a message that people need to play on."""

    type: str
    number: int = 0
    view: _View | None = None


_read = msgspec.json.Decoder(_Parts).decode

Hear = Callable[["Connection", bytes], None]


class Connection(asyncio.Protocol):
    """A live connection.

    Attributes:
        opened: set when it is established.
        is_open: whether it is open.

    Args:
        address: where it connects to.
        headers: the headers sent when it is opened.
        hear: called with each message.
    """

    def __init__(self, address: str, headers: Sequence[tuple[str, str]], hear: Hear) -> None:
        self._conn = ClientProtocol(parse_uri(address), max_size=None)
        self._headers = headers
        self._hear = hear
        self.is_open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """See `asyncio.Protocol`."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        request = self._conn.connect()
        request.headers.update(self._headers)
        self._conn.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        """See `asyncio.Protocol`."""
        self._conn.receive_data(data)
        for event in self._conn.events_received():
            if isinstance(event, Response):
                self.is_open = True
                self.opened.set_result(None)
            elif isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self._hear(self, bytes(event.data))
        self._flush()

    def connection_lost(self, exc: Exception | None) -> None:
        """See `asyncio.Protocol`."""
        self.is_open = False
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("no live connection"))

    def send(self, message: bytes) -> None:
        """Send a message."""
        self._conn.send_text(message)
        self._flush()

    def close(self) -> None:
        """End it."""
        self._transport.abort()

    def _flush(self) -> None:
        for data in self._conn.data_to_send():
            if data:
                self._transport.write(data)


class MoveQuota:
    """Tells when some tables have played enough moves, or a game is over.

    Attributes:
        reached: set then.

    Args:
        moves: how many are enough.
    """

    def __init__(self, moves: int = 1 << 60) -> None:
        self._left = moves
        self.reached = asyncio.Event()

    def moved(self) -> None:
        """Count one more move."""
        self._left -= 1
        if self._left == 0:
            self.reached.set()


class Person:
    """Somebody at a table."""

    def __init__(self) -> None:
        self.number = 0
        self.connections: list[Connection] = []

    def send(self, message: bytes) -> None:
        """Ask for something."""
        self.connections[-1].send(message)


class Table:
    """A table and its people.

    Attributes:
        moves: how many moves they have made.
        waits: seconds from each move that was sent until the last of them had the view after it.
        replies: seconds from each of their moves until a computer player had made the next.
        size: how many bytes of states they were sent.
        messages: in how many messages.
        latest: the latest of these.
        complaints: answers that should not occur.
        is_over: whether the game is over.

    Args:
        count: how many people.
        chance: the source of their random decisions.
        rate: how many moves they make a second; as many as they can where 0.
        until: how long they play, with others.
    """

    def __init__(
        self,
        count: int,
        chance: random.Random,
        rate: float = 0,
        until: MoveQuota | None = None,
    ) -> None:
        self.people = [Person() for _ in range(count)]
        self.moves = 0
        self.waits: list[float] = []
        self.replies: list[float] = []
        self.size = self.messages = 0
        self.latest = b""
        self.complaints: list[str] = []
        self._chance = chance
        self._rate = rate
        self._until = until or MoveQuota()
        self.is_over = False
        self._is_playing = False
        self._asked: dict[int, float] = {}
        self._seen: dict[int, int] = {}
        self._requests = itertools.count()
        self._pending: list[tuple[Person, _Parts]] = []
        self._slot = 0.0

    def begin(self) -> None:
        """Let them play from now on."""
        self._is_playing = True
        self._slot = time.perf_counter() + self._chance.random() / (self._rate or 1)
        pending, self._pending = self._pending, []
        for person, parts in pending:
            self._go_on(person, parts)

    def stop(self) -> None:
        """Let them play no longer."""
        self._is_playing = False

    def close(self) -> None:
        """Let all of them leave."""
        for person in self.people:
            for connection in person.connections:
                connection.close()

    def hear(self, person: Person, message: bytes) -> None:
        """Take in a message to somebody."""
        parts = _read(message)
        if parts.type in ("failed", "refused"):
            self.complaints.append(message.decode())
        if parts.type != "state" or parts.view is None:
            return
        self.size += len(message)
        self.messages += 1
        self.latest = message
        if parts.number > person.number:
            person.number = parts.number
            self._note(parts.number)
            self._go_on(person, parts)
        elif not self._is_playing:
            self._go_on(person, parts)

    def _note(self, number: int) -> None:
        seen = self._seen[number] = self._seen.get(number, 0) + 1
        if seen == 1 and number - 1 in self._asked and number not in self._asked:
            self.replies.append(time.perf_counter() - self._asked[number - 1])
        if seen == len(self.people) and number in self._asked:
            self.waits.append(time.perf_counter() - self._asked[number])

    def _go_on(self, person: Person, parts: _Parts) -> None:
        view = parts.view
        assert view is not None
        if view.decider == TERMINAL and not self.is_over:
            self.is_over = True
            self._until.reached.set()
        if not self._is_playing:
            self._pending = [each for each in self._pending if each[0] is not person]
            self._pending.append((person, parts))
        elif view.phase == "dealing":
            if parts.number:
                person.send(b'{"type":"ready","request":"%d"}' % next(self._requests))
        elif view.legal:
            self._play_when_due(person, parts.number, view.legal)

    def _play_when_due(self, person: Person, number: int, legal: list[str]) -> None:
        if self._rate:
            self._slot = max(time.perf_counter(), self._slot + 1 / self._rate)
            wait = self._slot - time.perf_counter()
            asyncio.get_running_loop().call_later(wait, self._play, person, number, legal)
        else:
            self._play(person, number, legal)

    def _play(self, person: Person, number: int, legal: list[str]) -> None:
        if not self._is_playing or person.number != number:
            return
        self.moves += 1
        asked = {
            "type": "play",
            "request": f"{next(self._requests)}",
            "move": self._chance.choice(legal),
            "number": number,
        }
        self._asked[number + 1] = time.perf_counter()
        person.send(msgspec.json.encode(asked))
        self._until.moved()


class BareTable(Table):
    """People whose server knows no game: they move one after another."""

    def begin(self) -> None:
        """See `Table`."""
        self._is_playing = True
        self._send(0)

    def hear(self, person: Person, message: bytes) -> None:
        """See `Table`."""
        number = _read(message).number
        self._note(number)
        if self._is_playing and person is self.people[number % len(self.people)]:
            self._send(number)

    def _send(self, number: int) -> None:
        asked = {
            "type": "play",
            "request": f"{number}",
            "move": "lay EWS at 3,-1",
            "number": number,
        }
        self._asked[number + 1] = time.perf_counter()
        self.moves += 1
        self.people[number % len(self.people)].send(msgspec.json.encode(asked))
        self._until.moved()


async def open_bare_table(host: str, table: Table) -> None:
    """Open a table of the bare pipeline.

    Args:
        host: where it is.
        table: the table, with its people.
    """
    async with httpx.AsyncClient(
        base_url=f"http://{host}", timeout=_PATIENCE, verify=False
    ) as http:
        made = await http.post("/api/tables")
    for person in table.people:
        connection = await connect(host, made.json()["table"], "", _to(table, person))
        person.connections.append(connection)


async def open_table(
    host: str, game: str, table: Table, opponents: int = 0, *, open_seats: int = 0, tabs: int = 1
) -> None:
    """Open a table, and let its people sit down and come in.

    Args:
        host: where the server is.
        game: the game.
        table: the table, with its people.
        opponents: how many computer players sit there, too.
        open_seats: how many seats nobody takes.
        tabs: how many browsers each has it open in.
    """
    count = len(table.people)
    name, cookies = "", []
    for seat in range(count):
        async with httpx.AsyncClient(
            base_url=f"http://{host}", timeout=_PATIENCE, verify=False
        ) as http:
            http.headers["origin"] = f"http://{host}"
            if seat == 0:
                asked = {
                    "game": game,
                    "name": "Person 0",
                    "players": count + open_seats + opponents,
                    "open_seats": count + open_seats - 1,
                    "opponents": ["standard"] * opponents,
                    "pace": 0,
                    "auto_pick": "no",
                }
                made = await http.post("/api/tables", json=asked)
                made.raise_for_status()
                name = made.json()["table"]
            else:
                made = await http.post(f"/api/tables/{name}/seats", json={"name": f"Person {seat}"})
                made.raise_for_status()
            cookies.append("; ".join(f"{key}={value}" for key, value in made.cookies.items()))
    for person, cookie in zip(table.people, cookies, strict=True):
        for _ in range(tabs):
            person.connections.append(await connect(host, name, cookie, _to(table, person)))


def _to(table: Table, person: Person) -> Hear:
    return lambda _connection, message: table.hear(person, message)


async def connect(host: str, table: str, cookie: str, hear: Hear) -> Connection:
    """Open a table, as in a browser.

    Args:
        host: where the server is.
        table: the table.
        cookie: who opens it.
        hear: called with each message.
    """
    address, _, port = host.rpartition(":")
    headers = [("Origin", f"http://{host}"), ("Cookie", cookie)]
    _, connection = await asyncio.get_running_loop().create_connection(
        lambda: Connection(f"ws://{host}/api/tables/{table}/live", headers, hear),
        address,
        int(port),
    )
    await connection.opened
    return connection
