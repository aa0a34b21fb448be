"""Taking one's seat along to another device."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from http.cookies import SimpleCookie
from pathlib import Path

import pytest

from pitprop.server.app import create_app
from pitprop.server.http.limits import Limit, Limits
from pitprop.server.http.problems import RequestError
from pitprop.server.storage.shared_carries import SharedCarries
from pitprop.server.storage.store import Store
from pitprop.server.tables.carries import SECONDS, Carries
from tests.server.databases import opened
from tests.server.driving import Browser, Hosted, ServerProcess


def code_of(browser: Browser, table: str) -> str:
    """A code for the seat of a browser."""
    return str(browser.post(f"/api/tables/{table}/carry", {}, 201)["code"])


def carried(browser: Browser, table: str, code: str, status: int = 200, **more: str) -> str:
    """The seat that a code gives to a browser, or why it doesn't."""
    answer = browser.post(f"/api/tables/{table}/carried", {"code": code, **more}, status)
    return str(answer["seat"] if status == 200 else answer["error"])


def test_a_seat_is_taken_along_to_a_device_that_has_none(ada: Browser, stranger: Browser) -> None:
    table = ada.create(first=0)
    assert carried(stranger, table, code_of(ada, table)) == "0"
    assert stranger.get(f"/api/tables/{table}")["me"] == 0
    assert [each["table"] for each in stranger.get("/api/tables")] == [table]
    with stranger.live(table) as there, ada.live(table) as here:
        assert there.my_turn()["view"]["hand"] == here.my_turn()["view"]["hand"]


def test_what_it_gives_is_out_of_reach_of_scripts(ada: Browser, stranger: Browser) -> None:
    table = ada.create()
    body = {"code": code_of(ada, table)}
    answer = stranger.http.post(f"/api/tables/{table}/carried", json=body)
    cookie: SimpleCookie = SimpleCookie(answer.headers["set-cookie"])
    assert cookie["pitprop"].value == ada.http.cookies["pitprop"]
    assert cookie["pitprop"]["httponly"]
    assert cookie["pitprop"]["samesite"] == "lax"
    assert cookie["pitprop"].value not in answer.text


def test_a_code_works_once(ada: Browser, ben: Browser, cem: Browser) -> None:
    table = ada.create()
    code = code_of(ada, table)
    carried(ben, table, code)
    assert carried(cem, table, code, 410) == "carry-gone"
    assert cem.get(f"/api/tables/{table}")["me"] is None


def test_a_new_code_ends_the_one_before(ada: Browser, ben: Browser) -> None:
    table = ada.create()
    old, new = code_of(ada, table), code_of(ada, table)
    assert carried(ben, table, old, 410) == "carry-gone"
    assert carried(ben, table, new) == "0"


def test_a_code_is_for_one_table(ada: Browser, ben: Browser) -> None:
    one, other = ada.create(), ada.create()
    code = code_of(ada, one)
    assert carried(ben, other, code, 410) == "carry-gone"
    assert carried(ben, one, code) == "0"


@pytest.mark.parametrize("code", ["", "x", "0" * 32, "x" * 100, "\0"])
def test_a_made_up_code_gives_nothing(ada: Browser, stranger: Browser, code: str) -> None:
    table = ada.create()
    code_of(ada, table)
    assert carried(stranger, table, code, 410) == "carry-gone"
    assert "pitprop" not in stranger.http.cookies


def test_only_who_sits_there_takes_a_seat_along(ada: Browser, ben: Browser) -> None:
    table = ada.create()
    assert ben.post(f"/api/tables/{table}/carry", {}, 403)["error"] == "not-seated"
    ben.create()
    assert ben.post(f"/api/tables/{table}/carry", {}, 403)["error"] == "not-seated"


def test_a_device_with_seats_of_its_own_is_asked_before_it_loses_them(
    ada: Browser, ben: Browser
) -> None:
    table, own = ada.create(), ben.create(name="Ben")
    code = code_of(ada, table)
    assert carried(ben, table, code, 409) == "other-seats"
    assert ben.get(f"/api/tables/{own}")["me"] == 0
    assert carried(ben, table, code, replace="yes") == "0"
    assert ben.get(f"/api/tables/{own}")["me"] is None
    assert ben.get(f"/api/tables/{table}")["me"] == 0


