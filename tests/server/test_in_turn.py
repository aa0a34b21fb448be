"""What a table does while something else comes in between, without browsers."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pitprop.core.game import CHANCE
from pitprop.opponents import Choice
from pitprop.server.history import replay
from pitprop.server.history.evenings import EveningBook
from pitprop.server.protocol.answers import Accepted
from pitprop.server.protocol.requests import Play, Say
from pitprop.server.protocol.tables import NewLesson, NewTable
from pitprop.server.storage.archive import Outdated
from pitprop.server.storage.rows import Entry, SeatRow
from pitprop.server.storage.store import Store
from pitprop.server.system.moment import now
from pitprop.server.table.work import WorkInTurn
from pitprop.server.tables.new_tables import new_row
from pitprop.server.tables.tables import Tables
from pitprop.server.tables.waits import Waits
from pitprop.server.thinking.thinkers import Thinkers


def in_hand(data: Path, work: Callable[[Store, Tables], Awaitable[None]]) -> None:
    """Do something with the tables of a server that has no browsers."""

    async def do() -> None:
        store, thinkers = Store(data), Thinkers(1)
        tables = Tables(store, thinkers, Waits())
        try:
            await work(store, tables)
        finally:
            await tables.close()
            await thinkers.close()
            store.close()

    asyncio.run(do())


def play_elsewhere(store: Store, table: str) -> None:
    """Another server writes the next move of a table."""
    stored = store.load(table)
    assert stored is not None
    state = replay.replay(stored)
    seat, (move, *_) = state.decider, state.legal_moves()
    state.play(move)
    assert state.decider != CHANCE
    entry = Entry(len(stored.log) + 1, seat, str(move), None, None, now())
    store.append(table, entry, replay.progress(state))


async def hold_up(store: Store) -> Awaitable[Any]:
    """Hold up both of those who read when they have done so, which isn't known here yet."""
    read = threading.Barrier(3)
    held_up = [asyncio.create_task(store.read(read.wait)) for _ in range(2)]
    await asyncio.sleep(0)
    read.wait()
    return asyncio.gather(*held_up)


def test_what_comes_while_other_news_are_read_is_read_too(tmp_path: Path) -> None:
    async def work(store: Store, tables: Tables) -> None:
        asked = NewTable(game="saboteur", name="Ada", players=3, open_seats=2, first=0)
        name = await tables.create(asked, "ada")
        async with tables.use(name) as table:
            await table.take_seat("Ben", "ben")
            await table.take_seat("Cem", "cem")
            changes = 2 + table.number
            play_elsewhere(store, name)
            table.hear(changes + 1)
            held_up = await hold_up(store)
            play_elsewhere(store, name)
            table.hear(changes + 2)
            await held_up
            await table.close()
            assert table.number == 3

    in_hand(tmp_path, work)


def test_a_hint_is_not_in_the_way_of_what_somebody_says(tmp_path: Path) -> None:
    """A page may call its requests what it likes."""

    async def work(_store: Store, tables: Tables) -> None:
        asked = NewTable(game="saboteur", name="Ada", players=3, opponents=["random"] * 2, first=0)
        async with tables.use(await tables.create(asked, "ada")) as table:
            number = table.number + 1
            await table.ask("ada", Say(f"hint {number}", "hello"))
            move = table.game.parse_move("pass NS")
            await table.talk.hint(0, "expert", Choice(move, ()), number)
            assert [each.claim for each in table.stored.talk] == ["hello"]

    in_hand(tmp_path, work)


def test_the_first_move_after_a_deal_leaves_time_to_look(tmp_path: Path) -> None:
    async def work(store: Store, tables: Tables) -> None:
        asked = NewTable(game="saboteur", name="Ada", players=3, opponents=["random"] * 2, first=0)
        name = await tables.create(asked, "ada")
        async with tables.use(name) as table:
            assert table.pace > table.row.pace
            stored = store.load(name)
            assert stored is not None
            move = str(replay.replay(stored).legal_moves()[0])
            reply = await table.ask("ada", Play("a", move, table.number))
            assert isinstance(reply, Accepted)
            assert table.pace == table.row.pace

    in_hand(tmp_path, work)


def test_what_goes_by_quickly_is_told_as_it_is_to_who_has_been_slow(tmp_path: Path) -> None:
    async def work(_store: Store, tables: Tables) -> None:
        asked = NewLesson("dark_cave", "Ada", pace=0)
        async with tables.use(await tables.create_lesson(asked, "ada")) as table:
            for move in ("lay I:EW 1,0", "step 1,0:EW", "stay"):
                reply = await table.ask("ada", Play(move, move, table.number))
                assert isinstance(reply, Accepted)
            while table.decider != 0:
                fast, slow = table.subscriber("ada", None), table.subscriber("ada", None)
                table.enter(fast)
                table.enter(slow)
                table.message_for(fast)
                await table.settle()  # Perhaps a computer player comes first.
                state = msgspec.json.decode(table.message_for(slow))
                assert (state["number"], state["table"]["number"]) == (table.number,) * 2
                table.leave(fast)
                table.leave(slow)

    in_hand(tmp_path, work)


def test_evenings_are_told_without_a_table_that_goes_meanwhile(tmp_path: Path) -> None:
    async def work(store: Store, _tables: Tables) -> None:
        row = new_row(NewTable(game="saboteur", name="Ada", players=3, open_seats=2))
        seats = [SeatRow(seat, name, "person", "", name) for seat, name in enumerate("abc")]
        store.create(row, seats, replace(replay.progress(replay.start(row)), over=True))
        evenings = asyncio.create_task(EveningBook(store).of("a"))
        held_up = await hold_up(store)
        gone = Outdated(row.id, row.game, row.created, is_started=False, is_over=True)
        assert store.remove(gone, "", now())
        await held_up
        assert [each.people for each in await evenings] == [[]]

    in_hand(tmp_path, work)


def test_who_comes_back_at_another_server_has_their_time_anew(tmp_path: Path) -> None:
    async def work(store: Store, tables: Tables) -> None:
        asked = NewTable(
            game="saboteur", name="Ada", players=3, open_seats=2, first=0, move_seconds=60
        )
        async with tables.use(await tables.create(asked, "ada")) as table:
            await table.take_seat("Ben", "ben")
            await table.take_seat("Cem", "cem")
            before = table.info(0).deadline
            here = table.seats.rows[0]
            away = replace(here, stand_in="random")
            changes = 2 + table.number
            for number, (old, new) in enumerate(((here, away), (away, here)), 1):
                store.change_seats(table.id, [old], [new])
                table.hear(changes + number)
                await table.newest()
            deadline = table.info(0).deadline
            assert before is not None
            assert deadline is not None
            assert deadline > before

    in_hand(tmp_path, work)


def test_how_work_has_failed_is_logged_where_nobody_waits_for_it_any_more(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Whoever asked for it has gone while it was done."""

    class Nothing:
        async def catch_up(self) -> None: ...

        def doubt(self) -> None: ...

    async def fail(going: asyncio.Event, gone: asyncio.Event) -> None:
        going.set()
        await gone.wait()
        raise OSError("no room")

    async def do() -> None:
        work = WorkInTurn("k3j4h5", Nothing(), lambda: None)
        going, gone = asyncio.Event(), asyncio.Event()
        asked = asyncio.create_task(work.do(lambda: fail(going, gone)))
        await going.wait()
        asked.cancel()
        with suppress(asyncio.CancelledError):
            await asked
        gone.set()
        await work.end()

    asyncio.run(do())
    assert [record.getMessage() for record in caplog.records] == ["table k3j4h5 could not go on"]
    assert "no room" in caplog.text
