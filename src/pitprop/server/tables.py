"""All tables: making them, finding them, and keeping those that are in use in memory."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

from pitprop.core.commit import commitment
from pitprop.core.errors import PitpropError
from pitprop.core.game import Game
from pitprop.core.headers import RULES
from pitprop.core.registry import find_game
from pitprop.opponents import opponent_names
from pitprop.server import replay
from pitprop.server.problems import RequestError, not_found
from pitprop.server.protocol import MAX_PACE, NewTable, SeatSummary, TableSummary
from pitprop.server.rows import Listed, SeatRow, TableRow
from pitprop.server.seats import Seats
from pitprop.server.store import Store
from pitprop.server.table import Table, now
from pitprop.server.thinking import Thinkers

_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # no letters that look like each other
_ID_LENGTH: Final = 16
_SECRET_BYTES: Final = 32
_KEPT: Final = 200


@dataclass(slots=True)
class _Held:
    """A table in memory, or on its way there."""

    loading: asyncio.Task[Table]
    uses: int = 0

    @property
    def is_idle(self) -> bool:
        if self.uses or not self.loading.done():
            return False
        return self.failed or not self.loading.result().is_busy

    @property
    def failed(self) -> bool:
        return self.loading.cancelled() or self.loading.exception() is not None


class Tables:
    """The tables of one server.

    Args:
        store: the database.
        thinkers: where opponents think.
    """

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self._store = store
        self._thinkers = thinkers
        self._held: OrderedDict[str, _Held] = OrderedDict()

    async def create(self, asked: NewTable, token: str) -> str:
        """Make a table for the person with a token, who takes its first seat.

        Raises:
            RequestError: what is asked for can't be a table.
        """
        row = _row(asked)
        seats = _seats(asked, row.id, token)
        progress = replay.progress(replay.start(row))
        await self._store.run(self._store.create, row, seats, progress)
        async with self.use(row.id):
            return row.id

    @asynccontextmanager
    async def use(self, table: str) -> AsyncIterator[Table]:
        """A table, for as long as the block lasts.

        Raises:
            RequestError: the table doesn't exist.
        """
        held = self._held.get(table)
        if held is None:
            held = self._held[table] = _Held(asyncio.create_task(self._load(table)))
        self._held.move_to_end(table)
        held.uses += 1
        try:
            yield await asyncio.shield(held.loading)
        finally:
            held.uses -= 1
            if held.is_idle and held.failed:
                del self._held[table]
            self._forget()

    async def tables_of(self, reader: str) -> list[TableSummary]:
        """The tables where somebody has a seat, the last changed first."""
        listed = await self._store.run(self._store.tables_of, reader)
        return [_summary(each, Seats(each.row.id, each.seats).seat_of(reader)) for each in listed]

    async def close(self) -> None:
        """Finish what has been begun at every table."""
        for held in list(self._held.values()):
            await asyncio.wait([held.loading])
            if not held.failed:
                await held.loading.result().close()

    async def _load(self, table: str) -> Table:
        stored = await self._store.run(self._store.load, table)
        if stored is None:
            raise not_found("table")
        try:
            state = await asyncio.to_thread(replay.replay, stored)
        except replay.OtherDeckError as error:
            raise RequestError(409, "other-deck", str(error)) from error
        loaded = Table(stored, state, self._store, self._thinkers)
        await loaded.settle()
        return loaded

    def _forget(self) -> None:
        """Let go of the least recently used tables; the log has everything."""
        surplus = len(self._held) - _KEPT
        for table in [name for name, held in self._held.items() if held.is_idle][: max(0, surplus)]:
            del self._held[table]


def _row(asked: NewTable) -> TableRow:
    try:
        game = find_game(asked.game)
        edition = asked.edition or game.options.editions[0].name
        options = game.options.resolve(edition, asked.options)
        game.start(asked.players, edition=edition, options=options, first=asked.first)
    except PitpropError as error:
        raise RequestError(400, "bad-table", str(error)) from error
    if not 0 <= asked.pace <= MAX_PACE:
        raise RequestError(400, "bad-table", f"a pace is from 0 to {MAX_PACE} milliseconds")
    _check_seats(asked, game)
    seed, salt = secrets.token_hex(_SECRET_BYTES), secrets.token_hex(_SECRET_BYTES)
    return TableRow(
        id="".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH)),
        game=game.name,
        edition=edition,
        options=options,
        players=asked.players,
        first=asked.first,
        pace=asked.pace,
        auto_pick=asked.auto_pick == "yes",
        rules=RULES,
        seed=seed,
        salt=salt,
        commitment=commitment(seed, salt),
        created=now(),
        deck=game.deck or None,
    )


def _check_seats(asked: NewTable, game: Game) -> None:
    if asked.open_seats < 0 or 1 + asked.open_seats + len(asked.opponents) != asked.players:
        raise RequestError(
            400,
            "bad-table",
            f"{asked.players} players are you, {asked.open_seats} open seats and "
            f"{asked.players - 1 - asked.open_seats} opponents, not {len(asked.opponents)}",
        )
    others = set(asked.open_at) & set(range(1, asked.players))
    if asked.open_at and not len(others) == len(asked.open_at) == asked.open_seats:
        message = f"open_at lists the {asked.open_seats} open seats, from 1 to {asked.players - 1}"
        raise RequestError(400, "bad-table", message)
    known = opponent_names(game.name)
    for name in asked.opponents:
        if name not in known:
            message = f"there is no opponent {name!r}; the opponents are {', '.join(known)}"
            raise RequestError(400, "bad-table", message)


def _seats(asked: NewTable, table: str, token: str) -> list[SeatRow]:
    """The asker has the first seat; the others are open or the opponents'."""
    waiting = asked.open_at or range(1, 1 + asked.open_seats)
    seats = Seats(table, [SeatRow(seat, "", "open", "", None) for seat in range(asked.players)])
    seats.put([seats.person(asked.name, token)])
    seats.put(seats.opponents(asked.opponents, [at for at in seats.open if at not in waiting]))
    return seats.rows


def _summary(listed: Listed, me: int) -> TableSummary:
    row, progress = listed.row, listed.progress
    return TableSummary(
        table=row.id,
        game=row.game,
        edition=row.edition,
        round=progress.round,
        rounds=progress.rounds,
        phase=progress.phase,
        started=progress.started,
        my_turn=progress.decider == me,
        over=progress.over,
        seats=[SeatSummary(seat.name, seat.kind) for seat in listed.seats],
        me=me,
        created=row.created,
        changed=listed.changed,
    )
