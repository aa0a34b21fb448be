"""Everybody's network is bad, and the server is killed again and again: nothing is lost or doubled.

`PITPROP_KILLS=200` says how often it is killed, over all games together; a few times otherwise.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Final

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.driving import (
    PATIENCE,
    Browser,
    Live,
    Message,
    ServerProcess,
    wants_me,
)
from tests.server.test_restart import logged

SEATS: Final = {"saboteur": 10, "sabotage": 4, "dark_cave": 8}
KILLS: Final = int(os.environ.get("PITPROP_KILLS", "6"))

#: How long a server lives at the most before it's killed, in seconds: longer than most moves take.
LONGEST_LIFE: Final = 0.4

LOST: Final = (ConnectionClosed, InvalidHandshake, OSError, EOFError)


class Reviving:
    """A server that is killed and started anew over the same data."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self._up = threading.Event()
        self.start()

    def start(self) -> None:
        self._server = ServerProcess(self._data)
        self._up.set()

    def kill(self) -> None:
        self._up.clear()
        self._server.kill()

    def address(self) -> ServerProcess:
        """The server that runs now; waits while there is none."""
        assert self._up.wait(PATIENCE)
        return self._server


class Person:
    """Somebody who plays at random over a network that drops, delays, repeats and reorders."""

    def __init__(self, server: Reviving, table: str, cookies: httpx.Cookies, seed: int) -> None:
        self._server = server
        self._table = table
        self._cookies = cookies
        self._random = Random(seed)
        self._pending: Message | None = None
        self._count = 0
        self._sent: list[Message] = []
        self.acknowledged: dict[str, int] = {}
        self.over = False

    def play(self, stop: threading.Event) -> None:
        """Play until the game is over, or until it's time to stop and nothing is unanswered."""
        while not self.over and not (stop.is_set() and self._pending is None):
            with suppress(*LOST), self._connected() as live:
                self._stay(live, stop)

    @contextmanager
    def _connected(self) -> Iterator[Live]:
        with (
            Browser(self._server.address(), self._cookies) as browser,
            browser.live(self._table, close_timeout=0) as live,
        ):
            yield live

    def _stay(self, live: Live, stop: threading.Event) -> None:
        """Stay until the network drops, which it does now and then."""
        if self._pending is not None:
            self._ask(live)
        while self._random.random() > 0.15:
            live.state()
            while not live.last["table"]["over"] and not wants_me(live.last):
                if stop.is_set():
                    return
                live.next()
            if live.last["table"]["over"]:
                self.over = True
                return
            self._pending = self._chosen(live.last)
            self._ask(live)

    def _chosen(self, state: Message) -> Message:
        self._count += 1
        request = f"request {self._count}"
        if state["view"]["phase"] == "dealing":
            return {"type": "ready", "request": request}
        move = self._random.choice(state["view"]["legal"])
        return {"type": "play", "request": request, "move": move, "number": state["number"]}

    def _ask(self, live: Live) -> None:
        """Send what has no answer yet: perhaps twice, or behind an older message, or in vain."""
        assert self._pending is not None
        asked = self._pending
        match self._random.choice(("well", "well", "twice", "late", "older", "lost", "unread")):
            case "lost":
                raise ConnectionResetError("before it was sent")
            case "unread":
                live.send(asked)
                raise ConnectionResetError("before it was answered")
            case "late":
                with self._connected() as other:
                    other.send(asked)
            case "twice":
                live.send(asked)
            case "older" if self._sent:
                older = self._random.choice(self._sent)
                self._check(older, answer(live, older))
        reply = answer(live, asked)
        self._check(asked, reply)
        self._pending = None
        if "number" in reply:
            live.state(lambda state: state["number"] >= reply["number"])

    def _check(self, asked: Message, reply: Message) -> None:
        """It was carried out once, wherever and however often it arrived."""
        if asked["type"] == "ready":
            assert reply["type"] == "accepted" or reply["error"] == "nothing-to-deal", reply
            return
        assert reply["type"] == "accepted", (asked, reply)
        number = self.acknowledged.setdefault(reply["request"], reply["number"])
        assert number == reply["number"]
        if asked not in self._sent:
            self._sent.append(asked)


def answer(live: Live, asked: Message) -> Message:
    """The reply to a message, not to a copy of an earlier one."""
    live.send(asked)
    while (reply := live.next()).get("request") != asked["request"]:
        pass
    return reply


@pytest.mark.parametrize("game", SEATS)
def test_through_bad_networks_and_kills_each_move_is_played_once_and_in_order(
    tmp_path: Path, game: str
) -> None:
    kills = -(-KILLS // len(SEATS))
    seed = 0
    while kills > 0:
        seed += 1
        folder = tmp_path / str(seed)
        kills -= play_a_game(folder, game, Random(f"{game} {seed}"), kills)


def play_a_game(data: Path, game: str, random: Random, kills: int) -> int:
    """Play a game during so many kills, or to its end; says how many there were."""
    server = Reviving(data)
    stop = threading.Event()
    try:
        people = seated(server, game, random)
        with ThreadPoolExecutor(len(people)) as threads:
            playing = [threads.submit(person.play, stop) for person in people]
            done = 0
            while done < kills and not all(each.done() for each in playing):
                stop.wait(random.uniform(0, LONGEST_LIFE))
                server.kill()
                server.start()
                done += 1
            stop.set()
            # Whoever waits for others notices by this that it's time to stop.
            server.kill()
            server.start()
            for each in playing:
                each.result(PATIENCE)
    finally:
        server.kill()
    check(logged(data), people)
    return done


def seated(server: Reviving, game: str, random: Random) -> list[Person]:
    """A table at which people have all the seats."""
    count = SEATS[game]
    address = server.address()
    cookies = []
    with Browser(address) as host:
        table = host.create(game=game, players=count, open_seats=count - 1, opponents=[])
        cookies.append(host.http.cookies)
    for number in range(2, count + 1):
        with Browser(address) as guest:
            guest.sit(table, f"Guest {number}")
            cookies.append(guest.http.cookies)
    return [Person(server, table, each, random.randrange(10**6)) for each in cookies]


def check(log: list[tuple[int, int, str, str | None]], people: list[Person]) -> None:
    """All that was acknowledged is in the log, once and in its place."""
    assert [number for number, *_ in log] == list(range(1, len(log) + 1))
    requests = {request: number for number, _, _, request in log if request}
    assert len(requests) == sum(request is not None for *_, request in log)
    for seat, person in enumerate(people):
        for request, number in person.acknowledged.items():
            assert requests[f"{seat}:{request}"] == number
        numbers = list(person.acknowledged.values())
        assert numbers == sorted(numbers)
    acknowledged = sum(len(person.acknowledged) for person in people)
    assert acknowledged == len(requests), "a move that nobody was told of"
