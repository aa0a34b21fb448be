"""Writes the tables of options in docs/options.md, from what the games go by.

    python scripts/options_page.py            writes them
    python scripts/options_page.py --check    fails where the file is not up to date

A table has the editions with a document of their own; one that is based on another needs no change
of this page.
"""

from __future__ import annotations

import sys
from typing import Final

from page_tables import PageTables, table
from pitprop.core.clauses import edition_files, labelled_value
from pitprop.core.game import Game
from pitprop.core.installed.registry import find_game, package_of
from pitprop.core.options.option import Option
from pitprop.core.wording.seats import seat_range


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
    return table([*head, "clause"], rows)


def _rooted(game: str) -> list[str]:
    """The editions that are based on no other."""
    return [each.name for each in edition_files(package_of(game)) if not each.based_on]


def _settled(game: Game, option: Option) -> str:
    words = game.words.options[option.name]
    counts = option.seat_counts
    only = f" Only with {seat_range(counts)} players." if counts else ""
    return f"*{words.title.en}*: {words.explanation.en}{only}"


def _values(game: Game, option: Option) -> str:
    words = game.words.options[option.name].values
    labels = (
        labelled_value(game.clauses, option.name, value, words[value].title).en
        for value in option.values
    )
    return ", ".join(
        f"`{value}` ({text})" for value, text in zip(option.values, labels, strict=True)
    )


PAGE: Final = PageTables("docs/options.md", "options", {"options": options_table})


if __name__ == "__main__":
    sys.exit(PAGE.main(sys.argv[1:]))
