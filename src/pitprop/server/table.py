"""One table: it checks what is asked for, writes it into the log, and only then tells anybody."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, TypeVar

import msgspec

from pitprop.core.claims import Claim
from pitprop.core.errors import NotationError
from pitprop.core.game import CHANCE, SPECTATOR, TERMINAL, State
from pitprop.core.registry import find_game
from pitprop.opponents import Choice, level_and_character, strongest_name, usual_name
from pitprop.server import replay
from pitprop.server.absence import Absence
from pitprop.server.clock import bank_left, has_clock
from pitprop.server.company import Company
from pitprop.server.driver import Driver
from pitprop.server.hearing import Hearing
from pitprop.server.hints import Hints, check_alone
from pitprop.server.identity import NOBODY as NO_TOKEN
from pitprop.server.lessons.guide import guide_of
from pitprop.server.logs import log_event
from pitprop.server.meters import Meters
from pitprop.server.moment import now
from pitprop.server.others import Others
from pitprop.server.presence import Presence
from pitprop.server.problems import RequestError, no_room, not_found
from pitprop.server.protocol.answers import Accepted, Failed, NoHint, RefusalInfo, Refused
from pitprop.server.protocol.looking_back import Reason
from pitprop.server.protocol.requests import (
    Again,
    Arrange,
    Change,
    Deal,
    Hint,
    Hurry,
    Leave,
    Nudge,
    Play,
    Ready,
    Return,
    Say,
    StandIn,
)
from pitprop.server.protocol.tables import FormerInfo, SeatInfo, TableInfo
from pitprop.server.protocol.terms import ErrorKey
from pitprop.server.rows import CHANCE_SEAT, Arranged, Entry, Said, SeatRow, Stored, TableRow
from pitprop.server.seats import NO_SEAT, Seats
from pitprop.server.store import ConflictError, FullError, Store
from pitprop.server.subscriber import Knows, Subscriber
from pitprop.server.table_news import TableNews
from pitprop.server.talk import Talk
from pitprop.server.telling import Moment, NewInfo, info_encoded, state_told
from pitprop.server.thinking import (
    BY_LESSON,
    BY_TABLE,
    Due,
    Speak,
    Thinkers,
    by_lesson,
    by_opponent,
    by_table,
    speech,
)
from pitprop.server.waits import Waits

R = TypeVar("R")
Arranging = Ready | Arrange | Leave | StandIn | Return | Nudge | Say | Hurry | Hint | Again | Change
"""What a person asks for around the game."""

Asked = Play | Deal | Arranging
"""What a person asks for at a table."""

Work = Callable[[], Coroutine[Any, Any, R]]
"""What is done at a table in its turn; begun anew where another server was faster."""

Reply = Accepted | Refused | Failed

logger = logging.getLogger(__name__)

_NOTED = 1_000
_TRIES = 8
_STALE = "the game has gone on since; choose again"


class Table:
    """A table, its log, and its subscribers. Only its own methods write its log.

    Args:
        stored: what the database holds.
        state: the game after the log.
        store: the database.
        thinkers: where opponents think.
        waits: how long people wait for each other.
        meters: what is counted.
        others: the other servers on the same data.
    """

    def __init__(
        self,
        stored: Stored,
        state: State,
        store: Store,
        thinkers: Thinkers,
        waits: Waits,
        meters: Meters,
        others: Others,
    ) -> None:
        self.game = find_game(stored.row.game)
        self.waits = waits
        self.presence = Presence(now())
        self._store = store
        self._meters = meters
        self._others = others
        self._arrived = 0.0
        self._untold: set[Subscriber] = set()
        self._told: dict[tuple[int, tuple[int, ...], int], bytes] = {}
        self._info = b""
        self._info_number = 0
        self._shown: Moment | None = None
        self._shown_state: State | None = None
        self._turn = asyncio.Lock()
        self._work: set[asyncio.Task[Any]] = set()
        self._in_doubt = False
        self._hearing = Hearing()
        self._arranging: Arranged | None = None
        self._hurried = False
        self._driver = Driver(self, thinkers)
        self._hints = Hints(thinkers, self._give_hint, self._tell_no_hint)
        self._company = Company(self)
        self._absence = Absence(self)
        self._adopt(stored, state)

    def _adopt(self, stored: Stored, state: State) -> None:
        self._guide = guide_of(stored.row)
        self._log: list[Entry] = []
        self._requests: dict[str, int] = {}
        self._arranged: dict[tuple[str, str], int] = {}
        self.talk = Talk(self, ())
        self._go_on(stored, state)

    def _go_on(self, new: Stored, state: State) -> None:
        """Take over what has come to the table in the database."""
        self.row = new.row
        self.seats = Seats(new.row.id, new.seats)
        self.talk.hear(new.talk)
        self._state = state
        self._log += new.log
        self._requests |= {entry.request: entry.number for entry in new.log if entry.request}
        self._arranged |= {(each.asker, each.request): each.number for each in new.arranged}
        self._version = new.version
        if any(entry.by is None for entry in new.log):
            self._hurried = False

    # --- What can be asked ----------------------------------------------------------------------

    @property
    def id(self) -> str:
        """Its name."""
        return self.row.id

    @property
    def number(self) -> int:
        """How many entries the log has."""
        return len(self._log)

    @property
    def stored(self) -> Stored:
        """All that the database holds about it."""
        return Stored(self.row, tuple(self.seats.rows), tuple(self._log), self.talk.said)

    @property
    def log(self) -> Sequence[Entry]:
        """All entries of its log."""
        return self._log

    @property
    def decider(self) -> int:
        """Who has to decide: a seat, `CHANCE` or `TERMINAL`."""
        return self._state.decider

    @property
    def is_started(self) -> bool:
        """Whether the first round has been dealt."""
        return self.number > 0

    @property
    def pace(self) -> int:
        """About how many milliseconds a computer player takes now."""
        return 0 if self._hurried or self._is_quick else self.row.pace

    @property
    def _is_quick(self) -> bool:
        """Whether the next move is one of a lesson that nobody waits for."""
        return self._guide is not None and self._guide.is_quick(self._state, self._log)

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self._state.decider == TERMINAL

    @property
    def is_busy(self) -> bool:
        """Whether somebody is watching, or something is going on."""
        thinks = self._driver.is_busy or self._hints.is_thinking
        return bool(self.presence or self._work or thinks)

    @property
    def waits_for_deal(self) -> bool:
        """Whether the next round begins when everybody is ready for it."""
        return self.is_started and replay.waits_for_deal(self._state)

    @property
    def moment(self) -> tuple[int, int]:
        """The number of the round, and how many events its history has."""
        moment = self._moment_now()
        _, events = moment.told(SPECTATOR, 0)
        return moment.progress.round, events

    def may_watch(self, reader: str) -> bool:
        """Whether somebody may see the table: who sits there, and others where it allows that."""
        return self.row.watching or not self.is_started or bool(self.seats.seats_of(reader))

    def info(self, seat: int, mine: Sequence[int] | None = None) -> TableInfo:
        """The table as it is told to a seat, or to somebody without one.

        Args:
            seat: the seat, or `NO_SEAT`.
            mine: all seats that are played on the same device; that seat alone where None.
        """
        row = self.row
        return TableInfo(
            table=row.id,
            game=row.game,
            edition=row.edition,
            options=row.options,
            started=self.is_started,
            over=self.is_over,
            seats=[self._seat_info(other) for other in self.seats.rows],
            me=seat,
            mine=list(mine) if mine is not None else [seat] if seat != NO_SEAT else [],
            link=f"/table/{row.id}",
            commit=row.commitment,
            number=self.number,
            pace=row.pace,
            auto_pick="yes" if row.auto_pick else "no",
            host=row.host,
            move_seconds=row.move_seconds,
            bank_seconds=row.bank_seconds,
            talk=row.talk,
            watching="yes" if row.watching else "no",
            late="yes" if row.late else "no",
            watchers=self.presence.watchers(self.seats.tokens),
            deadline=self._absence.deadline,
            stand_in_after=int(self.waits.stand_in * 1000),
            next_table=row.next_table or "",
            next_by=row.next_by,
            lesson=None if self._guide is None else self._guide.told(self._state, self._log, seat),
        )

    def _seat_info(self, row: SeatRow) -> SeatInfo:
        away = None if row.token is None else self.presence.away_since(row.token)
        with_clock = row.kind == "person" and has_clock(self.row)
        opponent, character = level_and_character(row.opponent)
        return SeatInfo(
            name=row.name,
            kind=row.kind,
            opponent=opponent,
            character=character,
            connected=row.kind == "opponent" or (row.kind == "person" and away is None),
            away_since=away,
            stand_in=row.stand_in,
            ready=row.kind == "person" and row.ready == self.number,
            bank=bank_left(self.row, self._log, row.seat) if with_clock else None,
            former=[FormerInfo(each.name, each.round, each.events) for each in row.former],
        )

    def told_to(self, subscriber: Subscriber) -> bytes:
        """The message that tells a browser the state of the table, as its seat may know it."""
        rows = self.seats.rows
        mine = tuple(row.seat for row in rows if row.token in subscriber.tokens)
        hidden = subscriber.is_covered and self.is_started
        seat = NO_SEAT if hidden else self.seats.seat_of(subscriber.reader)
        knows = subscriber.knows
        moment = self._moment_now()
        round_ = moment.progress.round
        since = knows.events if (knows.seat, knows.round) == (seat, round_) else 0
        view, events = moment.told(seat, since)
        subscriber.knows = Knows(seat, round_, events)
        key = seat, mine, since
        if key not in self._told:
            new = self._new_info(seat, mine)
            self._told[key] = state_told(self._info_alike, new, view, since)
        return self._told[key]

    def _moment_now(self) -> Moment:
        if self._shown is None or self._shown_state is not self._state:
            self._shown, self._shown_state = Moment(self._state), self._state
        return self._shown

    @property
    def _info_alike(self) -> bytes:
        """What all readers are told of the table alike, made once until it changes."""
        if not self._info:
            self._info = info_encoded(self.info(NO_SEAT))
            self._info_number = self.number
        return self._info

    def _new_info(self, seat: int, mine: tuple[int, ...]) -> NewInfo:
        """What a seat is told of it that changes with each move, or is for that seat alone."""
        guide = self._guide
        return NewInfo(
            started=self.is_started,
            over=self.is_over,
            me=seat,
            mine=mine,
            number=self.number,
            deadline=self._absence.deadline,
            lesson=None if guide is None else guide.told(self._state, self._log, seat),
        )

    def was_told(self, subscriber: Subscriber) -> None:
        """A browser has been sent the state of the table."""
        if subscriber in self._untold:
            self._untold.discard(subscriber)
            if not self._untold:
                self._meters.told.add(time.perf_counter() - self._arrived)

    def subscriber(self, reader: str, through: int | None, sender: str = "") -> Subscriber:
        """A browser that opens the table.

        Args:
            reader: the hash of the browser's token.
            through: which of several seats that are played in the browser it looks through. Without
                one it sees what all may see, so that nobody is shown another one's secrets.
            sender: where it is, as limits count it.
        """
        mine = self.seats.seats_of(reader)
        tokens = [self.seats.rows[seat].token or NO_TOKEN for seat in mine]
        if through in mine:
            reader = self.seats.rows[through].token or NO_TOKEN
        covered = len(mine) > 1 and through not in mine
        return Subscriber(reader, tokens, is_covered=covered, sender=sender)

    def check_is_over(self) -> None:
        """See that what opponents thought may be told.

        Raises:
            RequestError: the game is not over.
        """
        if not self.is_over:
            raise RequestError(409, "not-over", "reasons are revealed when the game is over")

    # --- Watching -------------------------------------------------------------------------------

    def enter(self, subscriber: Subscriber) -> None:
        """Tell a browser about every change from now on."""
        self.presence.enter(subscriber)
        self._others.tell_presence(self)
        if self.talk.said:
            subscriber.owe("talk")
        self.tell()
        self._driver.wake()
        for row in self.seats.rows:
            if row.stand_in and row.token in subscriber.tokens:
                self._begin_unasked(partial(self._absence.come_back, row.seat))

    def leave(self, subscriber: Subscriber) -> None:
        """Stop telling a browser about changes."""
        self.presence.leave(subscriber, now(), self.seats.tokens)
        self._others.tell_presence(self)
        self._untold.discard(subscriber)
        self.tell()

    def tell(self) -> None:
        """Tell all browsers how the table is now."""
        self._info = b""
        self._tell_move()

    def _tell_move(self) -> None:
        """Tell all browsers how the table is after entries of the log, and nothing else."""
        self._forget_told()
        for subscriber in self.presence:
            subscriber.owe("state")
        self._absence.watch()

    # --- What people ask for --------------------------------------------------------------------

    async def ask(self, reader: str, asked: Asked) -> Reply:
        """Do what the person with a token asks for."""
        if isinstance(asked, Play):
            self._arrived = time.perf_counter()
        reply = await self._answered(asked.request, lambda: self._ask(reader, asked))
        if isinstance(reply, Failed):
            self._meters.refused[reply.error] += 1
        elif isinstance(reply, Refused):
            self._meters.refused["rules"] += 1
        return reply

    async def take_seat(self, name: str, reader: str, wanted: int | None = None) -> int:
        """Give a person a seat; the last one begins the game.

        Args:
            name: what the person wants to be called.
            reader: the hash of the person's token.
            wanted: which seat; the first open one where None. Before a deal, and where the table
                allows it at any time, it may be a computer player's.

        Raises:
            RequestError: no seat is open, or the name can't be used.
        """
        return await self._asked_for(lambda: self._take_seat(name, reader, wanted))

    async def start(self, reader: str) -> None:
        """Put opponents on all open seats, which begins the game.

        Raises:
            RequestError: the asker isn't the host.
        """
        await self._asked_for(lambda: self._start(self.seats.seat_of(reader)))

    async def _asked_for(self, work: Work[R]) -> R:
        try:
            return await self._finish_even_if_cancelled(work)
        except ConflictError as error:
            raise RequestError(409, "stale", "somebody else was faster; try again") from error

    async def settle(self) -> None:
        """Go on where the log ends: deal the first round if it is time, let opponents play."""
        await self._finish_even_if_cancelled(self._settle)

    async def close(self) -> None:
        """Finish what has been begun."""
        self.rest()
        await self._driver.stop()
        while self._work:
            await asyncio.wait(set(self._work))

    def rest(self) -> None:
        """Watch no clock any more: the table leaves the memory."""
        self._absence.rest()
        self._hints.rest()

    async def _rung(self) -> None:
        if not self._others.looks_after(self.id):
            return
        await self._absence.rung()
        await self._settle()

    @property
    def asker(self) -> str:
        """Whom the decisions of the table are counted for: one of those who have it open.

        Where they are who have it open at other servers isn't known here; then the table counts.
        """
        here = min((each.sender for each in self.presence if each.sender), default="")
        return here or (f"table {self.id}" if self.presence.is_open_elsewhere else "")

    # --- What the table decides -----------------------------------------------------------------

    def due(self) -> Due | None:
        """The decision that the table is to make now: an opponent's, or a person's gold pick."""
        seat = self._state.decider
        if self._in_doubt or seat < 0 or not self._others.looks_after(self.id):
            return None
        row = self.seats.rows[seat]
        number = self.number + 1
        player = row.opponent or row.stand_in
        written = self._guide.move(self._state, self._log) if self._guide else None
        if written is not None:
            by = player or BY_LESSON
            return by_lesson(self._state.view(seat), number, written, by)
        if player:
            heard = self.talk.claims
            return by_opponent(self._state.view(seat), player, self.row.seed, number, heard)
        return by_table(self._state.view(seat), number) if self.row.auto_pick else None

    async def make(self, due: Due, choice: Choice) -> None:
        """Make a decision of the table."""
        await self._finish_even_if_cancelled(lambda: self._make(due, choice))

    def speech(self, due: Due) -> Speak | None:
        """What a computer player may say after its own move; those that stand in don't speak."""
        if self._in_doubt or self.row.talk == "none":
            return None
        if due.by == BY_TABLE or self.seats.rows[due.seat].opponent != due.by:
            return None
        view = self._state.view(due.seat)
        return speech(view, due.by, self.row.seed, due.number, self.talk.claims)

    async def say(self, due: Due, claim: Claim) -> None:
        """Say what a computer player says."""
        await self._finish_even_if_cancelled(lambda: self.talk.claim(due.seat, claim, due.number))

    # --- Inside: one after the other ------------------------------------------------------------

    async def _finish_even_if_cancelled(self, work: Work[R]) -> R:
        """Do some work in its turn and to its end, even if whoever asked for it has gone away."""
        return await asyncio.shield(self._begin(work))

    def _begin(self, work: Work[R]) -> asyncio.Task[R]:
        """Begin some work, to be done in its turn."""
        task = asyncio.create_task(self._in_turn(work))
        self._work.add(task)
        task.add_done_callback(self._work.discard)
        return task

    def _begin_unasked(self, work: Work[None]) -> None:
        """Begin some work that nobody waits for: if it fails, only the log says so."""
        self._begin(work).add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        error = None if task.cancelled() else task.exception()
        # Somebody else was faster, and the work isn't to be done any more.
        if error is not None and not isinstance(error, RequestError | ConflictError):
            logger.error("table %s could not go on", self.row.id, exc_info=error)

    def ring(self) -> None:
        """A time that somebody was given is over."""
        self._begin_unasked(self._rung)

    async def _in_turn(self, work: Work[R]) -> R:
        async with self._turn:
            try:
                return await self._on_newest(work)
            finally:
                self._driver.wake()

    async def _on_newest(self, work: Work[R]) -> R:
        """Do some work on the table as it is now, anew where another server was faster.

        Raises:
            ConflictError: others were faster all the time.
        """
        for _ in range(_TRIES - 1):
            await self._catch_up()
            try:
                return await work()
            except ConflictError:
                self._in_doubt = True
        await self._catch_up()
        return await work()

    async def _answered(self, request: str, work: Work[Reply]) -> Reply:
        try:
            return await self._finish_even_if_cancelled(work)
        except RequestError as error:
            return Failed(request, error.problem.error, str(error))
        except ConflictError:
            return Failed(request, "stale", _STALE)
        except Exception:
            logger.exception("table %s could not write its log", self.row.id)
            return Failed(request, "server", "the server could not save it; try again")

    def hear(self, version: int | None) -> None:
        """Another server has changed the table.

        Args:
            version: how often it has changed now; None where it may have.
        """
        self._hearing.hear(version, self._version)
        if self._is_behind:
            self._begin_unasked(self._nothing)

    @property
    def _is_behind(self) -> bool:
        """Whether other servers are known to have changed it since."""
        return self._hearing.version > self._version

    def hear_news(self, version: int, seal: str, mixed: str) -> None:
        """Another server has changed the table, and told how.

        Args:
            version: see `table_news.news_heard`.
            seal: see there.
            mixed: see there.
        """
        if version <= self._version:
            return
        self._hearing.hear_news(self.row, version, seal, mixed)
        if not self._turn.locked() and self._takes_over_told():
            self._driver.wake()
        else:
            self._begin_unasked(self._nothing)

    async def newest(self) -> None:
        """Wait until what is known to have changed elsewhere is here."""
        if self._is_behind:
            await self._finish_even_if_cancelled(self._nothing)

    def look_after(self) -> None:
        """Go on with it: no other server does."""
        self._begin_unasked(self._go_on_with_it)

    async def _go_on_with_it(self) -> None:
        await self._settle()
        self._absence.watch()

    def pass_on(self, kind: str, *told: str) -> None:
        """Let browsers at other servers know of something that changes nothing."""
        self._others.pass_on(kind, self.id, *told)

    def heard(self, kind: str, told: list[str]) -> None:
        """Something has been passed on by another server."""
        if kind == "nudge":
            self._absence.remind(int(told[0]), int(told[1]))
        elif kind == "hurry":
            self._hurry()

    async def _nothing(self) -> None:
        """What has come is taken over before any work."""

    async def _catch_up(self) -> None:
        """Take over what is in the database and not in memory: others' changes, or own in doubt."""
        if not self._in_doubt and not self._is_behind:
            return
        if self._takes_over_told():
            return
        heard = self._hearing.version
        self._hearing.has_to_look = False
        new = await self._news()
        self._take_over(new, await self._state_after(new))
        self._in_doubt = False
        if self._hearing.version == heard:  # Else more has come meanwhile.
            self._hearing.version = self._version
        self.tell()

    def _takes_over_told(self) -> bool:
        """Take over what other servers have told, where that is all that has come."""
        if self._in_doubt or not self._log:
            return False
        new = self._hearing.all_told(self.row, self.seats.rows, self.number, self._version)
        if new is None:
            return False
        following = self._state.clone() if new.log else self._state
        try:
            for entry in new.log:
                replay.carry_out(self.game, following, entry)
        except replay.DamagedError:
            self._hearing.has_to_look = True
            return False
        is_move = new.seats == tuple(self.seats.rows)
        self._take_over(new, following)
        if is_move:
            self._tell_move()
        else:
            self.tell()
        return True

    def _take_over(self, new: Stored, state: State) -> None:
        for before, after in zip(self.seats.rows, new.seats, strict=True):
            if before.stand_in and not after.stand_in:
                self._absence.is_back(after.seat)
        self._go_on(new, state)
        self._hearing.forget(self._version)

    async def _news(self) -> Stored:
        """What is in the database and not in memory: mostly entries of the log alone."""
        store, here, number, version = self._store, self.id, self.number, self._version
        if not self._in_doubt:
            entries = await store.read(store.new_entries, here, number, version)
            if entries is not None:
                seats, version = tuple(self.seats.rows), version + len(entries)
                return Stored(self.row, seats, tuple(entries), version=version)
        new = await store.read(store.load, here, number, len(self.talk.said))
        if new is None:
            raise not_found("table")
        return new

    async def _state_after(self, new: Stored) -> State:
        """The game after some more entries of the log."""
        if not self._log:
            return await asyncio.to_thread(replay.replay, new)
        if not new.log:
            return self._state
        following = self._state.clone()
        for entry in new.log:
            replay.carry_out(self.game, following, entry)
        return following

    async def _ask(self, reader: str, asked: Asked) -> Reply:
        seat = self.seats.seat_of(reader)
        request = f"{seat}:{asked.request}"
        done = self._requests.get(request) or self._arranged.get((reader, asked.request))
        if done is not None:
            await self._settle()  # What follows from it may have failed the first time.
            return Accepted(asked.request, done)
        if seat == NO_SEAT:
            raise RequestError(403, "not-seated", "you have no seat at this table")
        if isinstance(asked, Play):
            return await self._play(seat, asked, request)
        if isinstance(asked, Deal):
            number = await self._deal(seat, request)
        else:
            number = self.number
            self._arranging = Arranged(reader, asked.request, number, now())
            try:
                await self._arrange(seat, asked, request)
            finally:
                self._arranging = None
            self._note(reader, asked.request)
        await self._settle()
        return Accepted(asked.request, number)

    def _note(self, reader: str, request: str) -> None:
        """What was asked for around the game is done once, however often it's sent.

        What changes the database is noted there with the change, so that it holds after a restart.
        """
        self._arranged[reader, request] = self.number
        if len(self._arranged) > _NOTED:
            del self._arranged[next(iter(self._arranged))]

    async def _arrange(self, seat: int, asked: Arranging, request: str) -> None:
        """Do what changes the table around the game."""
        if isinstance(asked, Arrange | Leave | Change | Again):
            await self._ask_company(seat, asked)
        elif isinstance(asked, StandIn | Return | Nudge):
            await self._ask_absence(seat, asked)
        elif isinstance(asked, Say):
            await self.talk.say(seat, asked, request)
        elif isinstance(asked, Hint):
            self._hint(seat)
        elif isinstance(asked, Hurry):
            self._hurry()
            self.pass_on("hurry")
        else:
            await self._ready(seat)

    async def _ask_company(self, seat: int, asked: Arrange | Leave | Change | Again) -> None:
        match asked:
            case Arrange():
                await self._company.arrange(seat, asked)
            case Leave():
                await self._company.leave(seat)
            case Change():
                await self._company.change(seat, asked)
            case Again():
                await self._company.play_again(seat)

    async def _ask_absence(self, seat: int, asked: StandIn | Return | Nudge) -> None:
        match asked:
            case StandIn():
                await self._absence.stand_in(asked.seat)
            case Return():
                await self._absence.come_back(seat)
            case Nudge():
                self._absence.nudge(seat, asked.seat)

    async def _play(self, seat: int, asked: Play, request: str) -> Reply:
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
        if self.seats.rows[seat].stand_in:
            await self._absence.come_back(seat)
        number = await self._write(seat, str(move), lambda state: state.play(move), request)
        await self._settle()
        return Accepted(asked.request, number)

    def _obstacle(self, seat: int, number: int) -> tuple[ErrorKey, str] | None:
        if not self.is_started:
            return "not-started", "the game has not begun"
        if self.is_over:
            return "over", "the game is over"
        if number != self.number:
            return "stale", _STALE
        if self._state.decider != seat:
            return "not-your-turn", "it isn't your turn"
        return None

    async def _deal(self, seat: int, request: str) -> int:
        if not self.waits_for_deal:
            raise RequestError(409, "nothing-to-deal", "there is nothing to deal now")
        self._company.check_host(seat)
        return await self._draw(request)

    async def _ready(self, seat: int) -> None:
        if self.is_started and not self.waits_for_deal:
            raise RequestError(409, "nothing-to-deal", "there is nothing to deal now")
        rows = [self.seats.rows[each] for each in self.seats.together(seat)]
        await self.put([replace(row, ready=self.number) for row in rows])

    def _hint(self, seat: int) -> None:
        """Have the strongest computer player think about what a person has to decide."""
        obstacle = self._obstacle(seat, self.number)
        if obstacle is not None:
            raise RequestError(409, *obstacle)
        check_alone(self.seats)
        number = self.number + 1
        if not self.talk.has_hint(number):
            view, player = self._state.view(seat), strongest_name(self.game.name)
            due = by_opponent(view, player, self.row.seed, number, self.talk.claims)
            self._hints.think(due, self.asker)

    async def _give_hint(self, due: Due, choice: Choice) -> None:
        await self._finish_even_if_cancelled(lambda: self._keep_hint(due, choice))

    async def _keep_hint(self, due: Due, choice: Choice) -> None:
        check_alone(self.seats)  # Somebody may have sat down since it was asked for.
        await self.talk.hint(due.seat, due.by, choice, due.number)

    def _tell_no_hint(self, due: Due, error: ErrorKey) -> None:
        told = msgspec.json.encode(NoHint(due.number - 1, error))
        for subscriber in self.presence.of(self.seats.rows[due.seat].token or NO_TOKEN):
            subscriber.notify(told)

    def _hurry(self) -> None:
        self._hurried = True
        self._driver.hurry()

    async def _take_seat(self, name: str, reader: str, wanted: int | None) -> int:
        seat = self.seats.seat_of(reader)
        if seat != NO_SEAT:
            await self._settle()  # The same.
            return seat
        if self._guide is not None:
            # What its computer players do is written down, for the learner and nobody else.
            raise RequestError(409, "full", "a lesson is for one person")
        is_between = not self.is_started or self.waits_for_deal
        also = self.seats.computer_players if is_between or self.row.late else ()
        if wanted is not None and wanted in self.seats.computer_players and wanted not in also:
            raise RequestError(409, "later", "that seat can be taken before the next deal")
        if self.is_over:
            raise RequestError(409, "over", "the game is over")
        person = self.seats.person(name, reader, wanted, also)
        if self.is_started:
            person = replace(person, ready=-1)
        has_host = self.seats.rows[self.row.host].kind == "person"
        host = self.row.host if has_host else person.seat
        await self.put([person, *self.seats.renamed_for(person)], host)
        await self._settle()
        return person.seat

    async def _start(self, seat: int) -> None:
        if seat == NO_SEAT:
            raise RequestError(403, "not-seated", "you have no seat at this table")
        if not self.is_started:
            self._company.check_host(seat)
            kind = usual_name(self.game.name)
            rows = self.seats.opponents([kind] * len(self.seats.open))
            waiting = [replace(row, ready=0) for row in self.seats.people if row.ready != 0]
            await self.put([*rows, *waiting])
        await self._settle()

    async def put(self, rows: Sequence[SeatRow], host: int | None = None) -> None:
        """Change who sits where: in the database, in memory, and for the subscribers.

        Args:
            rows: the seats, as they shall be.
            host: the host's seat, where that changes, too.

        Raises:
            ConflictError: another server has changed the table.
        """
        if not rows:
            return
        row = self.row if host is None else replace(self.row, host=host)
        if self.is_started:
            rows = [self.seats.remembering(each, *self.moment) for each in rows]
        before = [self.seats.rows[row.seat] for row in rows]
        self._in_doubt = True
        change, done, version = self._store.change_seats, self._arranging, self._version
        if host is None:
            news = TableNews(seats=tuple(rows), arranged=done)
            told = self._others.news_of(row, news, version + 1)
            await self._store.run(change, row.id, before, rows, None, done, version, told)
        else:
            await self._store.run(change, row.id, before, rows, row, done, version)
        self._has_changed()
        self.seats.put(rows)
        self.row = row
        self._others.tell_presence(self)
        self.tell()

    async def put_row(self, row: TableRow) -> None:
        """Change the table itself: in the database, in memory, and for the subscribers."""
        self._in_doubt = True
        await self._store.run(self._store.change_table, row, self._arranging, self._version)
        if not self.is_started:
            self._state = replay.start(row)
        self.row = row
        self._has_changed()
        self.tell()

    async def put_said(self, said: Said) -> None:
        """Keep something that was said."""
        self._in_doubt = True
        await self._store.run(self._store.say, self.row.id, said, self._version)
        self._has_changed()

    async def put_next(self, row: TableRow, seats: Sequence[SeatRow], by: int) -> None:
        """Open the table where the company plays again.

        Args:
            row: that table.
            seats: its seats.
            by: the seat that asked for it.
        """
        after = replace(self.row, next_table=row.id, next_by=by)
        progress = replay.progress(replay.start(row))
        self._in_doubt = True
        following = self._store.create_next
        try:
            done, version = self._arranging, self._version
            await self._store.run(following, after, row, seats, progress, done, version)
        except FullError:
            self._in_doubt = False
            raise no_room() from None
        self._has_changed()
        self.row = after
        self.tell()

    def _has_changed(self) -> None:
        """What has been written is certain."""
        self._in_doubt = False
        self._version += 1

    async def _settle(self) -> None:
        """Carry out what chance decides without being asked, or once everybody is ready."""
        while self._state.decider == CHANCE and self._chance_is_due():
            await self._draw(None)

    def _chance_is_due(self) -> bool:
        if not self.is_started:
            return not self.seats.open and all(row.ready == 0 for row in self.seats.people)
        return not self.waits_for_deal or self._all_are_ready()

    def _all_are_ready(self) -> bool:
        """Those who are away aren't waited for, but somebody has to be ready."""
        waited_for = [row for row in self.seats.people if not self._absence.is_gone(row)]
        ready = [row for row in waited_for if row.ready == self.number]
        return bool(ready) and len(ready) == len(waited_for)

    async def _draw(self, request: str | None) -> int:
        guide = self._guide
        chance = guide.chance(self._state, self._log) if guide else self._state.draw()
        text = "\n".join(chance.lines())
        return await self._write(
            CHANCE_SEAT, text, lambda state: state.apply_chance(chance), request
        )

    async def _make(self, due: Due, choice: Choice) -> None:
        row = self.seats.rows[due.seat]
        deciders = (row.opponent, row.stand_in, BY_TABLE, BY_LESSON)
        if due.number != self.number + 1 or due.by not in deciders:
            return
        reasons = [Reason(why.key, why.params, why.weight) for why in choice.reasons]
        await self._write(
            due.seat,
            str(choice.move),
            lambda state: state.play(choice.move),
            reasons=msgspec.json.encode(reasons).decode() if reasons else None,
            by=due.by,
        )
        await self._settle()

    def _count(self, entry: Entry) -> None:
        who = "chance" if entry.seat == CHANCE_SEAT else "computer" if entry.by else "person"
        self._meters.moves[who] += 1
        if who == "person":
            self._untold = set(self.presence)
        log_event("entry", table=self.row.id, number=entry.number, who=who)

    async def _write(
        self,
        seat: int,
        text: str,
        change: Callable[[State], None],
        request: str | None = None,
        reasons: str | None = None,
        by: str | None = None,
    ) -> int:
        """Change the game: first in the database, then in memory, then for the subscribers."""
        following = self._state.clone()
        change(following)
        entry = Entry(self.number + 1, seat, text, request, reasons, now(), by)
        moment = Moment(following)
        self._in_doubt = True
        with self._meters.written.timed():
            told = self._others.news_of(self.row, TableNews(entry), self._version + 1)
            await self._store.add(self.row.id, entry, moment.progress, self._version, told)
        self._has_changed()
        self._count(entry)
        self._state = self._shown_state = following
        self._shown = moment
        self._log.append(entry)
        if request is not None:
            self._requests[request] = entry.number
        if by is None:
            self._hurried = False
        # What goes by quickly is told at once, in the end; who has yet to be told anything gets it
        # as it is then.
        if self._is_quick:
            self._forget_told()
        else:
            self._tell_move()
        return entry.number

    def _forget_told(self) -> None:
        """What browsers have been told isn't so any more.

        An entry of the log changes what is said of seats only where somebody is ready, or has used
        up time.
        """
        self._told.clear()
        if has_clock(self.row) or any(row.ready >= self._info_number for row in self.seats.people):
            self._info = b""
