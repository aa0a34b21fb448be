"""Who is away from one table: stand-ins, the clock, and a host who doesn't come back."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import NamedTuple

import msgspec

from pitprop.server.http.problems import RequestError
from pitprop.server.protocol.answers import Nudged
from pitprop.server.storage.rows import SeatRow
from pitprop.server.system.moment import now
from pitprop.server.table.around import TableAround
from pitprop.server.table.clock import deadline, has_clock

_SECOND = 1000
_AGAIN = 5  # seconds; what has kept something from being written may last


class _Back(NamedTuple):
    """When somebody took their seat back from a stand-in.

    Attributes:
        number: how many entries the log had.
        at: in milliseconds since 1970.
    """

    number: int
    at: int


class Absence:
    """Lets computer players stand in for people who are away, and hands their seats back.

    Args:
        table: the table.
        since: when this server has begun; nobody's time runs while there is none.
    """

    def __init__(self, table: TableAround, since: int) -> None:
        self._table = table
        self._since = since
        self._back: dict[int, _Back] = {}
        self._nudged: dict[int, int] = {}
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def deadline(self) -> int | None:
        """When the time of whoever decides runs out, in milliseconds since 1970."""
        table = self._table
        seat = table.decider
        if seat < 0 or not table.is_started or not has_clock(table.row):
            return None
        row = table.seats.rows[seat]
        if row.kind != "person" or row.stand_in:
            return None
        return deadline(table.row, table.log, seat, self.began(seat))

    def began(self, seat: int) -> int | None:
        """Since when somebody has time for what is due, where that is later than the last entry."""
        log = self._table.log
        if not log:
            return None
        back = self._back.get(seat, _Back(0, 0))
        began = max(self._since, back.at if back.number == len(log) else 0)
        return began if began > log[-1].at else None

    # --- What people ask for ----------------------------------------------------------------------

    async def stand_in(self, seat: int) -> None:
        """Let a computer player play on for somebody who has been away for a while.

        Raises:
            RequestError: nobody sits there who has been away that long.
        """
        row = self._person(seat)
        away = self._table.presence.away_since(row.token or "")
        if away is None or now() - away < self._table.waits.stand_in * _SECOND:
            raise RequestError(409, "not-away", f"{row.name} isn't away for long enough")
        await self._replace(row)

    async def come_back(self, seat: int) -> None:
        """Hand a seat back to its person."""
        row = self._table.seats.rows[seat]
        if row.stand_in:
            self.is_back(seat)
            await self._table.put([replace(row, stand_in="")])

    def is_back(self, seat: int) -> None:
        """Give somebody who has come back, at whatever server, their time anew; once a decision."""
        number = len(self._table.log)
        if seat not in self._back or self._back[seat].number != number:
            self._back[seat] = _Back(number, now())

    def nudge(self, seat: int, other: int) -> None:
        """Remind somebody that the others wait.

        Raises:
            RequestError: nobody sits there, or they have just been nudged.
        """
        row = self._person(other)
        if now() - self._nudged.get(other, 0) < self._table.waits.nudge * _SECOND:
            raise RequestError(429, "too-soon", f"{row.name} has just been nudged")
        self._nudged[other] = now()
        self.remind(seat, other)
        self._table.pass_on("nudge", str(seat), str(other))

    def remind(self, seat: int, other: int) -> None:
        """Show somebody whose browser is here that the others wait."""
        for subscriber in self._table.presence.of(self._table.seats.rows[other].token or ""):
            subscriber.notify(msgspec.json.encode(Nudged(seat)))

    def _person(self, seat: int) -> SeatRow:
        rows = self._table.seats.rows
        if not 0 <= seat < len(rows) or rows[seat].kind != "person":
            raise RequestError(409, "not-a-person", "nobody sits there")
        return rows[seat]

    @property
    def is_deserted(self) -> bool:
        """Whether computer players stand in for all people, none of whom is here."""
        table = self._table
        people = table.seats.people
        return bool(people) and all(
            row.stand_in and not table.presence.is_here(row.token or "") for row in people
        )

    def is_gone(self, row: SeatRow) -> bool:
        """Whether a person is away, and hasn't just lost the connection."""
        until = self._waited_for_until(row)
        return until is not None and until <= now()

    def _waited_for_until(self, row: SeatRow) -> int | None:
        """How long a person who is away is waited for; None for who is here."""
        away = self._table.presence.away_since(row.token or "")
        return None if away is None else away + int(self._table.waits.grace * _SECOND)

    # --- What time brings -------------------------------------------------------------------------

    def watch(self) -> None:
        """Set the alarm for the next time that runs out; the table has changed."""
        self.rest()
        limits = (self.deadline, self._host_given_up(), self._round_goes_on())
        times = [each for each in limits if each is not None]
        if times:
            seconds = max(0, min(times) - now()) / _SECOND
            self._alarm = asyncio.get_running_loop().call_later(seconds, self._table.ring)

    def rest(self) -> None:
        """Set no alarm."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def try_again(self) -> None:
        """Set the alarm anew where what was to be done has failed."""
        self.rest()
        self._alarm = asyncio.get_running_loop().call_later(_AGAIN, self._table.ring)

    async def rung(self) -> None:
        """Do what is to be done when a time has run out."""
        until = self.deadline
        if until is not None and until <= now():
            await self._replace(self._table.seats.rows[self._table.decider])
        until = self._host_given_up()
        if until is not None and until <= now():
            heirs = self._heirs()
            await self._table.put_row(replace(self._table.row, host=heirs[0]))
        self.watch()

    def _round_goes_on(self) -> int | None:
        """When somebody who has just gone isn't waited for any more before the next round."""
        if not self._table.waits_for_deal:
            return None
        times = [self._waited_for_until(row) for row in self._table.seats.people]
        coming = [each for each in times if each is not None and each > now()]
        return min(coming, default=None)

    def _host_given_up(self) -> int | None:
        """When the next person is made host, if the host stays away."""
        table = self._table
        away = table.presence.away_since(table.seats.rows[table.row.host].token or "")
        if away is None or table.is_over or not self._heirs():
            return None
        return away + int(table.waits.host * _SECOND)

    def _heirs(self) -> list[int]:
        """Who could be host: the people who are here, from behind the host on."""
        table = self._table
        rows = table.seats.rows
        return [
            seat
            for seat in table.seats.next_person(table.row.host)
            if seat != table.row.host and table.presence.is_here(rows[seat].token or "")
        ]

    async def _replace(self, row: SeatRow) -> None:
        if not row.stand_in and not self._table.is_over:
            kind = self._table.seats.usual_opponent(self._table.game.name)
            await self._table.put([replace(row, stand_in=kind)])
