"""Where the dwarf on turn can go, and what that costs."""

from __future__ import annotations

from pitprop.games.dark_cave.moves import Step, StepGoal
from pitprop.games.dark_cave.rules.net import Net
from pitprop.games.dark_cave.rules.paths import Way, creatures_at, has_gold, is_exit, ways
from pitprop.games.dark_cave.rules.table import MOVING, Table
from pitprop.games.dark_cave.text.spelling import field_name, place_name
from pitprop.games.dark_cave.text.wire import Known, WireStep


def reach(view: Known) -> tuple[WireStep, ...]:
    """What each way costs, while the dwarf moves."""
    table = view.table
    seat = view.seat
    if seat < 0 or seat != table.decider or table.phase != MOVING or not table.steps:
        return ()
    steps = _Steps(table.net)
    found = [_way(table, way, steps) for way in ways(table, seat, table.steps)]
    return (*found, *_goals_in_reach(view, steps))


class _Steps:
    """The steps of ways, each written once: most ways share their beginning with others.

    Args:
        net: where the dwarf goes.
    """

    def __init__(self, net: Net) -> None:
        self._net = net
        self._told: dict[int, str] = {}

    def along(self, way: Way) -> tuple[str, ...]:
        """All steps of a way, in notation."""
        return tuple(self._told.get(field) or self._write(field) for field in way.route)

    def _write(self, field: int) -> str:
        told = self._told[field] = str(Step(field_name(self._net, field)))
        return told


def _way(table: Table, way: Way, steps: _Steps) -> WireStep:
    net = table.net
    end = way.route[-1]
    return WireStep(
        moves=steps.along(way),
        to=str(field_name(net, end)),
        steps=len(way.route),
        cards=way.cards,
        gold=way.gold,
        creatures=tuple(creatures_at(table, end)),
        exit=is_exit(net, end),
        vein=has_gold(net, end),
        goal=False,
    )


def _goals_in_reach(view: Known, steps: _Steps) -> tuple[WireStep, ...]:
    table = view.table
    net = table.net
    here = table.dwarves[view.seat]
    found: dict[int, WireStep] = {}
    nearby = [Way((), 0, 0), *ways(table, view.seat, table.steps - 1)]
    for way in nearby:
        field = way.route[-1] if way.route else here
        if way.route and (creatures_at(table, field) or is_exit(net, field)):
            continue
        for goal in net.hidden_goals_beside(field):
            if goal not in found:
                found[goal] = _way_to_goal(table, way, goal, steps)
    return tuple(found.values())


def _way_to_goal(table: Table, way: Way, goal: int, steps: _Steps) -> WireStep:
    net = table.net
    place = place_name(net, goal)
    return WireStep(
        moves=(*steps.along(way), str(StepGoal(place))),
        to=str(place),
        steps=len(way.route) + 1,
        cards=way.cards,
        gold=way.gold,
        creatures=(),
        exit=False,
        vein=False,
        goal=True,
    )
