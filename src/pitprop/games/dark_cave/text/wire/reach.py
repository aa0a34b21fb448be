"""Where the dwarf on turn can go, and what that costs."""

from __future__ import annotations

from pitprop.games.dark_cave.moves import Step, StepGoal
from pitprop.games.dark_cave.rules.net import Net
from pitprop.games.dark_cave.rules.paths import Route, creatures_at, has_gold, is_exit, routes
from pitprop.games.dark_cave.rules.table import MOVING, Table
from pitprop.games.dark_cave.text.spelling import field_name, place_name
from pitprop.games.dark_cave.text.wire import Known, WireStep


def reach(view: Known) -> tuple[WireStep, ...]:
    """What each route costs, while the dwarf moves."""
    table = view.table
    seat = view.seat
    if seat < 0 or seat != table.decider or table.phase != MOVING or not table.steps:
        return ()
    steps = _Steps(table.net)
    found = [_route(table, route, steps) for route in routes(table, seat, table.steps)]
    return (*found, *_goals_in_reach(view, steps))


class _Steps:
    """The steps of routes, each written once: most routes share their beginning with others.

    Args:
        net: where the dwarf goes.
    """

    def __init__(self, net: Net) -> None:
        self._net = net
        self._written: dict[int, str] = {}

    def along(self, route: Route) -> tuple[str, ...]:
        """All steps of a route, in notation."""
        return tuple(self._written.get(field) or self._write(field) for field in route.fields)

    def _write(self, field: int) -> str:
        step = self._written[field] = str(Step(field_name(self._net, field)))
        return step


def _route(table: Table, route: Route, steps: _Steps) -> WireStep:
    net = table.net
    end = route.fields[-1]
    return WireStep(
        moves=steps.along(route),
        to=str(field_name(net, end)),
        steps=len(route.fields),
        cards=route.cards,
        gold=route.gold,
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
    nearby = [Route((), 0, 0), *routes(table, view.seat, table.steps - 1)]
    for route in nearby:
        field = route.fields[-1] if route.fields else here
        if route.fields and (creatures_at(table, field) or is_exit(net, field)):
            continue
        for goal in net.hidden_goals_beside(field):
            if goal not in found:
                found[goal] = _route_to_goal(table, route, goal, steps)
    return tuple(found.values())


def _route_to_goal(table: Table, route: Route, goal: int, steps: _Steps) -> WireStep:
    net = table.net
    place = place_name(net, goal)
    return WireStep(
        moves=(*steps.along(route), str(StepGoal(place))),
        to=str(place),
        steps=len(route.fields) + 1,
        cards=route.cards,
        gold=route.gold,
        creatures=(),
        exit=False,
        vein=False,
        goal=True,
    )
