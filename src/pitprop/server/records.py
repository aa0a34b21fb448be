"""Records of the games at tables."""

from __future__ import annotations

from pitprop.core.recorded import Header, Record
from pitprop.core.recording import record_of_log, redacted
from pitprop.core.records import print_record
from pitprop.core.registry import find_game
from pitprop.server.rows import Stored


def record_of(stored: Stored, reader: int | None) -> Record:
    """The record of a table's game so far.

    Args:
        stored: the table and its log.
        reader: a seat (or `SPECTATOR`), for what it knows; None for everything, including the seed
            and the salt that prove the deals.
    """
    row = stored.row
    whole = reader is None
    header = Header(
        game=row.game,
        edition=row.edition,
        options=find_game(row.game).options.changes(row.edition, row.options),
        seats=tuple(seat.name for seat in stored.seats),
        rules=row.rules,
        first=row.first,
        commit=row.commitment,
        seed=row.seed if whole else None,
        salt=row.salt if whole else None,
    )
    record = record_of_log(header, ((entry.seat, entry.text) for entry in stored.log))
    return record if reader is None else redacted(record, reader)


def record_text(stored: Stored, reader: int | None) -> str:
    """The same as text."""
    return print_record(record_of(stored, reader))
