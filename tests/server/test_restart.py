"""Killed at any moment, the server loses no acknowledged move and plays none twice."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import httpx
import pytest

from pitprop.server.storage.database import DATABASE
from tests.server.databases import opened
from tests.server.driving import (
    Browser,
    Live,
    Message,
    ServerProcess,
    reached,
    serving,
    wants_me,
)

pytestmark = pytest.mark.wheel


def logged(data: Path | str) -> list[tuple[int, int, str, str | None]]:
    """The log of the only table: number, seat, text and request."""
    with opened(data) as connection:
        return connection.execute(
            "SELECT number, seat, text, request FROM log ORDER BY number"
        ).fetchall()


class Game:
    """One person's game, over any number of servers."""

    def __init__(self, data: Path | str) -> None:
        self.data = data
        self.random = Random(20)
        self.cookies = httpx.Cookies()
        self.table = ""
        self.asked: Message | None = None
        self.requests = 0
        self.acknowledged: dict[str, int] = {}

    def live(self, moves: int, last_unanswered: bool) -> bool:
        """Plays some moves with a server of their own, which is killed; says whether it's over."""
        server = ServerProcess(self.data)
        try:
            over = self.play(server, moves, last_unanswered)
        finally:
            server.kill()
        self.check()
        return over

    def play(self, server: ServerProcess, moves: int, last_unanswered: bool) -> bool:
        """Plays some moves and says whether the game is over.

        Args:
            server: the server.
            moves: how many.
            last_unanswered: whether the last one is sent without waiting for its answer.
        """
        with Browser(server, self.cookies) as browser:
            if not self.table:
                self.table = browser.create(players=4, opponents=["standard", "random", "random"])
                self.cookies = browser.http.cookies
            with browser.live(self.table) as live:
                if self.asked is not None:
                    self.ask_again(live)
                for move in range(moves):
                    if live.my_turn()["table"]["over"]:
                        return True
                    self.ask(live, wait=move < moves - 1 or not last_unanswered)
                return False

    def ask(self, live: Live, wait: bool) -> None:
        self.requests += 1
        state = live.last
        message: Message = {"request": f"request {self.requests}"}
        if state["view"]["phase"] == "dealing":
            message["type"] = "deal"
        else:
            message |= {
                "type": "play",
                "move": self.random.choice(state["view"]["legal"]),
                "number": state["number"],
            }
        self.asked = message
        if wait:
            self.acknowledge(live.ask(message))
            live.state(lambda later: later["number"] > state["number"])
        else:
            live.send(message)

    def ask_again(self, live: Live) -> None:
        """Whether or not it has been carried out, it is now, once."""
        assert self.asked is not None
        request = self.asked["request"]
        reply = live.ask(self.asked)
        if request in self.acknowledged:
            assert reply["number"] == self.acknowledged[request]
        self.acknowledge(reply)
        live.state(lambda state: state["number"] >= self.acknowledged[request])

    def acknowledge(self, reply: Message) -> None:
        assert reply["type"] == "accepted", reply
        self.acknowledged[reply["request"]] = reply["number"]

    def check(self) -> None:
        """All that was acknowledged is in the log, once, in its place."""
        log = logged(self.data)
        assert [number for number, *_ in log] == list(range(1, len(log) + 1))
        requests = {request: number for number, _, _, request in log if request}
        assert len(requests) == sum(request is not None for *_, request in log)
        for request, number in self.acknowledged.items():
            assert requests[f"0:{request}"] == number
        unknown = {request.removeprefix("0:") for request in requests} - self.acknowledged.keys()
        assert self.asked is not None
        assert unknown <= {self.asked["request"]}


def test_a_game_goes_on_to_its_end_through_any_number_of_kills(tmp_path: Path) -> None:
    game = Game(tmp_path)
    kills = Random(4)
    over = False
    lives = 0
    while not over:
        lives += 1
        moves = kills.randint(3, 12) if lives > 1 else 2
        over = game.live(moves, last_unanswered=lives % 3 != 0)
    assert lives > 1
    with serving(tmp_path) as again, Browser(again, game.cookies) as browser:
        assert browser.get(f"/api/tables/{game.table}")["over"]
        (summary,) = browser.get("/api/tables")
        assert summary["over"]
        assert summary["round"] == 3


def test_postgresql_loses_and_doubles_nothing_through_kills(postgresql: str) -> None:
    game = Game(postgresql)
    for moves in (3, 8):
        assert not game.live(moves, last_unanswered=True)
    with serving(postgresql) as again:
        game.play(again, 3, last_unanswered=False)
    game.check()


