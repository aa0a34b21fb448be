"""How many cards are missing between what is joined to the start and a goal.

`from_goals` spreads backwards from the goals over the whole window and so knows the cost from each
step; `Finder` looks forwards from the openings, guided by what `from_goals` has found at some time
before, and so is quick to ask for every card that could be laid. Both walk through cards that lie
there but are not joined to the start without cost.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pitprop.core.public_table import filled
from pitprop.games.saboteur.rules.cards import GOAL_BIT, GOALS
from pitprop.opponents.saboteur.costs import FAR, THROUGH
from pitprop.opponents.saboteur.grid import (
    EMPTY,
    GOAL_CELL,
    HIDDEN,
    STEP,
    STEPS,
    Grid,
    goal_at_cell,
)
from pitprop.tunnels.card import JOINED, OPPOSITE, SIDE_BIT

_UNSEEN: Final[vec[i64]] = filled(STEPS, FAR)
_NONE: Final[vec[i64]] = filled(FAR + 1, -1)
_STEP_BITS: Final = 12
_STEP_MASK: Final = 4095


def from_goals(grid: Grid, hidden: i64) -> vec[i64]:
    """The cost from each step to each hidden goal; `FAR` for goals that lie face up.

    Args:
        grid: the maze.
        hidden: the goals that lie face down, as a mask.

    Returns:
        `STEPS` numbers for each goal.
    """
    found = filled(GOALS * STEPS, FAR)
    goal: i64 = 0
    while goal < GOALS:
        if hidden & GOAL_BIT[goal]:
            _from_goal(grid, GOAL_CELL[goal], found, goal * STEPS)
        goal += 1
    return found


def _from_goal(grid: Grid, goal: i64, cost: vec[i64], base: i64) -> None:
    what = grid.what
    key = grid.key
    # By cost, the steps that were found at it, as lists linked by `after`.
    first = _NONE[:]
    steps = vec[i64](capacity=STEPS)
    after = vec[i64](capacity=STEPS)
    side: i64 = 0
    while side < 4:  # the goal is left by all its sides, as by a card's
        cost[base + 4 * goal + side] = 0
        steps = append(steps, 4 * goal + side)
        after = append(after, first[0])
        first[0] = len(steps) - 1
        side += 1
    at: i64 = 0
    while at < FAR:
        node = first[at]
        if node < 0:
            at += 1
            continue
        first[at] = after[node]
        entered = steps[node]
        if cost[base + entered] < at:
            continue
        cell = (entered >> 2) + STEP[entered & 3]
        lying = what[cell]
        if lying < EMPTY:
            continue
        back = OPPOSITE[entered & 3]
        way: i64 = 0
        while way < 4:
            so_far = FAR
            if way != back:
                if lying == EMPTY:
                    so_far = at + THROUGH[16 * key[cell] + 4 * back + way]
                elif JOINED[4 * lying + back] & SIDE_BIT[way]:
                    so_far = at
            before = 4 * cell + way
            if so_far < cost[base + before]:
                cost[base + before] = so_far
                steps = append(steps, before)
                after = append(after, first[so_far])
                first[so_far] = len(steps) - 1
            way += 1


class Finder:
    """Finds the cheapest way from some steps to a goal; keeps the room that it needs for that."""

    __slots__ = ("_after", "_best", "_first", "_nodes", "_seen", "_turn")

    def __init__(self) -> None:
        self._best: vec[i64] = _UNSEEN[:]
        self._seen: vec[i64] = filled(STEPS, 0)
        self._turn: i64 = 0
        self._first: vec[i64] = _NONE[:]
        self._nodes: vec[i64] = vec[i64](capacity=STEPS)
        self._after: vec[i64] = vec[i64](capacity=STEPS)

    def shortest(self, grid: Grid, goal: i64, sources: vec[i64], guess: vec[i64], less: i64) -> i64:
        """The cost of the cheapest way from any of some steps to a goal.

        Args:
            grid: the maze.
            goal: which goal.
            sources: the steps to start from.
            guess: what `from_goals` has found.
            less: by how much ways may have become cheaper since.
        """
        what = grid.what
        key = grid.key
        best = self._best
        seen = self._seen
        first = self._first
        nodes = self._nodes
        after = self._after
        self._turn += 1
        turn = self._turn
        base = goal * STEPS
        target = GOAL_CELL[goal]
        count: i64 = 0
        lowest: i64 = FAR
        highest: i64 = 0
        for source in sources:
            if source >> 2 == target:
                return 0
        for source in sources:
            hope = guess[base + source] - less
            if hope >= FAR:
                continue
            if hope < 0:
                hope = 0
            seen[source] = turn
            best[source] = 0
            if count < len(nodes):
                nodes[count] = source
                after[count] = first[hope]
            else:
                nodes = append(nodes, source)
                after = append(after, first[hope])
            first[hope] = count
            count += 1
            if hope < lowest:
                lowest = hope
            if hope > highest:
                highest = hope
        found: i64 = FAR
        now = lowest
        start = lowest
        while now <= highest:
            node = first[now]
            if node < 0:
                now += 1
                continue
            first[now] = after[node]
            step = nodes[node] & _STEP_MASK
            at = nodes[node] >> _STEP_BITS
            if best[step] < at:
                continue
            cell = step >> 2
            if cell == target:
                found = at
                break
            lying = what[cell]
            if lying < EMPTY:
                continue
            side = step & 3
            way: i64 = 0
            while way < 4:
                so_far = FAR
                if way != side:
                    if lying == EMPTY:
                        so_far = at + THROUGH[16 * key[cell] + 4 * side + way]
                    elif JOINED[4 * lying + side] & SIDE_BIT[way]:
                        so_far = at
                if so_far < FAR:
                    into = 4 * (cell + STEP[way]) + OPPOSITE[way]
                    if seen[into] != turn or so_far < best[into]:
                        seen[into] = turn
                        best[into] = so_far
                        hope = so_far
                        if into >> 2 != target:
                            ahead = guess[base + into] - less
                            if ahead > 0:
                                hope += ahead
                        if hope < now:
                            hope = now
                        if hope < FAR:
                            packed = into + (so_far << _STEP_BITS)
                            if count < len(nodes):
                                nodes[count] = packed
                                after[count] = first[hope]
                            else:
                                nodes = append(nodes, packed)
                                after = append(after, first[hope])
                            first[hope] = count
                            count += 1
                            if hope > highest:
                                highest = hope
                way += 1
        while start <= highest:
            first[start] = -1
            start += 1
        self._nodes = nodes
        self._after = after
        return found

    def spread(self, grid: Grid, hidden: i64, into: vec[i64]) -> None:
        """The costs of the cheapest ways from what is joined to the start, without any guess.

        Args:
            grid: the maze.
            hidden: the goals that lie face down, as a mask.
            into: where the cost to each goal is written; `FAR` for goals that lie face up.
        """
        what = grid.what
        key = grid.key
        best = self._best
        seen = self._seen
        first = self._first
        nodes = self._nodes
        after = self._after
        self._turn += 1
        turn = self._turn
        count: i64 = 0
        goal: i64 = 0
        open_goals: i64 = 0
        while goal < GOALS:
            into[goal] = FAR
            if hidden & GOAL_BIT[goal]:
                if grid.lit[GOAL_CELL[goal]]:
                    into[goal] = 0
                else:
                    open_goals += 1
            goal += 1
        for source in grid.sources:
            seen[source] = turn
            best[source] = 0
            if count < len(nodes):
                nodes[count] = source
                after[count] = first[0]
            else:
                nodes = append(nodes, source)
                after = append(after, first[0])
            first[0] = count
            count += 1
        now: i64 = 0
        highest: i64 = 0
        while now <= highest and open_goals:
            node = first[now]
            if node < 0:
                now += 1
                continue
            first[now] = after[node]
            step = nodes[node] & _STEP_MASK
            if best[step] < now:
                continue
            cell = step >> 2
            lying = what[cell]
            if lying < EMPTY:
                if lying == HIDDEN:
                    goal = goal_at_cell(cell)
                    if into[goal] == FAR:
                        into[goal] = now
                        open_goals -= 1
                continue
            side = step & 3
            way: i64 = 0
            while way < 4:
                so_far = FAR
                if way != side:
                    if lying == EMPTY:
                        so_far = now + THROUGH[16 * key[cell] + 4 * side + way]
                    elif JOINED[4 * lying + side] & SIDE_BIT[way]:
                        so_far = now
                if so_far < FAR:
                    into_step = 4 * (cell + STEP[way]) + OPPOSITE[way]
                    if seen[into_step] != turn or so_far < best[into_step]:
                        seen[into_step] = turn
                        best[into_step] = so_far
                        packed = into_step + (so_far << _STEP_BITS)
                        if count < len(nodes):
                            nodes[count] = packed
                            after[count] = first[so_far]
                        else:
                            nodes = append(nodes, packed)
                            after = append(after, first[so_far])
                        first[so_far] = count
                        count += 1
                        if so_far > highest:
                            highest = so_far
                way += 1
        while now <= highest:
            first[now] = -1
            now += 1
        self._nodes = nodes
        self._after = after
