"""`pitprop deck`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol, cast

import click

from pitprop.cli import output

if TYPE_CHECKING:
    from collections.abc import Sequence

_WORDS: Final = 4


class _DeckSheet(Protocol):
    """What the module `deck_sheet` of a game offers."""

    HEADERS: tuple[str, ...]

    def rows(self) -> Sequence[tuple[str, ...]]: ...
    def sheet(self) -> str: ...


@click.command(short_help="Print a game's deck.")
@click.argument("game")
@click.option("--svg", metavar="FILE", help="Write a sheet with all cards to print, as SVG.")
def deck(game: str, svg: str | None) -> None:
    """Print the deck of GAME as a table, or write a sheet with all its cards.

    \b
    pitprop deck dark_cave
    pitprop deck dark_cave --svg cards.svg
    """
    found = _deck_sheet(game)
    if svg is None:
        output.table(found.HEADERS, found.rows(), left=_WORDS)
    elif svg == "-":
        output.say(found.sheet().rstrip("\n"))
    else:
        _write(svg, found.sheet())


def _deck_sheet(game: str) -> _DeckSheet:
    import importlib

    from pitprop.core.errors import PitpropError
    from pitprop.core.registry import package_of

    name = f"{package_of(game)}.text.deck_sheet"
    try:
        return cast(_DeckSheet, importlib.import_module(name))
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        raise PitpropError(f"the cards of {game} are in its rules: pitprop rules {game}") from None


def _write(name: str, text: str) -> None:
    from pitprop.core.errors import PitpropError

    try:
        Path(name).write_text(text, "utf-8")
    except OSError as error:
        raise PitpropError(f"can't write {name}: {error.strerror or error}") from error
