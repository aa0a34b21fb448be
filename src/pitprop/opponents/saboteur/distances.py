"""How many cards are missing between what is joined to the start and a goal.

`from_goals` spreads backwards from the goals over the whole window and so knows the cost from each
step; `PathFinder` looks forwards from the openings, guided by what `from_goals` has found at some
time before, and so is quick to ask for every card that could be laid. Both walk through cards that
lie there but are not joined to the start without cost.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pitprop.core.public_table import filled
from pitprop.games.saboteur.rules.cards import GOAL_BIT, GOALS
from pitprop.opponents.saboteur.costs import CARD, FAR, THROUGH
from pitprop.opponents.saboteur.grid import (
    EMPTY,
    GOAL_CELL,
    HIDDEN,
    NO_CELL,
    STEP,
    STEPS,
    Grid,
    goal_at_cell,
)
from pitprop.opponents.saboteur.transpositions import TranspositionTable
from pitprop.tunnels.card import JOINED, OPPOSITE, SIDE_BIT

_UNSEEN: Final[vec[i64]] = filled(STEPS, FAR)
_UNGUESSED: Final[vec[i64]] = filled(STEPS, 0)
_NONE: Final[vec[i64]] = filled(FAR + 1, -1)
_SLACK: Final = 4 * CARD
_STEP_BITS: Final = 12
_STEP_MASK: Final = 4095


def from_goals(grid: Grid, hidden: i64) -> vec[i64]:
    """The cost from each step to each hidden goal; `FAR` for goals that lie face up.

    Args:
        grid: the maze.
        hidden: the goals that lie face down, as a mask.

    Returns:
        `STEPS` numbers for each goal. Where the cost exceeds that of the shortest way by a good
        deal it is given as less than it is.
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
    lit = grid.lit
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
    limit: i64 = FAR
    at: i64 = 0
    while at < limit:
        node = first[at]
        if node < 0:
            at += 1
            continue
        first[at] = after[node]
        entered = steps[node]
        if cost[base + entered] < at:
            continue
        cell = entered >> 2
        if at + _SLACK < limit and what[cell] == EMPTY and lit[cell] & SIDE_BIT[entered & 3]:
            limit = at + _SLACK  # an opening that is joined to the start: farther ways don't matter
        cell += STEP[entered & 3]
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
    _clamp(cost, base, base + STEPS, limit)


def _clamp(numbers: vec[i64], first: i64, end: i64, most: i64) -> None:
    at = first
    while at < end:
        if numbers[at] > most:
            numbers[at] = most
        at += 1


def _is_as_guessed(grid: Grid, target: i64, step: i64, guess: vec[i64], base: i64) -> bool:
    """Whether there is a way that costs no more than was guessed, to be seen at first sight.

    Args:
        grid: the maze.
        target: the cell of the goal.
        step: where the way begins.
        guess: what `from_goals` has found.
        base: where in it the goal's numbers begin.
    """
    left = guess[base + step]
    while step >= 0 and step >> 2 != target:
        step = _next_as_guessed(grid, step, guess, base)
    return step >= 0 and left < FAR


def _next_as_guessed(grid: Grid, step: i64, guess: vec[i64], base: i64) -> i64:
    """The next step of such a way, or -1."""
    cell = step >> 2
    side = step & 3
    lying = grid.what[cell]
    if lying != EMPTY:  # what lies there costs nothing: nothing tells that one gets on
        return -1
    row = 16 * grid.key[cell] + 4 * side
    left = guess[base + step]
    way: i64 = 0
    while way < 4:
        more = THROUGH[row + way]
        if more < FAR:
            into = 4 * (cell + STEP[way]) + OPPOSITE[way]
            if more + guess[base + into] == left:
                return into
        way += 1
    return -1


