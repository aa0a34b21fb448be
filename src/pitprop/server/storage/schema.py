"""The tables of the database; the steps from each version of them to the next are in `migrations`.

They are the same for SQLite and PostgreSQL. A table's log is the truth; the columns of `tables`
from `started` on repeat what follows from the log, so that lists can be shown without replaying.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
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
)

from pitprop.core.errors import PitpropError
from pitprop.core.notation import cited

METADATA: Final = MetaData()

VERSION: Final = Table(
    "alembic_version",
    METADATA,
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)

OF_OLD: Final = Table("schema_version", METADATA, Column("version", Integer, nullable=False))
"""What programs before Alembic look at (see `migrations/versions/v0006_alembic.py`)."""

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
    Column("version", BigInteger, nullable=False, server_default="0"),
    Column("keeper", String(40)),
    Index("tables_by_change", "changed"),
    Index("tables_by_keeper", "keeper"),
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
    Column("former", Text, nullable=False, server_default="[]"),
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
    Column("began", BigInteger),
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

ARCHIVE: Final = Table(
    "archive",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("record", Text, nullable=False),
    Column("finished", BigInteger, nullable=False),
    Column("archived", BigInteger, nullable=False),
)
"""The records of games whose tables have been removed."""

PROCESSES: Final = Table(
    "processes",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("seen", BigInteger, nullable=False),
)
"""The servers on this database, and when each has shown that it lives."""

PRESENCE: Final = Table(
    "presence",
    METADATA,
    Column("table_id", String(40), nullable=False),
    Column("process", String(40), nullable=False),
    Column("told", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "process"),
    Index("presence_by_process", "process"),
)
"""Who has a table open at which server."""

CARRIES: Final = Table(
    "carries",
    METADATA,
    Column("code", String(64), primary_key=True),
    Column("table_id", String(40), nullable=False),
    Column("token", String(64), nullable=False),
    Column("sealed", String(200), nullable=False),
    Column("until", BigInteger, nullable=False),
    UniqueConstraint("table_id", "token", name="one_code_each"),
)
"""Codes that take a seat along; what they stand for can be read with the code alone."""

FINDINGS: Final = Table(
    "findings",
    METADATA,
    Column("record", String(64), nullable=False),
    Column("question", String(40), nullable=False),
    Column("answer", LargeBinary, nullable=False),
    Column("found", BigInteger, nullable=False),
    PrimaryKeyConstraint("record", "question"),
    Index("findings_by_time", "found"),
)
"""What was worked out about games that were looked back on, by a hash of the record."""


NEWEST: Final = 12
"""The version of the tables above: the number of the last of the steps in `migrations`."""


def revision_of(version: int) -> str:
    """What Alembic calls a version."""
    return f"{version:04}"


def version_of(connection: Connection) -> int:
    """The version of the tables; 0 if there are none.

    Raises:
        PitpropError: a newer program has written the database, or another one.
    """
    there = inspect(connection)
    version = None
    if there.has_table(VERSION.name):
        version = connection.scalar(select(VERSION.c.version_num))
    elif there.has_table(OF_OLD.name):
        version = connection.scalar(select(OF_OLD.c.version))
    try:
        number = int(version or 0)
    except ValueError:
        raise PitpropError(
            f"the tables have the version {cited(version)}, where Pitprop writes a number;"
            " use the data's own program, or choose another folder with --data"
        ) from None
    if number > NEWEST:
        raise PitpropError(
            f"the data was written by a newer Pitprop (version {number} of its tables; "
            f"this one knows {NEWEST}); use that one or choose another folder with --data"
        )
    return number
