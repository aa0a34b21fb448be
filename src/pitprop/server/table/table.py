"""One table: it checks what is asked for, writes it into the log, and only then tells anybody."""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from functools import partial

import msgspec

from pitprop.core.claims import Claim
from pitprop.core.game import SPECTATOR, Game, State
from pitprop.opponents import Choice
from pitprop.server.identity import NO_TOKEN
from pitprop.server.lessons.guide import guide_of
from pitprop.server.logs import log_event
from pitprop.server.meters import Meters
from pitprop.server.moment import now
from pitprop.server.others import Others
from pitprop.server.problems import RequestError, not_watched
from pitprop.server.protocol.answers import Failed, NoHint, Refused
from pitprop.server.protocol.requests import Play
from pitprop.server.protocol.tables import TableInfo
from pitprop.server.protocol.terms import ErrorKey
from pitprop.server.replay import deals
from pitprop.server.storage.rows import CHANCE_SEAT, Entry, Said, SeatRow, Stored, TableRow
from pitprop.server.storage.store import ConflictError, Store
from pitprop.server.table.absence import Absence
from pitprop.server.table.asking import STALE, Asked, Asking, Reply
from pitprop.server.table.company import Company
from pitprop.server.table.decisions import Decisions
from pitprop.server.table.driver import Driver
from pitprop.server.table.hints import Hints, check_alone
from pitprop.server.table.memory import TableMemory
from pitprop.server.table.pace import after_deal
from pitprop.server.table.presence import Presence
from pitprop.server.table.seats import NO_SEAT, Seats
from pitprop.server.table.showing import Showing
from pitprop.server.table.subscriber import Subscriber
from pitprop.server.table.talk import Talk
from pitprop.server.table.work import R, Work, WorkInTurn
from pitprop.server.thinking import Due, Speak, Thinkers
from pitprop.server.waits import Waits

