"""Positions: one state, or what one seat sees of it, on a few lines.

    [game dark_cave]
    [edition amigo]
    [seats 3]
    turn 2
    now phase=moving
    net I:NES@1,0 II:NSW+hole@2,0
    dwarves 0,0:NESW 1,0:NES 0,0:NESW
    gold 3 3 3
    hand 2 I:rat II:axe

What a position of a whole state leaves out is as after a deal. It never tells the log, nor the
cards that have been drawn; what a seat sees is told in full, with `?` for what it doesn't know.
"""

from __future__ import annotations

from typing import Final

from pitprop.core.description.positions import PositionSet
from pitprop.games.dark_cave.text.position.build import build_state, build_view
from pitprop.games.dark_cave.text.position.check import complaints, count_seats, fill
from pitprop.games.dark_cave.text.position.lines import LINES
from pitprop.games.dark_cave.text.position.setup_of import setup_of

POSITIONS: Final = PositionSet(
    lines=LINES,
    setup_of=setup_of,
    count_seats=count_seats,
    undealt="before the deal nothing lies on the table [D-14]",
    needed=["turn", "starter", "goals", "dwarves", "clans", "gold", "supply", "pile", "box", "now"],
    fill=fill,
    complaints=complaints,
    build_state=build_state,
    build_view=build_view,
)
