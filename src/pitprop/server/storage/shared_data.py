"""What servers on one PostgreSQL know of each other: who lives, cares for which table, is visited.

Each shows every second that it lives. Whatever one looks after that hasn't for a while is taken
over by another, exactly one (`FOR UPDATE SKIP LOCKED`). All times are the database's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, text

LEASE: Final = 3_000
"""How many milliseconds a server may be silent before the others take its tables over."""

# After how many milliseconds what it leaves behind is forgotten.
_LONG_DEAD: Final = 60_000
_ORPHANS: Final = 20

_NOW: Final = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
_DEAD: Final = f"SELECT id FROM processes WHERE seen <= {_NOW} - :lease"
_SHOW: Final = text(
    f"INSERT INTO processes (id, seen) VALUES (:process, {_NOW})"
    " ON CONFLICT (id) DO UPDATE SET seen = EXCLUDED.seen"
)
_FREE: Final = (
    f"(keeper IS NULL OR keeper IN ({_DEAD}) OR keeper NOT IN (SELECT id FROM processes))"
)
_TAKE: Final = text(
    "UPDATE tables SET keeper = :process WHERE id IN (SELECT id FROM tables"
    f" WHERE id = ANY(:tables) AND {_FREE} FOR UPDATE SKIP LOCKED)"
)
_INHERIT: Final = text(
    "UPDATE tables SET keeper = :process WHERE id IN (SELECT id FROM tables"
    f" WHERE keeper IN ({_DEAD}) LIMIT :most FOR UPDATE SKIP LOCKED) RETURNING id"
)
_IS_FREE: Final = text(f"SELECT id FROM tables WHERE id = :table AND {_FREE} FOR UPDATE")
_HELD: Final = text("SELECT id, version, keeper FROM tables WHERE id = ANY(:tables)")
_DIED: Final = text(_DEAD)
_FORGET: Final = text(
    f"DELETE FROM processes WHERE seen <= {_NOW} - :long"
    " AND NOT EXISTS (SELECT 1 FROM tables WHERE keeper = processes.id)"
)
_FORGET_PRESENCE: Final = text(
    "DELETE FROM presence WHERE process NOT IN (SELECT id FROM processes)"
)
_LET_GO: Final = text(
    "UPDATE tables SET keeper = NULL WHERE id = ANY(:tables) AND keeper = :process"
)
_GONE_FROM: Final = text(
    "DELETE FROM presence WHERE table_id = ANY(:tables) AND process = :process"
)
_LEAVE: Final = (
    text("UPDATE tables SET keeper = NULL WHERE keeper = :process"),
    text("DELETE FROM presence WHERE process = :process"),
    text("DELETE FROM processes WHERE id = :process"),
)
_PUT_PRESENCE: Final = text(
    "INSERT INTO presence (table_id, process, told) VALUES (:table, :process, :presence)"
    " ON CONFLICT (table_id, process) DO UPDATE SET told = EXCLUDED.told"
)
_ELSEWHERE: Final = text(
    "SELECT process, told FROM presence WHERE table_id = :table AND process <> :process"
    f" AND process IN (SELECT id FROM processes WHERE seen > {_NOW} - :lease)"
)


@dataclass(frozen=True, slots=True)
class Known:
    """What a server learns every second.

    Attributes:
        versions: how often the tables that it holds have changed.
        kept: those of them that it looks after.
        inherited: tables that it looks after from now on, as whoever did before is dead.
        dead: servers that are.
    """

    versions: dict[str, int]
    kept: frozenset[str]
    inherited: tuple[str, ...]
    dead: frozenset[str]


def beat(connection: Connection, process: str, tables: Sequence[str]) -> Known:
    """Show that a server lives, and learn what has happened to the tables that it holds.

    Args:
        connection: that of a transaction.
        process: the server.
        tables: those that it has in memory.
    """
    here = {"process": process, "lease": LEASE, "tables": list(tables)}
    connection.execute(_SHOW, {"process": process})
    connection.execute(_TAKE, here)
    inherited = connection.execute(_INHERIT, here | {"most": _ORPHANS}).scalars().all()
    held = connection.execute(_HELD, here | {"tables": [*tables, *inherited]}).all()
    dead = connection.execute(_DIED, {"lease": LEASE}).scalars().all()
    if connection.execute(_FORGET, {"long": _LONG_DEAD}).rowcount:
        connection.execute(_FORGET_PRESENCE)
    return Known(
        {row.id: row.version for row in held},
        frozenset(row.id for row in held if row.keeper == process),
        tuple(inherited),
        frozenset(dead) - {process},
    )


def take(connection: Connection, process: str, table: str) -> bool:
    """Look after a table unless another server does; whether this one does now.

    Args:
        connection: a connection to the database, in a transaction.
        process: this server.
        table: the table.
    """
    here = {"process": process, "lease": LEASE, "tables": [table]}
    connection.execute(_TAKE, here)
    return any(row.keeper == process for row in connection.execute(_HELD, here))


def is_free(connection: Connection, table: str) -> bool:
    """Whether no server looks after a table, nor begins to before the transaction ends."""
    found = connection.execute(_IS_FREE, {"table": table, "lease": LEASE})
    return found.first() is not None


def let_go(connection: Connection, process: str, tables: Sequence[str]) -> None:
    """Look after some tables no longer; they aren't in this server's memory any more.

    Args:
        connection: a connection to the database, in a transaction.
        process: this server.
        tables: which tables.
    """
    here = {"process": process, "tables": list(tables)}
    connection.execute(_LET_GO, here)
    connection.execute(_GONE_FROM, here)


def leave(connection: Connection, process: str) -> None:
    """Leave everything to the others: a server ends."""
    for statement in _LEAVE:
        connection.execute(statement, {"process": process})


def put_presence(connection: Connection, process: str, table: str, presence: str) -> None:
    """Tell who has a table open at a server.

    Args:
        connection: a connection to the database, in a transaction.
        process: the server.
        table: the table.
        presence: who is there, as the server writes it.
    """
    connection.execute(_PUT_PRESENCE, {"process": process, "table": table, "presence": presence})


def presence_elsewhere(connection: Connection, process: str, table: str) -> dict[str, str]:
    """Who has a table open at the other servers that live, by server.

    Args:
        connection: a connection to the database, in a transaction.
        process: this server.
        table: the table.
    """
    here = {"process": process, "table": table, "lease": LEASE}
    return {row.process: row.told for row in connection.execute(_ELSEWHERE, here)}
