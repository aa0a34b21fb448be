"""Several servers on one PostgreSQL, with the players of one table at different ones."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pitprop.server.cluster.notifications import CHANNEL, Listener
from pitprop.server.cluster.others import HeldTable
from pitprop.server.cluster.several import Several
from pitprop.server.history import replay
from pitprop.server.http.problems import UnavailableError
from pitprop.server.protocol.answers import Accepted
from pitprop.server.protocol.requests import Ready
from pitprop.server.protocol.tables import NewTable
from pitprop.server.run import serve
from pitprop.server.storage.refusals import ConflictError
from pitprop.server.storage.rows import SeatRow
from pitprop.server.storage.store import Store
from pitprop.server.tables.new_tables import new_row
from pitprop.server.tables.tables import Tables
from pitprop.server.tables.waits import Waits
from pitprop.server.thinking.thinkers import Thinkers
from tests.server.databases import Cluster, opened
from tests.server.driving import (
    Browser,
    Live,
    Message,
    ServerProcess,
    reached,
    wants_me,
)
from tests.server.test_limits import see_through


@contextmanager
def servers(data: str, count: int = 2) -> Iterator[list[ServerProcess]]:
    """Some servers on the same data; those that live on have nothing to complain about."""
    running: list[ServerProcess] = []
    try:
        running += [ServerProcess(data) for _ in range(count)]
        yield running
    except BaseException:
        for server in running:
            server.kill()
        raise
    for server in running:
        if server.process.poll() is None:
            assert server.stop() == ""


@pytest.fixture(scope="module")
def shared(cluster: Cluster) -> str:
    """The URL of the database of all tests that don't do anything to it."""
    return cluster.new_database()


@pytest.fixture(scope="module")
def two(shared: str) -> Iterator[list[ServerProcess]]:
    """Two servers on it."""
    with servers(shared) as running:
        yield running


@contextmanager
def sitting(two: list[ServerProcess], **changes: object) -> Iterator[tuple[Live, Live]]:
    """Ada and Ben at one table and two servers, with a computer player."""
    one, other = two
    asked = {"open_seats": 1, "opponents": ["random"], "first": 0}
    with Browser(one) as ada, Browser(other) as ben:
        table = ada.create(**asked | changes)
        ben.sit(table, "Ben")
        with ada.live(table) as a, ben.live(table) as b:
            a.ready("ready")
            b.ready("ready")
            yield a, b


def whole(data: str) -> list[tuple[int, int, str | None]]:
    """The log of the newest table, which has each number once and can be replayed."""
    with opened(data) as connection:
        tables = connection.execute("SELECT id FROM tables ORDER BY created").fetchall()
        (table,) = tables[-1]
    store = Store(data)
    stored = store.load(table)
    store.close()
    assert stored is not None
    replay.replay(stored)
    assert [each.number for each in stored.log] == list(range(1, len(stored.log) + 1))
    return [(each.number, each.seat, each.request) for each in stored.log]


def test_two_people_play_at_two_servers(two: list[ServerProcess], shared: str) -> None:
    random = Random(1)
    with sitting(two) as both:
        for turn in range(8):
            live = both[turn % 2]
            reply = live.step(random, f"turn {turn}")
            assert reply["type"] == "accepted", reply
            for each in both:
                each.state(reached(reply["number"]))
        a, b = both
        number = a.state(wants_me)["number"]
        b.state(reached(number))
        assert a.last["view"]["maze"] == b.last["view"]["maze"]
        assert [seat["connected"] for seat in b.last["table"]["seats"]] == [True] * 3
    assert sum(request is not None for *_, request in whole(shared)) == 8


def test_a_move_that_a_stranger_tells_of_is_not_shown(
    two: list[ServerProcess], shared: str
) -> None:
    with sitting(two) as both:
        random = Random(4)
        for turn in range(4):
            number = both[turn % 2].step(random, f"turn {turn}")["number"]
            for each in both:
                each.state(reached(number))
            with opened(shared) as connection:
                row = connection.execute(
                    "SELECT id, version FROM tables ORDER BY created"
                ).fetchall()
                table, version = row[-1]
                message = f"news stranger {table} {version + 1} {'0' * 32} bm8="
                connection.execute(f"NOTIFY {CHANNEL}, '{message}'")
        a, b = both
        number = a.state(wants_me)["number"]
        log = whole(shared)
        assert b.state(reached(number))["number"] == number == len(log)
        assert sum(seat == 0 for _, seat, _ in log) == 2


