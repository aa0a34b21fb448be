"""What `standard` makes of how the others play: who has a purpose, and what their ways tell."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from pitprop.games.dark_cave.game import GAME
from pitprop.games.dark_cave.state import State
from pitprop.opponents.dark_cave.hints import exit_chances
from pitprop.opponents.dark_cave.purpose import purposes

HEADER = "[game dark_cave]\n[edition amigo]\n[seats 2]\n"
NET = "net I:EW@1,0 I:NESW@2,0 I:NS@2,-1 I:NS@2,1"


def played(*moves: str, position: Sequence[str] = ()) -> State:
    """A game of two players on a way that forks, after some moves."""
    lines = [NET, "hand 1 I:info I:axe", "hand 2 I:rat", *position]
    state = GAME.parse_position(HEADER + "\n".join(lines) + "\n")
    for move in moves:
        state.play(GAME.parse_move(move))
    return state


def purpose(state: State) -> float:
    """How purposefully the first player seems to play."""
    return purposes(2, state.log)[0]


@pytest.mark.clause("D-73")
def test_who_walks_to_and_fro_seems_to_have_no_purpose() -> None:
    first, second, third = "step 1,0:EW", "step 2,0:NESW", "step 2,-1:NS"
    straight = played("pass I:axe", first, second, third)
    back = played("pass I:axe", first, "step 0,0:NESW", first)
    still = played("pass I:axe", "stay")
    assert purpose(back) < purpose(still) < purpose(straight)


@pytest.mark.clause("D-82")
def test_who_proposes_an_end_at_which_nobody_would_win_seems_to_have_no_purpose() -> None:
    assert purpose(played("end propose", "end no")) < purpose(played())


@pytest.mark.clause("D-50")
def test_who_has_looked_at_a_goal_and_walks_to_it_tells_that_it_may_be_the_exit() -> None:
    looked = ("I:info goal 4,-4", "step 1,0:EW", "step 2,0:NESW")
    towards = played(*looked, "step 2,-1:NS").view(1)
    away = played(*looked, "step 2,1:NS").view(1)
    looked_at = 1
    trusting, careless = [1.0, 1.0], [0.0, 0.0]
    assert exit_chances(towards, trusting)[looked_at] > exit_chances(away, trusting)[looked_at]
    assert exit_chances(towards, trusting)[looked_at] > 1 / 4
    assert exit_chances(towards, careless) == [1 / 4] * 4
