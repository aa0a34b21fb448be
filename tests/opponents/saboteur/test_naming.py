"""A move that a reason speaks of is named by what is needed to find it."""

from __future__ import annotations

import pytest

from pitprop.games.saboteur.game import GAME
from pitprop.games.saboteur.moves import encode
from pitprop.opponents.saboteur.naming import named

SAMPLES = [
    ("lay NESW 1,0", {"instead": "lay", "card": "NESW", "place": "1,0"}),
    ("rockfall 3,-1", {"instead": "rockfall", "place": "3,-1"}),
    ("map 8,0", {"instead": "look", "place": "8,0"}),
    ("break lamp 2", {"instead": "break", "seat": 1, "tool": "lamp"}),
    ("break lamp 3", {"instead": "break-own", "tool": "lamp"}),
    ("mend lamp+pickaxe pickaxe 2", {"instead": "mend", "seat": 1, "tool": "pickaxe"}),
    ("pass EW", {"instead": "drop", "card": "EW"}),
]

OTHER = encode(GAME.parse_move("map 8,2"))
"""The move that is made instead."""


@pytest.mark.parametrize(("text", "params"), SAMPLES)
def test_a_move_is_named_by_what_it_plays_and_where(text: str, params: dict[str, object]) -> None:
    found = named(encode(GAME.parse_move(text)), seat=2, made=OTHER)
    assert found is not None
    assert found.items() >= params.items()


def test_a_stone_that_is_turned_has_no_such_name() -> None:
    move = GAME.parse_move("turn NE")
    assert named(encode(move), seat=0, made=OTHER) is None
