"""What is played at several tables at once is written at once, and each answers for itself."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

from sqlalchemy import Engine, event

from pitprop.server.storage.appending import Addition, Appender
from pitprop.server.storage.refusals import ConflictError
from pitprop.server.storage.rows import Entry, SeatRow
from pitprop.server.storage.store import Store
from tests.server.test_limits import see_through
from tests.server.test_store import ROW
from tests.server.writing import PROGRESS

TABLES = [f"table{number}" for number in range(10)]


def entry(number: int) -> Entry:
    return Entry(number, -1, "a deal", f"0:{number}", None, 0)


def opened(data: Path | str) -> Store:
    store = Store(data)
    for table in TABLES:
        store.create(replace(ROW, id=table), [SeatRow(0, "", "open", "", None)], PROGRESS)
    return store


def numbers(store: Store, table: str) -> list[int]:
    stored = store.load(table)
    assert stored is not None
    return [each.number for each in stored.log]


def test_entries_of_several_tables_are_written_together(data: Path | str) -> None:
    store = opened(data)
    commits: list[object] = []
    note = commits.append
    event.listen(Engine, "commit", note)

    async def scenario() -> None:
        await asyncio.gather(*(store.add(table, entry(1), PROGRESS) for table in TABLES))

    try:
        see_through(scenario())
    finally:
        event.remove(Engine, "commit", note)
    assert [numbers(store, table) for table in TABLES] == [[1]] * len(TABLES)
    assert len(commits) < len(TABLES)
    store.close()


def test_an_entry_that_can_not_be_written_keeps_no_other_from_it(data: Path | str) -> None:
    store = opened(data)
    store.append("table3", entry(1), PROGRESS)

    async def scenario() -> list[BaseException | None]:
        written = (store.add(table, entry(1), PROGRESS) for table in TABLES)
        return await asyncio.gather(*written, return_exceptions=True)

    with ThreadPoolExecutor(1) as thread:
        outcomes = thread.submit(asyncio.run, scenario()).result()
    assert [isinstance(each, ConflictError) for each in outcomes] == [
        table == "table3" for table in TABLES
    ]
    assert [numbers(store, table) for table in TABLES] == [[1]] * len(TABLES)
    store.close()


def test_what_fails_fails_for_all_who_asked() -> None:
    def broken(_additions: Sequence[Addition]) -> list[Exception | None]:
        raise OSError("the disk is full")

    async def scenario() -> None:
        with ThreadPoolExecutor(1) as threads:
            appender = Appender(broken, threads)
            for _ in range(2):
                additions = [Addition(table, entry(1), PROGRESS) for table in TABLES]
                written = [appender.append(each) for each in additions]
                outcomes = await asyncio.gather(*written, return_exceptions=True)
                assert [str(each) for each in outcomes] == ["the disk is full"] * len(TABLES)

    see_through(scenario())