def test_on_the_same_device_nothing_is_lost(ada: Browser) -> None:
    table, other = ada.create(), ada.create()
    assert carried(ada, table, code_of(ada, table)) == "0"
    assert ada.get(f"/api/tables/{other}")["me"] == 0


def test_codes_are_given_and_taken_by_our_own_page_only(
    server: ServerProcess, ada: Browser
) -> None:
    table = ada.create()
    with Browser(server, ada.http.cookies) as elsewhere:
        elsewhere.http.headers["origin"] = "http://evil.example"
        assert elsewhere.post(f"/api/tables/{table}/carry", {}, 403)["error"] == "origin"
        body = {"code": code_of(ada, table)}
        assert elsewhere.post(f"/api/tables/{table}/carried", body, 403)["error"] == "origin"


def test_guessing_is_limited(tmp_path: Path) -> None:
    app = create_app(tmp_path, limits=Limits(carries=Limit(3, 0)))
    with Hosted(app) as hosted, Browser(hosted) as ada:
        table = ada.create()
        for _ in range(3):
            assert carried(ada, table, "guess", 410) == "carry-gone"
        assert carried(ada, table, "guess", 429) == "too-many"
        assert ada.post(f"/api/tables/{table}/carry", {}, 429)["error"] == "too-many"


class Clock:
    """Time that passes when told."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_code_works_for_a_while() -> None:
    clock = Clock()
    carries = Carries(clock)

    async def scenario() -> None:
        code = await carries.offer("table", "token")
        clock.now = SECONDS - 1
        assert await carries.look("table", code) == "token"
        clock.now = SECONDS
        with pytest.raises(RequestError):
            await carries.take("table", code)

    asyncio.run(scenario())


def test_codes_never_fill_the_memory() -> None:
    carries = Carries(Clock())

    async def scenario() -> None:
        first = await carries.offer("table", "first")
        codes = [await carries.offer("table", f"token {number}") for number in range(1_000)]
        with pytest.raises(RequestError):
            await carries.look("table", first)
        assert await carries.take("table", codes[-1]) == "token 999"

    asyncio.run(scenario())


def test_in_a_database_codes_are_kept_that_nobody_can_read_without_them(postgresql: str) -> None:
    store = Store(postgresql)
    carries = SharedCarries(store)

    async def scenario() -> None:
        old = await carries.offer("table", "the token of Ada")
        code = await carries.offer("table", "the token of Ada")
        with opened(postgresql) as connection:
            kept = str(connection.execute("SELECT * FROM carries").fetchall())
        for secret in ("the token of Ada", code, b"the token of Ada".hex()):
            assert secret not in kept
        for table, wrong in (("table", old), ("other", code), ("table", "nonsense")):
            with pytest.raises(RequestError):
                await carries.take(table, wrong)
        assert await carries.look("table", code) == "the token of Ada"
        assert await carries.take("table", code) == "the token of Ada"
        with pytest.raises(RequestError):
            await carries.take("table", code)
        late = await carries.offer("table", "the token of Ben")
        with opened(postgresql) as connection:
            connection.execute("UPDATE carries SET until = 1")
        with pytest.raises(RequestError):
            await carries.look("table", late)

    asyncio.run(scenario())
    store.close()


def test_codes_that_are_asked_for_at_the_same_time_are_all_given(postgresql: str) -> None:
    with Hosted(create_app(postgresql)) as server, Browser(server) as ada, Browser(server) as ben:
        table = ada.create()
        with ThreadPoolExecutor(6) as pool:
            codes = list(pool.map(lambda _: code_of(ada, table), range(6)))
        path = f"/api/tables/{table}/carried"
        given = [ben.http.post(path, json={"code": code}).status_code for code in codes]
    assert sorted(given) == [200] + [410] * 5
