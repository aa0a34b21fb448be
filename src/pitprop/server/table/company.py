"""What the host of a table decides, and who is host when the host goes."""

from __future__ import annotations

from dataclasses import replace

from pitprop.core.errors import PitpropError
from pitprop.server.http.problems import RequestError
from pitprop.server.protocol.requests import Arrange, Change
from pitprop.server.storage.rows import SeatRow, TableRow
from pitprop.server.table.around import TableAround
from pitprop.server.tables.characters import in_character
from pitprop.server.tables.new_tables import check_clock, check_opponent, check_pace, following


class Company:
    """The people and computer players at one table, as the host arranges them."""

    def __init__(self, table: TableAround) -> None:
        self._table = table

    def check_host(self, seat: int) -> None:
        """Check that somebody is the host.

        Raises:
            RequestError: somebody else is.
        """
        host = self._table.row.host
        if seat != host:
            name = self._table.seats.rows[host].name
            raise RequestError(403, "not-host", f"that is for {name} to decide, the host")

    async def arrange(self, seat: int, asked: Arrange) -> None:
        """Change who sits where.

        Raises:
            RequestError: the asker isn't the host, or it can't be done.
        """
        self.check_host(seat)
        row = self._row(asked.seat)
        match asked.action:
            case "swap":
                await self._swap(row, self._row(asked.other))
            case "remove":
                await self._remove(row, asked.opponent)
            case "give":
                await self._give(row, asked.opponent)
            case "open":
                await self._open(row)
            case "host":
                await self._make_host(row)

    def _row(self, seat: int | None) -> SeatRow:
        rows = self._table.seats.rows
        if seat is None or not 0 <= seat < len(rows):
            last, asked = len(rows) - 1, "null" if seat is None else seat
            raise RequestError(400, "no-seat", f"the seats are 0 to {last}, not {asked}")
        return rows[seat]

    async def _swap(self, one: SeatRow, other: SeatRow) -> None:
        self._check_not_started()
        if one.seat == other.seat:
            return
        moved = {one.seat: other.seat, other.seat: one.seat}
        host = self._table.row.host
        swapped = self._table.seats.swapped(one.seat, other.seat)
        await self._table.put(swapped, moved.get(host, host))

    async def _remove(self, row: SeatRow, opponent: str) -> None:
        if row.kind != "person" or row.seat == self._table.row.host:
            raise RequestError(409, "not-a-guest", "only other people can be removed")
        if self._table.is_started:
            await self._give(row, opponent)
        else:
            seats = self._table.seats
            await self._table.put([seats.opened(row.seat), *seats.left_on_device(row.seat)])

    async def _give(self, row: SeatRow, opponent: str) -> None:
        if row.seat == self._table.row.host:
            raise RequestError(409, "not-a-guest", "the host's own seat is left by leaving")
        if self._table.is_over:
            raise RequestError(409, "over", "the game is over")
        left = self._table.seats.left_on_device(row.seat)
        await self._table.put([self._computer_player(row, opponent), *left])

    def _computer_player(self, row: SeatRow, opponent: str) -> SeatRow:
        """The seat, taken by a computer player; one that changes keeps its name."""
        kind = opponent or self._table.seats.usual_opponent(self._table.game.name)
        check_opponent(kind, self._table.game.name)
        if row.kind == "opponent":
            return replace(row, opponent=in_character(kind, self._table.row.id, row.seat))
        return self._table.seats.opponents([kind], [row.seat])[0]

    async def _open(self, row: SeatRow) -> None:
        self._check_not_started()
        if row.kind == "person":
            raise RequestError(409, "taken", f"{row.name} sits there")
        await self._table.put([self._table.seats.opened(row.seat)])

    async def _make_host(self, row: SeatRow) -> None:
        if row.kind != "person":
            raise RequestError(409, "not-a-person", "only a person can be host")
        await self._table.put_row(replace(self._table.row, host=row.seat))

    def _check_not_started(self) -> None:
        if self._table.is_started:
            raise RequestError(409, "started", "the game has begun")

    async def rename(self, seat: int, name: str) -> None:
        """Give somebody another name.

        Raises:
            RequestError: the game has begun, or the name can't be used.
        """
        self._check_not_started()
        person = self._table.seats.renamed(seat, name)
        if person == self._table.seats.rows[seat]:
            return
        await self._table.put([person, *self._table.seats.renamed_for(person)])

    async def leave(self, seat: int) -> None:
        """Let somebody get up for good; the next person is host where the host goes."""
        seats, host = self._table.seats, self._table.row.host
        others = [other for other in seats.next_person(seat) if other != seat]
        if seat == host and others:
            host = self._present(others)
        if self._table.is_over:
            await self._table.put_row(replace(self._table.row, host=host))
        elif self._table.is_started:
            gone = self._computer_player(seats.rows[seat], "")
            await self._table.put([gone, *seats.left_on_device(seat)], host)
        else:
            await self._table.put([seats.opened(seat), *seats.left_on_device(seat)], host)

    def _present(self, seats: list[int]) -> int:
        """The first of some people who is here; the first where none is."""
        rows = self._table.seats.rows
        here = (seat for seat in seats if self._table.presence.is_here(rows[seat].token or ""))
        return next(here, seats[0])

    async def change(self, seat: int, asked: Change) -> None:
        """Change how the table is played.

        Raises:
            RequestError: the asker isn't the host, or it can't be played so.
        """
        self.check_host(seat)
        fixed = (asked.edition, asked.options, asked.move_seconds, asked.bank_seconds)
        if any(each is not None for each in fixed):
            self._check_not_started()
        await self._table.put_row(self._changed(self._table.row, asked))

    def _changed(self, row: TableRow, asked: Change) -> TableRow:
        def chosen(choice: str | None, now: bool) -> bool:
            return now if choice is None else choice == "yes"

        edition, options = row.edition, row.options
        if asked.edition is not None or asked.options is not None:
            edition = asked.edition or row.edition
            try:
                options = self._table.game.options.resolve(edition, asked.options or {})
            except PitpropError as error:
                raise RequestError(400, "bad-table", str(error)) from error
        changed = replace(
            row,
            edition=edition,
            options=options,
            pace=row.pace if asked.pace is None else asked.pace,
            auto_pick=chosen(asked.auto_pick, row.auto_pick),
            move_seconds=row.move_seconds if asked.move_seconds is None else asked.move_seconds,
            bank_seconds=row.bank_seconds if asked.bank_seconds is None else asked.bank_seconds,
            talk=asked.talk or row.talk,
            watching=chosen(asked.watching, row.watching),
            late=chosen(asked.late, row.late),
        )
        check_pace(changed.pace)
        check_clock(changed.move_seconds, changed.bank_seconds)
        return changed

    async def play_again(self, seat: int) -> None:
        """Open the table where the same company plays again; whoever asks is its host.

        Raises:
            RequestError: the game isn't over.
        """
        if not self._table.is_over:
            raise RequestError(409, "not-over", "the game isn't over yet")
        if self._table.row.next_table is not None:
            return
        row = following(self._table.row, seat)
        ready = self._table.seats.together(seat)
        seats = [
            replace(each, stand_in="", kept=True, ready=0 if each.seat in ready else -1, former=())
            for each in self._table.seats.rows
        ]
        await self._table.put_next(row, seats, seat)
