"""What the page lets be heard are events that there are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pitprop.core.registry import game_names
from tests.happenings import event_keys

_ENTRY = re.compile(r"^  '?([\w-]+)'?: '\w+',$", re.MULTILINE)


def heard(root: Path, game: str) -> list[str]:
    """The keys of the events of a game that the page lets be heard."""
    source = root / "client" / "src" / "games" / game / "sounds.ts"
    return _ENTRY.findall(source.read_text())


@pytest.mark.parametrize("game", game_names())
def test_each_key_is_one_that_the_game_tells(root: Path, game: str) -> None:
    keys = event_keys(game)
    assert set(heard(root, game)) - set(keys) == set()


@pytest.mark.parametrize("game", game_names())
def test_a_card_and_the_end_are_heard_in_every_game(root: Path, game: str) -> None:
    assert {"dealt", "laid", "drew", "game-over"} <= set(heard(root, game))
