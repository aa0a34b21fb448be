"""`--data`: where games are kept."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

import click

from pitprop.core.errors import PitpropError

C = TypeVar("C", bound=Callable[..., Any])


def _option(url: str) -> Callable[[C], C]:
    return click.option(
        "--data",
        metavar="FOLDER",
        help=f"Where games are kept: a folder, or the URL of {url}."
        " [default: the user's data folder]",
    )


DATA: Final = _option("a PostgreSQL database")

EMBEDDED_DATA: Final = _option("an SQLite file")
"""For commands about files: PostgreSQL has its own."""


def data_of(data: str | None) -> Path | str:
    """What `--data` names: a database's URL, or a folder; the usual one where nothing is named."""
    from pitprop.server.run import default_data

    return data_source(data) or default_data()


def data_source(data: str | None) -> Path | str | None:
    """What `--data` names: a database's URL, a folder, or None for the usual place.

    Raises:
        PitpropError: it names nothing, as where a script passes on a variable that isn't set.
    """
    if data is not None and not data.strip():
        raise PitpropError(
            "--data is empty; name a folder or the URL of a database, or leave it out for your"
            " usual data folder"
        )
    if data is None or "://" in data:
        return data
    return Path(data).expanduser()
