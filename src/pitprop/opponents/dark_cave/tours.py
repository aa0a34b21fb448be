"""The order in which to search the goals for the exit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations

from pitprop.opponents.dark_cave.cave_graph import FAR, CaveGraph

Tour = list[tuple[int, int]]
"""Goals in the order in which they are searched, each with its steps beyond the first of them."""


def tours(
    chances: Sequence[float], graph: CaveGraph, distances: Sequence[Sequence[int]]
) -> list[Tour]:
    """For each goal that can be the exit: the order in which to search the goals from there.

    Args:
        chances: how likely each goal is to be the exit.
        graph: the cave as a graph.
        distances: for each goal how far every node is from it, in steps.
    """
    goals = [goal for goal, chance in enumerate(chances) if chance]
    between = {
        (one, other): min(
            [distances[other][node] + graph.cost[node] for node in graph.entries[one]],
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
