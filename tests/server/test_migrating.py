"""Databases of older programs are brought up to date, and those of newer ones left alone."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, inspect

from pitprop.core.errors import PitpropError
from pitprop.server.storage.database import DATABASE, open_database, open_file, url_of
from pitprop.server.storage.migrating import alembic_config
from pitprop.server.storage.rows import Arranged, Entry, Said, SeatRow, Stored, TableRow
from pitprop.server.storage.schema import METADATA, NEWEST, revision_of
from pitprop.server.storage.store import Store
from tests.cli.running import pitprop
from tests.server.databases import opened
from tests.server.writing import PROGRESS

SCHEMAS = Path(__file__).with_name("schemas")
FIRST, LAST = 1, 5
"""The first version, and that before Alembic kept it."""

ROW = TableRow(
    id="abc",
    game="saboteur",
    edition="amigo",
    options={"attach": "start"},
    players=3,
    first=None,
    pace=800,
    auto_pick=False,
    rules=1,
    seed="seed",
    salt="salt",
    commitment="commitment",
    created=1000,
)
DEAL = Entry(1, -1, "first 1\nhand 1 tlbr", None, None, 2000)
EXPECTED = {
    FIRST: Stored(
        ROW,
        (
            SeatRow(0, "Zoë", "person", "", "hash of Zoë"),
            SeatRow(1, "Fenna", "opponent", "standard", None),
            SeatRow(2, "", "open", "", None),
        ),
        (DEAL, Entry(2, 0, "pass tlbr", "0:a", None, 3000)),
    ),
    LAST: Stored(
        replace(
            ROW,
            move_seconds=60,
            bank_seconds=120,
            talk="free",
            watching=False,
            late=True,
            next_table="def",
            next_by=0,
            deck="deck",
        ),
        (
            SeatRow(0, "Zoë", "person", "", "hash of Zoë", ready=2),
            SeatRow(1, "Fenna", "opponent", "standard", None),
            SeatRow(2, "Ben", "person", "", "hash of Ben", "standard", kept=False),
        ),
        (DEAL, Entry(2, 0, "pass tlbr", "0:a", None, 3000, "table")),
        (Said(1, 0, 2, 1, 4, "suspects", {"target": 1}, "", "0:b", 3500, "Zoë"),),
        (Arranged("hash of Zoë", "c", 2, 3600),),
    ),
}


def written(data: Path | str, version: int) -> None:
    """A database as programs of that version have left it."""
    statements = (SCHEMAS / f"version-{version}.sql").read_text("utf-8")
    if isinstance(data, Path):
        with closing(sqlite3.connect(data / DATABASE)) as file:
            file.executescript(statements)
    else:
        with opened(data) as connection:
            connection.execute(statements.encode())  # type: ignore[arg-type]


def engine_of(data: Path | str) -> Engine:
    """A way to the database beside the server's."""
    return open_file(data / DATABASE) if isinstance(data, Path) else open_database(url_of(data))


@pytest.mark.parametrize("version", [FIRST, LAST])
def test_the_data_of_an_older_program_are_brought_up_to_date(
    data: Path | str, version: int
) -> None:
    written(data, version)
    store = Store(data)
    assert store.load("abc") == EXPECTED[version]
    assert [each.row.id for each in store.tables_of("hash of Zoë")] == ["abc"]
    store.append("abc", Entry(3, 1, "pass tr", None, None, 4000), PROGRESS)
    store.close()
    with opened(data) as connection:
        assert connection.execute("SELECT * FROM alembic_version").fetchall() == [
            (revision_of(NEWEST),)
        ]
    again = Store(data)
    stored = again.load("abc")
    again.close()
    assert stored is not None
    assert len(stored.log) == 3


#: SQLite has two words for each of these, too.
_SAME = {"true": "1", "false": "0"}


