"""How many cards are missing between what is joined to the start and a goal.

`PathFinder.from_goals` spreads backwards from the goals over the whole window and so knows the
cost from each step; `shortest` looks forwards from the openings, guided by what `from_goals` has
found some time before, and so is quick enough to ask for every card that could be laid or taken
off. Both pass at no cost through cards that lie there but are not joined to the start.

Both loops are long on purpose: most of a playout's time is spent in them, and calling a function
for each step took twice as long.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pitprop.core.public_table import filled
from pitprop.games.saboteur.rules.cards import GOAL_BIT, GOALS
from pitprop.opponents.saboteur.ways.costs import CARD, CHEAPEST, FAR, THROUGH
from pitprop.opponents.saboteur.ways.grid import (
    EMPTY,
    GOAL_CELL,
    STEP,
    STEPS,
    Grid,
)
from pitprop.opponents.saboteur.ways.transpositions import TranspositionTable
from pitprop.tunnels.card import JOINED, OPPOSITE, SIDE_BIT

_UNSEEN: Final[vec[i64]] = filled(STEPS, FAR)
_ZEROS: Final[vec[i64]] = filled(STEPS, 0)
_NONE: Final[vec[i64]] = filled(FAR + 1, -1)
_LIMITS: Final = GOALS * STEPS
_ONWARD: Final[vec[i64]] = vec[i64]([4 * STEP[way] + OPPOSITE[way] for way in range(4)])
"""What is added to four times a cell's number for the step into the next one, by the way out."""

_ALL_FAR: Final[vec[i64]] = filled(_LIMITS + GOALS, FAR)
_SLACK: Final = 2 * CARD
_STEP_BITS: Final = 12
_STEP_MASK: Final = 4095


def missing_by(guess: vec[i64], grid: Grid, goal: i64) -> i64:
    """The cost of the cheapest way from what is joined to the start.

    Args:
        guess: what `from_goals` has found for this very maze.
        grid: the maze.
        goal: which goal; it lies face down.
    """
    if grid.lit[GOAL_CELL[goal]]:
        return 0
    best: i64 = FAR
    for source in grid.sources:
        best = min(best, guess[goal * STEPS + source])
    return best


def least_after_fall(guess: vec[i64], grid: Grid, goal: i64, cell: i64) -> i64:
    """A lower bound for ways to a goal, from the first step that a rockfall has made cheaper.

    Such a way leads through the cell that has become empty or through an empty cell beside it,
    which now asks for less. Past the last of these it goes on as it could before.

    Args:
        guess: what `from_goals` has found for the maze before.
        grid: the maze after the rockfall.
        goal: which goal.
        cell: the cell from which a card was taken.
    """
    least = _least_beyond(guess, goal * STEPS, cell)
    side: i64 = 0
    while side < 4:
        near = cell + STEP[side]
        if grid.contents[near] == EMPTY:
            least = min(least, _least_beyond(guess, goal * STEPS, near))
        side += 1
    return least + CHEAPEST


def _least_beyond(guess: vec[i64], base: i64, cell: i64) -> i64:
    least: i64 = FAR
    way: i64 = 0
    while way < 4:
        least = min(least, guess[base + 4 * cell + _ONWARD[way]])
        way += 1
    return least


