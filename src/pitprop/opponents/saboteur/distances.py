"""How many cards are missing between what is joined to the start and a goal.

`from_goal` spreads backwards from a goal over the whole neighbourhood and so knows the cost from
each place; `shortest` looks forwards from the openings, guided by what `from_goal` has found, and
so is quick to ask for every card that could be laid. Both walk through cards that lie there but
are not joined to the start without cost.

A *step* is `4 * cell + side`: coming into the cell by that side.
"""

from __future__ import annotations

from heapq import heapify, heappop, heappush
from typing import Final

from pitprop.opponents.saboteur.costs import CARD, WAYS_THROUGH
from pitprop.opponents.saboteur.grid import EMPTY, Grid
from pitprop.opponents.saboteur.shapes import JOINED, OPPOSITE, SIDE_BIT

FAR: Final = 24 * CARD
"""The cost that stands for: out of reach."""

SLACK: Final = 4 * CARD
"""How much longer than the shortest way others are looked for, unless told."""

# The other sides joined to one, for cards that lie on the table; these cost nothing.
WAYS_LAID: Final[list[list[tuple[int, int]]]] = [
    [(side, 0) for side in range(4) if mask & SIDE_BIT[side] and side != at % 4]
    for at, mask in enumerate(JOINED)
]


def from_goal(grid: Grid, goal: int, slack: int = SLACK) -> list[int]:
    """The cost from each step to a goal, as far as it matters.

    Args:
        grid: the maze.
        goal: the goal's cell.
        slack: how much longer than the shortest way the others are still looked for.

    Returns:
        The cost for each step, never more than `FAR`. Steps whose cost exceeds that of the
        shortest way by more than the slack have at most the true one.
    """
    what, key, step = grid.what, grid.key, grid.step
    cost = [FAR] * (4 * len(what))
    sources = set(grid.sources)
    # By cost, the steps that were found at it; the goal is left by all its sides, as by a card's.
    found: list[list[int]] = [[] for _ in range(FAR)]
    found[0] = [4 * goal + side for side in range(4)]
    limit = FAR
    at = 0
    while at < limit:
        for entered in found[at]:  # grows while cards that lie there are walked through
            if cost[entered] < at:
                continue
            if entered in sources and at + slack < limit:
                limit = at + slack + 1
            cell = entered // 4 + step[entered % 4]
            lying = what[cell]
            if lying == EMPTY:
                ways = WAYS_THROUGH[4 * key[cell] + OPPOSITE[entered % 4]]
            else:
                ways = WAYS_LAID[4 * lying + OPPOSITE[entered % 4]] if lying > EMPTY else []
            for way, more in ways:
                before = 4 * cell + way
                if at + more < cost[before]:
                    cost[before] = at + more
                    found[at + more].append(before)
        at += 1
    return [min(limit, known) for known in cost]


def nearest(grid: Grid, goal: int, cost: list[int]) -> int:
    """The cost from the best of the openings joined to the start, 0 where one faces the goal.

    Args:
        grid: the maze.
        goal: the goal's cell.
        cost: the cost to the goal from each step.
    """
    if goal in grid.reached:
        return 0
    return min([cost[source] for source in grid.sources], default=FAR)


def shortest(grid: Grid, goal: int, sources: list[int], guess: list[int], less: int = 0) -> int:
    """The cost of the cheapest way from any of some steps to a goal.

    Args:
        grid: the maze, with a card being tried out.
        goal: the goal's cell.
        sources: the steps to start from.
        guess: the costs to the goal before the card was laid.
        less: by how much the card may have made ways cheaper that don't start at its openings.
    """
    what, key, step = grid.what, grid.key, grid.step
    best: dict[int, int] = {}
    waiting = []
    for source in sources:
        if source // 4 == goal:
            return 0
        best[source] = 0
        waiting.append((max(guess[source] - less, 0), 0, source))
    heapify(waiting)
    while waiting:
        estimate, at, entered = heappop(waiting)
        cell = entered // 4
        if cell == goal:
            return at
        if estimate >= FAR:
            return FAR
        lying = what[cell]
        if at > best[entered] or lying < EMPTY:
            continue
        side = entered % 4
        ways = WAYS_LAID[4 * lying + side] if lying else WAYS_THROUGH[4 * key[cell] + side]
        for way, more in ways:
            after = 4 * (cell + step[way]) + OPPOSITE[way]
            if at + more < best.get(after, FAR):
                best[after] = at + more
                hope = 0 if after // 4 == goal else max(guess[after] - less, 0)
                heappush(waiting, (at + more + hope, at + more, after))
    return FAR
