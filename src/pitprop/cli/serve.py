"""`pitprop serve`."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal

import click

from pitprop.cli.own_deck import OWN_DECK
from pitprop.cli.ranges import AnyRange, WholeRange

DEFAULT_HOST: Final = "127.0.0.1"
DEFAULT_PORT: Final = 8000


@click.command(short_help="Open a table in the browser.")
@click.option(
    "--host",
    default=DEFAULT_HOST,
    show_default=True,
    help="The address to listen on; 0.0.0.0 lets in others on your network.",
)
@click.option(
    "--port",
    default=DEFAULT_PORT,
    show_default=True,
    type=WholeRange(0, 65535),
    metavar="PORT",
    help="The port; 0 takes a free one.",
)
@click.option(
    "--data",
    metavar="FOLDER",
    help="Where games are kept: a folder, or the URL of a PostgreSQL database."
    " [default: the user's data folder]",
)
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
    default=100_000,
    show_default=True,
    type=WholeRange(0),
    metavar="NUMBER",
    help="How many tables there may be; 0 for any number.",
)
@click.option(
    "--unbegun-days",
    default=30.0,
    show_default=True,
    type=AnyRange(0),
    metavar="DAYS",
    help="Days until a table where no game has begun is removed; 0 for never.",
)
@click.option(
    "--finished-days",
    default=0.0,
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
    host: str = DEFAULT_HOST,
    port: int = DEFAULT_PORT,
    data: str | None = None,
    no_browser: bool = False,
    sites: tuple[str, ...] = (),
    proxies: tuple[str, ...] = (),
    logs: Literal["text", "json"] = "text",
    own: str | None = None,
    metrics: str = "",
    most_tables: int = 100_000,
    unbegun_days: float = 30,
    finished_days: float = 0,
    workers: int = 1,
) -> None:
    """Serve tables to browsers until Ctrl+C.

    Games are saved as they are played: next time they go on where they were.
    """
    from pitprop.cli.games import tell_faults
    from pitprop.server.keeping import Keeping
    from pitprop.server.run import serve as run

    tell_faults()
    told = data_source(data)
    context.exit(
        run(
            host,
            port,
            told,
            not no_browser,
            proxies=proxies,
            sites=sites,
            logs=logs,
            metrics=metrics,
            workers=workers,
            keeping=Keeping(most_tables, unbegun_days, finished_days),
        )
    )


def data_source(data: str | None) -> Path | str | None:
    """What `--data` names: a database's URL, a folder, or None for the usual place."""
    if data is None or "://" in data:
        return data
    return Path(data).expanduser()
