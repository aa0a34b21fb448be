"""How much one browser may ask for."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from websockets.exceptions import ConnectionClosedError, InvalidStatus

from pitprop.core.records.text import print_record
from pitprop.server.app import create_app
from pitprop.server.http.limits import Bucket, Buckets, Counter, Limit, Limits
from pitprop.server.protocol.terms import CLOSE_CODES
from pitprop.server.table.subscriber import Subscriber
from pitprop.server.tables.housekeeping import Keeping
from tests.server.driving import Browser, Hosted
from tests.server.random_records import Case, random_record

TOO_MANY_PAGES: Final = next(code for code, key in CLOSE_CODES.items() if key == "too-many-pages")


class Clock:
    """Time that passes when told."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_a_burst_and_fills_again_at_its_rate() -> None:
    clock = Clock()
    bucket = Bucket(Limit(3, 0.5), clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now = 1.9
    assert not bucket.take()
    clock.now = 4.1
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    clock.now = 1_000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_each_address_has_its_own_bucket() -> None:
    buckets = Buckets(Limit(1, 0), Clock())
    assert [buckets.take("a"), buckets.take("b"), buckets.take("a")] == [True, True, False]


def test_addresses_are_forgotten_before_they_are_too_many() -> None:
    buckets = Buckets(Limit(1, 0), Clock())
    assert buckets.take("first")
    for number in range(10_000):
        assert buckets.take(str(number))
    assert not buckets.take("9999")
    assert buckets.take("first")


def test_a_counter_counts_those_who_are_there() -> None:
    counter = Counter(2)
    assert [counter.enter("a"), counter.enter("a"), counter.enter("a")] == [True, True, False]
    assert counter.enter("b")
    counter.leave("a")
    assert [counter.enter("a"), counter.enter("a")] == [True, False]


@contextmanager
def limited(data: Path, clock: Clock | None = None, **limits: Any) -> Iterator[Browser]:
    """A browser of a server with these limits, on which no time passes but that of a clock."""
    app = create_app(data, limits=Limits(**limits, clock=clock or Clock()))
    with Hosted(app) as server, Browser(server) as browser:
        yield browser


def code_without_room(browser: Browser, table: str) -> int | None:
    """The code with which the server ends a connection that it has no room for."""
    with browser.live(table) as live, pytest.raises(ConnectionClosedError):
        live.next()
    return live.connection.close_code


def test_one_address_can_make_only_so_many_tables(tmp_path: Path) -> None:
    with limited(tmp_path, tables=Limit(2, 0)) as browser:
        tables = [browser.create(), browser.create()]
        new = {"game": "saboteur", "name": "Ada", "players": 3, "opponents": ["random"] * 2}
        assert browser.post("/api/tables", new, 429)["error"] == "too-many"
        assert {each["table"] for each in browser.get("/api/tables")} == set(tables)


def test_what_is_not_the_protocol_s_is_not_counted(tmp_path: Path) -> None:
    with limited(tmp_path, tables=Limit(1, 0)) as browser:
        browser.post("/api/tables", {}, 400)
        browser.create()


def test_one_address_can_take_only_so_many_seats(tmp_path: Path) -> None:
    with limited(tmp_path, seats=Limit(1, 0)) as browser:
        table = browser.create(open_seats=2, opponents=[])
        browser.sit(table, "Ada")
        answer = browser.post(f"/api/tables/{table}/seats", {"name": "Ada"}, 429)
        assert answer["error"] == "too-many"


def test_one_address_can_ask_only_so_often(tmp_path: Path) -> None:
    with limited(tmp_path, requests=Limit(2, 0)) as browser:
        statuses = [browser.http.get("/api/tables").status_code for _ in range(3)]
        assert statuses == [200, 200, 429]


def test_who_asks_too_often_is_told_when_to_ask_again(tmp_path: Path) -> None:
    with limited(tmp_path, requests=Limit(1, 0.1), openings=Limit(1, 0.25)) as browser:
        browser.get("/api/tables")
        assert browser.http.get("/api/tables").headers["retry-after"] == "10"
        with browser.live("nosuchtable") as live, pytest.raises(ConnectionClosedError):
            live.next()
        with pytest.raises(InvalidStatus) as refused, browser.live("nosuchtable"):
            pass
        assert refused.value.response.headers["retry-after"] == "4"


def test_who_replays_too_many_records_is_told_when_to_replay_another(tmp_path: Path) -> None:
    with limited(tmp_path, records=Limit(1, 0.25)) as browser:
        asked = {"record": "no record"}
        browser.post("/api/records", asked, 422)
        assert browser.http.post("/api/records", json=asked).headers["retry-after"] == "4"


@pytest.mark.parametrize("path", ["/api/puzzles", "/api/records/none/views", "/api/games"])
def test_all_requests_of_an_address_are_counted_together(tmp_path: Path, path: str) -> None:
    with limited(tmp_path, requests=Limit(3, 0.1)) as browser:
        browser.get("/api/tables")
        browser.get("/api/puzzles/2026-03-14")
        browser.post("/api/records", {"record": "no record"}, 422)
        refused = browser.http.get(path)
        assert (refused.status_code, refused.headers["retry-after"]) == (429, "10")


def test_one_person_can_have_only_so_many_connections(tmp_path: Path) -> None:
    with limited(tmp_path, connections_of_person=1) as browser:
        table = browser.create()
        with browser.live(table) as live, Browser(browser.server) as other:
            live.state()
            assert code_without_room(browser, table) == TOO_MANY_PAGES
            with other.live(table) as one, other.live(table) as two:
                assert one.state()["table"]["me"] == two.state()["table"]["me"] is None


def test_what_takes_longer_counts_for_several(tmp_path: Path) -> None:
    with limited(tmp_path, requests=Limit(20, 0)) as browser:
        for _ in range(10):
            browser.create()
        asked = [browser.http.get("/api/tables").status_code for _ in range(5)]
        assert asked == [200] * 4 + [429]


def test_options_of_one_s_own_cost_more_than_those_of_an_edition(tmp_path: Path) -> None:
    """There are too many of them to keep what is told of each."""
    with limited(tmp_path, requests=Limit(30, 0)) as browser:
        for _ in range(10):
            browser.get("/api/games/saboteur/guide?language=de&edition=nl&attach=tunnel")
        own = [browser.http.get(f"/api/games/saboteur/rules?{each}") for each in _OWN_OPTIONS]
        assert [answer.status_code for answer in own] == [200, 200, 429]


_OWN_OPTIONS = ("stone_choice=yes", "reshuffle_gold=yes", "break_own_tool=no")


def test_who_looks_back_at_once_on_all_of_a_long_game_meets_no_limit(tmp_path: Path) -> None:
    """With open hands, in windows as the page asks for them; and moments as data beside it."""
    record = print_record(random_record(Case("dark_cave", 8, 1), 400))
    with limited(tmp_path) as browser:
        read = browser.post("/api/records", {"record": record})
        moments = len(read["moments"])
        assert moments > 200
        for start in range(0, moments, 60):
            browser.get(f"/api/records/{read['key']}/views?through=open&start={start}&count=60")
        for at in range(20):
            browser.get(f"/api/records/{read['key']}/data?at={at}")


@pytest.mark.parametrize(
    ("what", "most"), [("views?through=open&count=120", 4), ("views?through=0", 12), ("data", 45)]
)
def test_who_looks_back_again_and_again_is_told_to_wait(
    tmp_path: Path, what: str, most: int
) -> None:
    record = print_record(random_record(Case("saboteur", 5, 1), 400))
    with limited(tmp_path, requests=Limit(60, 0)) as browser:
        key = browser.post("/api/records", {"record": record})["key"]
        asked = 0
        while (answer := browser.http.get(f"/api/records/{key}/{what}")).status_code == 200:
            asked += 1
        assert answer.status_code == 429
        assert 1 <= asked <= most


def test_what_was_dear_is_paid_for_first() -> None:
    clock = Clock()
    bucket = Bucket(Limit(10, 1), clock)
    assert bucket.take()
    bucket.charge(1_000)
    clock.now = 10.5
    assert not bucket.take()
    assert bucket.wait() == pytest.approx(0.5)
    clock.now = 11
    assert bucket.take()


def test_one_address_can_have_only_so_many_connections(tmp_path: Path) -> None:
    with limited(tmp_path, connections=1) as browser:
        table = browser.create()
        with browser.live(table) as live:
            live.state()
            assert code_without_room(browser, table) == TOO_MANY_PAGES
        with browser.live(table) as live:
            live.state()


def test_who_comes_after_as_many_pages_as_there_may_be_is_told_so(tmp_path: Path) -> None:
    with (
        Hosted(create_app(tmp_path)) as server,
        Browser(server) as browser,
        ExitStack() as open_pages,
    ):
        table = browser.create()
        strangers = [open_pages.enter_context(Browser(server)) for _ in range(2)]
        for number in range(60):
            page = open_pages.enter_context(strangers[number % 2].live(table))
            page.state()
        assert code_without_room(browser, table) == TOO_MANY_PAGES
        page.connection.close()
        page = open_pages.enter_context(browser.live(table))
        assert page.state()["table"]["me"] == 0


def test_who_finds_no_room_takes_nothing_from_others_at_that_address(tmp_path: Path) -> None:
    with limited(tmp_path, connections=1, openings=Limit(2, 0)) as browser:
        table = browser.create()
        with browser.live(table) as live:
            live.state()
            for _ in range(3):
                assert code_without_room(browser, table) == TOO_MANY_PAGES
        with browser.live(table) as live:
            live.state()


def test_one_address_can_connect_only_so_often(tmp_path: Path) -> None:
    with limited(tmp_path, openings=Limit(1, 0)) as browser:
        table = browser.create()
        with browser.live(table) as live:
            live.state()
        with pytest.raises(InvalidStatus) as refused, browser.live(table):
            pass
        assert refused.value.response.status_code == 429


def test_who_has_left_makes_room(tmp_path: Path) -> None:
    with limited(tmp_path, connections=1) as browser:
        for _ in range(3):
            with browser.live("nosuchtable") as live, pytest.raises(ConnectionClosedError):
                live.next()


def test_one_connection_can_send_only_so_many_messages(tmp_path: Path) -> None:
    with (
        limited(tmp_path, messages=Limit(2, 0)) as browser,
        browser.live(browser.create(open_seats=2, opponents=[])) as live,
    ):
        for _ in range(2):
            assert live.ask({"type": "ping"})["type"] == "pong"
        for _ in range(100):
            assert live.ask({"type": "ping"})["error"] == "too-many"
        live.send({"type": "ping"})
        with pytest.raises(ConnectionClosedError):
            live.next()
        assert live.connection.close_code == 1008


def test_what_was_turned_away_long_ago_no_longer_counts(tmp_path: Path) -> None:
    clock = Clock()
    limits = {"messages": Limit(1, 1), "patience": Limit(3, 0.1)}
    with (
        limited(tmp_path, clock, **limits) as browser,
        browser.live(browser.create(open_seats=2, opponents=[])) as live,
    ):
        for _ in range(5):
            assert live.ask({"type": "ping"})["type"] == "pong"
            for _ in range(3):
                assert live.ask({"type": "ping"})["error"] == "too-many"
            clock.now += 30
        assert live.ask({"type": "ping"})["type"] == "pong"
        # Who goes on all the same is sent away, though a message is taken now and then.
        for _ in range(3):
            assert live.ask({"type": "ping"})["error"] == "too-many"
            clock.now += 1
            assert live.ask({"type": "ping"})["type"] == "pong"
        live.send({"type": "ping"})
        with pytest.raises(ConnectionClosedError):
            live.next()
        assert live.connection.close_code == 1008


def see_through(scenario: Coroutine[Any, Any, None]) -> None:
    """Run it in a thread of its own: in this one Playwright may be running, which has a loop."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, scenario).result()


def test_for_a_slow_browser_only_the_latest_state_waits() -> None:
    subscriber = Subscriber("")
    assert subscriber.next() == "state"
    for _ in range(1_000):
        subscriber.owe("state")
    assert subscriber.next() == "state"
    assert subscriber.next() is None
    subscriber.owe("state")
    assert subscriber.next() == "state"


def test_a_browser_that_takes_no_replies_can_ask_for_only_a_few() -> None:
    async def scenario() -> None:
        subscriber = Subscriber("")
        for number in range(16):
            await subscriber.reply(str(number).encode())
        one_more = asyncio.create_task(subscriber.reply(b"16"))
        await asyncio.sleep(0)
        assert not one_more.done()
        assert [subscriber.next() for _ in range(16)] == [
            str(number).encode() for number in range(16)
        ]
        await one_more
        assert subscriber.next() == b"16"
        assert subscriber.next() == "state"

    see_through(scenario())


def test_games_to_print_are_limited_by_what_has_to_be_made(tmp_path: Path) -> None:
    asked = "/api/games/sabotage/print?language={}"
    with limited(tmp_path, prints=Limit(2, 0.1)) as browser:
        for language in ("en", "de", "en", "de"):
            assert browser.http.get(asked.format(language)).status_code == 200
        refused = browser.http.get(asked.format("nl"))
        assert (refused.status_code, refused.headers["retry-after"]) == (429, "10")


def test_who_finds_no_room_for_a_table_is_told_when_to_try_again(tmp_path: Path) -> None:
    with Hosted(create_app(tmp_path, keeping=Keeping(most=1))) as server, Browser(server) as ada:
        ada.create()
        asked = {"game": "saboteur", "name": "Ada", "players": 3, "opponents": ["random"] * 2}
        refused = ada.http.post("/api/tables", json=asked)
        assert (refused.status_code, refused.json()["error"]) == (503, "no-room")
        assert int(refused.headers["retry-after"]) == 3_600
