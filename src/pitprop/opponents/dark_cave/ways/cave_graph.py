"""The cave as a graph: fields, and the empty places on which cards may come to lie.

A node is a field (its number) or, from `first_cell` on, an empty place of the square around the
goals. The *price* of a way is what it costs, in steps: those that are walked, and as many as gold,
cards and time that it costs are worth. An empty place costs as many as pass, on average, until
somebody has laid a card there.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from pitprop.games.dark_cave.rules.cards import (
    EXIT,
    EXIT_SLOT,
    GOALS,
    SLOTS,
    START_FACE,
    goal_distance,
)
from pitprop.games.dark_cave.rules.net import NO_FACE, web_edge, web_number
from pitprop.games.dark_cave.rules.table import HIDDEN, Table
from pitprop.opponents.dark_cave.ways.shapes import GATES, NEAR, SLOTS_OF, STEP_COST
from pitprop.tunnels.card import OPPOSITE, STEP_X, STEP_Y

FAR: Final = 127
"""A price that counts as infinite."""

WEB_PRICE: Final = 4
"""What it costs to wait for a web to go, in steps, for each turn that it will lie."""

ENTER_GOAL: Final = 4
"""What the step onto a face-down goal costs, in steps: the dwarf's movement ends there (D-70)."""

ACROSS: Final = 3
"""How many steps it takes to cross a card of group III (D-4)."""

_MARGIN: Final = 1

Edges = list[list[tuple[int, int]]]
"""For each node the nodes beside it, each with what the step costs beyond the node's own cost."""


@cache
def _cell_edges(radius: int) -> list[list[int]]:
    """The neighbours of each place of a square, by row and column."""
    width = 2 * radius + 1
    return [
        [
            width * (row + STEP_Y[side]) + column + STEP_X[side]
            for side in range(4)
            if 0 <= row + STEP_Y[side] < width and 0 <= column + STEP_X[side] < width
        ]
        for row in range(width)
        for column in range(width)
    ]


def cell_price(seats: int) -> int:
    """What an empty place costs, in steps: the more players, the more cards laid in a round."""
    return 2 + max(0, 5 - seats)


