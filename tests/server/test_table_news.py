"""Servers tell each other what has changed so that nobody else can read it, or say it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pitprop.server.cluster.table_changes import TableNews, news_heard, news_message
from pitprop.server.storage.rows import Arranged, Entry, SeatRow, TableRow
from pitprop.server.table.hearing import Hearing
from tests.server.test_store import ROW, SEATS

ENTRY = Entry(7, 2, "lay NS at 1,0", "2:ä", '[{"key":"x","params":{},"weight":1.5}]', 5, "hard")
READY = SeatRow(0, "Ada", "person", "", "token of Ada", ready=7)
NEWS = TableNews(ENTRY, (READY,), Arranged("token of Ada", "ready", 7, 5))


def sent(news: TableNews, version: int = 12, row: TableRow = ROW) -> tuple[int, str, str]:
    _kind, _process, _table, number, seal, mixed = news_message("one", row, news, version).split(
        " "
    )
    return int(number), seal, mixed


def test_news_are_heard_as_they_were_told() -> None:
    assert news_heard(ROW, *sent(NEWS)) == NEWS


def test_nobody_reads_them_on_the_way() -> None:
    payload = news_message("one", ROW, NEWS, 12)
    assert "lay" not in payload
    assert "token" not in payload
    _, _, once = sent(NEWS)
    _, _, again = sent(NEWS, version=13)
    assert once != again


@pytest.mark.parametrize("guessed", [replace(ROW, seed="guess"), replace(ROW, salt="guess")])
def test_who_can_not_read_the_table_is_not_believed(guessed: TableRow) -> None:
    assert news_heard(ROW, *sent(NEWS, row=guessed)) is None


def test_what_was_told_of_another_moment_or_table_is_not_believed() -> None:
    version, seal, mixed = sent(NEWS)
    assert news_heard(ROW, version + 1, seal, mixed) is None
    assert news_heard(replace(ROW, id="xyz"), version, seal, mixed) is None
    assert news_heard(ROW, version, seal, mixed[:-4] + "AAA=") is None


def test_what_is_too_long_for_the_channel_is_not_told() -> None:
    assert news_message("one", ROW, TableNews(replace(ENTRY, text="x" * 8_000)), 12) == ""
    long = news_message("one", ROW, TableNews(replace(ENTRY, text="ä" * 2_000)), 12)
    assert 0 < len(long.encode()) < 8_000


def test_news_are_taken_over_where_none_is_missing() -> None:
    hearing = Hearing()
    hearing.hear_news(ROW, *sent(TableNews(ENTRY), 12))
    assert hearing.complete_news(ROW, SEATS, 6, 10) is None
    hearing.hear_news(ROW, *sent(TableNews(seats=(READY,)), 11))
    stored = hearing.complete_news(ROW, SEATS, 6, 10)
    assert stored is not None
    assert (stored.log, stored.seats) == ((ENTRY,), (READY, *SEATS[1:]))
    assert stored.version == 12
    assert hearing.complete_news(ROW, SEATS, 5, 10) is None
    hearing.hear(None, 10)
    assert hearing.complete_news(ROW, SEATS, 6, 10) is None
