"""A server whose database forgets that it belongs to it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import psycopg
import pytest
from websockets.exceptions import ConnectionClosedError

from pitprop.core.errors import PitpropError
from pitprop.server.storage.store import Store
from pitprop.server.system.open_files import raise_file_limit
from tests.server.databases import Cluster
from tests.server.driving import PATIENCE, Browser, ServerProcess
from tests.server.test_migrating import LAST, written

# More than fit into what the system call `select` takes.
MANY = 1_100
NUMBER = 7_074_672_784
LOCKS = (
    "SELECT pid, (classid::bigint << 32) + objid::bigint FROM pg_locks WHERE locktype = 'advisory'"
    " AND granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)


@contextmanager
def beside(url: str) -> Iterator[psycopg.Connection]:
    """A connection that isn't the server's."""
    with psycopg.connect(url, autocommit=True) as connection:
        yield connection


def owner(connection: psycopg.Connection) -> tuple[int, int]:
    """Which backend has the lock, and its number; waits until one has."""
    while (found := connection.execute(LOCKS).fetchone()) is None:
        pass
    return found[0], found[1]


def test_a_lock_that_the_database_has_forgotten_is_taken_again(postgresql: str) -> None:
    server = ServerProcess(postgresql)
    with beside(postgresql) as connection:
        old, number = owner(connection)
        connection.execute("SELECT pg_terminate_backend(%s)", (old,))
        while owner(connection)[0] == old:
            pass
        taken = connection.execute("SELECT pg_try_advisory_lock(%s)", (number,)).fetchone()
        assert taken == (False,)
        with Browser(server) as browser:
            browser.create()
    assert "has ended the connection" in server.stop()


@pytest.fixture
def many_files() -> Iterator[None]:
    """As many files are open as with a thousand people: all numbers of the next ones are high."""
    if raise_file_limit() < 2 * MANY:
        pytest.skip(f"needs {2 * MANY} open files")
    with ExitStack() as opened:
        for _ in range(MANY):
            opened.enter_context(open(os.devnull))
        yield


def test_a_lock_is_kept_however_many_connections_there_are(
    many_files: None, postgresql: str
) -> None:
    """What its thread raises fails the test."""
    store = Store(postgresql)
    with beside(postgresql) as connection:
        for _ in range(2):
            old, _ = owner(connection)
            connection.execute("SELECT pg_terminate_backend(%s)", (old,))
            while owner(connection)[0] == old:
                pass
    store.close()


def test_who_needs_no_lock_any_more_lets_a_lost_one_be(
    cluster: Cluster, postgresql: str, caplog: pytest.LogCaptureFixture
) -> None:
    """What its thread raises fails the test."""
    store = Store(postgresql)
    with cluster.unreachable(postgresql):
        while "has ended the connection" not in caplog.text:
            pass
        store.close()


def test_who_has_a_database_for_himself_lets_nobody_else_in(postgresql: str) -> None:
    """As programs did that knew nothing of others."""
    Store(postgresql).close()
    with beside(postgresql) as connection:
        connection.execute("SELECT pg_advisory_lock(%s)", (NUMBER,))
        with pytest.raises(PitpropError, match="another server has this database for itself"):
            Store(f"{postgresql}&options=-c%20lock_timeout%3D100ms")


def test_a_database_is_brought_up_to_date_while_nobody_uses_it(postgresql: str) -> None:
    written(postgresql, LAST)
    with beside(postgresql) as connection:
        connection.execute("SELECT pg_advisory_lock_shared(%s)", (NUMBER,))
        with pytest.raises(PitpropError, match="other servers use this database; end them"):
            Store(f"{postgresql}&options=-c%20lock_timeout%3D100ms")
    Store(postgresql).close()


def test_a_server_ends_where_another_one_was_faster(postgresql: str) -> None:
    server = ServerProcess(postgresql)
    with beside(postgresql) as connection, beside(postgresql) as other, Browser(server) as browser:
        old, number = owner(connection)
        with browser.live(browser.create(open_seats=2, opponents=[])) as live:
            live.state()
            # Who waits in the database is there before anybody who has yet to ask.
            with other.pipeline():
                other.execute("SELECT pg_advisory_lock(%s)", (number,))
                waiting = "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
                with beside(postgresql) as ending:
                    while ending.execute(waiting).fetchone() is None:
                        pass
                    ending.execute("SELECT pg_terminate_backend(%s)", (old,))
            with pytest.raises(ConnectionClosedError):
                live.state(lambda _state: False)
            assert live.connection.close_code == 1012
        _, errors = server.process.communicate(timeout=PATIENCE)
    assert server.process.returncode == 1
    assert "another server has taken over the database" in errors.splitlines()[-1]