class PathFinder:
    """Finds the cheapest way from some steps to a goal; keeps the room that it needs for that.

    Attributes:
        known: what it has found.

    Args:
        room: for how much of that there is room; a power of two.
    """

    __slots__ = (
        "_after",
        "_base",
        "_best",
        "_count",
        "_first",
        "_guess",
        "_highest",
        "_less",
        "_nodes",
        "_now",
        "_seen",
        "_target",
        "_turn",
        "known",
    )

    def __init__(self, room: i64 = 256) -> None:
        self.known = TranspositionTable(room)
        self._best: vec[i64] = _UNSEEN[:]
        self._seen: vec[i64] = _UNGUESSED[:]
        # By what a way through a step would cost at least, the steps to look at, linked by `after`.
        self._first: vec[i64] = _NONE[:]
        self._nodes: vec[i64] = vec[i64](capacity=STEPS)
        self._after: vec[i64] = vec[i64](capacity=STEPS)
        self._count: i64 = 0
        self._now: i64 = 0
        self._highest: i64 = 0
        self._turn: i64 = 0
        # What guides the search.
        self._guess: vec[i64] = _UNGUESSED
        self._base: i64 = 0
        self._less: i64 = 0
        self._target: i64 = 0

    def shortest(self, grid: Grid, goal: i64, sources: vec[i64], guess: vec[i64], less: i64) -> i64:
        """The cost of the cheapest way from any of some steps to a goal.

        Args:
            grid: the maze.
            goal: which goal.
            sources: the steps to start from.
            guess: what `from_goals` has found.
            less: by how much ways may have become cheaper since.
        """
        target = GOAL_CELL[goal]
        best: i64 = -1
        for source in sources:
            if source >> 2 == target:
                return 0
            if best < 0 or guess[goal * STEPS + source] < guess[goal * STEPS + best]:
                best = source
        if best >= 0 and not less and _is_as_guessed(grid, target, best, guess, goal * STEPS):
            return guess[goal * STEPS + best]
        self._guess = guess
        self._base = goal * STEPS
        self._less = less
        self._target = target
        self._begin(sources)
        found: i64 = FAR
        node = self._next()
        while node >= 0:
            step = node & _STEP_MASK
            if step >> 2 == target:
                found = node >> _STEP_BITS
                break
            self._expand(grid, step, node >> _STEP_BITS)
            node = self._next()
        self._end()
        return found

    def spread(self, grid: Grid, hidden: i64, into: vec[i64]) -> None:
        """The costs of the cheapest ways from what is joined to the start, without any guess.

        Args:
            grid: the maze.
            hidden: the goals that lie face down, as a mask.
            into: where the cost to each goal is written; `FAR` for goals that lie face up.
        """
        left: i64 = 0
        goal: i64 = 0
        while goal < GOALS:
            into[goal] = FAR
            if hidden & GOAL_BIT[goal]:
                if grid.lit[GOAL_CELL[goal]]:
                    into[goal] = 0
                else:
                    left += 1
            goal += 1
        self._guess = _UNGUESSED
        self._base = 0
        self._less = 0
        self._target = NO_CELL
        self._begin(grid.sources)
        node = self._next()
        while node >= 0 and left:
            cell = (node & _STEP_MASK) >> 2
            if grid.what[cell] == HIDDEN:
                goal = goal_at_cell(cell)
                if into[goal] == FAR:
                    into[goal] = node >> _STEP_BITS
                    left -= 1
            self._expand(grid, node & _STEP_MASK, node >> _STEP_BITS)
            node = self._next()
        self._end()

    def _begin(self, sources: vec[i64]) -> None:
        self._turn += 1
        self._count = 0
        self._now = 0
        self._highest = 0
        for source in sources:
            self._reach(source, 0)

    def _next(self) -> i64:
        """The next step to look at, with what it costs to come there; -1 where there is none."""
        first = self._first
        while self._now <= self._highest:
            node = first[self._now]
            if node < 0:
                self._now += 1
                continue
            first[self._now] = self._after[node]
            found = self._nodes[node]
            if self._best[found & _STEP_MASK] == found >> _STEP_BITS:
                return found
        return -1

    def _expand(self, grid: Grid, step: i64, cost: i64) -> None:
        """Look at where one can go on from a step."""
        cell = step >> 2
        side = step & 3
        lying = grid.what[cell]
        if lying < EMPTY:
            return
        row = 16 * grid.key[cell] + 4 * side
        joined = JOINED[4 * lying + side]
        way: i64 = 0
        while way < 4:
            if way != side:
                more = FAR
                if lying == EMPTY:
                    more = THROUGH[row + way]
                elif joined & SIDE_BIT[way]:
                    more = 0
                if cost + more < FAR:
                    self._reach(4 * (cell + STEP[way]) + OPPOSITE[way], cost + more)
            way += 1

    def _reach(self, step: i64, cost: i64) -> None:
        """A step can be come to at a cost: look at it later, if that is news."""
        if self._seen[step] == self._turn and cost >= self._best[step]:
            return
        self._seen[step] = self._turn
        self._best[step] = cost
        least = cost
        if step >> 2 != self._target:
            ahead = self._guess[self._base + step] - self._less
            if ahead > 0:
                least += ahead
        if least >= FAR:
            return
        least = max(least, self._now)
        self._highest = max(self._highest, least)
        first = self._first
        count = self._count
        packed = step + (cost << _STEP_BITS)
        if count < len(self._nodes):
            self._nodes[count] = packed
            self._after[count] = first[least]
        else:
            self._nodes = append(self._nodes, packed)
            self._after = append(self._after, first[least])
        first[least] = count
        self._count = count + 1

    def _end(self) -> None:
        """Forget what was still to be looked at."""
        first = self._first
        at = self._now
        while at <= self._highest:
            first[at] = -1
            at += 1
