"""What the database says about tables, seats and lists."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, Select, func, select

from pitprop.server.storage.row_values import (
    arranged_of,
    entry_of,
    progress_of,
    said_of,
    seat_of,
    table_of,
)
from pitprop.server.storage.rows import Listed, SeatRow, Stored
from pitprop.server.storage.schema import ARRANGED, LOG, SEATS, TABLES, TALK

_LISTED: Final = 100
# About as many as a company finishes in a year of weekly evenings.
_REMEMBERED_GAMES: Final = 250


def stored_in(connection: Connection, table: str, entries: int = 0, said: int = 0) -> Stored | None:
    """Everything about a table, or None if there is no such table; see `Store.load`.

    Args:
        connection: a connection to the database.
        table: the table.
        entries: how many entries of its log are known already and left out.
        said: the same of what was said.
    """
    if "\0" in table:  # PostgreSQL has no such text.
        return None
    row = connection.execute(select(TABLES).where(TABLES.c.id == table)).first()
    if row is None:
        return None
    log = connection.execute(
        select(LOG).where(LOG.c.table_id == table, LOG.c.number > entries).order_by(LOG.c.number)
    )
    talk = connection.execute(
        select(TALK).where(TALK.c.table_id == table, TALK.c.number > said).order_by(TALK.c.number)
    )
    arranged = connection.execute(
        select(ARRANGED)
        .where(ARRANGED.c.table_id == table, ARRANGED.c.number >= entries)
        .order_by(ARRANGED.c.at)
    )
    return Stored(
        table_of(row),
        _seats(connection, table),
        tuple(map(entry_of, log)),
        tuple(map(said_of, talk)),
        tuple(map(arranged_of, arranged)),
        row.version,
    )


def is_known(connection: Connection, token: str) -> bool:
    """Whether somebody with a token has a seat."""
    seat = connection.execute(select(SEATS.c.seat).where(SEATS.c.token == token).limit(1))
    return seat.first() is not None


def tables_of(connection: Connection, token: str) -> list[Listed]:
    """The tables where somebody has a seat, the last changed first; see `Store.tables_of`."""
    wanted = _kept_tables(token).order_by(TABLES.c.over, TABLES.c.changed.desc(), TABLES.c.id)
    found = _listed(connection, wanted.limit(_LISTED))
    return sorted(found, key=lambda each: (-each.changed, each.row.id))


def finished_together(connection: Connection, token: str) -> list[Listed]:
    """The tables where somebody has finished a game with others, the last changed first."""
    other = SEATS.alias()
    with_others = select(other.c.seat).where(
        other.c.table_id == TABLES.c.id, other.c.token.is_not(None), other.c.token != token
    )
    wanted = (
        _kept_tables(token)
        .where(TABLES.c.over.is_(True), with_others.exists())
        .order_by(TABLES.c.changed.desc(), TABLES.c.id)
    )
    return _listed(connection, wanted.limit(_REMEMBERED_GAMES))


def _kept_tables(token: str) -> Select[Any]:
    """The tables on the list of the person with a token."""
    joined = select(TABLES).join(SEATS, SEATS.c.table_id == TABLES.c.id)
    return joined.where(SEATS.c.token == token, SEATS.c.kept.is_(True))


def _listed(connection: Connection, wanted: Select[Any]) -> list[Listed]:
    rows = connection.execute(wanted).all()
    tables = [row.id for row in rows]
    seats, numbers = _seats_of(connection, tables), _numbers_of(connection, tables)
    return [
        Listed(
            table_of(row),
            tuple(seats[row.id]),
            progress_of(row),
            numbers.get(row.id, 0),
            row.changed,
        )
        for row in rows
    ]


def _seats(connection: Connection, table: str) -> tuple[SeatRow, ...]:
    rows = connection.execute(select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat))
    return tuple(map(seat_of, rows))


def _seats_of(connection: Connection, tables: Sequence[str]) -> dict[str, list[SeatRow]]:
    """The seats of several tables, by table."""
    found: dict[str, list[SeatRow]] = {table: [] for table in tables}
    there = select(SEATS).where(SEATS.c.table_id.in_(tables)).order_by(SEATS.c.seat)
    for row in connection.execute(there):
        found[row.table_id].append(seat_of(row))
    return found


def _numbers_of(connection: Connection, tables: Sequence[str]) -> dict[str, int]:
    """How many entries the logs of several tables have, by table; none of a log that is empty."""
    last = select(LOG.c.table_id, func.max(LOG.c.number)).where(LOG.c.table_id.in_(tables))
    return {row[0]: row[1] for row in connection.execute(last.group_by(LOG.c.table_id))}
