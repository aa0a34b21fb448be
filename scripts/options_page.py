"""Writes the tables of options in docs/options.md, from what the games go by.

    python scripts/options_page.py            writes them
    python scripts/options_page.py --check    fails where the file is not up to date

A table stands between `<!-- options of saboteur -->` and `<!-- end -->`. It has the editions with a
document of their own; one that is based on another needs no change of this page.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from pitprop.core.clauses import edition_files, labelled_value
from pitprop.core.game import Game
from pitprop.core.options import Option
from pitprop.core.registry import find_game, package_of
from pitprop.core.seats import seat_range

TARGET: Final = Path(__file__).resolve().parent.parent / "docs" / "options.md"

_TABLE: Final = re.compile(
    r"(?P<begin><!-- options of (?P<game>\w+) -->\n).*?(?P<end><!-- end -->)", re.DOTALL
)


def generate(text: str) -> str:
    """The document with its tables as they have to be."""
    return _TABLE.sub(
        lambda found: f"{found['begin']}\n{options_table(found['game'])}\n{found['end']}", text
    )


def missing(text: str, games: Iterable[str]) -> list[str]:
    """The games whose table the document has no place for."""
    there = {found["game"] for found in _TABLE.finditer(text)}
    return [game for game in games if game not in there]


def options_table(name: str) -> str:
    """The options of a game with the value that each edition gives them."""
    game = find_game(name)
    editions = [edition for edition in game.options.editions if edition.name in _rooted(name)]
    head = ["option", "what it settles", "values", *(f"`{each.name}`" for each in editions)]
    rows = [
        [
            f"`{option.name}`",
            _settled(game, option),
            _values(game, option),
            *(f"`{each.values[option.name]}`" for each in editions),
            option.clause,
        ]
        for option in game.options.options
    ]
    return _rows([*head, "clause"], ["---"] * (len(head) + 1), *rows)


def _rooted(game: str) -> list[str]:
    """The editions that are based on no other."""
    return [each.name for each in edition_files(package_of(game)) if not each.based_on]


def _rows(*rows: Iterable[str]) -> str:
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


def _settled(game: Game, option: Option) -> str:
    words = game.words.options[option.name]
    counts = option.seat_counts
    only = f" Only with {seat_range(counts)} players." if counts else ""
    return f"*{words.title.en}*: {words.explanation.en}{only}"


def _values(game: Game, option: Option) -> str:
    words = game.words.options[option.name].values
    told = (
        labelled_value(game.clauses, option.name, value, words[value].title).en
        for value in option.values
    )
    return ", ".join(f"`{value}` ({text})" for value, text in zip(option.values, told, strict=True))


def main(arguments: list[str]) -> int:
    """Write the tables, or check them; returns the exit code."""
    text = TARGET.read_text(encoding="utf-8")
    wanted = generate(text)
    if "--check" in arguments:
        if text != wanted:
            print(f"{TARGET.name} is not up to date: make options", file=sys.stderr)
            return 1
        return 0
    TARGET.write_text(wanted, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
