"""docs/options.md tells every option of each game, with its values and what editions play."""

from __future__ import annotations

import pytest

import options_page
from pitprop.core.clauses import edition_files
from pitprop.core.installed.registry import find_game, own_game_names, package_of

PAGE = options_page.PAGE.path.read_text(encoding="utf-8")

pytestmark = pytest.mark.sources


def test_the_tables_are_up_to_date() -> None:
    assert options_page.PAGE.generate(PAGE) == PAGE, "make options"


def test_every_game_has_its_table() -> None:
    assert options_page.PAGE.missing(PAGE, own_game_names()) == []
    assert options_page.PAGE.missing("", ["saboteur"]) == ["options of saboteur"]


@pytest.mark.parametrize("game", own_game_names())
def test_every_option_stands_there_with_its_values_editions_and_clause(game: str) -> None:
    book = find_game(game).options
    for option in book.options:
        (row,) = (line for line in PAGE.splitlines() if line.startswith(f"| `{option.name}` |"))
        cells = [cell.strip() for cell in row.strip("|").split(" | ")]
        assert all(f"`{value}` (" in cells[2] for value in option.values)
        standalone = [
            edition for edition in edition_files(package_of(game)) if not edition.based_on
        ]
        played = [f"`{edition.values[option.name]}`" for edition in standalone]
        assert cells[3:] == [*played, option.clause]
