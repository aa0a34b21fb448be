"""Servers believe what they hear of a log only where it is sealed by who can read the table."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pitprop.server.entry_news import entry_heard, entry_told
from pitprop.server.rows import Entry, TableRow
from tests.server.test_store import ROW

ENTRY = Entry(7, 2, "lay NS at 1,0", "2:ä", '[{"key":"x","params":{},"weight":1.5}]', 5, "hard")


def heard(told: str, row: TableRow = ROW) -> Entry | None:
    _kind, _process, _table, version, seal, *text = told.split(" ")
    return entry_heard(row, int(version), seal, " ".join(text))


def test_an_entry_is_heard_as_it_was_told() -> None:
    assert heard(entry_told("one", ROW, ENTRY, 12)) == ENTRY


@pytest.mark.parametrize("guessed", [replace(ROW, seed="guess"), replace(ROW, salt="guess")])
def test_who_can_not_read_the_table_is_not_believed(guessed: TableRow) -> None:
    assert heard(entry_told("one", guessed, ENTRY, 12)) is None


def test_what_was_told_of_another_moment_table_or_move_is_not_believed() -> None:
    told = entry_told("one", ROW, ENTRY, 12)
    assert heard(told.replace(" 12 ", " 13 ")) is None
    assert heard(told.replace("lay NS", "lay EW")) is None
    assert heard(told, replace(ROW, id="xyz")) is None


def test_what_is_too_long_for_the_channel_is_not_told() -> None:
    assert entry_told("one", ROW, replace(ENTRY, text="x" * 8_000), 12) == ""
    assert len(entry_told("one", ROW, replace(ENTRY, text="ä" * 3_000), 12).encode()) < 8_000