class Device:
    """Three people's game at one device, over any number of servers."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.random = Random(8)
        self.cookies: httpx.Cookies | None = None
        self.table = ""
        self.asked: tuple[int, Message] | None = None
        self.acknowledged: dict[str, int] = {}

    def live(self, moves: int) -> None:
        """Plays some moves with a server of their own; it is killed while the last is under way."""
        server = ServerProcess(self.data)
        try:
            with Browser(server, self.cookies) as browser:
                self.play(browser, moves)
        finally:
            server.kill()

    def play(self, browser: Browser, moves: int) -> None:
        if not self.table:
            here = [{"seat": 1, "name": "Ben"}, {"seat": 2, "name": "Zoë"}]
            self.table = browser.create(here=here, opponents=[], first=0)
            self.cookies = browser.http.cookies
        with browser.live(self.table) as covered:
            table = covered.state(lambda state: bool(state["table"]["started"]))["table"]
            # Before somebody asks for their cards, nobody's are shown.
            assert (table["me"], table["mine"]) == (None, [0, 1, 2])
            if self.asked is not None:
                self.ask(browser, *self.asked)
            for move in range(moves):
                number = max(self.acknowledged.values(), default=0)
                decider = covered.state(reached(number))["view"]["decider"]
                self.choose(browser, decider, f"request {number}", wait=move < moves - 1)

    def choose(self, browser: Browser, seat: int, request: str, wait: bool) -> None:
        with browser.live(self.table, seat) as live:
            state = live.my_turn()
            move = self.random.choice(state["view"]["legal"])
            message = {"type": "play", "request": request, "move": move, "number": state["number"]}
            self.asked = (seat, message)
            if not wait:
                live.send(message)
        if wait:
            self.ask(browser, seat, message)

    def ask(self, browser: Browser, seat: int, message: Message) -> None:
        """Whether or not it has been carried out, it is now, once."""
        with browser.live(self.table, seat) as live:
            reply = live.ask(message)
        assert reply["type"] == "accepted", reply
        key = f"{seat}:{message['request']}"
        assert self.acknowledged.setdefault(key, reply["number"]) == reply["number"]


def test_those_at_one_device_lose_and_double_nothing_through_kills(tmp_path: Path) -> None:
    device = Device(tmp_path)
    for moves in (3, 5, 2, 4):
        device.live(moves)
    log = logged(tmp_path)
    assert [number for number, *_ in log] == list(range(1, len(log) + 1))
    requests = {request: number for number, _, _, request in log if request}
    assert device.acknowledged.items() <= requests.items()
    # The last move alone is known to nobody but the server.
    assert len(requests) - len(device.acknowledged) <= 1
    assert {key.partition(":")[0] for key in requests} == {"0", "1", "2"}


def test_what_was_asked_for_around_the_game_is_done_once(tmp_path: Path) -> None:
    """A page that has no answer asks again, also a server that knows nothing of it any more."""
    swap: Message = {"type": "arrange", "request": "swap", "action": "swap", "seat": 1, "other": 2}
    leave: Message = {"type": "leave", "request": "leave"}
    server = ServerProcess(tmp_path)
    with Browser(server) as ada, Browser(server) as ben, Browser(server) as cem:
        table = ada.create(players=4, open_seats=3, opponents=[])
        people = [ben.sit(table, "Ben"), cem.sit(table, "Cem")]
        assert people == [1, 2]
        with ada.live(table) as a, cem.live(table) as c:
            assert a.ask(swap)["type"] == "accepted"
            assert c.ask(leave)["type"] == "accepted"
        cookies = [ada.http.cookies, cem.http.cookies]
        server.kill()
    with serving(tmp_path) as again:
        for cookie, message in zip(cookies, (swap, leave), strict=True):
            with Browser(again, cookie) as browser, browser.live(table) as live:
                reply = live.ask(message)
                assert reply["type"] == "accepted", reply
                names = [seat["name"] for seat in live.state()["table"]["seats"]]
                assert names == ["Ada", "", "Ben", ""]


@pytest.mark.parametrize("end", [ServerProcess.kill, ServerProcess.stop])
def test_coming_back_gives_the_same_view(
    tmp_path: Path, end: Callable[[ServerProcess], object]
) -> None:
    random = Random(5)
    server = ServerProcess(tmp_path)
    with Browser(server) as ada, Browser(server) as ben:
        table = ada.create(open_seats=2, opponents=[], first=0)
        ben.sit(table, "Ben")
        ada.post(f"/api/tables/{table}/start", {})
        with ada.live(table) as a, ben.live(table) as b:
            for turn in range(6):
                live = (a, b)[turn % 2]
                assert live.step(random, f"turn {turn}")["type"] == "accepted"
            number = a.my_turn()["number"]
            before = [a.last["view"], b.state(lambda state: state["number"] == number)["view"]]
        cookies = [ada.http.cookies, ben.http.cookies]
        end(server)
    with serving(tmp_path) as again:
        for cookie, view in zip(cookies, before, strict=True):
            with Browser(again, cookie) as browser, browser.live(table) as live:
                assert live.state(lambda state: state["number"] == number)["view"] == view


def test_opponents_go_on_where_they_were_killed(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    with Browser(server) as browser:
        table = browser.create(first=0, pace=500)
        with browser.live(table) as live:
            live.step(Random(6), "mine")
        cookies = browser.http.cookies
        server.kill()
    with (
        serving(tmp_path) as again,
        Browser(again, cookies) as browser,
        browser.live(table) as live,
    ):
        assert live.state(wants_me)["number"] == 4


def test_a_server_killed_before_the_first_deal_deals_it_later(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Browser(server) as browser:
        table = browser.create(open_seats=2, opponents=[])
        cookies = browser.http.cookies
    with closing(sqlite3.connect(tmp_path / DATABASE)) as connection, connection:
        # As it is between taking the last seat and dealing.
        connection.execute(
            "UPDATE seats SET kind = 'opponent', opponent = 'random', name = 'X' || seat"
            " WHERE kind = 'open'"
        )
    with (
        serving(tmp_path) as again,
        Browser(again, cookies) as browser,
        browser.live(table) as live,
    ):
        assert live.state(wants_me)["table"]["started"]


def test_an_old_table_s_log_is_what_counts_and_not_its_summary(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Browser(server) as browser:
        table = browser.create(first=0)
        cookies = browser.http.cookies
    with closing(sqlite3.connect(tmp_path / DATABASE)) as connection, connection:
        connection.execute("UPDATE tables SET over = 1, phase = 'over', decider = -2")
    with (
        serving(tmp_path) as again,
        Browser(again, cookies) as browser,
        browser.live(table) as live,
    ):
        assert live.step(Random(7), "mine")["type"] == "accepted"
        assert not browser.get("/api/tables")[0]["over"]
