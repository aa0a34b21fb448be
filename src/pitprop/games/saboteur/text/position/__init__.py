"""Positions: one state, or what one seat sees of it, on a few lines.

    [game saboteur]
    [edition nl]
    round 1
    turn 2
    maze EW@1,0 NES@2,0
    goals NE treasure NW
    broken - lamp+cart -
    hand 2 NESW map

What a position of a whole state leaves out is as after a deal. It never tells the log of the round,
nor the cards that have been drawn; what a seat sees is told in full, with `?` for what it doesn't
know.
"""

from __future__ import annotations

from typing import Final

from pitprop.core.description.positions import PositionSet
from pitprop.games.saboteur.text.position.build import build_state, build_view
from pitprop.games.saboteur.text.position.check import complaints, complete_view, count_seats, fill
from pitprop.games.saboteur.text.position.lines import LINES
from pitprop.games.saboteur.text.position.setup_of import setup_of

POSITIONS: Final = PositionSet(
    lines=LINES,
    setup_of=setup_of,
    count_seats=count_seats,
    undealt="before the first round nothing lies on the table [S-70]",
    needed=["round", "turn", "goals", "broken", "roles", "pile", "stack"],
    fill=fill,
    complaints=complaints,
    build_state=build_state,
    build_view=build_view,
    complete_view=complete_view,
)
