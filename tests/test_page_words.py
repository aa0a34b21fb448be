"""What the page says, where it stands beside what the engine says."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

from pitprop.core.registry import game_names

# What goes without saying.
SILENT = {"saboteur": {"drew"}, "sabotage": {"drew"}, "dark_cave": {"stayed"}}

TELLING = re.compile(r"^(?:const TELLING\b|function sentence\()", re.MULTILINE)
TOLD = re.compile(r"^ +(?:case )?'?([a-z][a-z-]*)'?[:,]", re.MULTILINE)


@pytest.mark.parametrize("game", game_names())
def test_the_page_has_words_for_all_that_happens(root: Path, game: str) -> None:
    keys = importlib.import_module(f"pitprop.games.{game}.log").KEYS
    text = (root / "client" / "src" / "games" / game / "events.ts").read_text()
    start = TELLING.search(text)
    assert start
    assert set(keys) - set(TOLD.findall(text, start.start())) == SILENT[game]
