"""How many tables there may be, and which of them are removed."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosedError

from pitprop.cli.serve import serve
from pitprop.server.app import create_app
from pitprop.server.history.export import export_record
from pitprop.server.protocol.terms import CLOSE_CODES
from pitprop.server.storage.store import Store
from pitprop.server.system.moment import now
from pitprop.server.tables.housekeeping import Housekeeper, Keeping
from pitprop.server.tables.tables import Tables
from pitprop.server.tables.waits import Waits
from pitprop.server.thinking.thinkers import Thinkers
from tests.server.databases import opened
from tests.server.driving import Browser, Hosted, Live, is_over

DAY = 24 * 60 * 60 * 1000


def finish(live: Live) -> None:
    """Play a game to its end."""
    random = Random(3)
    while not is_over(live.my_turn()):
        assert live.step(random, f"at {live.last['number']}")["type"] == "accepted"


def tidied(data: Path | str, keeping: Keeping, days: float) -> int:
    """How many tables are removed if the server keeps house in so many days."""
    store = Store(data)
    tables = Tables(store, Thinkers(1), Waits())
    housekeeper = Housekeeper(store, keeping, tables.alone_with)
    try:
        return asyncio.run(housekeeper.tidy(now() + int(days * DAY)))
    finally:
        store.close()


def test_what_nobody_comes_back_to_goes_and_the_records_stay(
    data: Path | str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "pitprop.server.tables.housekeeping")
    with Hosted(create_app(data, keeping=Keeping(most=3))) as server, Browser(server) as ada:
        finished = ada.create()
        with ada.live(finished) as live:
            finish(live)
        begun = ada.create(first=0)
        with ada.live(begun) as live:
            live.step(Random(1), "a")
        unbegun = ada.create(open_seats=2, opponents=[])
        record = ada.http.get(f"/api/tables/{finished}/record").text
        refused = ada.post("/api/tables", asked_for(), 503)
        assert refused["error"] == "no-room"
        with ada.live(finished) as live:
            live.state()
            assert live.ask({"type": "again", "request": "b"})["error"] == "no-room"
            assert live.ask({"type": "ready", "request": "c"})["type"] != "accepted"
    assert tidied(data, Keeping(unbegun=30, finished=30), days=29) == 0
    assert tidied(data, Keeping(unbegun=0, abandoned=0, finished=0), days=999) == 0
    assert tidied(data, Keeping(unbegun=0, abandoned=30), days=29) == 0
    assert tidied(data, Keeping(unbegun=1e300, finished=1e300), days=999) == 0
    assert tidied(data, Keeping(unbegun=30, finished=30), days=31) == 2
    assert "old tables were removed: 2" in caplog.messages
    assert export_record(data, finished) == record
    with Hosted(create_app(data)) as server, Browser(server, ada.http.cookies) as again:
        assert [each["table"] for each in again.get("/api/tables")] == [begun]
        assert again.get(f"/api/tables/{unbegun}", 404)["error"] == "not-found"
        assert again.get(f"/api/tables/{finished}", 410)["error"] == "archived"
        with again.live(finished) as live, pytest.raises(ConnectionClosedError):
            live.next()
        code: Any = live.connection.close_code
        assert CLOSE_CODES[code] == "archived"
        # Whoever has the link looks back on it as before.
        assert httpx.get(f"{server.origin}/api/tables/{finished}/record").text == record
        assert again.post("/api/records", {"record": record})["moments"]
        assert again.create() != finished
        with again.live(begun) as live:
            assert live.step(Random(2), "d")["type"] == "accepted"
    assert tidied(data, Keeping(unbegun=0, abandoned=30), days=31) == 2
    record = export_record(data, begun)
    assert "[seed " in record
    with Hosted(create_app(data)) as server, Browser(server) as anybody:
        assert anybody.get(f"/api/tables/{begun}", 410)["error"] == "archived"
        assert anybody.http.get(f"/api/tables/{begun}/record").text == record


def asked_for() -> dict[str, Any]:
    return {"game": "saboteur", "name": "Ada", "players": 3, "opponents": ["random"] * 2}


def test_what_says_that_it_is_over_and_is_not_stays(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The end of a game opens its record to all, so the log is asked and not its summary."""
    with Hosted(create_app(tmp_path)) as server, Browser(server) as browser:
        going, damaged = browser.create(first=0), browser.create(first=0)
    with opened(tmp_path) as connection:
        connection.execute("UPDATE tables SET over = true")
        connection.execute(f"UPDATE log SET text = 'x' WHERE table_id = '{damaged}'")
    assert tidied(tmp_path, Keeping(finished=1), days=2) == 0
    lines = sorted(caplog.messages)
    assert len(lines) == 2
    assert any(f"table {going} is left as it is: its game isn't over" in line for line in lines)
    assert any(f"table {damaged} is left" in line and "can't be carried" in line for line in lines)


