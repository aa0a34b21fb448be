"""People at many tables at once: `python -m benchmarks.server_load --tables 10 --seconds 10`.

Real live connections over loopback, ten people at each table of Saboteur, eight at The Dark Cave,
four at Sabotage. What counts is how many moves the server makes durable in a second of its own
processor time, and how long it takes from a move until the last one at the table sees it. A table
is idle once its game is over.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

SEATS = {"saboteur": 10, "dark_cave": 8, "sabotage": 4}

_SERVING = Path(__file__).resolve().parents[1] / "tests" / "server" / "serving.py"
_TICKS = os.sysconf("SC_CLK_TCK")


class _View(msgspec.Struct):
    decider: int
    phase: str
    legal: list[str]
    seat: int


class _Told(msgspec.Struct):
    """As much of a message as people need to play on."""

    type: str
    number: int = 0
    view: _View | None = None


_read = msgspec.json.Decoder(_Told).decode


@dataclass
class _Person:
    """Somebody at a table."""

    connection: ClientConnection
    number: int = 0
    view: _View | None = None
    size: int = 0
    messages: int = 0


@dataclass
class _Table:
    """A table, its people, and when each number of its log was asked for."""

    people: list[_Person]
    asked: dict[int, float] = field(default_factory=dict)
    seen: dict[int, int] = field(default_factory=dict)
    waits: list[float] = field(default_factory=list)
    moves: int = 0
    requests: itertools.count[int] = field(default_factory=itertools.count)


class Server:
    """A running server over new data, and what it uses."""

    def __init__(self, data: Path) -> None:
        command = (sys.executable, str(_SERVING), str(data))
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        found = re.search(r"http://(\S+)/ ", self._process.stdout.readline())
        assert found is not None
        self.host = found[1]

    def seconds(self) -> float:
        """The seconds of processor time that it has used so far."""
        stat = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(stat[11]) + int(stat[12])) / _TICKS

    def end(self) -> None:
        """Let it end."""
        self._process.terminate()
        self._process.wait()


async def _open_table(host: str, game: str, seats: int, opponents: int = 0) -> _Table:
    origin = f"http://{host}"
    cookies = []
    table = ""
    for seat in range(seats):
        async with httpx.AsyncClient(base_url=origin, headers={"origin": origin}) as http:
            name = f"Person {seat}"
            if seat == 0:
                asked = {
                    "game": game,
                    "name": name,
                    "players": seats + opponents,
                    "open_seats": seats - 1,
                    "opponents": ["standard"] * opponents,
                    "pace": 0,
                }
                made = await http.post("/api/tables", json=asked, timeout=60)
                table = made.json()["table"]
            else:
                made = await http.post(
                    f"/api/tables/{table}/seats", json={"name": name}, timeout=60
                )
            cookies.append("; ".join(f"{key}={value}" for key, value in made.cookies.items()))
    people = [
        _Person(
            await connect(
                f"ws://{host}/api/tables/{table}/live",
                origin=Origin(origin),
                additional_headers={"Cookie": cookie},
                compression=None,
                max_queue=None,
            )
        )
        for cookie in cookies
    ]
    return _Table(people)


async def _live(table: _Table, person: _Person, chance: random.Random, until: float) -> None:
    """Play for one person: whatever comes first to mind, at once."""
    async for text in person.connection:
        told = _read(text)
        if told.type != "state" or told.view is None:
            continue
        person.size += len(text)
        person.messages += 1
        is_new = told.number > person.number
        person.number, person.view = told.number, told.view
        if is_new:
            _note(table, told.number)
        if time.perf_counter() > until:
            return
        await _go_on(table, person, chance, is_new)


def _note(table: _Table, number: int) -> None:
    table.seen[number] = table.seen.get(number, 0) + 1
    if table.seen[number] == len(table.people) and number in table.asked:
        table.waits.append(time.perf_counter() - table.asked[number])


async def _go_on(table: _Table, person: _Person, chance: random.Random, is_new: bool) -> None:
    view = person.view
    assert view is not None
    request = f"{next(table.requests)}"
    if view.phase == "dealing" and is_new:
        await person.connection.send(f'{{"type":"ready","request":"{request}"}}')
    elif view.legal and is_new:
        move = chance.choice(view.legal)
        table.asked[person.number + 1] = time.perf_counter()
        table.moves += 1
        asked = {"type": "play", "request": request, "move": move, "number": person.number}
        await person.connection.send(msgspec.json.encode(asked).decode())


async def measure(
    host: str, server: Server, game: str, tables: int, seconds: float, beside: int
) -> str:
    """What some tables of a game come to, in one line.

    Args:
        host: where the server is.
        server: its process.
        game: the game.
        tables: how many tables.
        seconds: how long they play.
        beside: how many tables there are where computer players think all the time.
    """
    seats = SEATS[game]
    opened = [await _open_table(host, game, seats) for _ in range(tables)]
    busy = [await _open_table(host, game, 1, seats - 1) for _ in range(beside)]
    chance = random.Random(1)
    until = time.perf_counter() + seconds
    before, began = server.seconds(), time.perf_counter()
    playing = [
        asyncio.create_task(_live(table, person, chance, until))
        for table in (*opened, *busy)
        for person in table.people
    ]
    await asyncio.wait(playing, timeout=seconds)
    used, took = server.seconds() - before, time.perf_counter() - began
    for each in playing:
        each.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    people = [person for table in (*opened, *busy) for person in table.people]
    await asyncio.gather(*(person.connection.close() for person in people))
    moves = sum(table.moves for table in opened)
    waits = sorted(wait for table in opened for wait in table.waits)
    size = sum(person.size for person in people) / max(1, sum(each.messages for each in people))
    p99 = waits[int(len(waits) * 0.99)] if waits else float("nan")
    return (
        f"{game:9} {tables:3} tables beside {beside:2}: "
        f"{moves / used:6.0f} moves per second of processor, "
        f"{moves / took:5.0f} a second, last view p50 {statistics.median(waits) * 1000:.0f} ms, "
        f"p99 {p99 * 1000:.0f} ms, {size / 1000:.1f} kB a message"
    )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=[*SEATS], action="append")
    parser.add_argument("--tables", type=int, action="append")
    parser.add_argument("--beside", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=10)
    told = parser.parse_args()
    for game in told.game or SEATS:
        for tables in told.tables or (1, 10):
            with tempfile.TemporaryDirectory() as data:
                server = Server(Path(data))
                try:
                    print(
                        asyncio.run(
                            measure(server.host, server, game, tables, told.seconds, told.beside)
                        )
                    )
                finally:
                    server.end()


if __name__ == "__main__":
    main()
