"""What the gold of veins is worth to those who may take it (D-44)."""

from __future__ import annotations

from typing import Final

from pitprop.opponents.dark_cave.situation import Situation
from pitprop.opponents.dark_cave.ways.cave_graph import FAR

_SHOWS: Final = 0.4
"""What it costs an undetected saboteur to show its character early."""

STOP: Final = 1
"""How many steps are lost, on average, when a movement ends on a vein."""


def showing(situation: Situation) -> float:
    """What it costs the player to show its character for gold."""
    return _SHOWS * situation.earliness if situation.hides else 0.0


def by_way_of_gold(situation: Situation, node: int, gold: float, later: int) -> float:
    """What it is worth to fetch gold first, from a node that the own dwarf may go to; 0 if nothing.

    Args:
        situation: the situation.
        node: where the dwarf would stand.
        gold: what it carries.
        later: how many steps it loses besides.
    """
    worth = 0.0
    for vein in situation.view.table.net.gold:
        walks = situation.walks_from(int(vein))
        steps = walks.get(node, FAR)
        if vein == node or any(
            walks.get(situation.at[seat], FAR) < steps
            for seat in situation.inside()
            if seat != situation.seat
        ):
            continue
        there = situation.value_at(situation.seat, int(vein), steps + later + STOP)
        worth = max(worth, there * (gold + 1) - showing(situation))
    return worth
