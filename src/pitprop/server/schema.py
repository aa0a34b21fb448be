"""The tables of the database, and the steps from each version of them to the next.

They are the same for SQLite and PostgreSQL. A table's log is the truth; the columns of `tables`
from `started` on repeat what follows from the log, so that lists can be shown without replaying.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    inspect,
    select,
    true,
    update,
)

from pitprop.core.errors import PitpropError

METADATA: Final = MetaData()

VERSION: Final = Table("schema_version", METADATA, Column("version", Integer, nullable=False))

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("edition", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("first", Integer),
    Column("pace", Integer, nullable=False),
    Column("auto_pick", Boolean, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("deck", String(64)),
    Column("seed", String(64), nullable=False),
    Column("salt", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("host", Integer, nullable=False, server_default="0"),
    Column("move_seconds", Integer, nullable=False, server_default="0"),
    Column("bank_seconds", Integer, nullable=False, server_default="0"),
    Column("talk", String(8), nullable=False, server_default="claims"),
    Column("watching", Boolean, nullable=False, server_default=true()),
    Column("late", Boolean, nullable=False, server_default=false()),
    Column("next_table", String(40)),
    Column("next_by", Integer, nullable=False, server_default="-1"),
    Column("lesson", String(40)),
    Column("changed", BigInteger, nullable=False),
    Column("started", Boolean, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("round", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("phase", String(40), nullable=False),
    Column("decider", Integer, nullable=False),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("opponent", String(40), nullable=False),
    Column("token", String(64)),
    Column("stand_in", String(40), nullable=False, server_default=""),
    Column("ready", Integer, nullable=False, server_default="-1"),
    Column("kept", Boolean, nullable=False, server_default=true()),
    PrimaryKeyConstraint("table_id", "seat"),
    UniqueConstraint("table_id", "token", name="one_seat_each"),
    Index("seats_by_token", "token"),
)

LOG: Final = Table(
    "log",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("request", String(60)),
    Column("reasons", Text),
    Column("at", BigInteger, nullable=False),
    Column("by", String(40)),
    PrimaryKeyConstraint("table_id", "number"),
    UniqueConstraint("table_id", "request", name="each_request_once"),
)

TALK: Final = Table(
    "talk",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("entry", Integer, nullable=False),
    Column("round", Integer, nullable=False, server_default="0"),
    Column("events", Integer, nullable=False, server_default="0"),
    Column("claim", String(40), nullable=False),
    Column("params", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("request", String(60)),
    Column("at", BigInteger, nullable=False),
    Column("name", String(80), nullable=False, server_default=""),
    PrimaryKeyConstraint("table_id", "number"),
    UniqueConstraint("table_id", "request", name="each_said_once"),
)

ARRANGED: Final = Table(
    "arranged",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id"), nullable=False),
    Column("asker", String(64), nullable=False),
    Column("request", String(60), nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "asker", "request"),
)


def _add_decks(connection: Connection) -> None:
    connection.exec_driver_sql("ALTER TABLE tables ADD COLUMN deck VARCHAR(64)")


def _add_company(connection: Connection) -> None:
    """Host, clock, talk, watching, coming late, playing again; stand-ins and readiness."""
    for table, column in (
        ("tables", "host INTEGER DEFAULT 0 NOT NULL"),
        ("tables", "move_seconds INTEGER DEFAULT 0 NOT NULL"),
        ("tables", "bank_seconds INTEGER DEFAULT 0 NOT NULL"),
        ("tables", "talk VARCHAR(8) DEFAULT 'claims' NOT NULL"),
        ("tables", "watching BOOLEAN DEFAULT true NOT NULL"),
        ("tables", "late BOOLEAN DEFAULT false NOT NULL"),
        ("tables", "next_table VARCHAR(40)"),
        ("tables", "next_by INTEGER DEFAULT -1 NOT NULL"),
        ("seats", "stand_in VARCHAR(40) DEFAULT '' NOT NULL"),
        ("seats", "ready INTEGER DEFAULT -1 NOT NULL"),
        ("seats", "kept BOOLEAN DEFAULT true NOT NULL"),
        ("log", "by VARCHAR(40)"),
    ):
        name, rest = column.split(" ", 1)
        connection.exec_driver_sql(f'ALTER TABLE {table} ADD COLUMN "{name}" {rest}')
    connection.exec_driver_sql(
        "CREATE TABLE talk (table_id VARCHAR(40) NOT NULL REFERENCES tables (id), "
        "number INTEGER NOT NULL, seat INTEGER NOT NULL, entry INTEGER NOT NULL, "
        "claim VARCHAR(40) NOT NULL, params TEXT NOT NULL, text TEXT NOT NULL, "
        "request VARCHAR(60), at BIGINT NOT NULL, PRIMARY KEY (table_id, number), "
        "CONSTRAINT each_said_once UNIQUE (table_id, request))"
    )


def _add_moments(connection: Connection) -> None:
    """When in the round something was said."""
    for name in ("round", "events"):
        connection.exec_driver_sql(f"ALTER TABLE talk ADD COLUMN {name} INTEGER DEFAULT 0 NOT NULL")


def _add_arranged(connection: Connection) -> None:
    """What has been done of what was asked for around the game; who said something, by name."""
    connection.exec_driver_sql("ALTER TABLE talk ADD COLUMN name VARCHAR(80) DEFAULT '' NOT NULL")
    connection.exec_driver_sql(
        "CREATE TABLE arranged (table_id VARCHAR(40) NOT NULL REFERENCES tables (id), "
        "asker VARCHAR(64) NOT NULL, request VARCHAR(60) NOT NULL, number INTEGER NOT NULL, "
        "at BIGINT NOT NULL, PRIMARY KEY (table_id, asker, request))"
    )


def _add_lessons(connection: Connection) -> None:
    """Which lesson a table gives."""
    connection.exec_driver_sql("ALTER TABLE tables ADD COLUMN lesson VARCHAR(40)")


# Step n leads from version n to version n + 1. A step is never changed once it has been released.
_STEPS: Final[tuple[Callable[[Connection], None], ...]] = (
    _add_decks,
    _add_company,
    _add_moments,
    _add_arranged,
    _add_lessons,
)

NEWEST: Final = 1 + len(_STEPS)
"""The version of the tables above."""


def bring_up_to_date(connection: Connection) -> None:
    """Make the tables of a new database, or bring an older one to the newest version.

    Raises:
        PitpropError: a newer program has written the database.
    """
    version = version_of(connection)
    if version == 0:
        METADATA.create_all(connection)
        connection.execute(VERSION.insert().values(version=NEWEST))
        return
    for step in _STEPS[version - 1 :]:
        step(connection)
    connection.execute(update(VERSION).values(version=NEWEST))


def version_of(connection: Connection) -> int:
    """The version of the tables; 0 if there are none.

    Raises:
        PitpropError: a newer program has written the database.
    """
    there = inspect(connection).has_table(VERSION.name)
    version = connection.scalar(select(VERSION.c.version)) if there else None
    if version is not None and version > NEWEST:
        raise PitpropError(
            f"the data was written by a newer Pitprop (version {version} of its tables; "
            f"this one knows {NEWEST}); use that one or choose another folder with --data"
        )
    return version or 0
