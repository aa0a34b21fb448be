"""Prices of ways through the cave, from opening to opening: built for speed in rollouts.

A *node* is the field at an opening of a card that lies (`4 * cell + side`), or an empty place where
somebody may lay a card (`4 * cell`). Cells are the places of a square around the goals, with a
border of places where nothing can be; anything farther out is ignored.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pitprop.games.dark_cave.rules.cards import (
    EXIT,
    EXIT_SLOT,
    GOAL_BIT,
    GOALS,
    LADDER,
    NO_SLOT,
)
from pitprop.games.dark_cave.rules.net import NO_FACE, web_edge, web_number
from pitprop.games.dark_cave.rules.table import HIDDEN, Table
from pitprop.opponents.dark_cave.ways.card_prices import ENTER, FROM_GATE, INSIDE, TO_GATE
from pitprop.opponents.dark_cave.ways.cave_graph import (
    ACROSS,
    ENTER_GOAL,
    FAR,
    WEB_PRICE,
    cell_price,
)
from pitprop.tunnels.maze import packed_x, packed_y

RADIUS: Final = 5
WIDTH: Final = 2 * RADIUS + 3
CELLS: Final = WIDTH * WIDTH
NODES: Final = 4 * CELLS
LADDERS: Final = NODES
"""The node that stands for all ladders: one step from any to any (D-41)."""

# What lies on a cell that has no face.
EMPTY: Final = -1
FACE_DOWN: Final = -2
BORDER: Final = -3

CELL_STEP: Final[vec[i64]] = vec[i64]([-WIDTH, 1, WIDTH, -1])
"""By side: the offset of the cell on that side."""

BACK: Final[vec[i64]] = vec[i64]([2, 3, 0, 1])


_ALL_FAR: Final[vec[i64]] = vec[i64]([FAR] * (NODES + 1))
_NO_ENTRY: Final[vec[i64]] = vec[i64]([-1] * (FAR + 1))
_NO_WEBS: Final[vec[i64]] = vec[i64]([0] * NODES)


def _square() -> list[int]:
    inner = range(1, WIDTH - 1)
    return [
        EMPTY if row in inner and column in inner else BORDER
        for row in range(WIDTH)
        for column in range(WIDTH)
    ]


_SQUARE: Final[vec[i64]] = vec[i64](_square())


class Queue:
    """A priority queue of nodes, the cheapest first."""

    __slots__ = ("_first", "_next", "_node", "prices")

    def __init__(self) -> None:
        self.prices = _ALL_FAR[:]
        self._first = _NO_ENTRY[:]
        self._next = vec[i64](capacity=NODES)
        self._node = vec[i64](capacity=NODES)

    def reach(self, node: i64, price: i64) -> None:
        """Record that a node can be reached at a price."""
        if price < self.prices[node]:
            self.prices[node] = price
            self._next = append(self._next, self._first[price])
            self._first[price] = len(self._node)
            self._node = append(self._node, node)

    def next_at(self, price: i64) -> i64:
        """One more node at a price; -1 where there is none left."""
        entry = self._first[price]
        while entry >= 0:
            self._first[price] = self._next[entry]
            node = self._node[entry]
            if self.prices[node] == price:
                return node
            entry = self._first[price]
        return -1


class Gates:
    """The cave as it is now.

    Attributes:
        contents: the face on each cell, or `EMPTY`, `FACE_DOWN`, `BORDER`.
        cell: the cell of each place that has a number; 0 for one that lies too far out.
    """

    __slots__ = ("_empty", "_ladders", "_table", "_wait", "_webs", "cell", "contents")

    def __init__(self, table: Table) -> None:
        self._table = table
        self._empty: i64 = cell_price(table.seats) + ACROSS
        self.contents = _SQUARE[:]
        self._ladders = vec[i64]()
        faces = table.net.faces
        coordinates = table.net.maze.coordinates
        self.cell = vec[i64](capacity=len(faces))
        place: i64 = 0
        while place < len(faces):
            x = packed_x(coordinates[place])
            y = packed_y(coordinates[place])
            cell: i64 = 0
            if -RADIUS <= x <= RADIUS and -RADIUS <= y <= RADIUS:
                cell = WIDTH * (y + RADIUS + 1) + x + RADIUS + 1
                face = faces[place]
                if face != NO_FACE:
                    self.contents[cell] = face
                    if LADDER[face] != NO_SLOT:
                        self._ladders = append(self._ladders, cell)
            self.cell = append(self.cell, cell)
            place += 1
        goal: i64 = 0
        while goal < GOALS:
            cell = self.cell[table.goal_place[goal]]
            if self.contents[cell] == EMPTY:
                self.contents[cell] = FACE_DOWN
            goal += 1
        self._webs: bool = len(table.net.webs) > 0
        self._wait = _NO_WEBS
        if self._webs:
            self._add_webs()

    def _add_webs(self) -> None:
        """D-53."""
        self._wait = _NO_WEBS[:]
        for web in self._table.net.webs:
            place = web_edge(web) >> 1
            side: i64 = 2 if web_edge(web) & 1 else 1
            cell = self.cell[place]
            if cell:
                wait = WEB_PRICE * web_number(web)
                self._wait[4 * cell + side] = wait
                beyond = cell + CELL_STEP[side]
                self._wait[4 * beyond + BACK[side]] = wait

    # --- Prices -------------------------------------------------------------------------------

    def to_goals(self, goals: i64) -> vec[i64]:
        """What the way to the nearest of several goals that may be the exit costs from each node.

        Args:
            goals: which goals, as a mask.
        """
        queue = Queue()
        table = self._table
        goal: i64 = 0
        while goal < GOALS:
            if goals & GOAL_BIT[goal]:
                place = table.goal_place[goal]
                if table.goal_shown[goal] == HIDDEN or table.net.faces[place] == NO_FACE:
                    self._come_from_beside(queue, self.cell[place], ENTER_GOAL)
                elif table.goal_shown[goal] == EXIT:
                    self._exit(queue, self.cell[place])
            goal += 1
        price: i64 = 0
        while price < FAR:
            node = queue.next_at(price)
            while node >= 0:
                if node == LADDERS:
                    self._by_ladder(queue, price, FROM_GATE)
                elif self.contents[node >> 2] == EMPTY:
                    self._come_from_beside(queue, node >> 2, price + self._empty)
                else:
                    self._over_card(queue, node, price)
                node = queue.next_at(price)
            price += 1
        return queue.prices

    def _exit(self, queue: Queue, cell: i64) -> None:
        face = self.contents[cell]
        side: i64 = 0
        while side < 4:
            steps = FROM_GATE[32 * face + 4 * EXIT_SLOT[face] + side]
            if steps < FAR:
                queue.reach(4 * cell + side, steps)
            side += 1

    def _come_from(self, queue: Queue, cell: i64, side: i64, price: i64) -> None:
        """Reach the node from which a cell is entered on a side."""
        beside = cell + CELL_STEP[side]
        content = self.contents[beside]
        if content < EMPTY:
            return
        node = 4 * beside
        if content != EMPTY:
            node += BACK[side]
            if ENTER[4 * content + BACK[side]] == FAR:
                return
        if self._webs:
            price += self._wait[4 * cell + side]
        if price < FAR:
            queue.reach(node, price)

    def _come_from_beside(self, queue: Queue, cell: i64, price: i64) -> None:
        side: i64 = 0
        while side < 4:
            self._come_from(queue, cell, side, price)
            side += 1

    def _over_card(self, queue: Queue, node: i64, price: i64) -> None:
        cell = node >> 2
        side = node & 3
        face = self.contents[cell]
        other: i64 = 0
        while other < 4:
            there = price + INSIDE[16 * face + 4 * other + side]
            if there < FAR:
                queue.reach(4 * cell + other, there)
            other += 1
        self._come_from(queue, cell, side, price + ENTER[4 * face + side])
        if LADDER[face] != NO_SLOT:
            there = price + TO_GATE[32 * face + 4 * LADDER[face] + side]
            if there < FAR:
                queue.reach(LADDERS, there)

    def _by_ladder(self, queue: Queue, price: i64, steps: vec[i64]) -> None:
        """Go from the foot of every ladder to the openings of its card.

        Args:
            queue: the nodes.
            price: what the way to the ladders costs.
            steps: `FROM_GATE` against the way that is walked, `TO_GATE` along it.
        """
        for cell in self._ladders:
            face = self.contents[cell]
            side: i64 = 0
            while side < 4:
                there = price + 1 + steps[32 * face + 4 * LADDER[face] + side]
                if there < FAR:
                    queue.reach(4 * cell + side, there)
                side += 1

    def walk(self, field: i64) -> vec[i64]:
        """What the walk from a field to each node costs, over cards alone."""
        queue = Queue()
        cell = self.cell[field >> 3]
        if not cell:
            return queue.prices
        face = self.contents[cell]
        slot = field & 7
        side: i64 = 0
        while side < 4:
            there = TO_GATE[32 * face + 4 * slot + side]
            if there < FAR:
                queue.reach(4 * cell + side, there)
            side += 1
        price: i64 = 0
        while price < FAR:
            node = queue.next_at(price)
            while node >= 0:
                if node == LADDERS:
                    self._by_ladder(queue, price, TO_GATE)
                else:
                    self._walk_on(queue, node, price)
                node = queue.next_at(price)
            price += 1
        return queue.prices

    def _walk_on(self, queue: Queue, node: i64, price: i64) -> None:
        cell = node >> 2
        side = node & 3
        face = self.contents[cell]
        other: i64 = 0
        while other < 4:
            there = price + INSIDE[16 * face + 4 * side + other]
            if there < FAR:
                queue.reach(4 * cell + other, there)
            other += 1
        beside = cell + CELL_STEP[side]
        content = self.contents[beside]
        if content >= 0:
            there = price + ENTER[4 * content + BACK[side]] + self._wait[node]
            if there < FAR:
                queue.reach(4 * beside + BACK[side], there)
        if LADDER[face] != NO_SLOT:
            there = price + FROM_GATE[32 * face + 4 * LADDER[face] + side]
            if there < FAR:
                queue.reach(LADDERS, there)

    def from_field(self, prices: vec[i64], field: i64) -> i64:
        """What the way from a field costs, by the prices of the nodes."""
        cell = self.cell[field >> 3]
        if not cell:
            return FAR
        face = self.contents[cell]
        slot = field & 7
        if EXIT_SLOT[face] == slot:
            return 0
        best: i64 = FAR
        side: i64 = 0
        while side < 4:
            there = TO_GATE[32 * face + 4 * slot + side] + prices[4 * cell + side]
            if there < best:
                best = there
            side += 1
        if LADDER[face] == slot:
            there = 1 + prices[LADDERS]
            if there < best:
                best = there
        return best

    # --- What a card would change ---------------------------------------------------------------

    def with_card(self, cell: i64, face: i64, walk: vec[i64], prices: vec[i64], goals: i64) -> i64:
        """What a way over a card on an empty cell would cost; at least `FAR` if there is none.

        Args:
            cell: where it would lie.
            face: the card as it would lie.
            walk: what the walk to each node costs a dwarf.
            prices: what the way to its goal costs from each node.
            goals: the goals that it may go to, as a mask.
        """
        best: i64 = FAR
        side: i64 = 0
        while side < 4:
            here = self._onto(cell, side, face, walk)
            if here < FAR:
                there = here + self._across(cell, side, face, prices, goals)
                if there < best:
                    best = there
            side += 1
        return best

    def _onto(self, cell: i64, side: i64, face: i64, walk: vec[i64]) -> i64:
        """What the walk to an opening of the card would cost a dwarf."""
        enter = ENTER[4 * face + side]
        if enter == FAR:
            return FAR
        best: i64 = FAR
        beside = cell + CELL_STEP[side]
        if self.contents[beside] >= 0:
            best = walk[4 * beside + BACK[side]] + enter
        if LADDER[face] != NO_SLOT:
            up = walk[LADDERS] + 1 + TO_GATE[32 * face + 4 * LADDER[face] + side]
            if up < best:
                best = up
        return best

    def _across(self, cell: i64, side: i64, face: i64, prices: vec[i64], goals: i64) -> i64:
        """What the way to the goal would cost from an opening of the card."""
        best: i64 = FAR
        other: i64 = 0
        while other < 4:
            inside = INSIDE[16 * face + 4 * side + other]
            if inside < FAR:
                there = inside + self._beyond(cell, other, prices, goals)
                if there < best:
                    best = there
            other += 1
        if LADDER[face] != NO_SLOT:
            up = FROM_GATE[32 * face + 4 * LADDER[face] + side] + 1 + prices[LADDERS]
            if up < best:
                best = up
        return best

    def _beyond(self, cell: i64, side: i64, prices: vec[i64], goals: i64) -> i64:
        beside = cell + CELL_STEP[side]
        content = self.contents[beside]
        if content >= 0:
            return ENTER[4 * content + BACK[side]] + prices[4 * beside + BACK[side]]
        if content == EMPTY:
            return self._empty + prices[4 * beside]
        if content == FACE_DOWN and self._is_among(beside, goals):
            return ENTER_GOAL
        return FAR

    def _is_among(self, cell: i64, goals: i64) -> bool:
        goal: i64 = 0
        while goal < GOALS:
            if goals & GOAL_BIT[goal] and self.cell[self._table.goal_place[goal]] == cell:
                return True
            goal += 1
        return False

    def by_way_of(self, cell: i64, walk: vec[i64], prices: vec[i64]) -> i64:
        """What a way over an empty cell costs, as long as nothing lies there.

        Args:
            cell: the cell.
            walk: what the walk to each node costs a dwarf.
            prices: what the way to its goal costs from each node.
        """
        best: i64 = FAR
        side: i64 = 0
        while side < 4:
            beside = cell + CELL_STEP[side]
            content = self.contents[beside]
            if content >= 0 and ENTER[4 * content + BACK[side]] < FAR:
                here = walk[4 * beside + BACK[side]] + self._empty
                if here < best:
                    best = here
            side += 1
        return best + prices[4 * cell]
