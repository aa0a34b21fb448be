"""Everything that a player weighs before a move, made from its view."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

from pitprop.games.dark_cave.knowledge.view import View
from pitprop.games.dark_cave.rules.cards import GOALS, STEPS
from pitprop.games.dark_cave.rules.table import OUT
from pitprop.opponents.base import Heard
from pitprop.opponents.dark_cave.beliefs.company import Company
from pitprop.opponents.dark_cave.beliefs.odds import probability
from pitprop.opponents.dark_cave.search.evaluation import ESCAPE_BONUS
from pitprop.opponents.dark_cave.ways.cave_graph import FAR, CaveGraph
from pitprop.opponents.dark_cave.ways.tours import Search, Tour, tours
from pitprop.opponents.dark_cave.weighing.weights import weigh_seats

_PATIENCE: Final = 12.0
"""After this many rounds, getting out is worth a third as much as getting out now."""

_LAST_ROUNDS: Final = 4.0
"""How uncertain it is, in rounds, when the game will end."""

_ABOUT_TO_LEAVE: Final = STEPS + 1
"""A dwarf from which the exit costs no more steps than this may be out with its next turn."""

_FOCUS: Final = 0.5
"""How much the best goal to go to first counts; all that may be the exit share the rest."""


class _Split(NamedTuple):
    """When one leaves a goal to another who is nearer to it.

    Attributes:
        soon: a dwarf whose way to a goal costs no more than this is going to turn it up.
        behind: a dwarf whose way costs so much more than that of another goes elsewhere.
    """

    soon: int
    behind: int


_FEW: Final = _Split(9, 4)
_MANY: Final = _Split(30, 1)
_MANY_PLAYERS: Final = 5
"""With this many players they split up to search: each has few turns, and walks in most."""

_FOLLOWING: Final = 4
"""How many steps a player loses who learns from another where the exit is."""

_SURE: Final = 0.6

_LIKELY_MATE: Final = 0.5
_NO_WAY: Final = -1.0
"""What a goal is worth that no way leads to, or that can't be the exit."""
_OUT_ALREADY: Final = 99.0
"""How many turns to the exit a dwarf that is already out counts as having."""


