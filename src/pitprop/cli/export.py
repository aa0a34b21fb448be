"""`pitprop export`."""

from __future__ import annotations

import click

from pitprop.cli import output
from pitprop.cli.data import DATA, data_of
from pitprop.cli.own_deck import RECORDED_DECK


@click.command(short_help="Print the record of a table's game.")
@click.argument("table")
@DATA
@RECORDED_DECK
def export(table: str, data: str | None) -> None:
    """Print the record of the game at TABLE, whether or not a server is running.

    TABLE is the address of the table's page, or the last part of it. While the game is being played
    the record holds what everybody knows; when it is over it holds everything, with the seed of the
    deals.
    """
    from pitprop.server.history.export import export_record

    output.say(export_record(data_of(data), table).rstrip("\n"))
