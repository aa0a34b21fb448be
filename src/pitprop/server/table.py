"""One table: it checks what is asked for, writes it into the log, and only then tells anybody."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import msgspec

from pitprop.core.errors import NotationError
from pitprop.core.game import CHANCE, NOBODY, State
from pitprop.core.registry import find_game
from pitprop.opponents import Choice, opponent_names
from pitprop.server import replay
from pitprop.server.driver import Driver
from pitprop.server.problems import RequestError
from pitprop.server.protocol import (
    Accepted,
    Deal,
    Failed,
    Play,
    Reason,
    Reasons,
    RefusalInfo,
    Refused,
    SeatInfo,
    StateTold,
    TableInfo,
)
from pitprop.server.rows import CHANCE_SEAT, Entry, SeatRow, Stored
from pitprop.server.seats import NO_SEAT, Seats
from pitprop.server.store import ConflictError, Store
from pitprop.server.subscriber import Subscriber
from pitprop.server.thinking import Due, Thinkers, by_opponent, by_table

R = TypeVar("R")
Reply = Accepted | Refused | Failed

logger = logging.getLogger(__name__)

_STALE = "the game has gone on since; choose again"


def now() -> int:
    """The time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Table:
    """A table, its log, and its subscribers. Only its own methods write its log.

    Args:
        stored: what the database holds.
        state: the game after the log.
        store: the database.
        thinkers: where opponents think.
    """

    def __init__(self, stored: Stored, state: State, store: Store, thinkers: Thinkers) -> None:
        self.row = stored.row
        self.game = find_game(stored.row.game)
        self._store = store
        self._subscribers: set[Subscriber] = set()
        self._told: dict[int, bytes] = {}
        self._turn = asyncio.Lock()
        self._work: set[asyncio.Task[Any]] = set()
        self._in_doubt = False
        self._driver = Driver(self, thinkers)
        self._adopt(stored, state)

    def _adopt(self, stored: Stored, state: State) -> None:
        self.seats = Seats(stored.row.id, stored.seats)
        self._state = state
        self._log = list(stored.log)
        self._requests = {entry.request: entry.number for entry in stored.log if entry.request}

    # --- What can be asked ----------------------------------------------------------------------

    @property
    def number(self) -> int:
        """How many entries the log has."""
        return len(self._log)

    @property
    def stored(self) -> Stored:
        """All that the database holds about it."""
        return Stored(self.row, tuple(self.seats.rows), tuple(self._log))

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self._state.decider == NOBODY

    @property
    def is_busy(self) -> bool:
        """Whether somebody is watching, or something is going on."""
        return bool(self._subscribers or self._work or self._driver.is_busy)

    def info(self, seat: int) -> TableInfo:
        """The table as it is told to a seat, or to somebody without one."""
        row = self.row
        return TableInfo(
            table=row.id,
            game=row.game,
            edition=row.edition,
            options=row.options,
            started=self.number > 0,
            over=self.is_over,
            seats=[self._seat_info(other) for other in self.seats.rows],
            me=seat,
            link=f"/table/{row.id}",
            commit=row.commitment,
            number=self.number,
            pace=row.pace,
            auto_pick="yes" if row.auto_pick else "no",
        )

    def _seat_info(self, row: SeatRow) -> SeatInfo:
        here = row.kind == "opponent" or any(
            self.seats.seat_of(subscriber.reader) == row.seat for subscriber in self._subscribers
        )
        return SeatInfo(row.name, row.kind, row.opponent, here)

    def told(self, seat: int) -> bytes:
        """The message that tells a seat the state of the table."""
        if seat not in self._told:
            view = self._state.view(seat).wire()
            message = StateTold(self.info(seat), self.number, view)
            self._told[seat] = msgspec.json.encode(message)
        return self._told[seat]

    def reasons(self) -> list[Reasons]:
        """Why opponents made their moves.

        Raises:
            RequestError: the game is not over.
        """
        if not self.is_over:
            raise RequestError(409, "not-over", "reasons are revealed when the game is over")
        return [
            Reasons(
                entry.number,
                entry.seat,
                entry.text,
                msgspec.json.decode(entry.reasons, type=list[Reason]),
            )
            for entry in self._log
            if entry.reasons is not None
        ]

    # --- Watching -------------------------------------------------------------------------------

    def enter(self, subscriber: Subscriber) -> None:
        """Tell a browser about every change from now on."""
        self._subscribers.add(subscriber)
        self._tell_presence(subscriber)
        self._driver.wake()

    def leave(self, subscriber: Subscriber) -> None:
        """Stop telling a browser about changes."""
        self._subscribers.discard(subscriber)
        self._tell_presence(subscriber)

    def _tell_presence(self, subscriber: Subscriber) -> None:
        """Those who only watch come and go unseen."""
        if self.seats.seat_of(subscriber.reader) != NO_SEAT:
            self._tell()

    def _tell(self) -> None:
        self._told.clear()
        for subscriber in self._subscribers:
            subscriber.tell_state()

    # --- What people ask for --------------------------------------------------------------------

    async def play(self, reader: str, asked: Play) -> Reply:
        """Make a move for the person with a token."""
        return await self._answered(asked.request, self._play(self.seats.seat_of(reader), asked))

    async def deal(self, reader: str, asked: Deal) -> Reply:
        """Deal the next round, for the person with a token."""
        return await self._answered(asked.request, self._deal(self.seats.seat_of(reader), asked))

    async def take_seat(self, name: str, reader: str, wanted: int | None = None) -> int:
        """Give a person an open seat, the first unless one is named; the last one begins the game.

        Args:
            name: what the person wants to be called.
            reader: the hash of the person's token.
            wanted: which seat; the first open one where None.

        Raises:
            RequestError: no seat is open, or the name can't be used.
        """
        return await self._finish_even_if_cancelled(self._take_seat(name, reader, wanted))

    async def start(self, reader: str) -> None:
        """Put opponents on all open seats, which begins the game.

        Raises:
            RequestError: the asker has no seat at the table.
        """
        await self._finish_even_if_cancelled(self._start(self.seats.seat_of(reader)))

    async def settle(self) -> None:
        """Go on where the log ends: deal the first round if it is time, let opponents play."""
        await self._finish_even_if_cancelled(self._settle())

    async def close(self) -> None:
        """Finish what has been begun."""
        await self._driver.stop()
        while self._work:
            await asyncio.wait(set(self._work))

    # --- What the table decides -----------------------------------------------------------------

    def due(self) -> Due | None:
        """The decision that the table is to make now: an opponent's, or a person's gold pick."""
        seat = self._state.decider
        if self._in_doubt or seat < 0:
            return None
        row = self.seats.rows[seat]
        number = self.number + 1
        if row.kind == "opponent":
            return by_opponent(self._state.view(seat), row.opponent, self.row.seed, number)
        return by_table(self._state.view(seat), number) if self.row.auto_pick else None

    async def make(self, due: Due, choice: Choice) -> None:
        """Make a decision of the table."""
        await self._finish_even_if_cancelled(self._make(due, choice))

    # --- Inside: one after the other ------------------------------------------------------------

    async def _finish_even_if_cancelled(self, work: Coroutine[Any, Any, R]) -> R:
        """Do some work in its turn and to its end, even if whoever asked for it has gone away."""
        task = asyncio.create_task(self._in_turn(work))
        self._work.add(task)
        task.add_done_callback(self._work.discard)
        return await asyncio.shield(task)

    async def _in_turn(self, work: Coroutine[Any, Any, R]) -> R:
        async with self._turn:
            try:
                if self._in_doubt:
                    await self._load_again()
                return await work
            finally:
                work.close()
                self._driver.wake()

    async def _answered(self, request: str, work: Coroutine[Any, Any, Reply]) -> Reply:
        try:
            return await self._finish_even_if_cancelled(work)
        except ConflictError:
            return Failed(request, "stale", _STALE)
        except Exception:
            logger.exception("table %s could not write its log", self.row.id)
            return Failed(request, "server", "the server could not save it; try again")

    async def _load_again(self) -> None:
        """After a failed write: what it left is in the database, not in memory."""
        stored = await self._store.run(self._store.load, self.row.id)
        assert stored is not None
        self._adopt(stored, await asyncio.to_thread(replay.replay, stored))
        self._in_doubt = False
        self._tell()

    async def _play(self, seat: int, asked: Play) -> Reply:
        request = f"{seat}:{asked.request}"
        if request in self._requests:
            return Accepted(asked.request, self._requests[request])
        obstacle = self._obstacle(seat, asked.number)
        if obstacle is not None:
            return Failed(asked.request, *obstacle)
        try:
            move = self.game.parse_move(asked.move)
            refusal = self._state.view(seat).refusal(move)
        except NotationError as error:
            return Failed(asked.request, "malformed", str(error))
        if refusal is not None:
            told = RefusalInfo(refusal.key, refusal.clause, refusal.params)
            return Refused(asked.request, told)
        number = await self._write(seat, str(move), lambda state: state.play(move), request)
        await self._settle()
        return Accepted(asked.request, number)

    def _obstacle(self, seat: int, number: int) -> tuple[str, str] | None:
        if seat == NO_SEAT:
            return "not-seated", "you have no seat at this table"
        if self.number == 0:
            return "not-started", "the game has not begun"
        if self.is_over:
            return "over", "the game is over"
        if number != self.number:
            return "stale", _STALE
        if self._state.decider != seat:
            return "not-your-turn", "it isn't your turn"
        return None

    async def _deal(self, seat: int, asked: Deal) -> Reply:
        request = f"{seat}:{asked.request}"
        if request in self._requests:
            return Accepted(asked.request, self._requests[request])
        if seat == NO_SEAT:
            return Failed(asked.request, "not-seated", "you have no seat at this table")
        if self.number == 0 or not replay.waits_for_deal(self._state):
            return Failed(asked.request, "nothing-to-deal", "there is nothing to deal now")
        number = await self._draw(request)
        await self._settle()
        return Accepted(asked.request, number)

    async def _take_seat(self, name: str, reader: str, wanted: int | None) -> int:
        seat = self.seats.seat_of(reader)
        if seat != NO_SEAT:
            return seat
        person = self.seats.person(name, reader, wanted)
        await self._fill([person])
        await self._settle()
        return person.seat

    async def _start(self, seat: int) -> None:
        if seat == NO_SEAT:
            raise RequestError(403, "not-seated", "you have no seat at this table")
        kind = opponent_names(self.game.name)[0]
        rows = self.seats.opponents([kind] * len(self.seats.open))
        if rows:
            await self._fill(rows)
        await self._settle()

    async def _fill(self, rows: list[SeatRow]) -> None:
        self._in_doubt = True
        try:
            await self._store.run(self._store.fill_seats, self.row.id, rows)
        except ConflictError as error:
            raise RequestError(409, "stale", "somebody else was faster; try again") from error
        self._in_doubt = False
        self.seats.put(rows)
        self._tell()

    async def _settle(self) -> None:
        """Carry out what chance decides without being asked."""
        while self._state.decider == CHANCE and self._chance_is_due():
            await self._draw(None)

    def _chance_is_due(self) -> bool:
        if self.number == 0:
            return not self.seats.open
        return not replay.waits_for_deal(self._state)

    async def _draw(self, request: str | None) -> int:
        chance = self._state.draw()
        text = "\n".join(chance.lines())
        return await self._write(
            CHANCE_SEAT, text, lambda state: state.apply_chance(chance), request
        )

    async def _make(self, due: Due, choice: Choice) -> None:
        if due.number != self.number + 1:
            return
        reasons = [Reason(why.key, why.params, why.weight) for why in choice.reasons]
        await self._write(
            due.seat,
            str(choice.move),
            lambda state: state.play(choice.move),
            reasons=msgspec.json.encode(reasons).decode() if reasons else None,
        )
        await self._settle()

    async def _write(
        self,
        seat: int,
        text: str,
        change: Callable[[State], None],
        request: str | None = None,
        reasons: str | None = None,
    ) -> int:
        """Change the game: first in the database, then in memory, then for the subscribers."""
        following = self._state.clone()
        change(following)
        entry = Entry(self.number + 1, seat, text, request, reasons, now())
        self._in_doubt = True
        await self._store.run(self._store.append, self.row.id, entry, replay.progress(following))
        self._in_doubt = False
        self._state = following
        self._log.append(entry)
        if request is not None:
            self._requests[request] = entry.number
        self._tell()
        return entry.number
