"""One table: it checks what is asked for, writes it into the log, and only then tells anybody."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pitprop.core.game import State
from pitprop.server.cluster.others import Others
from pitprop.server.http.problems import RequestError
from pitprop.server.lessons.guide import guide_of
from pitprop.server.monitoring.meters import Meters
from pitprop.server.protocol.tables import TableInfo
from pitprop.server.storage.rows import Entry, Stored
from pitprop.server.storage.store import Store
from pitprop.server.system.moment import now
from pitprop.server.table.absence import Absence
from pitprop.server.table.answering import Answering
from pitprop.server.table.around import TableAround
from pitprop.server.table.asking import Asked, Asking, Reply
from pitprop.server.table.company import Company
from pitprop.server.table.decisions import Decisions
from pitprop.server.table.driver import Driver
from pitprop.server.table.facts import TableFacts
from pitprop.server.table.following import Following
from pitprop.server.table.hinting import Hinting
from pitprop.server.table.looking_after import LookingAfter
from pitprop.server.table.measuring import Measuring
from pitprop.server.table.memory import TableMemory
from pitprop.server.table.presence import Presence
from pitprop.server.table.readers import Readers
from pitprop.server.table.showing import Showing
from pitprop.server.table.subscriber import Subscriber
from pitprop.server.table.talk import Talk
from pitprop.server.table.tempo import Tempo
from pitprop.server.table.work import WorkInTurn
from pitprop.server.tables.waits import Waits
from pitprop.server.thinking.thinkers import Thinkers


class Table(TableFacts):
    """A table, its log, and its subscribers: puts together what does the work, each in its module.

    Attributes:
        presence: who has it open.
        talk: what was said.

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
        name = stored.row.id
        memory = TableMemory(stored, state, store, others, meters, self)
        super().__init__(memory)
        self._others = others
        self._guide = guide_of(stored.row)
        self.presence = Presence(now())
        self._measuring = Measuring(name, meters)
        self._work = WorkInTurn(name, memory, lambda: self._driver.wake())
        self._tempo = Tempo(memory, self._guide)
        around = TableAround(
            memory, self.presence, waits, others, self.publish, self._publish_presence, self._ring
        )
        self._absence = Absence(around, since)
        self.talk = Talk(around, stored.talk)
        self._showing = Showing(memory, self.presence, waits, self._absence, self._guide)
        self._readers = Readers(memory, self.presence, self._showing, self._absence)
        decisions = Decisions(memory, self._absence, self.talk, self._guide, self._wrote)
        self._looking_after = LookingAfter(
            memory,
            self.presence,
            decisions,
            self._absence,
            self.talk,
            self._tempo,
            self._work,
            others,
        )
        self._driver = Driver(self._looking_after, thinkers)
        self._hinting = Hinting(
            memory,
            self.presence,
            self.talk,
            self._work,
            thinkers,
            lambda: self._looking_after.asker,
        )
        asking = Asking(
            around,
            memory,
            decisions,
            self._absence,
            Company(around),
            self.talk,
            hurry=self._hurry,
            think=self._hinting.think,
        )
        self._answering = Answering(name, self._work, asking, self._measuring)
        self._following = Following(
            memory,
            self._work,
            self._readers,
            self._absence,
            self.talk,
            self._tempo,
            self._driver.wake,
            self._hurry,
        )

    # --- What can be asked ----------------------------------------------------------------------

    @property
    def stored(self) -> Stored:
        """All that the database holds about it."""
        return Stored(self.row, tuple(self.seats.rows), tuple(self.log), self.talk.said)

    @property
    def pace(self) -> int:
        """About how many milliseconds a computer player takes now."""
        return self._tempo.pace

    @property
    def is_busy(self) -> bool:
        """Whether somebody is watching, or something is going on."""
        thinks = self._driver.is_busy or self._hinting.is_thinking
        return bool(self.presence or self._work.is_going_on or thinks)

    def info(self, seat: int, mine: Sequence[int] | None = None) -> TableInfo:
        """The table as it is told to a seat, or to somebody without one.

        Args:
            seat: the seat, or `NO_SEAT`.
            mine: all seats that are played on the same device; that seat alone where None.
        """
        return self._showing.info(seat, mine)

    def check_is_over(self) -> None:
        """Check that what opponents thought may be told.

        Raises:
            RequestError: the game is not over.
        """
        if not self.is_over:
            raise RequestError(409, "not-over", "reasons are revealed when the game is over")

    # --- Watching -------------------------------------------------------------------------------

    def check_watching(self, reader: str) -> None:
        """Check that somebody may see the table; see `Readers.check_watching`.

        Raises:
            RequestError: nobody else may watch.
        """
        self._readers.check_watching(reader)

    def subscriber(self, reader: str, through: int | None, sender: str = "") -> Subscriber:
        """A browser that opens the table; see `Readers.subscriber`.

        Args:
            reader: the hash of the browser's token.
            through: which of several seats that are played in the browser it looks through.
            sender: where it is, as limits count it.
        """
        return self._readers.subscriber(reader, through, sender)

    def actor(self, subscriber: Subscriber) -> str:
        """The hash of the token of whoever acts in a browser."""
        return self._readers.actor(subscriber)

    def message_for(self, subscriber: Subscriber) -> bytes:
        """The message that tells a browser the state of the table, as its seat may know it.

        Raises:
            RequestError: it may no longer watch.
        """
        return self._readers.message_for(subscriber)

    def mark_sent(self, subscriber: Subscriber) -> None:
        """A browser has been sent the state of the table."""
        self._measuring.sent_to(subscriber)

    def enter(self, subscriber: Subscriber) -> None:
        """Tell a browser about every change from now on."""
        self.presence.enter(subscriber)
        self._publish_presence()
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
        self._publish_presence()
        self._measuring.left(subscriber)
        self.publish()

    def publish(self) -> None:
        """Tell all browsers how the table is now."""
        self._readers.publish()

    def presence_heard(self) -> None:
        """Who has it open at other servers has changed: there is somebody to play on for again."""
        self.publish()
        self._driver.wake()

    def _publish_presence(self) -> None:
        self._others.publish_presence(self)

    # --- What people ask for --------------------------------------------------------------------

    async def ask(self, reader: str, asked: Asked) -> Reply:
        """Do what the person with a token asks for."""
        return await self._answering.ask(reader, asked)

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
        return await self._answering.take_seat(name, reader, wanted, is_lesson=is_lesson)

    async def start(self, reader: str) -> None:
        """Put opponents on all open seats, which begins the game.

        Raises:
            RequestError: the asker isn't the host.
        """
        await self._answering.start(reader)

    # --- What the table does itself ---------------------------------------------------------------

    async def settle(self) -> None:
        """Go on where the log ends: deal the first round if it is time, let opponents play."""
        await self._looking_after.settle()

    async def close(self) -> None:
        """Finish what has been begun."""
        self.rest()
        await self._driver.stop()
        await self._work.end()

    def rest(self) -> None:
        """Watch no clock any more: the table leaves the memory."""
        self._absence.rest()
        self._hinting.rest()

    def _ring(self) -> None:
        self._looking_after.ring()

    def _hurry(self) -> None:
        self._tempo.hurry()
        self._driver.hurry()

    def _wrote(self, entry: Entry) -> None:
        """An entry is in the log."""
        self._measuring.wrote(entry, self.presence)
        self._tempo.wrote([entry])
        if self._tempo.is_quick:
            self._readers.pass_over()
        else:
            self._readers.publish_move()

    # --- What the other servers concern ---------------------------------------------------------

    def hear(self, version: int | None) -> None:
        """Another server has changed the table.

        Args:
            version: how often it has changed now; None where it may have.
        """
        self._following.hear(version)

    def hear_news(self, version: int, seal: str, mixed: str) -> None:
        """Another server has changed the table, and told how.

        Args:
            version: see `table_changes.news_heard`.
            seal: see there.
            mixed: see there.
        """
        self._following.hear_news(version, seal, mixed)

    def took_over(self, new: Stored, back: Sequence[int], is_move: bool) -> None:
        """What other servers have changed is in memory now; see `memory.Listener`.

        Args:
            new: what has come.
            back: the seats whose people have come back to them.
            is_move: whether nothing but entries of the log has come.
        """
        self._following.took_over(new, back, is_move=is_move)

    async def newest(self) -> None:
        """Wait until what is known to have changed elsewhere is here."""
        await self._following.newest()

    def look_after(self) -> None:
        """Go on with it: no other server does."""
        self._looking_after.go_on()

    def heard(self, kind: str, words: list[str]) -> None:
        """Something has been passed on by another server."""
        self._following.heard(kind, words)