logger = logging.getLogger(__name__)


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
        since: when this server has begun, in milliseconds since 1970.
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
        since: int,
    ) -> None:
        self.waits = waits
        self.presence = Presence(now())
        self._meters = meters
        self._others = others
        self._arrived = 0.0
        self._waiting: set[Subscriber] = set()
        self._hurried = False
        self._guide = guide_of(stored.row)
        self._memory = TableMemory(stored, state, store, others, meters, self)
        self._driver = Driver(self, thinkers)
        self._work = WorkInTurn(stored.row.id, self._memory, self._driver.wake)
        self._hints = Hints(thinkers, self._give_hint, self._refuse_hint)
        self._absence = Absence(self, since)
        self.talk = Talk(self, stored.talk)
        self._showing = Showing(self._memory, self.presence, waits, self._absence, self._guide)
        self._decisions = Decisions(
            self._memory, self._absence, self.talk, self._guide, self._wrote
        )
        self._asking = Asking(
            self,
            self._memory,
            self._decisions,
            self._absence,
            Company(self),
            self.talk,
            hurry=self._hurry,
            think=lambda due: self._hints.think(due, self.asker),
        )

    # --- What can be asked ----------------------------------------------------------------------

    @property
    def id(self) -> str:
        """Its name."""
        return self.row.id

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self._memory.game

    @property
    def row(self) -> TableRow:
        """The table itself."""
        return self._memory.row

    @property
    def seats(self) -> Seats:
        """Who sits where."""
        return self._memory.seats

    @property
    def number(self) -> int:
        """How many entries the log has."""
        return self._memory.number

    @property
    def stored(self) -> Stored:
        """All that the database holds about it."""
        return Stored(self.row, tuple(self.seats.rows), tuple(self.log), self.talk.said)

    @property
    def log(self) -> Sequence[Entry]:
        """All entries of its log."""
        return self._memory.log

    @property
    def decider(self) -> int:
        """Who has to decide: a seat, `CHANCE` or `TERMINAL`."""
        return self._memory.state.decider

    @property
    def is_started(self) -> bool:
        """Whether the first round has been dealt."""
        return self._memory.is_started

    @property
    def pace(self) -> int:
        """About how many milliseconds a computer player takes now."""
        if self._hurried or self._is_quick:
            return 0
        is_dealt = bool(self.log) and deals(self.log[-1])
        return after_deal(self.row.pace) if is_dealt else self.row.pace

    @property
    def _is_quick(self) -> bool:
        """Whether the next move is one of a lesson that nobody waits for."""
        return self._guide is not None and self._guide.is_quick(self._memory.state, self.log)

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self._memory.is_over

    @property
    def is_busy(self) -> bool:
        """Whether somebody is watching, or something is going on."""
        thinks = self._driver.is_busy or self._hints.is_thinking
        return bool(self.presence or self._work.is_going_on or thinks)

    @property
    def waits_for_deal(self) -> bool:
        """Whether the next round begins when everybody is ready for it."""
        return self._memory.waits_for_deal

    @property
    def moment(self) -> tuple[int, int]:
        """The number of the round, and how many events its history has."""
        moment = self._memory.moment
        _, events = moment.view_json(SPECTATOR, 0)
        return moment.progress.round, events

    def check_watching(self, reader: str) -> None:
        """Check that somebody may see the table: who sits there, and others where it allows that.

        Raises:
            RequestError: nobody else may watch.
        """
        if not (self._is_shown_to_all or self.seats.seats_of(reader)):
            raise not_watched()

    @property
    def _is_shown_to_all(self) -> bool:
        return self.row.watching or not self.is_started

    def info(self, seat: int, mine: Sequence[int] | None = None) -> TableInfo:
        """The table as it is told to a seat, or to somebody without one.

        Args:
            seat: the seat, or `NO_SEAT`.
            mine: all seats that are played on the same device; that seat alone where None.
        """
        return self._showing.info(seat, mine)

    def message_for(self, subscriber: Subscriber) -> bytes:
        """The message that tells a browser the state of the table, as its seat may know it.

        Raises:
            RequestError: it may no longer watch.
        """
        if not self._is_shown_to_all and subscriber.tokens.isdisjoint(self.seats.tokens):
            raise not_watched()
        return self._showing.message_for(subscriber)

    def mark_sent(self, subscriber: Subscriber) -> None:
        """A browser has been sent the state of the table."""
        if subscriber in self._waiting:
            self._waiting.discard(subscriber)
            if not self._waiting:
                self._meters.sent.add(time.perf_counter() - self._arrived)

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
        return Subscriber(reader, tokens, is_covered=through not in mine, sender=sender)

    def actor(self, subscriber: Subscriber) -> str:
        """The hash of the token of whoever acts in a browser: who looks, or the only one there."""
        seat, _ = self.seats.looking(subscriber.reader, subscriber.tokens)
        return subscriber.reader if seat == NO_SEAT else self.seats.rows[seat].token or NO_TOKEN

    def check_is_over(self) -> None:
        """Check that what opponents thought may be told.

        Raises:
            RequestError: the game is not over.
        """
        if not self.is_over:
            raise RequestError(409, "not-over", "reasons are revealed when the game is over")

    # --- Watching -------------------------------------------------------------------------------

    def enter(self, subscriber: Subscriber) -> None:
        """Tell a browser about every change from now on."""
        self.presence.enter(subscriber)
        self._others.publish_presence(self)
        if self.talk.said:
            subscriber.owe("talk")
        self.publish()
        self._driver.wake()
        for row in self.seats.rows:
            if row.stand_in and row.token in subscriber.tokens:
                self._work.begin(partial(self._absence.come_back, row.seat))

    def leave(self, subscriber: Subscriber) -> None:
        """Stop telling a browser about changes."""
        self.presence.leave(subscriber, now(), self.seats.tokens)
        self._others.publish_presence(self)
        self._waiting.discard(subscriber)
        self.publish()

    def publish(self) -> None:
        """Tell all browsers how the table is now."""
        self._showing.forget()
        self._owe_state()

    def _publish_move(self) -> None:
        """Tell all browsers how the table is after entries of the log, and nothing else."""
        self._showing.forget_moment()
        self._owe_state()

    def _owe_state(self) -> None:
        for subscriber in self.presence:
            subscriber.owe("state")
        self._absence.watch()

    # --- What people ask for --------------------------------------------------------------------

    async def ask(self, reader: str, asked: Asked) -> Reply:
        """Do what the person with a token asks for."""
        if isinstance(asked, Play):
            self._arrived = time.perf_counter()
        reply = await self._answered(asked.request, lambda: self._asking.carry_out(reader, asked))
        if isinstance(reply, Failed):
            self._meters.refused[reply.error] += 1
        elif isinstance(reply, Refused):
            self._meters.refused["rules"] += 1
        return reply

    async def _answered(self, request: str, work: Work[Reply]) -> Reply:
        try:
            return await self._work.do(work)
        except RequestError as error:
            return Failed(request, error.problem.error, str(error))
        except ConflictError:
            return Failed(request, "stale", STALE)
        except Exception:
            logger.exception("table %s could not write its log", self.id)
            return Failed(request, "server", "the server could not save it; try again")

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
        is_lesson = self._guide is not None
        return await self._asked_for(
            lambda: self._asking.take_seat(name, reader, wanted, is_lesson)
        )

    async def start(self, reader: str) -> None:
        """Put opponents on all open seats, which begins the game.

        Raises:
            RequestError: the asker isn't the host.
        """
        await self._asked_for(lambda: self._asking.start(self.seats.seat_of(reader)))

    async def _asked_for(self, work: Work[R]) -> R:
        try:
            return await self._work.do(work)
        except ConflictError as error:
            raise RequestError(409, "stale", "somebody else was faster; try again") from error

    async def settle(self) -> None:
        """Go on where the log ends: deal the first round if it is time, let opponents play."""
        await self._work.do(self._decisions.settle)

    async def close(self) -> None:
        """Finish what has been begun."""
        self.rest()
        await self._driver.stop()
        await self._work.end()

    def rest(self) -> None:
        """Watch no clock any more: the table leaves the memory."""
        self._absence.rest()
        self._hints.rest()

    # --- What the table decides -----------------------------------------------------------------

    @property
    def asker(self) -> str:
        """Whom the decisions of the table are counted for: one of those who have it open.

        Where those are who have it open at other servers isn't known here; then the table counts.
        """
        here = min((each.sender for each in self.presence if each.sender), default="")
        return here or (f"table {self.id}" if self.presence.is_open_elsewhere else "")

    def due(self) -> Due | None:
        """The decision that the table is to make now, unless another server does."""
        return self._decisions.due() if self._others.looks_after(self.id) else None

    async def make(self, due: Due, choice: Choice) -> None:
        """Make a decision of the table."""
        await self._work.do(lambda: self._decisions.make(due, choice))

    def speech(self, due: Due) -> Speak | None:
        """What a computer player may say after its own move."""
        return self._decisions.speech(due)

    async def say(self, due: Due, claim: Claim) -> None:
        """Say what a computer player says."""
        await self._work.do(lambda: self.talk.claim(due.seat, claim, due.number))

    async def _give_hint(self, due: Due, choice: Choice) -> None:
        await self._work.do(lambda: self._keep_hint(due, choice))

    async def _keep_hint(self, due: Due, choice: Choice) -> None:
        check_alone(self.seats)  # Somebody may have sat down since it was asked for.
        await self.talk.hint(due.seat, due.by, choice, due.number)

    def _refuse_hint(self, due: Due, error: ErrorKey) -> None:
        message = msgspec.json.encode(NoHint(due.number - 1, error))
        for subscriber in self.presence.of(self.seats.rows[due.seat].token or NO_TOKEN):
            subscriber.notify(message)

    def _hurry(self) -> None:
        self._hurried = True
        self._driver.hurry()

    def _wrote(self, entry: Entry) -> None:
        """An entry is in the log."""
        self._count(entry)
        if entry.by is None:
            self._hurried = False
        # What goes by quickly is told at once, in the end; who has yet to be told anything gets it
        # as it is then.
        if self._is_quick:
            self._showing.forget_moment()
        else:
            self._publish_move()

    def _count(self, entry: Entry) -> None:
        who = "chance" if entry.seat == CHANCE_SEAT else "computer" if entry.by else "person"
        self._meters.moves[who] += 1
        if who == "person":
            self._waiting = set(self.presence)
        log_event("entry", table=self.id, number=entry.number, who=who)

    # --- What changes around the game -----------------------------------------------------------

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
        if self.is_started:
            rows = [self.seats.remembering(each, *self.moment) for each in rows]
        await self._memory.put_seats(rows, host)
        self._others.publish_presence(self)
        self.publish()

    async def put_row(self, row: TableRow) -> None:
        """Change the table itself: in the database, in memory, and for the subscribers."""
        await self._memory.put_row(row)
        self.publish()

    async def put_said(self, said: Said) -> None:
        """Keep something that was said."""
        await self._memory.put_said(said)

    async def put_next(self, row: TableRow, seats: Sequence[SeatRow], by: int) -> None:
        """Open the table where the company plays again.

        Args:
            row: that table.
            seats: its seats.
            by: the seat that asked for it.
        """
        await self._memory.put_next(row, seats, by)
        self.publish()

    def ring(self) -> None:
        """A time that somebody was given is over."""
        self._work.begin(self._rung)

    async def _rung(self) -> None:
        if not self._others.looks_after(self.id):
            return
        try:
            await self._absence.rung()
            await self._decisions.settle()
        except ConflictError:  # What another server has changed sets the alarm anew.
            raise
        except Exception:
            self._absence.try_again()
            raise

    # --- What the other servers concern ---------------------------------------------------------

    def hear(self, version: int | None) -> None:
        """Another server has changed the table.

        Args:
            version: how often it has changed now; None where it may have.
        """
        self._memory.hear(version)
        if self._memory.is_behind:
            self._work.begin(_nothing)

    def hear_news(self, version: int, seal: str, mixed: str) -> None:
        """Another server has changed the table, and told how.

        Args:
            version: see `table_news.news_heard`.
            seal: see there.
            mixed: see there.
        """
        if not self._memory.hear_news(version, seal, mixed):
            return
        if not self._work.is_turn_taken and self._memory.take_over_news():
            self._driver.wake()
        else:
            self._work.begin(_nothing)

    def took_over(self, new: Stored, back: Sequence[int], is_move: bool) -> None:
        """What other servers have changed is in memory now."""
        for seat in back:
            self._absence.is_back(seat)
        self.talk.hear(new.talk)
        if any(entry.by is None for entry in new.log):
            self._hurried = False
        if is_move:
            self._publish_move()
        else:
            self.publish()

    async def newest(self) -> None:
        """Wait until what is known to have changed elsewhere is here."""
        if self._memory.is_behind:
            await self._work.do(_nothing)

    def look_after(self) -> None:
        """Go on with it: no other server does."""
        self._work.begin(self._go_on_with_it)

    async def _go_on_with_it(self) -> None:
        await self._decisions.settle()
        self._absence.watch()

    def pass_on(self, kind: str, *words: str) -> None:
        """Let browsers at other servers know of something that changes nothing."""
        self._others.pass_on(kind, self.id, *words)

    def heard(self, kind: str, words: list[str]) -> None:
        """Something has been passed on by another server."""
        if kind == "nudge":
            self._absence.remind(int(words[0]), int(words[1]))
        elif kind == "hurry":
            self._hurry()


async def _nothing() -> None:
    """What has come is taken over before any work."""
