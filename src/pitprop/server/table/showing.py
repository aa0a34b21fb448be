"""How a table is told to browsers: what all may know once, and to each seat what it may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from pitprop.core.wire_view import seat_or_none
from pitprop.opponents import level_and_character
from pitprop.server.lessons.guide import Guide
from pitprop.server.protocol.tables import FormerInfo, SeatInfo, TableInfo
from pitprop.server.storage.rows import SeatRow
from pitprop.server.table.clock import bank_left, has_clock
from pitprop.server.table.encoding import NewInfo, info_encoded, state_message
from pitprop.server.table.memory import TableMemory
from pitprop.server.table.presence import Presence
from pitprop.server.table.seats import NO_SEAT
from pitprop.server.table.stood_in import StoodIn
from pitprop.server.table.subscriber import Knows, Subscriber
from pitprop.server.tables.waits import Waits


class Timed(Protocol):
    """What knows when somebody's time runs out."""

    @property
    def deadline(self) -> int | None:
        """In milliseconds since 1970; None where nobody's does."""
        ...


class Showing:
    """Makes the messages that tell how a table is, each once for all whom it fits.

    Args:
        memory: the table.
        presence: who has it open.
        waits: how long people wait for each other.
        clock: whose time runs out when.
        guide: what a lesson says; None at other tables.
    """

    def __init__(
        self,
        memory: TableMemory,
        presence: Presence,
        waits: Waits,
        clock: Timed,
        guide: Guide | None,
    ) -> None:
        self._memory = memory
        self._presence = presence
        self._waits = waits
        self._clock = clock
        self._guide = guide
        self._stood_in = StoodIn(memory.game)
        self._messages: dict[tuple[int, tuple[int, ...], int], bytes] = {}
        self._places: dict[tuple[str, frozenset[str]], tuple[int, tuple[int, ...]]] = {}
        self._alike = b""
        self._alike_number = 0

    def info(self, seat: int, mine: Sequence[int] | None = None) -> TableInfo:
        """The table as it is told to a seat, or to somebody without one.

        Args:
            seat: the seat, or `NO_SEAT`.
            mine: all seats that are played on the same device; that seat alone where None.
        """
        memory, guide = self._memory, self._guide
        row = memory.row
        return TableInfo(
            table=row.id,
            game=row.game,
            edition=row.edition,
            options=row.options,
            started=memory.is_started,
            over=memory.is_over,
            seats=[self._seat_info(other) for other in memory.seats.rows],
            me=seat_or_none(seat),
            mine=list(mine) if mine is not None else [seat] if seat != NO_SEAT else [],
            link=f"/table/{row.id}",
            commit=row.commitment,
            number=memory.number,
            pace=row.pace,
            auto_pick="yes" if row.auto_pick else "no",
            host=row.host,
            move_seconds=row.move_seconds,
            bank_seconds=row.bank_seconds,
            talk=row.talk,
            watching="yes" if row.watching else "no",
            late="yes" if row.late else "no",
            watchers=self._presence.watchers(memory.seats.tokens),
            deadline=self._clock.deadline,
            stand_in_after=int(self._waits.stand_in * 1000),
            next_table=row.next_table or "",
            next_by=seat_or_none(row.next_by),
            lesson=None if guide is None else guide.info(memory.state, memory.log, seat),
        )

    def _seat_info(self, row: SeatRow) -> SeatInfo:
        memory = self._memory
        away = None if row.token is None else self._presence.away_since(row.token)
        with_clock = row.kind == "person" and has_clock(memory.row)
        opponent, character = level_and_character(row.opponent)
        return SeatInfo(
            name=row.name,
            kind=row.kind,
            opponent=opponent,
            character=character,
            connected=row.kind == "opponent" or (row.kind == "person" and away is None),
            away_since=away,
            stand_in=row.stand_in,
            ready=row.kind == "person" and row.ready == memory.number,
            bank=bank_left(memory.row, memory.log, row.seat) if with_clock else None,
            former=[FormerInfo(each.name, each.round, each.events) for each in row.former],
            stood_in=self._stood_in.at(memory.row, memory.log, row),
        )

    def message_for(self, subscriber: Subscriber) -> bytes:
        """The message that tells a browser the state of the table, as its seat may know it."""
        memory = self._memory
        reader_seat, mine = self._places_of(subscriber)
        is_covered = subscriber.is_covered and len(mine) > 1 and memory.is_started
        seat = NO_SEAT if is_covered else reader_seat
        knows = subscriber.knows
        moment = memory.moment
        round_ = moment.progress.round
        since = knows.events if (knows.seat, knows.round) == (seat, round_) else 0
        view, events = moment.view_json(seat, since)
        subscriber.knows = Knows(seat, round_, events)
        key = seat, mine, since
        if key not in self._messages:
            new = self._new_info(seat, mine)
            self._messages[key] = state_message(self._info_alike(), new, view, since)
        return self._messages[key]

    def _places_of(self, subscriber: Subscriber) -> tuple[int, tuple[int, ...]]:
        """The seat that a browser looks through, and all that are played in it."""
        key = subscriber.reader, subscriber.tokens
        if key not in self._places:
            self._places[key] = self._memory.seats.looking(*key)
        return self._places[key]

    def _info_alike(self) -> bytes:
        """What all readers are told of the table alike, made once until it changes."""
        if not self._alike:
            self._alike = info_encoded(self.info(NO_SEAT))
            self._alike_number = self._memory.number
        return self._alike

    def _new_info(self, seat: int, mine: tuple[int, ...]) -> NewInfo:
        """What a seat is told of it that changes with each move, or is for that seat alone."""
        memory, guide = self._memory, self._guide
        return NewInfo(
            started=memory.is_started,
            over=memory.is_over,
            me=seat_or_none(seat),
            mine=mine,
            number=memory.number,
            deadline=self._clock.deadline,
            lesson=None if guide is None else guide.info(memory.state, memory.log, seat),
        )

    def forget(self) -> None:
        """What browsers have been told isn't so any more."""
        self._messages.clear()
        self._places.clear()
        self._alike = b""

    def forget_moment(self) -> None:
        """The game has gone on.

        An entry of the log changes what is said of seats only where somebody is ready, has used up
        time, or is stood in for.
        """
        self._messages.clear()
        memory = self._memory
        changes = any(
            row.ready >= self._alike_number or row.stand_in for row in memory.seats.people
        )
        if has_clock(memory.row) or changes:
            self._alike = b""
