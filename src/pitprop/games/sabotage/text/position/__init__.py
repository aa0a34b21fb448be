"""Positions: one state, or what one seat sees of it, on a few lines.

    [game sabotage]
    [edition franjos]
    round 1
    turn 2
    roof 1 B-red D-yellow X-blue@E
    hand 2 A-red wrench-blue demontage

What a position of a whole state leaves out is as after a deal, with the first card drawn. It never
tells the log of the game, nor the cards that have been drawn; what a seat sees is told in full,
with `?` for what it doesn't know.
"""

from __future__ import annotations

from typing import Final

from pitprop.core.description.positions import PositionSet
from pitprop.games.sabotage.text.position.build import build_state, build_view
from pitprop.games.sabotage.text.position.check import complaints, complete_view, count_seats, fill
from pitprop.games.sabotage.text.position.lines import LINES
from pitprop.games.sabotage.text.position.setup_of import setup_of

POSITIONS: Final = PositionSet(
    lines=LINES,
    setup_of=setup_of,
    count_seats=count_seats,
    undealt="before the first game nothing lies on the table [A-21]",
    needed=["round", "turn", "dealer", "pile"],
    fill=fill,
    complaints=complaints,
    build_state=build_state,
    build_view=build_view,
    complete_view=complete_view,
)
