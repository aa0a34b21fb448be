"""`pitprop serve`."""

from __future__ import annotations

from typing import Literal

import click

from pitprop.cli.data import DATA, data_source
from pitprop.cli.own_deck import OWN_DECK
from pitprop.cli.ranges import AnyRange, WholeRange
from pitprop.server.defaults import (
    ABANDONED_DAYS,
    FINISHED_DAYS,
    HOST,
    MOST_TABLES,
    PORT,
    UNBEGUN_DAYS,
)


@click.command(short_help="Open a table in the browser.")
@click.option(
    "--host",
    default=HOST,
    show_default=True,
    help="The address to listen on; 0.0.0.0 lets in others on your network.",
)
@click.option(
    "--port",
    default=PORT,
    show_default=True,
    type=WholeRange(0, 65535),
    metavar="PORT",
    help="The port; 0 takes a free one.",
)
@DATA
@click.option(
    "--site",
    "sites",
    multiple=True,
    metavar="NAME",
    help="A name under which browsers reach it, such as games.example.org; may be repeated.",
)
@click.option(
    "--proxy",
    "proxies",
    multiple=True,
    metavar="ADDRESS",
    help="The address or network of a server in front of this one that is trusted to say who asks;"
    " may be repeated.",
)
@click.option(
    "--log",
    "logs",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    help="The form of the log: lines to read, or one JSON object a line, for all that happens.",
)
@click.option(
    "--metrics",
    default="",
    metavar="[ADDRESS:]PORT",
    help="Where Prometheus can fetch its metrics, such as 127.0.0.1:9100.",
)
@click.option(
    "--most-tables",
    default=MOST_TABLES,
    show_default=True,
    type=WholeRange(0),
    metavar="NUMBER",
    help="How many tables there may be; 0 for any number.",
)
@click.option(
    "--unbegun-days",
    default=UNBEGUN_DAYS,
    show_default=True,
    type=AnyRange(0),
    metavar="DAYS",
    help="Days until a table where no game has begun is removed; 0 for never.",
)
@click.option(
    "--abandoned-days",
    default=ABANDONED_DAYS,
    show_default=True,
    type=AnyRange(0),
    metavar="DAYS",
    help="Days of rest until a game that isn't over is removed; its record is kept. 0 for never.",
)
@click.option(
    "--finished-days",
    default=FINISHED_DAYS,
    show_default=True,
    type=AnyRange(0),
    metavar="DAYS",
    help="Days until a finished table is removed; its record is kept. 0 for never.",
)
@click.option(
    "--workers",
    default=1,
    show_default=True,
    type=WholeRange(1, 64),
    metavar="NUMBER",
    help="How many processes serve; more than one share a PostgreSQL database.",
)
@click.option("--no-browser", is_flag=True, help="Don't open the browser.")
@OWN_DECK
@click.pass_context
def serve(
    context: click.Context,
    host: str,
    port: int,
    data: str | None,
    sites: tuple[str, ...],
    proxies: tuple[str, ...],
    logs: Literal["text", "json"],
    metrics: str,
    most_tables: int,
    unbegun_days: float,
    abandoned_days: float,
    finished_days: float,
    workers: int,
    no_browser: bool,
    own: str | None,
) -> None:
    """Serve tables to browsers until Ctrl+C.

    Games are saved as they are played: next time they go on where they were.
    """
    from pitprop.cli.games import print_faults
    from pitprop.server.run import serve as run
    from pitprop.server.tables.housekeeping import Keeping

    print_faults()
    context.exit(
        run(
            host,
            port,
            data_source(data),
            not no_browser,
            proxies=proxies,
            sites=sites,
            logs=logs,
            metrics=metrics,
            workers=workers,
            keeping=Keeping(most_tables, unbegun_days, abandoned_days, finished_days),
        )
    )