def test_a_table_that_cannot_even_be_read_keeps_no_other(
    data: Path | str, caplog: pytest.LogCaptureFixture
) -> None:
    with Hosted(create_app(data)) as server, Browser(server) as browser:
        damaged, finished = browser.create(), browser.create()
        for table in (damaged, finished):
            with browser.live(table) as live:
                finish(live)
    with opened(data) as connection:
        connection.execute(f"UPDATE seats SET former = 'x' WHERE table_id = '{damaged}'")
    assert tidied(data, Keeping(finished=1), days=2) == 1
    assert "[game saboteur" in export_record(data, finished)
    (record,) = caplog.records
    assert f"table {damaged} is left for now" in record.getMessage()
    assert record.exc_info


def test_what_fails_once_is_done_again_the_next_time(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    times: list[int] = []

    async def work(store: Store, tables: Tables) -> None:
        housekeeper = Housekeeper(store, Keeping(), tables.alone_with)
        again = asyncio.Event()

        def often() -> None:
            times.append(len(times))
            if len(times) == 1:
                raise RuntimeError("the first time")
            again.set()

        running = asyncio.create_task(housekeeper.run(often, every=0))
        await again.wait()
        assert not running.done()
        running.cancel()
        await asyncio.wait([running])

    in_hand(tmp_path, work)
    assert "the first time" in caplog.text


def in_hand(data: Path, work: Any) -> None:
    """Do something with the tables of a server that has no browsers."""

    async def do() -> None:
        store = Store(data)
        thinkers = Thinkers(1)
        tables = Tables(store, thinkers, Waits())
        try:
            await work(store, tables)
        finally:
            await tables.close()
            await thinkers.close()
            store.close()

    asyncio.run(do())


def unbegun(data: Path) -> str:
    """A table where somebody waits."""
    with Hosted(create_app(data)) as server, Browser(server) as browser:
        return browser.create(open_seats=2, opponents=[])


def test_a_table_that_somebody_uses_stays(tmp_path: Path) -> None:
    table = unbegun(tmp_path)

    async def work(store: Store, tables: Tables) -> None:
        housekeeper = Housekeeper(store, Keeping(unbegun=1), tables.alone_with)
        later = now() + 2 * DAY
        async with tables.use(table):
            assert await housekeeper.tidy(later) == 0
        assert await housekeeper.tidy(later) == 1

    in_hand(tmp_path, work)


def test_who_comes_while_a_table_is_removed_waits_until_it_has_gone(tmp_path: Path) -> None:
    table = unbegun(tmp_path)

    async def work(store: Store, tables: Tables) -> None:
        begun, done = asyncio.Event(), asyncio.Event()

        async def remove() -> None:
            begun.set()
            await done.wait()
            (gone,) = store.outdated(now() + DAY, None, None, 9)
            assert store.remove(gone, None, 0)

        removing = asyncio.create_task(tables.alone_with(table, remove))
        await begun.wait()
        coming = asyncio.create_task(come(tables, table))
        await asyncio.sleep(0)
        assert not coming.done()
        done.set()
        assert await removing
        assert await coming == "there is no such table"

    in_hand(tmp_path, work)


async def come(tables: Tables, table: str) -> str:
    try:
        async with tables.use(table):
            return "here"
    except Exception as error:
        return str(error)


def test_a_table_that_changes_meanwhile_is_not_removed(tmp_path: Path) -> None:
    table = unbegun(tmp_path)
    store = Store(tmp_path)
    (gone,) = store.outdated(now() + DAY, None, None, 9)
    with opened(tmp_path) as connection:
        connection.execute("UPDATE tables SET changed = changed + 1")
    assert not store.remove(gone, None, 0)
    assert store.load(table) is not None
    store.close()


def test_a_table_that_nobody_uses_leaves_the_memory(tmp_path: Path) -> None:
    table = unbegun(tmp_path)

    async def work(_store: Store, tables: Tables) -> None:
        async with tables.use(table):
            tables.forget_idle(0)
            assert len(tables.in_memory) == 1
        tables.forget_idle(3_600)
        assert len(tables.in_memory) == 1
        tables.forget_idle(0)
        assert tables.in_memory == []
        async with tables.use(table) as again:
            assert again.seats.open == [1, 2]

    in_hand(tmp_path, work)


def test_the_command_s_defaults_are_those_of_the_server() -> None:
    default: dict[str, Any] = {f"{each.name}": each.default for each in serve.params}
    days = [default[f"{kind}_days"] for kind in ("unbegun", "abandoned", "finished")]
    keeping = Keeping(default["most_tables"], *days)
    assert keeping == Keeping()
    # Nobody's games go unless somebody has said so.
    assert keeping.abandoned == keeping.finished == 0
