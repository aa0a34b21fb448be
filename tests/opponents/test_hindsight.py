"""What could be believed at a moment, said afterwards."""

from __future__ import annotations

import pytest

from pitprop.games.saboteur.game import GAME
from pitprop.opponents.saboteur.hindsight import suspicion

#: The diggers have won after all goals had been turned up, and the gold is being picked.
PICKING = """
[game saboteur]
[edition amigo]
[seats 6]
[view 5]
round 1
turn 5
starter 4
last 5
maze ES@6,-2 EW@7,-2 SW@2,-1 NS@6,-1 NESW@-1,0 NESW@1,0 NEW@2,0 NEW@3,0 NESW@4,0 EW@5,0 NEW@6,0 \
EW@7,0 NW@0,1 NS@4,1 NES@8,1 N.W@9,1 NE@4,2
goals treasure:NESW NE:SW NW:NW
broken - - - - - -
roles saboteur saboteur digger digger digger digger | digger
hand 1 ? ? ? ? ?
hand 2 ? ? ? ? ?
hand 3 ? ? ? ? ?
hand 4 ? ? ? ? ?
hand 5 E break-cart break-pickaxe break-pickaxe
hand 6 ? ? ? ? ?
pile ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ?
discards map map ?4
stack ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ?
offer 5 1 1 1 2
result 1 diggers by 5 · roles saboteur saboteur digger digger digger digger | digger
"""


@pytest.mark.clause("S-57")
def test_when_a_round_is_over_everybody_knows_the_roles() -> None:
    assert list(suspicion(GAME.parse_view(PICKING.lstrip()))) == [1, 1, 0, 0, 0, 0]


def test_before_that_nobody_is_sure() -> None:
    state = GAME.start(6, seed="hindsight")
    state.apply_chance(state.draw())
    seat = state.decider
    believed = suspicion(state.view(seat))
    assert all(0 < each < 1 for other, each in enumerate(believed) if other != seat)
