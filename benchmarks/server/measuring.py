"""What is measured of the server, part by part."""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from benchmarks.server import sharing
from benchmarks.server.crowd import come_and_stay
from benchmarks.server.people import SEATS, Table, open_table
from benchmarks.server.playing import Played, at, bare_at, game_at, play, play_in_turn
from benchmarks.server.processes import Process, running, seconds_of

Row = dict[str, Any]

COUNTS: Final = (1, 10, 50)
THINKING: Final = 32
IDLE: Final = (1_000, 5_000)
IDLE_AT_SEVERAL: Final = 20_000

_WARM: Final = 4
_MILLISECONDS: Final = 1_000
_NEIGHBOURS: Final = 10


@contextmanager
def _new_server() -> Iterator[Process]:
    with tempfile.TemporaryDirectory() as folder, running("serving", folder) as process:
        yield process


def shares(enough: float) -> Iterator[Row]:
    """Durable moves per second of the processor, beside the bare pipeline."""
    for game in SEATS:
        for count in COUNTS:
            yield share(game, count, enough)


def share(game: str, count: int, enough: float) -> Row:
    """The same of one game at some tables.

    Args:
        game: the game.
        count: how many tables.
        enough: how many seconds of processor time are measured for either.
    """
    with _new_server() as process, tempfile.TemporaryDirectory() as folder:
        place = game_at(process, game, count)
        first = asyncio.run(play(place, enough / _WARM))
        message = Path(folder) / "message"
        message.write_bytes(first.latest)
        with running("bare", folder, str(message)) as pipeline:
            pair = (place, bare_at(pipeline, game, count))
            played, bare = asyncio.run(play_in_turn(pair, enough))
        half = asyncio.run(play(game_at(process, game, count, played.rate / 2), enough / 2))
    return {
        "game": game,
        "seats": SEATS[game],
        "tables": count,
        "moves": round(played.per_second),
        "bare": round(bare.per_second),
        "share": round(played.per_second / bare.per_second, 2),
        "rate": round(played.rate),
        "bytes": round(played.average),
        "half": round(half.rate),
        **_waits(half),
    }


def _waits(played: Played) -> Row:
    return {
        "p50": round(played.wait(0.5) * _MILLISECONDS, 1),
        "p99": round(played.wait(0.99) * _MILLISECONDS, 1),
    }


def beside(enough: float) -> Row:
    """How people's tables fare beside tables where computer players think all the time."""
    with _new_server() as process:
        alone, _ = asyncio.run(_play_beside(process, 0, enough))
    with _new_server() as process:
        crowded, replies = asyncio.run(_play_beside(process, THINKING, enough))
    return {
        "tables": _NEIGHBOURS,
        "thinking": THINKING,
        "rate": round(alone.rate),
        "alone": _waits(alone),
        "beside": _waits(crowded),
        "reply": {
            "p50": round(at(replies, 0.5) * _MILLISECONDS),
            "p99": round(at(replies, 0.99) * _MILLISECONDS),
        },
    }


_RATE: Final = 50.0


async def _play_beside(process: Process, busy: int, enough: float) -> tuple[Played, list[float]]:
    """Play at some tables while at others one person each plays against computer players."""
    seats = SEATS["saboteur"]
    tables = [Table(1, random.Random(number)) for number in range(busy)]
    for table in tables:
        await open_table(process.host, "saboteur", table, seats - 1)
        table.begin()
    place = game_at(process, "saboteur", _NEIGHBOURS, _RATE)
    here = replace(place, seconds=lambda: seconds_of(process.pids[0]))
    played = await play(here, enough)
    replies = [reply for table in tables for reply in table.replies]
    for table in tables:
        table.stop()
        table.close()
    return played, replies


def idle() -> Iterator[Row]:
    """The memory of connections that do nothing."""
    for count in IDLE:
        with _new_server() as process:
            yield come_and_stay(process, count) | {"processes": 1}
    at_several = sharing.idle(IDLE_AT_SEVERAL)
    if at_several is not None:
        yield at_several