class CaveGraph:
    """The graph of a table.

    Attributes:
        edges: which nodes are beside which.
        cost: what a step onto each node costs, in steps.
        entries: for each goal the nodes from which it is entered, or its exit field where that
            lies face up.
        webbed: for each goal the nodes from which it is entered once a web has gone.
        ladders: the nodes with a ladder.
    """

    __slots__ = (
        "_cards",
        "_goal_cells",
        "_radius",
        "_table",
        "cost",
        "edges",
        "entries",
        "first_cell",
        "ladders",
        "webbed",
    )

    def __init__(self, table: Table) -> None:
        self._table = table
        self._radius = int(goal_distance(table.seats)) + _MARGIN
        faces = list(table.net.faces)
        self.first_cell = SLOTS * len(faces)
        near_cells = _cell_edges(self._radius)
        cells = len(near_cells)
        self.edges: Edges = [[] for _ in range(self.first_cell + cells)]
        self.cost: list[int] = [1] * self.first_cell + [cell_price(table.seats) + ACROSS] * cells
        self.entries: list[list[int]] = [[] for _ in range(GOALS)]
        self.webbed: list[list[int]] = [[] for _ in range(GOALS)]
        self.ladders: list[int] = list(table.net.ladders)
        self._goal_cells: dict[int, int] = {}
        self._cards = {
            self.cell(place): place for place, face in enumerate(faces) if face != NO_FACE
        }
        self._add_cells(near_cells)
        self._add_cards(faces)
        self._add_ladders()

    # --- Building it ----------------------------------------------------------------------------

    def cell(self, place: int) -> int:
        """The node of an empty place; -1 outside the square."""
        maze = self._table.net.maze
        x, y = maze.x(place) + self._radius, maze.y(place) + self._radius
        width = 2 * self._radius + 1
        return self.first_cell + width * y + x if 0 <= x < width and 0 <= y < width else -1

    def cell_beside(self, place: int, side: int) -> int:
        """The node of the empty place on a side of a place; -1 where there is none."""
        node = self._node_beside(place, side)
        return -1 if node in self._cards or node in self._goal_cells else node

    def goal_beside(self, place: int, side: int) -> int:
        """The goal that lies face down on a side of a place; -1 where there is none."""
        return self._goal_cells.get(self._node_beside(place, side), -1)

    def _node_beside(self, place: int, side: int) -> int:
        """By coordinates: an empty place doesn't know all its neighbours (see `tunnels.maze`)."""
        maze = self._table.net.maze
        x = maze.x(place) + self._radius + STEP_X[side]
        y = maze.y(place) + self._radius + STEP_Y[side]
        width = 2 * self._radius + 1
        return self.first_cell + width * y + x if 0 <= x < width and 0 <= y < width else -1

    def goal_place(self, goal: int) -> int:
        """The place of a goal."""
        return int(self._table.goal_place[goal])

    def is_face_down(self, goal: int) -> bool:
        """Whether a goal hasn't been turned up yet, or lies nowhere yet."""
        table = self._table
        return table.goal_shown[goal] == HIDDEN or table.net.face(table.goal_place[goal]) == NO_FACE

    def path_cards(self) -> list[int]:
        """The places of the path cards: of those that a rockfall may take off (D-51)."""
        faces = self._table.net.faces
        return [place for place in self._cards.values() if faces[place] < START_FACE]

    def around(self, place: int) -> list[int]:
        """The nodes from which one could step onto a place if a card lay there that lets one in."""
        found: list[int] = []
        for side in range(4):
            beside = self._node_beside(place, side)
            if beside in self._cards:
                other = self._cards[beside]
                back = OPPOSITE[side]
                gates = GATES[self._table.net.face(other)]
                found += [SLOTS * other + slot for gate, slot in gates if gate == back]
            elif beside >= 0:
                found.append(beside)
        return found

    def _add_cells(self, near_cells: Sequence[Sequence[int]]) -> None:
        table = self._table
        taken = self._cards
        for goal in range(GOALS):
            place = table.goal_place[goal]
            if table.net.face(place) == NO_FACE:
                self._goal_cells[self.cell(place)] = goal
        first = self.first_cell
        for at, near in enumerate(near_cells):
            node = first + at
            if node in taken or node in self._goal_cells:
                continue
            for other in near:
                there = first + other
                if there in self._goal_cells:
                    self.entries[self._goal_cells[there]].append(node)
                elif there not in taken:
                    self.edges[node].append((there, 0))

    def _add_cards(self, faces: Sequence[int]) -> None:
        maze = self._table.net.maze
        webs = self._webs()
        for place, face in enumerate(faces):
            if face == NO_FACE:
                continue
            first = SLOTS * place
            costs, near = STEP_COST[face], NEAR[face]
            for slot in SLOTS_OF[face]:
                self.cost[first + slot] = costs[slot]
                self.edges[first + slot] += [(first + other, 0) for other in near[slot]]
            for side, slot in GATES[face]:
                beside = maze.beside(place, side)
                wait = webs.get((place, side), 0)
                self._add_opening(first + slot, beside, side, wait, faces)

    def _add_opening(
        self, node: int, beside: int, side: int, wait: int, faces: Sequence[int]
    ) -> None:
        face = faces[beside] if beside < len(faces) else NO_FACE
        if face != NO_FACE:
            back = OPPOSITE[side]
            for other, slot in GATES[face]:
                if other == back:
                    self.edges[node].append((SLOTS * beside + slot, wait))
            return
        cell = self.cell(beside)
        if cell in self._goal_cells:
            entries = self.webbed if wait else self.entries
            entries[self._goal_cells[cell]].append(node)
        elif cell >= 0:
            self.edges[node].append((cell, wait))
            self.edges[cell].append((node, wait))

    def _webs(self) -> dict[tuple[int, int], int]:
        """D-53: what waiting at each opening costs, in steps."""
        net = self._table.net
        found: dict[tuple[int, int], int] = {}
        for web in net.webs:
            place, side = divmod(net.named_side(web_edge(web)), 4)
            wait = WEB_PRICE * web_number(web)
            found[place, side] = wait
            found[net.maze.beside(place, side), OPPOSITE[side]] = wait
        return found

    def _add_ladders(self) -> None:
        """D-41."""
        for one in self.ladders:
            self.edges[one] += [(other, 0) for other in self.ladders if other != one]

    # --- Prices ---------------------------------------------------------------------------------

    def prices_to_goal(self, goal: int, without: Iterable[int] = ()) -> list[int]:
        """The price of the way from every node to the exit, if this goal is the exit.

        Args:
            goal: which of the goals, row by row.
            without: nodes that can't be walked through.
        """
        return spread(self.edges, self.cost, self.ends(goal, self.entries[goal]), without)

    def ends(
        self, goal: int, entries: Sequence[int], enter: int = ENTER_GOAL
    ) -> list[tuple[int, int]]:
        """Where the ways out end, if a goal is the exit, each with the price from there.

        Args:
            goal: which of the goals, row by row.
            entries: the nodes from which it is entered while it lies face down.
            enter: what it then costs to get out from there.
        """
        table = self._table
        place = table.goal_place[goal]
        if self.is_face_down(goal):
            return [(node, enter) for node in entries]
        if table.goal_shown[goal] == EXIT:
            return [(SLOTS * place + int(EXIT_SLOT[table.net.face(place)]), 0)]
        return []

    def prices_from(self, start: int) -> dict[int, int]:
        """The price of the walk to each field that can be reached from one in the cave as it is."""
        found = {start: 0}
        edges, cost, first_cell = self.edges, self.cost, self.first_cell
        buckets: list[list[int]] = [[start]]
        at = 0
        while at < len(buckets):
            for node in buckets[at]:
                if found[node] != at:
                    continue
                for other, wait in edges[node]:
                    if other >= first_cell:
                        continue
                    there = at + cost[other] + wait
                    if there < found.get(other, FAR):
                        found[other] = there
                        while len(buckets) <= there:
                            buckets.append([])
                        buckets[there].append(other)
            at += 1
        return found

    def route(self, start: int, prices: Sequence[int]) -> list[int]:
        """The nodes of a cheapest way from a node to where the price is least."""
        nodes = [start]
        while True:
            node = nodes[-1]
            for other, wait in self.edges[node]:
                if prices[other] + self.cost[other] + wait == prices[node]:
                    nodes.append(other)
                    break
            else:
                return nodes


def spread(
    edges: Edges,
    cost: Sequence[int],
    ends: Iterable[tuple[int, int]],
    without: Iterable[int] = (),
) -> list[int]:
    """The price of the way from every node to the end for which it is least.

    Args:
        edges: which nodes are beside which.
        cost: what a step onto each node costs.
        ends: nodes, each with the price from there.
        without: nodes that can't be walked through.
    """
    prices = [FAR] * len(edges)
    blocked = set(without)
    for node in blocked:
        prices[node] = -1
    buckets: list[list[int]] = [[] for _ in range(FAR)]
    for node, price in ends:
        if price < prices[node]:
            prices[node] = price
            buckets[price].append(node)
    for price, bucket in enumerate(buckets):
        for node in bucket:
            if prices[node] != price:
                continue
            onward = price + cost[node]
            for other, wait in edges[node]:
                there = onward + wait
                if there < prices[other] and there < FAR:
                    prices[other] = there
                    buckets[there].append(other)
    for node in blocked:
        prices[node] = FAR
    return prices