def _is_as_guessed(grid: Grid, target: i64, step: i64, guess: vec[i64], base: i64) -> bool:
    """Whether it is obvious that there is a way that costs no more than was guessed.

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
    lying = grid.contents[cell]
    if lying != EMPTY:  # what lies there costs nothing: nothing shows that there is a way on
        return -1
    row = 16 * grid.key[cell] + 4 * side
    left = guess[base + step]
    way: i64 = 0
    while way < 4:
        more = THROUGH[row + way]
        if more < FAR:
            into = 4 * cell + _ONWARD[way]
            if more + guess[base + into] == left:
                return into
        way += 1
    return -1


class PathFinder:
    """Finds the cheapest way from some steps to a goal; keeps the buffers that it needs for that.

    Attributes:
        known: what it has found.

    Args:
        room: how many entries there is room for; a power of two.
    """

    __slots__ = ("_after", "_best", "_first", "_nodes", "_reached", "_seen", "_turn", "known")

    def __init__(self, room: i64 = 256) -> None:
        self.known = TranspositionTable(room)
        self._best: vec[i64] = _UNSEEN[:]
        self._seen: vec[i64] = _ZEROS[:]
        self._turn: i64 = 0
        # What has been reached but not looked at yet, each a step and the cost of getting there.
        self._reached: vec[i64] = _ZEROS[:]
        # The steps to look at, by the least that a way through them would cost, linked by `after`.
        self._first: vec[i64] = _NONE[:]
        self._nodes: vec[i64] = _ZEROS[:]
        self._after: vec[i64] = _ZEROS[:]

    def from_goals(self, grid: Grid, hidden: i64) -> vec[i64]:
        """The cost from each step to each hidden goal; `FAR` for goals that lie face up.

        Args:
            grid: the maze.
            hidden: the goals that lie face down, as a mask.

        Returns:
            `STEPS` numbers for each goal, and then for each goal the cost up to which they are
            right: anything that costs a good deal more than the shortest way isn't followed.
        """
        found = _ALL_FAR[:]
        goal: i64 = 0
        while goal < GOALS:
            if hidden & GOAL_BIT[goal]:
                found[_LIMITS + goal] = self._spread_from(
                    grid, GOAL_CELL[goal], found, goal * STEPS
                )
            goal += 1
        return found

    def _spread_from(  # noqa: C901
        self, grid: Grid, goal: i64, cost: vec[i64], base: i64
    ) -> i64:
        """Write the cost from each step to a goal, and return the cost up to which it is known."""
        contents = grid.contents
        key = grid.key
        through = THROUGH
        joined = JOINED
        sides = SIDE_BIT
        steps = STEP
        opposite = OPPOSITE
        lit = grid.lit
        first = self._first
        nodes = self._nodes
        after = self._after
        count: i64 = 0
        while count < 4:  # the goal can be left by all its sides, like a card
            cost[base + 4 * goal + count] = 0
            nodes[count] = 4 * goal + count
            after[count] = count - 1
            count += 1
        first[0] = count - 1
        highest: i64 = 0
        limit: i64 = FAR
        at: i64 = 0
        while at < limit and at <= highest:
            node = first[at]
            if node < 0:
                at += 1
                continue
            first[at] = after[node]
            entered = nodes[node]
            if cost[base + entered] < at:
                continue
            cell = entered >> 2
            if at + _SLACK < limit and contents[cell] == EMPTY and lit[cell] & sides[entered & 3]:
                limit = at + _SLACK  # joined to the start: farther ways don't matter
            cell += steps[entered & 3]
            lying = contents[cell]
            if lying < EMPTY:
                continue
            back = opposite[entered & 3]
            row = 16 * key[cell] + 4 * back
            way: i64 = 0
            while way < 4:
                so_far: i64 = FAR
                if way != back:
                    if lying == EMPTY:
                        so_far = at + through[row + way]
                    elif joined[4 * lying + back] & sides[way]:
                        so_far = at
                before = 4 * cell + way
                if so_far < cost[base + before]:
                    cost[base + before] = so_far
                    if count == len(nodes):
                        nodes = append(nodes, 0)
                        after = append(after, 0)
                    nodes[count] = before
                    after[count] = first[so_far]
                    first[so_far] = count
                    count += 1
                    highest = max(highest, so_far)
                way += 1
        self._nodes = nodes
        self._after = after
        _empty(first, at, highest)
        return limit

    def shortest(
        self,
        grid: Grid,
        goal: i64,
        cell: i64,
        exits: i64,
        guess: vec[i64],
        savings: i64,
        lower_bound: i64,
    ) -> i64:
        """The cost of the cheapest way from what is joined to the start to a goal.

        Args:
            grid: the maze.
            goal: which goal.
            cell: a cell on which a card is tried out; `NO_CELL` for none.
            exits: the sides by which that card leads on, as a mask.
            guess: what `from_goals` has found.
            savings: by how much ways may have become cheaper since.
            lower_bound: the least that a way that has become cheaper by more may cost; `FAR` where
                there is no such way.
        """
        base = goal * STEPS
        best: i64 = -1
        for source in grid.sources:
            if source >> 2 != cell and (best < 0 or guess[base + source] < guess[base + best]):
                best = source
        side: i64 = 0
        while side < 4:
            if exits & SIDE_BIT[side]:
                source = 4 * cell + _ONWARD[side]
                if source >> 2 == GOAL_CELL[goal]:
                    return 0
                if best < 0 or guess[base + source] < guess[base + best]:
                    best = source
            side += 1
        if best < 0:
            return FAR
        lower_bound = min(lower_bound, guess[_LIMITS + goal] - savings)
        left = guess[base + best]
        if (
            not savings
            and left <= lower_bound
            and _is_as_guessed(grid, GOAL_CELL[goal], best, guess, base)
        ):
            return left
        return self._look_for(grid, goal, cell, exits, guess, savings, lower_bound)

    def _look_for(  # noqa: C901
        self,
        grid: Grid,
        goal: i64,
        cell: i64,
        exits: i64,
        guess: vec[i64],
        savings: i64,
        lower_bound: i64,
    ) -> i64:
        """The same by looking at steps in order of the least that a way through them costs (A*)."""
        contents = grid.contents
        key = grid.key
        through = THROUGH
        joined = JOINED
        sides = SIDE_BIT
        onward = _ONWARD
        best = self._best
        seen = self._seen
        reached = self._reached
        first = self._first
        nodes = self._nodes
        after = self._after
        self._turn += 1
        turn = self._turn
        target = GOAL_CELL[goal]
        base = goal * STEPS
        found: i64 = FAR
        now: i64 = 0
        highest: i64 = 0
        count: i64 = 0
        waiting = self._reach_sources(grid, cell, exits)
        while found == FAR:
            while waiting:
                waiting -= 1
                node = reached[waiting]
                step = node & _STEP_MASK
                cost = node >> _STEP_BITS
                if seen[step] == turn and cost >= best[step]:
                    continue
                seen[step] = turn
                best[step] = cost
                least = max(now, cost + max(0, min(guess[base + step] - savings, lower_bound)))
                if least >= FAR:
                    continue
                highest = max(highest, least)
                if count == len(nodes):
                    nodes = append(nodes, 0)
                    after = append(after, 0)
                nodes[count] = node
                after[count] = first[least]
                first[least] = count
                count += 1
            while now <= highest and first[now] < 0:
                now += 1
            if now > highest:
                break
            place = first[now]
            first[now] = after[place]
            node = nodes[place]
            step = node & _STEP_MASK
            cost = node >> _STEP_BITS
            if best[step] != cost:
                continue
            here = step >> 2
            if here == target:
                found = cost
                break
            lying = contents[here]
            if lying < EMPTY:
                continue
            side = step & 3
            row = 16 * key[here] + 4 * side
            way: i64 = 0
            while way < 4:
                if way != side:
                    more: i64 = FAR
                    if lying == EMPTY:
                        more = through[row + way]
                    elif joined[4 * lying + side] & sides[way]:
                        more = 0
                    if cost + more < FAR:
                        reached[waiting] = 4 * here + onward[way] + (cost + more << _STEP_BITS)
                        waiting += 1
                way += 1
        self._nodes = nodes
        self._after = after
        _empty(first, now, highest)
        return found

    def _reach_sources(self, grid: Grid, cell: i64, exits: i64) -> i64:
        """Begin with what is joined to the start, and the exits of the card tried out.

        Returns:
            how many steps have been reached.
        """
        reached = self._reached
        waiting: i64 = 0
        for source in grid.sources:
            if source >> 2 != cell:
                reached[waiting] = source
                waiting += 1
        way: i64 = 0
        while way < 4:
            if exits & SIDE_BIT[way]:
                reached[waiting] = 4 * cell + _ONWARD[way]
                waiting += 1
            way += 1
        return waiting


def _empty(lists: vec[i64], first: i64, last: i64) -> None:
    """Forget what was still to be looked at."""
    at = first
    while at <= last:
        lists[at] = -1
        at += 1
