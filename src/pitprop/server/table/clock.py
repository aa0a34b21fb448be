"""A table's clock: so many seconds for each decision, and a bank for all of them together.

How much of the bank is left follows from the log, so that it is the same after a restart.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pitprop.server.storage.rows import Entry, TableRow

_SECOND = 1000


def has_clock(row: TableRow) -> bool:
    """Whether time can run out at a table."""
    return row.move_seconds > 0 or row.bank_seconds > 0


def bank_left(row: TableRow, log: Sequence[Entry], seat: int) -> int:
    """How many milliseconds a person has left in the bank.

    Args:
        row: the table.
        log: its log.
        seat: the person's seat.
    """
    left = row.bank_seconds * _SECOND
    for before, entry in pairwise(log):
        if entry.seat != seat:
            continue
        began = before.at if entry.began is None else entry.began
        over = max(0, entry.at - began - row.move_seconds * _SECOND)
        # Of what computer players decide for somebody, only what time ran out for counts.
        if entry.by is None or over >= left:
            left = max(0, left - over)
    return left


def deadline(row: TableRow, log: Sequence[Entry], seat: int, began: int | None) -> int:
    """When a person's time for the decision that is due runs out, in milliseconds since 1970.

    Args:
        row: the table.
        log: its log, with at least one entry.
        seat: the person's seat.
        began: since when there is time for it, where that is later than the last entry.
    """
    since = log[-1].at if began is None else began
    return since + row.move_seconds * _SECOND + bank_left(row, log, seat)