def shape(data: Path | str) -> dict[str, Any]:
    """The tables of a database as it tells them, whatever order their columns are in."""
    engine = engine_of(data)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        there = inspect(connection)
        tables = {
            table: (
                {
                    each["name"]: (
                        str(each["type"]),
                        _SAME.get(f"{each['default']}", each["default"]),
                        each["nullable"],
                    )
                    for each in there.get_columns(table)
                },
                there.get_pk_constraint(table)["constrained_columns"],
                {
                    each["name"]: each["column_names"]
                    for each in there.get_unique_constraints(table)
                },
                {each["name"]: each["column_names"] for each in there.get_indexes(table)},
                [each["constrained_columns"] for each in there.get_foreign_keys(table)],
            )
            for table in there.get_table_names()
        }
    engine.dispose()
    return tables


def test_the_steps_lead_to_the_tables_of_a_new_database(
    data: Path | str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    for version in (FIRST, LAST):
        other: Path | str = tmp_path / f"{version}"
        if isinstance(other, Path) and isinstance(data, Path):
            other.mkdir()
        else:
            other = request.getfixturevalue("cluster").new_database()
        written(other, version)
        for each in (data, other):
            Store(each).close()
        assert shape(other) == shape(data)


def test_the_newest_version_is_that_of_the_last_step() -> None:
    steps = ScriptDirectory.from_config(alembic_config())
    assert steps.get_heads() == [revision_of(NEWEST)]
    assert [each.revision for each in reversed([*steps.walk_revisions()])] == [
        revision_of(version) for version in range(1, NEWEST + 1)
    ]


def test_data_of_a_newer_program_are_left_alone(data: Path | str) -> None:
    Store(data).close()
    with opened(data) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '0999'")
    with pytest.raises(PitpropError, match="newer Pitprop") as refused:
        Store(data)
    assert "\n" not in str(refused.value)
    ran = pitprop("serve", "--no-browser", "--port", "0", "--data", str(data))
    assert (ran.status, ran.err) == (2, f"pitprop: {refused.value}\n")
    with opened(data) as connection:
        assert connection.execute("SELECT * FROM alembic_version").fetchall() == [("0999",)]


@pytest.mark.parametrize("version", [0, LAST])
def test_older_programs_see_that_the_data_are_of_a_newer_one(
    data: Path | str, version: int
) -> None:
    """They look into another table, and refuse numbers that they don't know."""
    if version:
        written(data, version)
    Store(data).close()
    with opened(data) as connection:
        ((number,),) = connection.execute("SELECT version FROM schema_version")
    assert number > LAST


def test_a_file_is_copied_before_it_is_changed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    copies = []
    for time in (1, 2):
        (tmp_path / DATABASE).unlink(missing_ok=True)
        written(tmp_path, LAST)
        Store(tmp_path).close()
        copies = sorted(tmp_path.glob("pitprop-5-*.sqlite3"))
        assert len(copies) == time
        (line,) = caplog.messages
        assert any(str(copy) in line for copy in copies)
        caplog.clear()
    for copy in copies:
        assert copy.stat().st_mode & 0o077 == 0
        with closing(sqlite3.connect(copy)) as before:
            assert before.execute("SELECT version FROM schema_version").fetchone() == (LAST,)
            assert before.execute("SELECT count(*) FROM log").fetchone() == (2,)
    # It can be put back, and is brought up to date again then.
    ran = pitprop("restore", str(copies[0]), "--replace", "--data", str(tmp_path))
    assert (ran.status, ran.err) == (0, "")
    store = Store(tmp_path)
    assert store.load("abc") == EXPECTED[LAST]
    store.close()


def test_a_step_that_fails_leaves_the_data_as_they_were(data: Path | str) -> None:
    written(data, FIRST)
    with opened(data) as connection:
        connection.execute("CREATE TABLE arranged (something INTEGER)")
    for _ in range(2):
        with pytest.raises(PitpropError, match=r"can't use the database: .*arranged"):
            Store(data)
    engine = engine_of(data)
    with engine.connect() as there:
        tables = set(inspect(there).get_table_names())
        columns = {each["name"] for each in inspect(there).get_columns("tables")}
    engine.dispose()
    assert tables == {"schema_version", "tables", "seats", "log", "arranged"}
    assert "deck" not in columns