def test_what_is_done_at_one_server_is_there_at_the_other_at_once(
    two: list[ServerProcess],
) -> None:
    one, other = two
    with ExitStack() as stack:
        ada, ben, cem = (stack.enter_context(Browser(each)) for each in (one, other, one))
        table = ada.create(open_seats=2, opponents=[])
        with ada.live(table) as a:
            a.state()
            assert (ben.sit(table, "Ben"), cem.sit(table, "Cem")) == (1, 2)
            for server in (other, one):
                with Browser(server, ben.http.cookies) as again:
                    again.http.headers["origin"] = server.origin
                    assert again.get(f"/api/tables/{table}")["me"] == 1
            ben.post(f"/api/tables/{table}/carry", {}, 201)
            code = ben.post(f"/api/tables/{table}/carry", {}, 201)["code"]
            with Browser(one) as phone:
                taken = phone.post(f"/api/tables/{table}/carried", {"code": code})
                assert taken["seat"] == 1
                assert phone.http.cookies["pitprop"] == ben.http.cookies["pitprop"]
            again = ben.post(f"/api/tables/{table}/carried", {"code": code}, 410)
            assert again["error"] == "carry-gone"
            a.state(lambda state: [seat["name"] for seat in seats(state)] == ["Ada", "Ben", "Cem"])


def seats(state: Message) -> list[Message]:
    found: list[Message] = state["table"]["seats"]
    return found


def test_people_at_two_servers_see_and_hear_each_other(two: list[ServerProcess]) -> None:
    with sitting(two) as (a, b):
        a.state(lambda state: seats(state)[1]["connected"])
        b.state(lambda state: seats(state)[0]["connected"])
        greeting = {"type": "say", "request": "s", "claim": "hello", "params": {}, "text": ""}
        assert a.ask(greeting)["type"] in ("accepted", "failed")
        assert a.ask({"type": "nudge", "request": "n", "seat": 1})["type"] == "accepted"
        while (message := b.next())["type"] != "nudged":
            pass
        assert message["by"] == 0
        b.connection.close()
        a.state(lambda state: not seats(state)[1]["connected"])


def test_a_server_that_was_asleep_catches_up(two: list[ServerProcess], shared: str) -> None:
    random = Random(2)
    with sitting(two, opponents=["random"]) as (a, b):
        b.state(wants_started)
        two[1].process.send_signal(signal.SIGSTOP)
        reply = a.step(random, "meanwhile")
        assert reply["type"] == "accepted"
        two[1].process.send_signal(signal.SIGCONT)
        b.state(reached(reply["number"]))
        assert b.step(random, "awake")["type"] == "accepted"
    whole(shared)


def wants_started(state: Message) -> bool:
    return bool(state["table"]["started"])


def test_when_a_server_is_killed_computer_players_go_on_at_another(postgresql: str) -> None:
    with servers(postgresql) as two, sitting(two, first=1, pace=700) as (_, b):
        number = b.step(Random(6), "mine")["number"]
        two[0].kill()
        b.state(lambda state: state["number"] > number)
        # Whoever was there is away.
        b.state(lambda state: not seats(state)[0]["connected"])
    assert len(whole(postgresql)) == number + 1


def test_computer_players_play_on_for_who_is_there_at_whichever_server(
    two: list[ServerProcess],
) -> None:
    """The server that looks after the table isn't the one where somebody has it open."""
    with Browser(two[0]) as ada, Browser(two[1]) as ben:
        quick = {"opponents": ["random"], "open_seats": 1, "move_seconds": 1, "pace": 0}
        table = ada.create(**quick)
        ben.sit(table, "Ben")
        with ben.live(table) as live:
            live.state(lambda state: all(seat["stand_in"] for seat in seats(state)[:2]))
            number = live.last["number"]
            live.state(lambda state: state["number"] >= number + 6)


def refuse_entries(data: str, is_so: bool) -> None:
    """Let the database keep no entry of a log, or keep them again."""
    with opened(data) as connection:
        if is_so:
            connection.execute("ALTER TABLE log ADD CONSTRAINT nothing CHECK (number < 0)")
        else:
            connection.execute("ALTER TABLE log DROP CONSTRAINT nothing")


def keepers(data: str) -> list[str | None]:
    """Who looks after each table."""
    with opened(data) as connection:
        return [keeper for (keeper,) in connection.execute("SELECT keeper FROM tables").fetchall()]


def test_what_a_server_could_not_keep_in_memory_another_looks_after(
    cluster: Cluster, postgresql: str
) -> None:
    """It couldn't begin the game; or it let go of the table while the database wasn't there."""

    async def do() -> None:
        store, thinkers = Store(postgresql), Thinkers(1)
        several = Several(store)
        tables = Tables(store, thinkers, Waits(), others=several)
        several.start(tables)
        asked = NewTable(game="saboteur", name="Ada", players=3, opponents=["random"] * 2, first=0)
        refuse_entries(postgresql, True)
        with pytest.raises(ConflictError):
            await tables.create(asked, "token")
        refuse_entries(postgresql, False)
        while await asyncio.to_thread(keepers, postgresql) != [None]:
            pass
        async with tables.use(next(iter(names(postgresql)))) as table:
            assert (table.is_started, keepers(postgresql)) == (True, [store.process])
        with cluster.unreachable(postgresql):
            tables.forget_idle(0)
            assert tables.in_memory == []
            with pytest.raises(UnavailableError):
                await store.read(store.load, table.id)
        while await asyncio.to_thread(keepers, postgresql) != [None]:
            pass
        await tables.close()
        await several.close()
        await thinkers.close()
        store.close()

    asyncio.run(do())


