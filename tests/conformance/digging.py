"""A pilot that digs, so that played games reach goals and share out gold as well."""

from __future__ import annotations

from pitprop.core.chance import RandomStream
from pitprop.core.conformance import random_pilot
from pitprop.core.game import Move, View

_STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
_TENTHS_OF_SENSE = 9


def digging_pilot(view: View, draw: RandomStream) -> Move:
    """Mostly the path card that leads nearest to a face-down goal; now and then any move."""
    lays = [move for move in view.legal_moves() if str(move).startswith("lay ")]
    if not lays or draw.below(10) >= _TENTHS_OF_SENSE:
        return random_pilot(view, draw)
    goals = [(goal.x, goal.y) for goal in view.wire().goals if not goal.face]
    return min(lays, key=lambda move: _distance(str(move), goals))


def _distance(move: str, goals: list[tuple[int, int]]) -> tuple[int, int]:
    """How far the nearest end of the laid card is from a goal; dead ends are far from all."""
    _, card, place = move.split(" ")
    x, y = map(int, place.split(","))
    ends = [(x + _STEP[side][0], y + _STEP[side][1]) for side in card if side != "."]
    if "." in card or len(ends) < 2:
        return (1_000, 0)
    return min(abs(x - goal_x) + abs(y - goal_y) for x, y in ends for goal_x, goal_y in goals), x
