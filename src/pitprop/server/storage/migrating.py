"""Makes the tables of a new database, and brings those of an older program up to date."""

from __future__ import annotations

import logging
import sqlite3
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect

from pitprop.core.errors import PitpropError
from pitprop.server.storage.copying import copy_database
from pitprop.server.storage.database_lock import be_alone, one_at_a_time
from pitprop.server.storage.schema import (
    METADATA,
    NEWEST,
    OF_OLD,
    VERSION,
    revision_of,
    version_of,
)

if TYPE_CHECKING:
    from alembic.config import Config

_ENDINGS: Final = ("", *(f"-{number}" for number in range(2, 1_000)))
STEPS: Final = Path(__file__).with_name("migrations")

logger = logging.getLogger(__name__)


#: What programs before Alembic find in a database of a newer one.
_LAST_OF_OLD: Final = 6


def bring_up_to_date(connection: Connection, file: Path | None = None) -> None:
    """Make the tables of a new database, or bring an older one to the newest version.

    All of it is one transaction, so that a database has one version or the other.

    Args:
        connection: a connection that has begun a transaction.
        file: where SQLite keeps the database; it is copied before it is changed.

    Raises:
        PitpropError: a newer program has written the database, or it can't be copied.
    """
    is_shared = connection.dialect.name == "postgresql"
    if is_shared:
        one_at_a_time(connection)
    version = version_of(connection)
    if version == NEWEST:
        return
    if is_shared:
        be_alone(connection)
    else:
        # Otherwise each change of a table would be a transaction of its own.
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    if version == 0:
        METADATA.create_all(connection)
        connection.execute(OF_OLD.insert().values(version=_LAST_OF_OLD))
        connection.execute(VERSION.insert().values(version_num=revision_of(NEWEST)))
        return
    if file is not None:
        copy = _copy(file, version)
        logger.warning(
            "the games were brought up to date; as they were before they are in %s", copy
        )
    _carry_out(connection, version)


def alembic_config(connection: Connection | None = None) -> Config:
    """What Alembic is told.

    Args:
        connection: where it shall carry out the steps.
    """
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(STEPS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def _carry_out(connection: Connection, version: int) -> None:
    from alembic import command

    config = alembic_config(connection)
    if not inspect(connection).has_table(VERSION.name):
        command.stamp(config, revision_of(version))
    command.upgrade(config, revision_of(NEWEST))


def _copy(file: Path, version: int) -> Path:
    """A copy of an SQLite database beside it, under a name that nothing has yet."""
    day = f"{datetime.now(UTC):%Y-%m-%d}"
    names = (f"{file.stem}-{version}-{day}{more}{file.suffix}" for more in _ENDINGS)
    target = next(copy for copy in map(file.with_name, names) if not copy.exists())
    try:
        copy_database(file, target)
    except (OSError, sqlite3.Error) as error:
        raise PitpropError(
            f"can't use the database: it has to be copied to {target} before it is brought"
            f" up to date, and can't be: {error}"
        ) from error
    return target
