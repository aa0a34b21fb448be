"""Who sits where at one table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from typing import Final

from pitprop.opponents import LEVELS, level_and_character, usual_name
from pitprop.server.http.identity import NO_TOKEN, device_token
from pitprop.server.http.problems import RequestError
from pitprop.server.storage.rows import Former, SeatRow
from pitprop.server.tables.characters import in_character
from pitprop.server.tables.names import clean_name, is_taken, opponent_names, own_name

NO_SEAT: Final = -1


class Seats:
    """The seats of a table in the order of play."""

    def __init__(self, table: str, rows: Iterable[SeatRow]) -> None:
        self._table = table
        self.rows = list(rows)

    def seat_of(self, reader: str) -> int:
        """The seat of the person with a token, or `NO_SEAT`."""
        if reader != NO_TOKEN:
            for row in self.rows:
                if row.token == reader:
                    return row.seat
        return NO_SEAT

    def seats_of(self, reader: str) -> list[int]:
        """The seats that are played on the device of the person with a token; their own first."""
        if reader == NO_TOKEN:
            return []
        own = [row.seat for row in self.rows if row.token == reader]
        return own + [row.seat for row in self.rows if row.token == device_token(reader, row.name)]

    def looking(self, reader: str, tokens: Collection[str]) -> tuple[int, tuple[int, ...]]:
        """The seat that a browser looks through, or `NO_SEAT`, and all that are played in it.

        Args:
            reader: the token of whoever looks, hashed.
            tokens: those of all who play there.
        """
        mine = tuple(row.seat for row in self.rows if row.token in tokens)
        seat = self.seat_of(reader)
        # Whoever is left there alone need not say who they are.
        return (mine[0] if seat == NO_SEAT and len(mine) == 1 else seat), mine

    def left_on_device(self, seat: int) -> list[SeatRow]:
        """The seats that change when a person on whose device others play gets up.

        The first of these has the device then: what it was given says who they are.
        """
        row = self.rows[seat]
        guests = [other for other in self.seats_of(row.token or NO_TOKEN) if other != seat]
        return [replace(self.rows[guests[0]], token=row.token)] if guests else []

    def together(self, seat: int) -> list[int]:
        """The seats that are played on the same device as a person's seat, that one included."""
        devices = [self.seats_of(row.token or NO_TOKEN) for row in self.people]
        return max((seats for seats in devices if seat in seats), key=len)

    @property
    def open(self) -> list[int]:
        """The seats that nobody has taken."""
        return [row.seat for row in self.rows if row.kind == "open"]

    @property
    def people(self) -> list[SeatRow]:
        """The seats of people."""
        return [row for row in self.rows if row.kind == "person"]

    @property
    def computer_players(self) -> list[int]:
        """The seats of computer players."""
        return [row.seat for row in self.rows if row.kind == "opponent"]

    @property
    def tokens(self) -> set[str]:
        """The tokens of all people who have a seat."""
        return {row.token for row in self.rows if row.token is not None}

    @property
    def names(self) -> list[str]:
        """The names of those who have a seat."""
        return [row.name for row in self.rows if row.kind != "open"]

    def person(
        self,
        name: str,
        token: str,
        wanted: int | None = None,
        also: Collection[int] = (),
        *,
        is_started: bool = False,
    ) -> SeatRow:
        """A seat, taken by a person, whose name no other person at the table has.

        Once the game has begun, no computer player there has it either: what one did is told by
        its name.

        Args:
            name: what the person wants to be called.
            token: the person's, hashed.
            wanted: which seat; the first open one where None.
            also: seats of computer players that may be taken, where one is wanted.
            is_started: whether the game has begun.

        Raises:
            RequestError: no seat is open, that one isn't, or the name can't be used.
        """
        if not self.open and wanted is None:
            raise RequestError(409, "full", "all seats of this table are taken")
        seat = self.open[0] if wanted is None else wanted
        if seat not in self.open and seat not in also:
            raise RequestError(
                409, "taken", f"seat {seat} isn't open; the open ones are {self.open}"
            )
        others = [
            row.name
            for row in self.rows
            if row.kind == "person" or (is_started and row.seat != seat)
        ]
        return SeatRow(seat, own_name(clean_name(name), others), "person", "", token, ready=0)

    def renamed(self, seat: int, name: str) -> SeatRow:
        """A person's seat under another name, which no other person at the table has.

        Args:
            seat: the seat.
            name: what the person wants to be called.

        Raises:
            RequestError: the name can't be used.
        """
        others = [row.name for row in self.people if row.seat != seat]
        row = replace(self.rows[seat], name=own_name(clean_name(name), others))
        owner = self.rows[self.together(seat)[0]].token or NO_TOKEN
        return row if row.token == owner else replace(row, token=device_token(owner, row.name))

    def guest(self, name: str, reader: str, wanted: int) -> SeatRow:
        """A seat, taken by somebody who plays on another person's device.

        Args:
            name: what they want to be called.
            reader: the hash of that person's token.
            wanted: which seat.

        Raises:
            RequestError: the seat isn't open, or the name can't be used.
        """
        row = self.person(name, reader, wanted)
        return replace(row, token=device_token(reader, row.name))

    def renamed_for(self, person: SeatRow) -> list[SeatRow]:
        """The seats of opponents who leave their name to a person, with their new names."""
        taken = [*self.names, person.name]
        return [
            replace(row, name=opponent_names(self._table, taken, 1)[0])
            for row in self.rows
            if row.kind == "opponent"
            and row.seat != person.seat
            and is_taken(row.name, [person.name])
        ]

    def opponents(self, kinds: Sequence[str], seats: Sequence[int] | None = None) -> list[SeatRow]:
        """Seats taken by opponents of these kinds; the first open ones unless seats are given.

        Nobody is called what somebody was called who has gone, as long as there are other names.
        """
        gone = [each.name for row in self.rows for each in row.former]
        names = opponent_names(self._table, self.names, len(kinds), gone)
        return [
            SeatRow(seat, name, "opponent", in_character(kind, self._table, seat), None)
            for seat, name, kind in zip(
                self.open if seats is None else seats, names, kinds, strict=False
            )
        ]

    def usual_opponent(self, game: str) -> str:
        """The level that plays where nobody has chosen one: as most others at the table do."""
        kinds = [level_and_character(row.opponent)[0] for row in self.rows]
        levels = Counter(kind for kind in kinds if kind in LEVELS).most_common(1)
        return levels[0][0] if levels else usual_name(game)

    def opened(self, seat: int) -> SeatRow:
        """The seat, open to people."""
        return SeatRow(seat, "", "open", "", None)

    def swapped(self, one: int, other: int) -> list[SeatRow]:
        """The two seats, each taken by who sits on the other."""
        return [replace(self.rows[one], seat=other), replace(self.rows[other], seat=one)]

    def remembering(self, row: SeatRow, round_: int, events: int) -> SeatRow:
        """The seat, as it shall be, with what those were called who sat there before.

        Args:
            row: the seat.
            round_: the number of the round.
            events: how many events its history has.
        """
        before = self.rows[row.seat]
        if before.name == row.name:
            return replace(row, former=before.former)
        return replace(
            row, former=(*before.former, Former(before.name, round_, events, before.token))
        )

    def has_left(self, token: str) -> bool:
        """Whether somebody has left a seat in this game.

        Args:
            token: the person's, hashed.
        """
        return any(each.token == token for row in self.rows for each in row.former)

    def left_by(self, token: str, round_: int) -> list[int]:
        """The seats that somebody has left during a round.

        Args:
            token: the person's, hashed.
            round_: the number of the round.
        """
        return [row.seat for row in self.rows if token in _people_gone(row, round_)]

    def open_to(self, token: str, round_: int) -> list[int]:
        """The seats of computer players that somebody may take in the middle of a round.

        What people have left in this round is not among them: nobody shall see what they held, and
        least of all whoever has removed them. They themselves may come back.

        Args:
            token: the person's, hashed.
            round_: the number of the round.
        """
        gone = {seat: _people_gone(self.rows[seat], round_) for seat in self.computer_players}
        return [seat for seat, people in gone.items() if not people or token in people]

    def next_person(self, after: int) -> list[int]:
        """The seats of people in the order of play, from behind a seat on, that seat last."""
        order = [*range(after + 1, len(self.rows)), *range(after + 1)]
        return [seat for seat in order if self.rows[seat].kind == "person"]

    def put(self, rows: Iterable[SeatRow]) -> None:
        """Change seats."""
        for row in rows:
            self.rows[row.seat] = row


def _people_gone(row: SeatRow, round_: int) -> list[str]:
    """Who has left a seat during a round, by their tokens, hashed."""
    return [each.token for each in row.former if each.token and each.round == round_]
