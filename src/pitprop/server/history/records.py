"""Records of the games at tables."""

from __future__ import annotations

from dataclasses import replace
from itertools import accumulate

from pitprop.core.claims import Claim
from pitprop.core.installed.registry import find_game
from pitprop.core.records.record import Header, Record, SaidLine
from pitprop.core.records.recording import record_of_log, redacted
from pitprop.core.records.text import print_record
from pitprop.server.storage.rows import CHANCE_SEAT, Stored


def record_of(stored: Stored, reader: int | None) -> Record:
    """The record of a table's game so far.

    Args:
        stored: the table and its log.
        reader: a seat (or `SPECTATOR`), for what it knows; None for everything, including the seed
            and the salt that prove the deals.
    """
    row = stored.row
    # What is dealt in a lesson is written down beforehand: there is nothing to prove.
    whole = reader is None and row.lesson is None
    header = Header(
        game=row.game,
        edition=row.edition,
        options=find_game(row.game).options.changes(row.edition, row.options),
        seats=tuple(seat.name for seat in stored.seats),
        rules=row.rules,
        first=row.first,
        commit=row.commitment or None,
        seed=row.seed if whole else None,
        salt=row.salt if whole else None,
    )
    record = record_of_log(header, ((entry.seat, entry.text) for entry in stored.log))
    record = replace(record, said=_said(stored))
    return record if reader is None else redacted(record, reader)


def _said(stored: Stored) -> tuple[SaidLine, ...]:
    """What was said, each thing after so many moves as had been made."""
    moves = [0, *accumulate(int(entry.seat != CHANCE_SEAT) for entry in stored.log)]
    return tuple(
        SaidLine(
            moves[each.entry],
            each.seat,
            Claim(each.claim, each.params) if each.claim else None,
            "" if each.claim else each.text,
        )
        for each in stored.talk
    )


def record_text(stored: Stored, reader: int | None) -> str:
    """The same as text."""
    return print_record(record_of(stored, reader))
