"""`pitprop remove`."""

from __future__ import annotations

import sys
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import click

from pitprop.cli import output
from pitprop.cli.data import DATA, data_of
from pitprop.core.errors import PitpropError

if TYPE_CHECKING:
    from pitprop.server.storage.removal import Removable


@click.command(short_help="Remove a table for good, with all that is known of it.")
@click.argument("table")
@click.option("--yes", is_flag=True, help="Remove it without asking.")
@DATA
def remove(table: str, yes: bool, data: str | None) -> None:
    """Remove TABLE for good, with its names and moves, what was said there, and its record.

    TABLE is the address of the table's page, or the last part of it. What copies hold stays there.
    In an SQLite file no server may be using the data; with PostgreSQL servers may go on, as long as
    none uses the table.
    """
    from pitprop.server.storage.removal import removable, remove_table

    there = removable(data_of(data), table)
    if not yes and not _is_agreed(there):
        output.aside("nothing has been removed")
        return
    remove_table(data_of(data), there.table)
    output.say(f"{_described(there)} has been removed")


def _is_agreed(there: Removable) -> bool:
    if not sys.stdin.isatty():
        raise PitpropError(f"this would remove {_described(there)}; --yes removes it")
    return click.confirm(f"Remove {_described(there)}?", err=True)


def _described(there: Removable) -> str:
    if there.created is None:
        return f"the record of table {there.table}"
    opened = datetime.fromtimestamp(there.created / 1000, UTC)
    names = ", ".join(there.names)
    return f"table {there.table} ({there.game}, opened {opened:%Y-%m-%d}: {names})"
