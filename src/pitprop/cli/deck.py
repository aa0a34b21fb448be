"""`pitprop deck`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Final, Literal, Protocol, cast

import click

from pitprop.cli import output
from pitprop.cli.own_deck import OWN_DECK, check_game
from pitprop.core.errors import PitpropError

_WORDS: Final = 4
_PAPER: Final = "a4"
_LANGUAGE: Final = "en"


class _DeckTable(Protocol):
    """What the module `deck_table` of a game offers, where a deck isn't settled by its rules."""

    HEADERS: tuple[str, ...]

    def rows(self) -> Sequence[tuple[str, ...]]: ...


class _DeckSheet(Protocol):
    """What its module `deck_sheet` among those that print offers."""

    def sheet(self) -> str: ...


@click.command(short_help="Show a game's deck, or print it to play with.")
@click.argument("game")
@click.option(
    "--pdf", metavar="FILE", help="Write a PDF with everything that is needed to play, to print."
)
@click.option("--paper", metavar="a4|letter", help="The paper of the PDF. [default: a4]")
@click.option("--language", metavar="en|de|nl", help="The language of the PDF. [default: en]")
@click.option(
    "--edition", metavar="NAME", help="Whose rules are in the PDF. [default: the game's first]"
)
@click.option("--svg", metavar="FILE", help="Write all cards of the deck as one picture, as SVG.")
@click.option("--toml", metavar="FILE", help="Write the deck as a new file to edit.")
@click.option("--replace", is_flag=True, help="With --toml: overwrite the file that is there.")
@OWN_DECK
def deck(
    game: str,
    pdf: str | None,
    paper: str | None,
    language: str | None,
    edition: str | None,
    svg: str | None,
    toml: str | None,
    replace: bool,
    own: str | None,
) -> None:
    """Show the deck of GAME as a table, or write it to a file.

    Without --pdf that is the deck alone. With it, it is a game to print and play: all cards with
    their backs, whatever else lies on the table, and the rules.

    \b
    pitprop deck dark_cave
    pitprop deck dark_cave --pdf cave.pdf --paper letter --language nl
    pitprop deck dark_cave --toml own.toml
    pitprop deck dark_cave --deck own.toml --pdf own.pdf
    """
    check_game(own, game)
    _check_files({"pdf": pdf, "svg": svg, "toml": toml})
    for name, given in (("paper", paper), ("language", language), ("edition", edition)):
        if given is not None and pdf is None:
            raise PitpropError(f"--{name} says how the sheets are printed; it goes with --pdf FILE")
    if replace and toml is None:
        raise PitpropError("--replace overwrites a deck to edit; it goes with --toml FILE")
    if pdf is not None:
        _print(game, pdf, paper or _PAPER, language or _LANGUAGE, edition or "")
    elif toml is not None:
        # Somebody may have edited it, unlike sheets, which are printed again.
        _write(toml, _deck_text(game).encode(), "wb" if replace else "xb")
    elif svg is not None:
        _write(svg, _deck_sheet(game).sheet().encode())
    else:
        found = _deck_table(game)
        output.table(found.HEADERS, found.rows(), left=_WORDS)


def _check_files(given: dict[str, str | None]) -> None:
    """Whether one file is asked for at most, by a name that says what is in it."""
    asked = [kind for kind, name in given.items() if name is not None]
    if len(asked) > 1:
        raise PitpropError(f"--{asked[0]} and --{asked[1]} are two files; ask for one at a time")
    for kind in asked:
        name = given[kind] or ""
        if name != "-" and Path(name).suffix.lower() != f".{kind}":
            raise PitpropError(f"--{kind} writes a file whose name ends in .{kind}, not {name!r}")


def _print(game: str, name: str, paper: str, language: str, edition: str) -> None:
    from pitprop.printing import Wanted, print_game

    _write(name, print_game(Wanted(game, paper, language, edition)))


def _deck_text(game: str) -> str:
    from pitprop.core.installed.registry import find_game
    from pitprop.games.dark_cave.own_deck import OPEN

    find_game(game)
    if game != OPEN:
        raise PitpropError(f"the rules of {game} settle its deck; only that of {OPEN} can change")
    from pitprop.games.dark_cave.rules.deck import deck_text

    return deck_text()


def _deck_table(game: str) -> _DeckTable:
    from pitprop.core.installed.registry import package_of

    return cast(_DeckTable, _module(game, f"{package_of(game)}.text.deck_table"))


def _deck_sheet(game: str) -> _DeckSheet:
    _deck_table(game)  # says what is wrong where there is none
    return cast(_DeckSheet, _module(game, f"pitprop.printing.{game}.deck_sheet"))


def _module(game: str, name: str) -> ModuleType:
    import importlib

    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        raise PitpropError(
            f"the cards of {game} are in its rules: pitprop rules {game};"
            f" pitprop deck {game} --pdf FILE prints them"
        ) from None


def _write(name: str, content: bytes, mode: Literal["wb", "xb"] = "wb") -> None:
    if name == "-":
        sys.stdout.buffer.write(content)
        return
    try:
        with Path(name).open(mode) as file:
            file.write(content)
    except FileExistsError:
        raise PitpropError(f"{name} is there already; --replace overwrites it") from None
    except OSError as error:
        raise PitpropError(f"can't write {name}: {error.strerror or error}") from error
