"""Tables that are removed from the database: for long never begun, abandoned, or finished.

The record of a game that was begun is kept, as whoever has its link may look back on it, unless a
table is to be forgotten. These functions are given the connection of a transaction (see
`store.py`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, func, or_, select

from pitprop.core.records.headers import RULES
from pitprop.server.storage.schema import (
    ARCHIVE,
    ARRANGED,
    CARRIES,
    LOG,
    PRESENCE,
    SEATS,
    TABLES,
    TALK,
)

_PARTS: Final = (ARRANGED, TALK, LOG, SEATS, CARRIES)


@dataclass(frozen=True, slots=True)
class Outdated:
    """A table that is to be removed.

    Attributes:
        table: the table.
        game: its game.
        changed: when it has changed for the last time, in milliseconds since 1970.
        is_started: whether a game has begun.
        is_over: whether that game is over.
    """

    table: str
    game: str
    changed: int
    is_started: bool
    is_over: bool


def count_tables(connection: Connection) -> int:
    """How many tables there are."""
    return connection.scalar(select(func.count()).select_from(TABLES)) or 0


def outdated(
    connection: Connection,
    unbegun: int | None,
    abandoned: int | None,
    finished: int | None,
    most: int,
) -> list[Outdated]:
    """Tables that nobody is likely to come back to, those first that have rested longest.

    Args:
        connection: a connection to the database.
        unbegun: the time, in milliseconds since 1970, before which a table where no game has begun
            has last changed; None for none of these.
        abandoned: the same for tables whose game has begun and isn't over.
        finished: the same for tables whose game is over.
        most: how many at most.
    """
    begun = TABLES.c.started & (TABLES.c.rules == RULES)
    resting = (
        (~TABLES.c.started, unbegun),
        (begun & ~TABLES.c.over, abandoned),
        (begun & TABLES.c.over, finished),
    )
    kinds = [kind & (TABLES.c.changed < since) for kind, since in resting if since is not None]
    if not kinds:
        return []
    columns = (TABLES.c.id, TABLES.c.game, TABLES.c.changed, TABLES.c.started, TABLES.c.over)
    is_open = select(PRESENCE.c.table_id).where(PRESENCE.c.table_id == TABLES.c.id).exists()
    found = connection.execute(
        select(*columns).where(or_(*kinds), ~is_open).order_by(TABLES.c.changed).limit(most)
    )
    return [Outdated(*row) for row in found]


def remove(connection: Connection, gone: Outdated, record: str | None, now: int) -> bool:
    """Remove a table, and keep the record of its game.

    Args:
        connection: a connection to the database.
        gone: the table.
        record: the record; None where no game has begun.
        now: the time in milliseconds since 1970.

    Returns:
        Whether it was removed; not where it has changed in the meantime.
    """
    here = (TABLES.c.id == gone.table) & (TABLES.c.changed == gone.changed)
    as_then = (TABLES.c.started == gone.is_started) & (TABLES.c.over == gone.is_over)
    found = select(TABLES.c.id).where(here, as_then).with_for_update()
    if connection.execute(found).first() is None:
        return False
    _delete(connection, gone.table)
    if record is not None:
        row = {"id": gone.table, "game": gone.game, "finished": gone.changed, "archived": now}
        connection.execute(ARCHIVE.insert().values(**row, record=record))
    return True


def forget(connection: Connection, table: str) -> None:
    """Remove a table, and the record of its game."""
    _delete(connection, table)
    connection.execute(delete(PRESENCE).where(PRESENCE.c.table_id == table))
    connection.execute(delete(ARCHIVE).where(ARCHIVE.c.id == table))


def _delete(connection: Connection, table: str) -> None:
    for part in _PARTS:
        connection.execute(delete(part).where(part.c.table_id == table))
    connection.execute(delete(TABLES).where(TABLES.c.id == table))


def archived_record(connection: Connection, table: str) -> str | None:
    """The record of a table that has been removed; None where there is none."""
    if "\0" in table:  # PostgreSQL has no such text.
        return None
    return connection.scalar(select(ARCHIVE.c.record).where(ARCHIVE.c.id == table))
