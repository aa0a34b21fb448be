"""Reading a table's record from the data, whether or not a server is using the data."""

from __future__ import annotations

from pathlib import Path

from pitprop.core.errors import PitpropError
from pitprop.core.game import SPECTATOR, TERMINAL
from pitprop.server.history.records import record_text
from pitprop.server.history.replay import replay
from pitprop.server.storage.archive import archived_record
from pitprop.server.storage.by_command import reading_data, shown, table_named
from pitprop.server.storage.reading import stored_in


def export_record(data: Path | str, table: str) -> str:
    """The record of a table's game: all of it when it is over, until then what everybody knows.

    Args:
        data: the folder of the embedded database, or a database's URL.
        table: the table, or the address of its page, with whatever follows in it.

    Raises:
        PitpropError: the table doesn't exist, or the data can't be read.
    """
    name = table_named(table)
    with reading_data(data) as connection:
        stored = stored_in(connection, name) or archived_record(connection, name)
    if isinstance(stored, str):
        return stored
    if stored is None:
        raise PitpropError(f"there is no table {name!r} in {shown(data)}")
    is_over = replay(stored).decider == TERMINAL
    return record_text(stored, None if is_over else SPECTATOR)
