"""Who sits where at one table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from pitprop.server.identity import NOBODY
from pitprop.server.names import clean_name, opponent_names
from pitprop.server.problems import RequestError
from pitprop.server.rows import SeatRow

NO_SEAT: Final = -1


class Seats:
    """The seats of a table in the order of play; they change only from open to taken."""

    def __init__(self, table: str, rows: Iterable[SeatRow]) -> None:
        self._table = table
        self.rows = list(rows)

    def seat_of(self, reader: str) -> int:
        """The seat of the person with a token, or `NO_SEAT`."""
        if reader != NOBODY:
            for row in self.rows:
                if row.token == reader:
                    return row.seat
        return NO_SEAT

    @property
    def open(self) -> list[int]:
        """The seats that nobody has taken."""
        return [row.seat for row in self.rows if row.kind == "open"]

    @property
    def names(self) -> list[str]:
        """The names of those who have a seat."""
        return [row.name for row in self.rows if row.kind != "open"]

    def person(self, name: str, token: str, wanted: int | None = None) -> SeatRow:
        """An open seat, taken by a person.

        Args:
            name: what the person wants to be called.
            token: the person's, hashed.
            wanted: which seat; the first open one where None.

        Raises:
            RequestError: no seat is open, that one isn't, or the name can't be used.
        """
        if not self.open:
            raise RequestError(409, "full", "all seats of this table are taken")
        seat = self.open[0] if wanted is None else wanted
        if seat not in self.open:
            raise RequestError(
                409, "taken", f"seat {seat} isn't open; the open ones are {self.open}"
            )
        return SeatRow(seat, clean_name(name, self.names), "person", "", token)

    def opponents(self, kinds: Sequence[str], seats: Sequence[int] | None = None) -> list[SeatRow]:
        """Seats taken by opponents of these kinds; the first open ones unless seats are given."""
        names = opponent_names(self._table, self.names, len(kinds))
        return [
            SeatRow(seat, name, "opponent", kind, None)
            for seat, name, kind in zip(
                self.open if seats is None else seats, names, kinds, strict=False
            )
        ]

    def put(self, rows: Iterable[SeatRow]) -> None:
        """Change seats."""
        for row in rows:
            self.rows[row.seat] = row
