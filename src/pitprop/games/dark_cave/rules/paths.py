"""How far a dwarf can go in its turn, and what each way costs, before anybody commits to it."""

from __future__ import annotations

from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.games.dark_cave.rules.cards import (
    BRIDGE_FROM,
    CREATURE_NAMES,
    EXIT_SLOT,
    FACE_SHAPE,
    FROM_OUTSIDE,
    HAS_TUNNEL,
    SLOT_BIT,
    SLOTS,
    TUNNEL_SLOT,
)
from pitprop.games.dark_cave.rules.net import NO_FACE, START_PLACE, Net, contains, place_of, slot_of
from pitprop.games.dark_cave.rules.table import OUT, Table
from pitprop.tunnels.card import NORTH, SIDES, SPELLING


class Route(NamedTuple):
    """A route to a field.

    Attributes:
        fields: the fields, in order; the last one is where it ends.
        cards: how many cards it costs on bridges, as long as there are any (D-42).
        gold: how much gold it costs in tunnels, as long as there is any (D-43).
    """

    fields: tuple[int, ...]
    cards: int
    gold: int

    @property
    def cost(self) -> tuple[int, int]:
        """Shorter routes first, then cheaper ones."""
        return len(self.fields), self.cards + self.gold


def crosses_bridge(net: Net, start: i64, end: i64) -> bool:
    """D-42: whether a step goes over the bridge.

    Args:
        net: the net.
        start: the field where the step begins.
        end: the field where it ends.
    """
    is_inside = place_of(start) == place_of(end)
    origin = SLOT_BIT[slot_of(start)] if is_inside else FROM_OUTSIDE
    return BRIDGE_FROM[SLOTS * net.faces[place_of(end)] + slot_of(end)] & origin != 0


def enters_tunnel(net: Net, end: i64) -> bool:
    """D-43: whether a step goes into a tunnel."""
    return HAS_TUNNEL[net.faces[place_of(end)]] == 1 and slot_of(end) == TUNNEL_SLOT


def is_exit(net: Net, field: i64) -> bool:
    """D-72: whether a dwarf on this field leaves the cave."""
    return EXIT_SLOT[net.faces[place_of(field)]] == slot_of(field)


def has_gold(net: Net, field: int) -> bool:
    """D-44: whether gold lies there."""
    return contains(net.gold, field)


def creatures_at(table: Table, field: int) -> list[str]:
    """D-67: who attacks a dwarf that steps there."""
    return [CREATURE_NAMES[creature] for creature, at in enumerate(table.creatures) if at == field]


def lit_openings(net: Net) -> dict[int, str]:
    """By place, those openings of each face-up card that paths join to the start.

    Ladders and tunnels are parts of paths (D-41, D-43); a web lies on a path without dividing it.
    """
    if not len(net.faces):
        return {}
    nothing = vec[i64]()
    webless = Net(net.maze, net.faces, net.ladders, net.holes, net.gold, nothing)
    start = net.gate(START_PLACE, NORTH)
    lit = {start, *webless.reach(start, SLOTS * len(net.faces), nothing)}
    return {
        place: ".".join(
            joined
            for joined in SPELLING[FACE_SHAPE[face]].split(".")
            if net.gate(place, SIDES.index(joined[0])) in lit
        )
        for place, face in enumerate(net.faces)
        if face != NO_FACE
    }


def routes(table: Table, seat: int, steps: int) -> list[Route]:
    """The fields that a dwarf can reach, each by its shortest and then cheapest route.

    Args:
        table: what everybody sees.
        seat: whose dwarf it is.
        steps: how many steps it may make.
    """
    start = table.dwarves[seat]
    if start == OUT:
        return []
    best: dict[int, Route] = {start: Route((), 0, 0)}
    edge = [start]
    for _ in range(steps):
        nearer: dict[int, Route] = {}
        for field in edge:
            for route in _one_step_on(table, best[field], field):
                there = route.fields[-1]
                known = nearer.get(there)
                if there not in best and (known is None or route.cost < known.cost):
                    nearer[there] = route
        best.update(nearer)
        edge = [
            field
            for field in nearer
            if not creatures_at(table, field) and not is_exit(table.net, field)
        ]
    return [route for field, route in best.items() if field != start]


def _one_step_on(table: Table, route: Route, field: int) -> list[Route]:
    net = table.net
    return [
        Route(
            (*route.fields, near),
            route.cards + crosses_bridge(net, field, near),
            route.gold + enters_tunnel(net, near),
        )
        for near in net.neighbours(field)
    ]
