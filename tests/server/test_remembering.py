"""What a table remembers of what was asked for around it, so that it is done once."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from pitprop.server.cluster.others import Alone
from pitprop.server.history import replay
from pitprop.server.monitoring.meters import Meters
from pitprop.server.protocol.tables import NewTable
from pitprop.server.storage.database import DATABASE
from pitprop.server.storage.remembering import REMEMBERED
from pitprop.server.storage.rows import Stored
from pitprop.server.storage.store import Store
from pitprop.server.table.memory import TableMemory
from pitprop.server.tables.new_tables import new_row, new_seats

ASKER = "token of Ben"
TIMES = 3


class Deaf:
    """Somebody who does nothing about what other servers have changed."""

    def took_over(self, new: Stored, back: Sequence[int], is_move: bool) -> None:
        return


def ask_often(data: Path, table: str, first: int) -> None:
    """What another server leaves there where people ask for as much as is remembered."""
    done = [(table, ASKER, f"{number}", number) for number in range(first, first + REMEMBERED)]
    with closing(sqlite3.connect(data / DATABASE)) as connection, connection:
        connection.execute("DELETE FROM arranged")
        connection.executemany(
            "INSERT INTO arranged (table_id, asker, request, number, at) VALUES (?, ?, ?, 0, ?)",
            done,
        )


def test_what_others_have_asked_for_long_ago_is_forgotten(tmp_path: Path) -> None:
    store = Store(tmp_path)
    asked = NewTable(game="saboteur", name="Ada", players=3, open_seats=2, opponents=[])
    row = new_row(asked)
    state = replay.start(row)
    store.create(row, new_seats(asked, row.id, "token of Ada"), replay.progress(state))
    stored = store.load(row.id)
    assert stored is not None
    memory = TableMemory(stored, state, store, Alone(), Meters(), Deaf())
    for time in range(TIMES):
        ask_often(tmp_path, row.id, time * REMEMBERED)
        memory.doubt()
        asyncio.run(memory.catch_up())
    remembered = [
        number
        for number in range(TIMES * REMEMBERED)
        if memory.done(1, ASKER, f"{number}") is not None
    ]
    assert remembered == list(range((TIMES - 1) * REMEMBERED, TIMES * REMEMBERED))
    store.close()
