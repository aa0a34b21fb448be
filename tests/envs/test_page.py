"""docs/environments.md tells all actions, fields, and kinds of rewards there are."""

from __future__ import annotations

import pytest

import environments_page
from pitprop.envs.codecs import GAMES, environment

PAGE = environments_page.PAGE.path.read_text(encoding="utf-8")

pytestmark = pytest.mark.sources


def test_the_tables_are_up_to_date() -> None:
    assert environments_page.PAGE.generate(PAGE) == PAGE, "make environments"


def test_every_game_has_its_tables() -> None:
    assert environments_page.PAGE.missing(PAGE, GAMES) == []
    assert environments_page.PAGE.missing("", ["saboteur"]) == [
        "actions of saboteur",
        "fields of saboteur",
    ]


@pytest.mark.parametrize("game", GAMES)
def test_every_field_block_and_label_is_told(game: str) -> None:
    for field in environment(game).fields.fields:
        assert f"| {field.name} |" in PAGE
        assert field.meaning in PAGE
        assert all(label in PAGE for axis in field.axes for label in axis.labels)
    for block in environment(game).actions.blocks:
        assert f"| {block.name} | {block.meaning} |" in PAGE


@pytest.mark.parametrize("game", ["saboteur", "dark_cave"])
def test_the_windows_are_told(game: str) -> None:
    window = environment(game).window
    assert window is not None
    assert f"{window.west} to {window.east}" in PAGE
    assert f"{window.north} to {window.south}" in PAGE
