"""What players of Saboteur say of their moves is so where they make them."""

from __future__ import annotations

import pytest

from pitprop.games.saboteur.game import GAME
from pitprop.games.saboteur.moves import encode
from pitprop.opponents.saboteur.situation import Situation
from pitprop.opponents.saboteur.weighing.candidate import Reasons
from pitprop.opponents.saboteur.weighing.policy import give_reasons
from tests.saboteur.positions import position


def said(move: str, *lines: str) -> list[str]:
    """What the first of three players says of a move, by key."""
    state = position("roles saboteur digger digger | digger", *lines)
    found = Reasons()
    belief = Situation(state.view(0)).belief_state
    give_reasons(belief, encode(GAME.parse_move(move)), found)
    return [each.key for each in found.reasons]


@pytest.mark.parametrize(
    ("lines", "key"),
    [((), "stop-digger"), (("broken - lamp -",), "stop-longer")],
    ids=["with whole tools", "with a broken one"],
)
def test_who_cannot_dig_anyway_is_held_up_for_longer(lines: tuple[str, ...], key: str) -> None:
    hand, maze = "hand 1 break-cart NS", "maze EW@1,0 EW@2,0 NEW@3,0 NEW@4,0 NEW@5,0"
    assert key in said("break cart 2", hand, maze, *lines)
