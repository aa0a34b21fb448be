"""`pitprop backup` and `pitprop restore`."""

from __future__ import annotations

from pathlib import Path

import click

from pitprop.cli import output
from pitprop.cli.data import EMBEDDED_DATA, data_of
from pitprop.core.wording.counted import counted


@click.command(short_help="Copy all games into a file.")
@click.argument("file", type=click.Path(path_type=Path))
@EMBEDDED_DATA
def backup(file: Path, data: str | None) -> None:
    """Copy all games into a new FILE, as they are at one moment; a server may play on meanwhile."""
    from pitprop.server.storage.backup import backup as copy

    tables = copy(data_of(data), file)
    output.say(f"{counted(tables, 'table is', 'tables are')} in {file}")


@click.command(short_help="Put the games of a copy back.")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--replace", is_flag=True, help="Overwrite the games that are there.")
@EMBEDDED_DATA
def restore(file: Path, data: str | None, replace: bool) -> None:
    """Put back the games in FILE, a copy by `pitprop backup`; no server may be using them."""
    from pitprop.server.storage.backup import restore as put_back

    tables = put_back(data_of(data), file, replace=replace)
    output.say(f"{counted(tables, 'table is', 'tables are')} there")