class Stumbling(Tables):
    """Tables that a server couldn't name when it was asked for them first."""

    times = 0
    asked_again = asyncio.Event()

    def all_held(self) -> list[HeldTable]:
        self.times += 1
        if self.times == 1:
            raise RuntimeError("something that nobody has thought of")
        self.asked_again.set()
        return super().all_held()


def test_a_server_goes_on_telling_the_others_that_it_is_there_whatever_has_failed(
    postgresql: str,
) -> None:
    async def do() -> None:
        store, thinkers = Store(postgresql), Thinkers(1)
        several = Several(store)
        tables = Stumbling(store, thinkers, Waits(), others=several)
        several.start(tables)
        await tables.asked_again.wait()
        await tables.close()
        await several.close()
        await thinkers.close()
        store.close()

    asyncio.run(do())


def test_all_at_a_table_are_ready_at_the_same_time_at_four_servers(postgresql: str) -> None:
    people = [SeatRow(seat, f"P{seat}", "person", "", f"token {seat}") for seat in range(10)]
    asked = NewTable(game="saboteur", name="P0", players=10, open_seats=9, opponents=[])
    row = new_row(asked)

    async def do() -> None:
        store, thinkers = Store(postgresql), Thinkers(1)
        store.create(row, people, replay.progress(replay.start(row)))
        stores = [store, *(Store(postgresql) for _ in range(3))]
        severals = [Several(each) for each in stores]
        servers = []
        for own, several in zip(stores, severals, strict=True):
            servers.append(Tables(own, thinkers, Waits(), others=several))
            several.start(servers[-1])
        async with AsyncExitStack() as stack:
            tables = [await stack.enter_async_context(each.use(row.id)) for each in servers]
            requests = [
                tables[seat % 4].ask(f"token {seat}", Ready(f"{seat}")) for seat in range(10)
            ]
            answers = await asyncio.gather(*requests)
        assert [type(each) for each in answers] == [Accepted] * 10
        for server, several in zip(servers, severals, strict=True):
            await server.close()
            await several.close()
        await thinkers.close()
        stored = store.load(row.id)
        assert stored is not None
        assert [seat.ready for seat in stored.seats] == [0] * 10
        assert sorted(done.request for done in stored.arranged) == [f"{seat}" for seat in range(10)]
        assert [entry.number for entry in stored.log] == [1]
        for each in stores:
            each.close()

    asyncio.run(do())


def names(data: str) -> list[str]:
    with opened(data) as connection:
        return [name for (name,) in connection.execute("SELECT id FROM tables").fetchall()]


def test_a_clock_runs_out_once_wherever_it_is_watched(
    two: list[ServerProcess], shared: str
) -> None:
    with sitting(two, move_seconds=1) as (a, b):
        for live in (a, b):
            live.state(lambda state: seats(state)[0]["stand_in"] != "")
            live.state(lambda state: state["number"] >= 2)
    assert whole(shared)[1][1] == 0


@pytest.mark.skipif(os.environ.get("PITPROP_SEVERAL") != "1", reason="make test-several runs it")
def test_both_go_on_when_their_database_is_back(cluster: Cluster, postgresql: str) -> None:
    random = Random(4)
    two = [ServerProcess(postgresql) for _ in range(2)]
    with sitting(two) as (a, b):
        a.step(random, "a")
        b.my_turn()
        with cluster.unreachable(postgresql):
            state = b.last
            move = random.choice(state["view"]["legal"])
            assert b.play(move, "b")["error"] == "server"
        reply = b.play(move, "b")
        assert reply["type"] == "accepted"
        a.state(reached(reply["number"]))
        assert a.step(random, "c")["type"] == "accepted"
    for server in two:
        server.stop()
    whole(postgresql)


def test_what_strangers_say_on_the_channel_deafens_nobody(
    postgresql: str, caplog: pytest.LogCaptureFixture
) -> None:
    heard: list[tuple[str, str, list[str]]] = []

    async def scenario() -> None:
        there, done = asyncio.Event(), asyncio.Event()

        def hear(*words: Any) -> None:
            heard.append(words)
            done.set()

        store = Store(postgresql)
        listening = asyncio.create_task(Listener(store.engine, hear, there.set).run())
        await there.wait()
        for payload in ("nonsense", "gone other"):
            with opened(postgresql) as connection:
                connection.execute(f"NOTIFY {CHANNEL}, '{payload}'")
        await done.wait()
        listening.cancel()
        store.close()

    see_through(scenario())
    assert heard == [("gone", "other", [])]
    assert [record.levelname for record in caplog.records] == ["WARNING"]


def test_more_processes_than_one_need_a_database_that_they_share(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert serve(port=0, data=tmp_path, open_browser=False, workers=4) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert "postgresql://" in line
