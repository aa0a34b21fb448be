"""Parts of a transaction that changes tables and seats."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, replace
from typing import Final

from sqlalchemy import Connection, select, text, update
from sqlalchemy.exc import IntegrityError

from pitprop.server.storage.database import first_line
from pitprop.server.storage.refusals import ConflictError
from pitprop.server.storage.remembering import forgetting
from pitprop.server.storage.row_values import seat_values, table_values
from pitprop.server.storage.rows import Arranged, Progress, SeatRow, TableRow
from pitprop.server.storage.schema import ARRANGED, SEATS, TABLES

_FORGET: Final = text(forgetting(":table"))


@contextmanager
def conflicts() -> Iterator[None]:
    """Turns a broken constraint into a `ConflictError`."""
    try:
        yield
    except IntegrityError as error:
        raise ConflictError(first_line(error)) from error


def insert_table(
    connection: Connection, row: TableRow, seats: Iterable[SeatRow], progress: Progress
) -> None:
    """Write a new table.

    Args:
        connection: that of the transaction.
        row: the table.
        seats: its seats.
        progress: how far its game has got.
    """
    connection.execute(
        TABLES.insert().values(**table_values(row), **asdict(progress), changed=row.created)
    )
    values = [{"table_id": row.id, **seat_values(seat)} for seat in seats]
    connection.execute(SEATS.insert(), values)


def write_row(connection: Connection, row: TableRow) -> None:
    """Write how a table is to be from now on."""
    connection.execute(update(TABLES).where(TABLES.c.id == row.id).values(**table_values(row)))


def take_tokens(connection: Connection, table: str, seats: Sequence[SeatRow]) -> None:
    """Leave seats to nobody, so that their tokens can be given to other seats.

    Args:
        connection: that of the transaction.
        table: the table.
        seats: the seats, as they are.

    Raises:
        ConflictError: a seat isn't so any more.
    """
    for seat in seats:
        changed = connection.execute(
            update(SEATS)
            .where(
                SEATS.c.table_id == table,
                SEATS.c.seat == seat.seat,
                SEATS.c.kind == seat.kind,
                SEATS.c.token.is_not_distinct_from(seat.token),
            )
            .values(token=None)
        )
        if changed.rowcount != 1:
            raise ConflictError(f"seat {seat.seat + 1} isn't as it was")


def write_seats(
    connection: Connection,
    table: str,
    seats: Sequence[SeatRow],
    kept: Mapping[str | None, bool],
) -> None:
    """Write who sits there.

    Args:
        connection: that of the transaction.
        table: the table.
        seats: the seats, as they shall be.
        kept: whether the table stays on the lists of those who sit there already, by token.
    """
    for seat in seats:
        values = seat_values(seat) | {"kept": kept.get(seat.token, seat.kept)}
        here = (SEATS.c.table_id == table) & (SEATS.c.seat == seat.seat)
        connection.execute(update(SEATS).where(here).values(**values))


def remember(connection: Connection, table: str, done: Arranged | None) -> None:
    """Keep that something was done, together with what it changed, and forget what is long past.

    Args:
        connection: that of the transaction.
        table: the table.
        done: what was done; None where nothing is kept of it.
    """
    if done is None:
        return
    connection.execute(ARRANGED.insert().values(table_id=table, **asdict(done)))
    connection.execute(_FORGET, {"table": table})


def kept_by(connection: Connection, table: str) -> dict[str | None, bool]:
    """Whether a table is on the list of those who sit there, by their tokens."""
    there = select(SEATS.c.token, SEATS.c.kept)
    sitting = there.where(SEATS.c.table_id == table, SEATS.c.token.is_not(None))
    return {row.token: row.kept for row in connection.execute(sitting)}


def only_become_ready(before: Sequence[SeatRow], after: Sequence[SeatRow], number: int) -> bool:
    """Whether something changes, and only that all of the seats become ready.

    Args:
        before: the seats as they are.
        after: the same seats, as they shall be.
        number: how many entries the log has, for which they become ready.
    """
    if list(after) == list(before):
        return False
    return list(after) == [replace(seat, ready=number) for seat in before]
