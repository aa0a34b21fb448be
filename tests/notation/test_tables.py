"""The tables of moves and events in NOTATION.md are what the games say of themselves."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import notation_tables
from pitprop.core.installed.registry import own_game_names
from tests.happenings import event_keys
from tests.notation.documented import CHAPTERS


def test_the_tables_are_up_to_date(root: Path) -> None:
    text = (root / "NOTATION.md").read_text(encoding="utf-8")
    assert notation_tables.PAGE.generate(text) == text, "make notation"


@pytest.mark.parametrize("game", own_game_names())
def test_every_event_is_in_the_table_of_its_game(game: str) -> None:
    table = (
        CHAPTERS[game].partition("| event | everybody sees | some see |")[2].partition("\n\n")[0]
    )
    assert re.findall(r"^\| `([a-z-]+)`", table, re.MULTILINE) == event_keys(game)


def test_a_table_that_differs_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    changed = tmp_path / "NOTATION.md"
    changed.write_text("<!-- moves of sabotage -->\n<!-- end -->\n", encoding="utf-8")
    assert notation_tables.PAGE.main(["--check"], changed) == 1
    assert "make notation" in capsys.readouterr().err
    assert notation_tables.PAGE.main([], changed) == 0
    assert "| `close` | " in changed.read_text(encoding="utf-8")
    assert notation_tables.PAGE.main(["--check"], changed) == 0
