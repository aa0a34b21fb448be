"""The order in which to search the goals for the exit, and what searching them is worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from itertools import permutations

from pitprop.opponents.dark_cave.ways.cave_graph import FAR, CaveGraph

Tour = list[tuple[int, int]]
"""Goals in the order in which they are searched, each with its price beyond the first of them."""


def tours(
    chances: Sequence[float], graph: CaveGraph, prices: Sequence[Sequence[int]]
) -> list[Tour]:
    """For each goal that can be the exit: the order in which to search the goals from there.

    Args:
        chances: how likely each goal is to be the exit.
        graph: the cave as a graph.
        prices: for each goal what the way to it costs from every node.
    """
    goals = [goal for goal, chance in enumerate(chances) if chance]
    between = {
        (one, other): min(
            [prices[other][node] + graph.cost[node] for node in graph.entries[one]],
            default=FAR,
        )
        for one, other in permutations(goals, 2)
    }
    found: list[Tour] = [[] for _ in chances]
    for first in goals:
        orders = permutations([goal for goal in goals if goal != first])
        found[first] = min(
            (_tour(first, order, between) for order in orders),
            key=lambda tour: sum(chances[goal] * beyond for goal, beyond in tour),
        )
    return found


def _tour(
    first: int,
    order: Sequence[int],
    between: Mapping[tuple[int, int], int],
) -> Tour:
    tour = [(first, 0)]
    beyond = 0
    last = first
    for goal in order:
        beyond = min(beyond + between[last, goal], FAR)
        tour.append((goal, beyond))
        last = goal
    return tour


class Search:
    """What it is worth to a dwarf to search the goals, by the first of them and its price.

    Args:
        chances: how likely each goal is to be the exit.
        orders: for each goal the order in which to search from there.
        left: the goals that it leaves to others.
        following: what it is worth that others may find the exit at these.
        curve: what being inside is worth, by the price of the way to the exit.
    """

    __slots__ = ("_chances", "_curve", "_following", "_known", "_left", "_orders")

    def __init__(
        self,
        chances: Sequence[float],
        orders: Sequence[Tour],
        left: AbstractSet[int],
        following: float,
        curve: Sequence[float],
    ) -> None:
        self._chances = chances
        self._orders = orders
        self._left = left
        self._following = following
        self._curve = curve
        self._known: dict[int, float] = {}

    def worth(self, first: int, price: int) -> float:
        """What it is worth to search a goal first, by what the way there costs; 1 for being out."""
        at = first * FAR + price
        if price >= FAR:
            return 0.0
        if at not in self._known:
            self._known[at] = self._worth(first, price)
        return self._known[at]

    def _worth(self, first: int, price: int) -> float:
        left, chances, curve = self._left, self._chances, self._curve
        own = [stop for stop in self._orders[first] if first in left or stop[0] not in left]
        if not own:
            return 0.0
        found = sum([chances[goal] * curve[min(price + beyond, FAR)] for goal, beyond in own])
        return found if first in left else found + self._following
