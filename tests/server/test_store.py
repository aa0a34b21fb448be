"""The database: what is written is there, once, whatever happens."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import asdict, replace
from pathlib import Path

import psycopg
import pytest
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.schema import CreateIndex, CreateTable

from pitprop.core.errors import PitpropError
from pitprop.server.storage.database import DATABASE
from pitprop.server.storage.refusals import ConflictError
from pitprop.server.storage.remembering import REMEMBERED
from pitprop.server.storage.rows import (
    CHANCE_SEAT,
    Arranged,
    Entry,
    Progress,
    Said,
    SeatRow,
    Stored,
    TableRow,
)
from pitprop.server.storage.schema import ARRANGED, METADATA, NEWEST, revision_of
from pitprop.server.storage.store import Store
from tests.server.databases import opened
from tests.server.writing import PROGRESS, write

WRITES = 20
ROW = TableRow(
    id="abc",
    game="saboteur",
    edition="amigo",
    options={"attach": "start"},
    players=3,
    first=None,
    pace=0,
    auto_pick=True,
    rules=1,
    seed="seed",
    salt="salt",
    commitment="hash",
    created=1_700_000_000_000,
)
SEATS = (
    SeatRow(0, "Ada", "person", "", "token of Ada"),
    SeatRow(1, "", "open", "", None),
    SeatRow(2, "Olga", "opponent", "standard", None),
)


def entry(number: int, request: str | None = None, text: str = "pass NS") -> Entry:
    return Entry(number, 0, text, request, None, 1_700_000_000_000 + number)


@pytest.fixture
def store(data: Path | str) -> Iterator[Store]:
    store = Store(data)
    store.create(ROW, SEATS, PROGRESS)
    yield store
    store.close()


def loaded(store: Store, table: str = "abc") -> Stored:
    stored = store.load(table)
    assert stored is not None
    return stored


def test_what_was_written_is_read_back(store: Store) -> None:
    entries = (
        Entry(1, CHANCE_SEAT, "round 1\nfirst 2\n", None, None, 5),
        Entry(2, 0, "pass NS", "0:a", None, 6),
        Entry(3, 2, "lay NS 1,0", None, '[{"key":"x","params":{},"weight":1.5}]', 7),
    )
    for each in entries:
        store.append("abc", each, PROGRESS)
    assert loaded(store) == Stored(ROW, SEATS, entries)


def test_what_there_is_not_is_not_found(store: Store) -> None:
    assert store.load("xyz") is None
    assert store.load("a\0b") is None
    assert store.tables_of("token of Ben") == []


def test_a_number_is_written_once(store: Store) -> None:
    store.append("abc", entry(1), PROGRESS)
    with pytest.raises(ConflictError):
        store.append("abc", entry(1, text="pass EW"), PROGRESS)
    assert [each.text for each in loaded(store).log] == ["pass NS"]


def test_a_request_is_written_once(store: Store) -> None:
    store.append("abc", entry(1, "0:a"), PROGRESS)
    with pytest.raises(ConflictError):
        store.append("abc", entry(2, "0:a"), PROGRESS)
    store.append("abc", entry(2, "0:b"), PROGRESS)
    assert [each.request for each in loaded(store).log] == ["0:a", "0:b"]


def test_what_failed_has_changed_nothing(store: Store) -> None:
    store.append("abc", entry(1), PROGRESS)
    over = Progress(True, True, 3, 3, "over", -2)
    with pytest.raises(ConflictError):
        store.append("abc", entry(1), over)
    (listed,) = store.tables_of("token of Ada")
    assert listed.progress == PROGRESS
    assert listed.changed == entry(1).at


def test_nobody_writes_into_a_table_that_there_is_not(store: Store) -> None:
    with pytest.raises(ConflictError):
        store.append("xyz", entry(1), PROGRESS)


def test_a_seat_is_taken_once(store: Store) -> None:
    ben = SeatRow(1, "Ben", "person", "", "token of Ben")
    cem = SeatRow(1, "Cem", "person", "", "token of Cem")
    store.change_seats("abc", [SEATS[1]], [ben])
    with pytest.raises(ConflictError):
        store.change_seats("abc", [SEATS[1]], [cem])
    assert loaded(store).seats == (SEATS[0], ben, SEATS[2])


def test_nobody_sits_on_two_seats(store: Store) -> None:
    with pytest.raises(ConflictError):
        store.change_seats("abc", [SEATS[1]], [SeatRow(1, "Ada 2", "person", "", "token of Ada")])
    assert loaded(store).seats == SEATS


def test_seats_are_changed_together_or_not_at_all(store: Store) -> None:
    after = [SeatRow(1, "Ben", "opponent", "random", None), SEATS[2]]
    not_so = replace(SEATS[2], kind="person", token="token of Cem")
    with pytest.raises(ConflictError):
        store.change_seats("abc", [SEATS[1], not_so], after)
    assert loaded(store).seats == SEATS


def test_two_people_change_places(store: Store) -> None:
    ben = SeatRow(1, "Ben", "person", "", "token of Ben")
    store.change_seats("abc", [SEATS[1]], [ben])
    swapped = [replace(ben, seat=0), replace(SEATS[0], seat=1)]
    store.change_seats("abc", [SEATS[0], ben], swapped)
    assert loaded(store).seats == (*swapped, SEATS[2])


def test_what_is_said_is_kept_in_order_and_once(store: Store) -> None:
    said = [
        Said(1, 0, 2, 1, 1, "hello", {}, "", "0:a", 5),
        Said(2, 1, 2, 1, 1, "saw", {"goal": "north", "by": 1}, "", "1:a", 6),
        Said(3, 0, 3, 1, 4, "", {}, "Grüße", "0:b", 7),
    ]
    for each in said:
        store.say("abc", each)
    with pytest.raises(ConflictError):
        store.say("abc", replace(said[2], number=4))
    with pytest.raises(ConflictError):
        store.say("abc", replace(said[2], request="0:c"))
    assert loaded(store).talk == tuple(said)


def test_there_is_one_next_table(store: Store) -> None:
    after = replace(ROW, next_table="def", next_by=0)
    store.create_next(after, replace(ROW, id="def"), SEATS, PROGRESS)
    assert loaded(store).row == after
    assert loaded(store, "def").seats == SEATS
    with pytest.raises(ConflictError):
        store.create_next(replace(after, next_table="ghi"), replace(ROW, id="ghi"), SEATS, PROGRESS)
    assert store.load("ghi") is None
    assert loaded(store).row == after


def test_a_list_leaves_out_what_was_forgotten(store: Store) -> None:
    store.forget("abc", "token of Ada")
    store.forget("a\0c", "token of Ada")
    assert store.tables_of("token of Ada") == []
    assert loaded(store).seats[0].token == "token of Ada"


def test_of_many_writers_of_one_number_one_writes(store: Store) -> None:
    outcomes: list[str] = []
    start = threading.Barrier(8)

    def write(writer: int) -> None:
        start.wait()
        try:
            store.append("abc", entry(1, f"{writer}:a", f"move {writer}"), PROGRESS)
            outcomes.append(f"move {writer}")
        except ConflictError:
            pass

    threads = [threading.Thread(target=write, args=(writer,)) for writer in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [each.text for each in loaded(store).log] == outcomes


def test_a_torn_write_leaves_a_log_that_is_whole_up_to_there(tmp_path: Path) -> None:
    """Cuts off what was written last at every page and in the middle, as a crash may."""
    data = tmp_path / "data"
    store = Store(data)
    store.create(ROW, SEATS, PROGRESS)
    for number in range(1, 16):
        store.append("abc", entry(number, f"0:{number}"), PROGRESS)
    wal = (data / f"{DATABASE}-wal").read_bytes()
    main = (data / DATABASE).read_bytes()
    store.close()
    lengths = set()
    for cut in range(0, len(wal), 2_060):
        torn = tmp_path / f"torn {cut}"
        torn.mkdir()
        (torn / DATABASE).write_bytes(main)
        (torn / f"{DATABASE}-wal").write_bytes(wal[:cut])
        again = Store(torn)
        stored = again.load("abc")
        numbers = [] if stored is None else [each.number for each in stored.log]
        again.close()
        assert numbers == list(range(1, len(numbers) + 1))
        lengths.add(len(numbers))
        shutil.rmtree(torn)
    assert len(lengths) > 10


def test_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    store = Store(tmp_path)
    with store._engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    store.close()


def test_postgresql_waits_for_the_disk_even_where_it_is_told_not_to(postgresql: str) -> None:
    with psycopg.connect(postgresql) as connection:
        name = connection.info.dbname
        connection.execute(f"ALTER DATABASE {name} SET synchronous_commit = off".encode())
    store = Store(postgresql)
    with store._engine.connect() as pooled:
        pooled.rollback()
        assert pooled.exec_driver_sql("SHOW synchronous_commit").scalar() == "on"
    store.close()


def test_a_folder_has_one_owner_and_a_postgresql_any_number(data: Path | str, store: Store) -> None:
    if isinstance(data, Path):
        with pytest.raises(PitpropError, match="another server"):
            Store(data)
        return
    other = Store(data)
    other.append("abc", entry(1), PROGRESS)
    assert [each.number for each in loaded(store).log] == [1]
    other.close()


def test_a_change_is_written_where_no_other_has_been_meanwhile(store: Store) -> None:
    version = loaded(store).version
    ben = SeatRow(1, "Ben", "person", "", "token of Ben")
    store.change_seats("abc", [SEATS[1]], [ben], version=version)
    assert loaded(store).version == version + 1
    said = Said(1, 0, 2, 1, 1, "hello", {}, "", "0:a", 5)
    after = replace(ROW, next_table="def", next_by=0)
    writes: list[Callable[[], None]] = [
        lambda: store.append("abc", entry(1), PROGRESS, version),
        lambda: store.change_table(replace(ROW, pace=9), version=version),
        lambda: store.change_seats("abc", [SEATS[0]], [SEATS[0]], version=version),
        lambda: store.say("abc", said, version),
        lambda: store.create_next(after, replace(ROW, id="def"), SEATS, PROGRESS, None, version),
    ]
    for each in writes:
        with pytest.raises(ConflictError):
            each()
    assert loaded(store) == Stored(ROW, (SEATS[0], ben, SEATS[2]), ())
    store.append("abc", entry(1), PROGRESS, version + 1)
    assert loaded(store).version == version + 2


def test_what_changes_nothing_makes_nobody_ready(store: Store) -> None:
    away = replace(SEATS[0], ready=-1)
    store.change_seats("abc", [SEATS[0]], [away])
    version, done = loaded(store).version, Arranged("token of Ada", "a", 0, 5)
    store.change_seats("abc", [away], [away], None, done, version, "changed other abc:1")
    assert loaded(store).seats[0] == away


def test_of_too_many_tables_those_that_go_on_are_listed(store: Store) -> None:
    own = replace(SEATS[0], token="token of Eve")
    for number in range(101):
        row = replace(ROW, id=f"table{number}", created=number)
        store.create(row, [own, *SEATS[1:]], replace(PROGRESS, over=number > 0))
    listed = store.tables_of("token of Eve")
    assert len(listed) == 100
    assert "table0" in [each.row.id for each in listed]


def test_who_is_ready_is_written_with_the_request_and_once(store: Store) -> None:
    version = loaded(store).version
    message = "changed other abc:1"
    ready, done = replace(SEATS[0], ready=0), Arranged("token of Ada", "a", 0, 5)
    store.change_seats("abc", [SEATS[0]], [ready], None, done, version, message)
    after = Stored(ROW, (ready, *SEATS[1:]), (), arranged=(done,))
    assert loaded(store) == after
    later, again = replace(ready, ready=9), replace(done, request="b")
    with pytest.raises(ConflictError):
        store.change_seats("abc", [ready], [later], None, again, version, message)
    with pytest.raises(ConflictError):
        store.change_seats("abc", [ready], [later], None, done, version + 1, message)
    assert loaded(store) == after
    assert loaded(store).version == version + 1


def test_of_what_was_done_around_a_table_the_last_is_remembered(store: Store) -> None:
    store.create(replace(ROW, id="other"), [replace(SEATS[0], token="token of Eve")], PROGRESS)
    done = [Arranged("token of Ada", f"{number}", 0, number) for number in range(REMEMBERED)]
    rows = [{"table_id": table, **asdict(each)} for table in ("abc", "other") for each in done]
    with store.engine.begin() as connection:
        connection.execute(ARRANGED.insert(), rows)

    changed = replace(done[0], request="changed", at=5_000)
    store.change_table(ROW, changed)
    assert loaded(store).arranged == (*done[1:], changed)
    ready, version = replace(SEATS[0], ready=0), loaded(store).version
    later = replace(done[0], request="ready", at=5_001)
    store.change_seats("abc", [SEATS[0]], [ready], None, later, version, "changed other abc:2")
    assert loaded(store).arranged == (*done[2:], changed, later)
    assert loaded(store, "other").arranged == tuple(done)


def test_data_stay_when_the_server_is_started_again(data: Path | str) -> None:
    first = Store(data)
    first.create(ROW, SEATS, PROGRESS)
    first.close()
    second = Store(data)
    assert loaded(second) == Stored(ROW, SEATS, ())
    second.close()
    assert versions(data) == [(revision_of(NEWEST),)]


def versions(data: Path | str) -> list[tuple[str]]:
    with opened(data) as connection:
        return connection.execute("SELECT version_num FROM alembic_version").fetchall()


def test_two_processes_write_each_number_once(data: Path | str, root: Path) -> None:
    """Whoever owns the data, the keys alone would do."""
    store = Store(data)
    store.create(ROW, SEATS, PROGRESS)
    store._release()
    with subprocess.Popen(
        (sys.executable, "-m", "tests.server.writing", str(data), ROW.id, "theirs", str(WRITES)),
        cwd=root,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as other:
        assert other.stdout is not None
        assert other.stdin is not None
        assert other.stdout.readline() == "ready\n"
        other.stdin.write("go\n")
        other.stdin.flush()
        written = write(store, ROW.id, "ours", WRITES)
        for line in other.stdout:
            number, request = line.split()
            assert written.setdefault(int(number), request) == request
    assert other.returncode == 0
    log = loaded(store).log
    store.close()
    assert [each.number for each in log] == list(range(1, 2 * WRITES + 1))
    assert {each.number: each.request for each in log} == written


@pytest.mark.parametrize("dialect", [postgresql.dialect, sqlite.dialect])
def test_the_schema_is_that_of_both_databases(dialect: Callable[[], object]) -> None:
    statements = [
        str(CreateTable(table).compile(dialect=dialect()))  # type: ignore[arg-type]
        for table in METADATA.sorted_tables
    ]
    assert len(statements) == len(METADATA.tables)
    assert "PRIMARY KEY (table_id, number)" in "".join(statements)
    assert "UNIQUE (table_id, request)" in "".join(statements)
    for table in METADATA.sorted_tables:
        for index in table.indexes:
            assert str(CreateIndex(index).compile(dialect=dialect()))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("", "sqlite:///{folder}/pitprop.sqlite3"),
        ("sqlite:///{folder}/pitprop.sqlite3", ""),
        ("sqlite:///{folder}/games.db", "sqlite:///{folder}/../{name}/games.db"),
        ("sqlite:///{folder}/games.db", "sqlite:///file:{folder}/games.db?uri=true"),
    ],
)
def test_a_file_has_one_owner_however_it_is_named(tmp_path: Path, first: str, second: str) -> None:
    one, other = (
        each.format(folder=tmp_path, name=tmp_path.name) if each else tmp_path
        for each in (first, second)
    )
    store = Store(one)
    try:
        with pytest.raises(PitpropError, match=f"process {os.getpid()}"):
            Store(other)
    finally:
        store.close()
    Store(other).close()


def test_two_files_have_two_owners(tmp_path: Path) -> None:
    one, other = Store(f"sqlite:///{tmp_path}/one.db"), Store(f"sqlite:///{tmp_path}/other.db")
    one.close()
    other.close()