class Situation(Company):
    """What a player knows and believes of everybody, and expects.

    Args:
        view: the player's view.
        heard: what was said at the table.
        closely: whether it judges as measured (`benchmarks.beliefs_dark_cave`): what rivals build
            and where they walk tells of the exit, too, and what players do to each other counts
            half.

    Attributes:
        weights: what gold that each seat carries out is worth to this player.
        graph: the cave as a graph.
        prices: for each goal, what the way to it costs from every node (see `cave_graph`).
        turns: for each seat, about how many turns its dwarf is from the goal that it heads for.
        first: the fewest of these turns on the own side.
    """

    __slots__ = (
        "_curves",
        "_explorers",
        "_open_goals",
        "_searches",
        "_split",
        "_tours",
        "_walks",
        "first",
        "graph",
        "prices",
        "turns",
        "weights",
    )

    def __init__(self, view: View, heard: Sequence[Heard] = (), closely: bool = False) -> None:
        super().__init__(view, heard, closely)
        self.graph = CaveGraph(view.table)
        self.prices: list[list[int]] = [
            self.graph.prices_to_goal(goal) if self.exit[goal] else [] for goal in range(GOALS)
        ]
        self._split = _MANY if view.seats >= _MANY_PLAYERS else _FEW
        self._open_goals = sum(1 for chance in self.exit if chance)
        self._explorers: list[list[int]] = self._who_explores(self.at)
        self._curves: dict[tuple[int, float], list[float]] = {}
        self._tours: list[Tour] = tours(self.exit, self.graph, self.prices)
        self._searches: list[Search] = [
            self._search(seat, self.at[seat], self._left_to_others(seat))
            for seat in range(view.seats)
        ]
        self._walks: dict[int, dict[int, int]] = {}
        self.turns: list[float] = [
            _OUT_ALREADY if node == OUT else self.turns_to_goal(seat, node)
            for seat, node in enumerate(self.at)
        ]
        self.first: float = min(
            turns for turns, same in zip(self.turns, self.sides, strict=True) if same > _LIKELY_MATE
        )
        self.weights: list[float] = weigh_seats(
            view.seat,
            self.sides,
            self.purposefulness,
            [self._is_about_to_leave(seat) for seat in range(view.seats)],
            self._chance_to_leave(),
            [turns - self.first for turns in self.turns],
        )

    @property
    def is_searching(self) -> bool:
        """Whether more than one goal may be the exit."""
        return self._open_goals > 1

    def _is_about_to_leave(self, seat: int) -> bool:
        """Whether a dwarf is about a turn from the exit, if it is known where that is."""
        node = self.at[seat]
        return node != OUT and any(
            chance == 1 and self.prices[goal][node] <= _ABOUT_TO_LEAVE
            for goal, chance in enumerate(self.exit)
        )

    def _chance_to_leave(self) -> float:
        """How likely somebody of the own side is to have left before the cards run out."""
        return max(
            self.sides[seat] * (1.0 if self.at[seat] == OUT else self._in_time(turns))
            for seat, turns in enumerate(self.turns)
        )

    # --- How it will go -------------------------------------------------------------------------

    def curve(self, seat: int, more_steps: int = 0) -> list[float]:
        """What being inside is worth, by the price of the way to the exit: 1 for being out."""
        table = self.view.table
        pace = self.pace(seat) + more_steps
        lost = 1.0 if table.lying[seat] else 0.0
        if (pace, lost) not in self._curves:
            turns = [price / pace + lost for price in range(FAR)]
            found = [exp(-each / _PATIENCE) * self._in_time(each) for each in turns]
            self._curves[pace, lost] = [*found, 0.0]
        return self._curves[pace, lost]

    def pace(self, seat: int) -> int:
        """How many steps a seat's dwarf has in a turn (D-20, D-54)."""
        return STEPS + 1 if self.view.table.boots[seat] else STEPS

    def turns_left(self, seat: int) -> int:
        """How many turns a player may still have: each takes a card (D-21), and draws one."""
        table = self.view.table
        return int(table.hand_size(seat)) - (-int(table.pile_size()) // self.view.seats)

    def _in_time(self, turns: float) -> float:
        """How likely a player still has a number of turns."""
        return probability((self.rounds - turns - 1) / _LAST_ROUNDS)

    def _search(self, seat: int, node: int, left: set[int], more_steps: int = 0) -> Search:
        """What a search of the goals is worth to a dwarf on a node that leaves some to others."""
        curve = self.curve(seat, more_steps)
        following = sum(self._worth_of_following(node, goal, curve) for goal in left)
        return Search(self.exit, self._tours, left, following, curve)

    def _who_explores(self, at: Sequence[int]) -> list[list[int]]:
        """For each face-down goal, who is about to turn it up, by where all dwarves are."""
        found: list[list[int]] = [[] for _ in range(GOALS)]
        soon = self._split.soon
        for seat in self.inside():
            prices = [
                far[at[seat]] if far and self.exit[goal] < 1 else FAR
                for goal, far in enumerate(self.prices)
            ]
            nearest = min(prices)
            if nearest <= soon and self.purposefulness[seat] > _SURE:
                found[prices.index(nearest)].append(seat)
        return found

    def _left_to_others(self, seat: int) -> set[int]:
        """The goals that somebody will turn up before a seat's dwarf could be there."""
        return self._left_by(seat, self.at, self._explorers)

    def _left_by(self, seat: int, at: Sequence[int], explorers: Sequence[list[int]]) -> set[int]:
        """The same by where all dwarves are, and who is about to turn up which goal."""
        node = at[seat]
        if node == OUT:
            return set()
        behind = self._split.behind
        return {
            goal
            for goal, far in enumerate(self.prices)
            if any(far[at[other]] + behind <= far[node] for other in explorers[goal])
        }

    def _worth_of_following(self, node: int, goal: int, curve: Sequence[float]) -> float:
        """What it is worth that another may find the exit there: one can then follow."""
        price = self.prices[goal][node]
        return self.exit[goal] * curve[min(price + _FOLLOWING, FAR)]

    def gold(self, seat: int) -> float:
        """What a dwarf would carry out."""
        return float(self.view.table.gold[seat]) + ESCAPE_BONUS

    def value_towards(self, seat: int, goal: int, price: int) -> float:
        """What it is worth to a seat to go to a goal first, by what the way there costs.

        Args:
            seat: the player's seat.
            goal: the goal.
            price: what the way costs.
        """
        return self._searches[seat].worth(goal, price)

    def value_at(self, seat: int, node: int, later: int = 0) -> float:
        """What it is worth to a seat's dwarf to stand on a node: 1 for being out.

        Args:
            seat: whose dwarf.
            node: where it stands.
            later: how many steps it loses besides.
        """
        return self.best(seat, [far[node] if far else FAR for far in self.prices], later)

    def best(self, seat: int, prices: Sequence[int], later: int = 0) -> float:
        """The same by what the way to each goal costs.

        Args:
            seat: the player's seat.
            prices: what the way to each goal costs.
            later: how many steps the dwarf loses besides.
        """
        search = self._searches[seat]
        found = [search.worth(goal, price + later) for goal, price in enumerate(prices)]
        return _FOCUS * max(found) + (1 - _FOCUS) * sum(found) / max(self._open_goals, 1)

    def target(self, seat: int) -> int:
        """The goal that a seat's dwarf, being inside, had best go to first."""
        return self.goal_from(seat, self.at[seat])

    def goal_from(self, seat: int, node: int) -> int:
        """The same for a dwarf that stood elsewhere."""
        return self._first_goal(
            node,
            [
                self.value_towards(seat, goal, far[node]) if far else _NO_WAY
                for goal, far in enumerate(self.prices)
            ],
        )

    def _first_goal(self, node: int, worth: Sequence[float]) -> int:
        """The goal that it is worth most to go to first; of several the nearest."""
        values = [(worth[goal], -far[node] if far else 0) for goal, far in enumerate(self.prices)]
        return values.index(max(values))

    def heading(self, seat: int, node: int) -> tuple[int, float]:
        """The goal to go to first once a dwarf stands on a node, and how many turns that is then.

        Somebody who has come nearer to a goal leaves others to other people: what is promised of a
        way is what will be said at its end.

        Args:
            seat: whose dwarf.
            node: where it will stand.
        """
        left = self._left_standing(seat, node)
        goal = self.goal_from(seat, node)
        if left or self._left_to_others(seat):
            search = self._search(seat, node, left)
            goal = self._first_goal(
                node,
                [
                    search.worth(goal, far[node]) if far else _NO_WAY
                    for goal, far in enumerate(self.prices)
                ],
            )
        far = self.prices[goal]
        return goal, (far[node] if far else FAR) / self.pace(seat)

    def left_from(self, node: int) -> set[int]:
        """The goals that the own dwarf leaves to others while it stands on a node."""
        return self._left_standing(self.seat, node)

    def left_to(self, node: int, instead: int) -> tuple[int, int] | None:
        """The nearer goal that the own dwarf leaves to others on a node, and to whom.

        Args:
            node: where it stands.
            instead: the goal that it goes to.
        """
        left = [
            (self.prices[goal][node], goal)
            for goal in self.left_from(node)
            if self.prices[goal][node] < self.prices[instead][node]
        ]
        if not left:
            return None
        goal = min(left)[1]
        far = self.prices[goal]
        return goal, min(
            (seat for seat in self._explorers[goal] if seat != self.seat),
            key=lambda seat: far[self.at[seat]],
        )

    def _left_standing(self, seat: int, node: int) -> set[int]:
        """The goals that a seat's dwarf leaves to others once it stands on a node."""
        at = [*self.at[:seat], node, *self.at[seat + 1 :]]
        return self._left_by(seat, at, self._who_explores(at))

    def boots_worth(self, seat: int) -> float:
        """What boots are worth to a seat whose dwarf is inside, in gold (D-54)."""
        node = self.at[seat]
        goal = self.target(seat)
        faster = self._search(seat, node, self._left_to_others(seat), 1).worth(
            goal, self.prices[goal][node]
        )
        return max(faster - self.value_at(seat, node), 0.0) * self.gold(seat)

    def turns_to_goal(self, seat: int, node: int) -> float:
        """About how many turns away the best goal to go to first is."""
        return self.turns_by(seat, [far[node] if far else FAR for far in self.prices])

    def turns_by(self, seat: int, prices: Sequence[int]) -> float:
        """The same by what the way to each goal costs."""
        values = [
            (self.value_towards(seat, goal, prices[goal]), -prices[goal])
            for goal, far in enumerate(self.prices)
            if far
        ]
        return -max(values)[1] / self.pace(seat) if values else 0.0

    def walk(self, seat: int) -> dict[int, int]:
        """What the walk costs a seat's dwarf to each field that it can reach now."""
        return self.walks_from(self.at[seat])

    def walks_from(self, start: int) -> dict[int, int]:
        """What the walk costs from a field to each field that can be reached from it now."""
        if start not in self._walks:
            self._walks[start] = self.graph.prices_from(start)
        return self._walks[start]

    # --- What would change ----------------------------------------------------------------------

    def changed(self, seat: int, prices: Sequence[Sequence[int]]) -> float:
        """What a change to these prices would be worth to a seat, in its gold carried out."""
        node = self.at[seat]
        after = self.best(seat, [far[node] if far else FAR for far in prices])
        return (after - self.value_at(seat, node)) * self.gold(seat)

    def blocked(self, nodes: Sequence[int]) -> list[list[int]]:
        """The prices if certain nodes could not be walked through."""
        return [
            self.graph.prices_to_goal(goal, nodes) if chance else []
            for goal, chance in enumerate(self.exit)
        ]

    def route(self, seat: int, goal: int) -> list[int]:
        """A seat's cheapest way to a goal; nothing where there is none."""
        far = self.prices[goal]
        return self.graph.route(self.at[seat], far) if far and far[self.at[seat]] < FAR else []
