"""How few steps it may still take to get out of the cave, if all cards come as one would wish."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pitprop.games.dark_cave.rules.cards import GOALS
from pitprop.opponents.dark_cave.ways.cave_graph import ENTER_GOAL, FAR, CaveGraph, spread


class Luck(NamedTuple):
    """What may still shorten ways, beside path cards on the places that are empty now.

    Attributes:
        ladders: how many cards with ladders may still be laid (D-41).
        falls: how many rockfalls may still be played (D-51).
        ladder_goals: the goals that lie face down and may have the ladder (D-2).
    """

    ladders: int
    falls: int
    ladder_goals: Sequence[int]


def fewest_steps(graph: CaveGraph, goal: int, luck: Luck, enter: int = ENTER_GOAL) -> list[int]:
    """The fewest steps that every node can come to be from the exit, whatever they cost.

    Somebody lays a card of group I on each empty place in time (D-4), cuts each web (D-56), and
    turns up each goal (D-70).

    Args:
        graph: the cave.
        goal: which of the goals is the exit, row by row.
        luck: what else may shorten ways.
        enter: how many steps it is to the exit from beside it while it lies face down.
    """
    ways = _Ways(graph, goal, luck, enter)
    steps = ways.steps()
    if not luck.ladders:
        return steps
    cells = [node for node in range(graph.first_cell, len(steps)) if node != ways.entrance]
    from_ladder = 1 + min([steps[node] for node in ways.ladders], default=FAR)
    nearest = min(from_ladder, 1 + min([steps[node] for node in cells]))
    # D-41: one card joins a place to the ladders that there are, two join places to each other.
    hop = nearest if luck.ladders > 1 else from_ladder
    ways.ends += [(node, nearest) for node in ways.ladders]
    ways.ends += [(node, hop) for node in cells]
    return ways.steps()


class _Ways:
    """The ways to the exit, if a goal is it and all others have been turned up.

    Attributes:
        ends: where ways end, each with the steps from there to the exit.
        entrance: the node of the goal while it lies face down, else -1.
        ladders: the nodes with a ladder.

    Args:
        graph: the cave.
        goal: the goal.
        luck: what else may shorten ways.
        enter: how many steps it is to the exit from beside it while it lies face down.
    """

    __slots__ = ("_around", "_edges", "_enter", "_falls", "_graph", "ends", "entrance", "ladders")

    def __init__(self, graph: CaveGraph, goal: int, luck: Luck, enter: int) -> None:
        self._graph = graph
        self._enter = enter
        self.entrance = graph.cell(graph.goal_place(goal)) if graph.is_face_down(goal) else -1
        self._edges = [[(other, 0) for other, _ in near] for near in graph.edges]
        self._falls = luck.falls
        self.ladders = list(graph.ladders)
        self.ends = graph.ends(goal, [*graph.entries[goal], *graph.webbed[goal]], enter)
        for other in range(GOALS):
            if other != goal and graph.is_face_down(other):
                self._turn_up(other, other in luck.ladder_goals)
        self._around = {
            place: graph.around(place) for place in (graph.path_cards() if luck.falls else ())
        }

    def _turn_up(self, goal: int, has_ladder: bool) -> None:
        """D-70, D-48: one can walk onto a goal that isn't the exit from any side, and on."""
        place = self._graph.goal_place(goal)
        node = self._graph.cell(place)
        beside = self._graph.around(place)
        if has_ladder:
            beside += self.ladders
            self.ladders.append(node)
        for near in beside:
            self._edges[near].append((node, 0))
            self._edges[node].append((near, 0))

    def steps(self) -> list[int]:
        """How many steps every node is from the exit."""
        found = self._spread()
        for _ in range(self._falls):
            for place, around in self._around.items():
                from_place = 1 + min([found[node] for node in around], default=FAR)
                if self.entrance in around:
                    from_place = min(from_place, self._enter)
                self.ends.append((self._graph.cell(place), from_place))
                self.ends += [(node, 1 + from_place) for node in around]
            found = self._spread()
        return found

    def _spread(self) -> list[int]:
        return spread(self._edges, [1] * len(self._edges), self.ends)
