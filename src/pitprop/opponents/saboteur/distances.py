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

_SLACK: Final = 6 * CARD
_STEPS: Final = 65_536

# The other sides joined to one, for cards that lie on the table; these cost nothing.
WAYS_LAID: Final[list[list[tuple[int, int]]]] = [
    [(side, 0) for side in range(4) if mask & SIDE_BIT[side] and side != at % 4]
    for at, mask in enumerate(JOINED)
]


def _ways(grid: Grid, cell: int, side: int) -> list[tuple[int, int]]:
    """How a tunnel that comes into a cell by a side can lead on, and what that costs."""
    what = grid.what[cell]
    if what == EMPTY:
        return WAYS_THROUGH[4 * grid.key[cell] + side]
    return WAYS_LAID[4 * what + side] if what > EMPTY else []


def from_goal(grid: Grid, goal: int, slack: int = _SLACK) -> list[int]:
    """The cost from each step to a goal, as far as it matters.

    Args:
        grid: the maze.
        goal: the goal's cell.
        slack: how much longer than the shortest way the others are still looked for.

    Returns:
        The cost for each step, never more than `FAR`. Steps whose cost exceeds that of the
        shortest way by more than the slack all have the same, which is no more than the true one.
    """
    cost = [FAR] * (4 * len(grid.what))
    step = grid.step
    sources = set(grid.sources)
    waiting: list[int] = []
    limit = FAR
    at = 0
    # The goal is left by its sides as a card would be, all four of them.
    ahead = [4 * goal + side for side in range(4)]
    while True:
        for entered in ahead:
            side = entered % 4
            cell = entered // 4 + step[side]
            for way, more in _ways(grid, cell, OPPOSITE[side]):
                before = 4 * cell + way
                if at + more < cost[before]:
                    cost[before] = at + more
                    heappush(waiting, (at + more) * _STEPS + before)
        if not waiting:
            return cost
        found = heappop(waiting)
        at = found // _STEPS
        if at > limit:
            return [min(known, limit) for known in cost]
        entered = found % _STEPS
        if entered in sources:
            limit = min(limit, at + slack)
        ahead = [entered] if at == cost[entered] else []


def nearest(grid: Grid, goal: int, cost: list[int]) -> int:
    """The cost from the best of the openings joined to the start, 0 where one faces the goal."""
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
    step = grid.step
    best = [FAR] * (4 * len(grid.what))
    waiting = []
    for source in sources:
        if source // 4 == goal:
            return 0
        best[source] = 0
        waiting.append((max(guess[source] - less, 0), 0, source))
    heapify(waiting)
    while waiting:
        estimate, at, entered = heappop(waiting)
        if estimate >= FAR:
            return FAR
        cell = entered // 4
        if cell == goal:
            return at
        if at > best[entered]:
            continue
        for way, more in _ways(grid, cell, entered % 4):
            after = 4 * (cell + step[way]) + OPPOSITE[way]
            if at + more < best[after]:
                best[after] = at + more
                hope = 0 if after // 4 == goal else max(guess[after] - less, 0)
                heappush(waiting, (at + more + hope, at + more, after))
    return FAR
