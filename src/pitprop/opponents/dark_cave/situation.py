"""Everything that a player weighs before a move, made from its view."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from pitprop.games.dark_cave.cards import EXIT, GOALS, SABOTEUR, STEPS
from pitprop.games.dark_cave.scoring import work_for
from pitprop.games.dark_cave.table import HIDDEN, OUT
from pitprop.games.dark_cave.view import View
from pitprop.opponents.dark_cave.beliefs import believe
from pitprop.opponents.dark_cave.evidence import Evidence
from pitprop.opponents.dark_cave.ground import FAR, Ground

_PATIENCE: Final = 9.0
"""After so many rounds, getting out is worth a third as much as getting out now."""

_LAST_ROUNDS: Final = 1.2
"""How uncertain it is, in rounds, when the game will end."""

_OWN: Final = 1.4
_MATES: Final = 1.0
_OTHERS: Final = 0.6
_BARE: Final = 0.4
"""What getting out is worth without gold: it can end the game (D-80) and win ties (D-83)."""


class Situation:
    """What a player knows, believes and expects.

    Attributes:
        view: the player's view.
        rounds: about how many turns each player still has.
        exit: how likely each goal is the exit.
        saboteur: how likely each player is a saboteur, as this player sees it.
        suspected: how likely others take this player for a saboteur.
        sides: for each seat how likely it works for the same clan as this player.
        weights: what gold that each seat carries out is worth to this player.
        ground: the cave as a graph.
        distances: for each goal, how far every node is from it.
        at: the node of each seat's dwarf; -1 where it has left.
    """

    __slots__ = (
        "_curves",
        "_suspicion",
        "_walks",
        "at",
        "distances",
        "exit",
        "ground",
        "rounds",
        "saboteur",
        "sides",
        "suspected",
        "view",
        "weights",
    )

    def __init__(self, view: View) -> None:
        table = view.table
        self.view = view
        cards = int(table.pile_size()) + sum(int(table.hand_size(s)) for s in range(view.seats))
        self.rounds: float = cards / view.seats
        evidence = Evidence(view.seats, view.log)
        self.exit: list[float] = _exit_chances(view)
        self.saboteur: list[float] = believe(table, evidence, view.characters)
        self._suspicion: list[float] = believe(table, evidence, list(table.shown))
        self.suspected: float = self._suspicion[view.seat]
        self.sides: list[float] = [self._same_side(seat) for seat in range(view.seats)]
        self.weights: list[float] = [self._weight(seat) for seat in range(view.seats)]
        self.ground = Ground(table)
        self.distances: list[list[int]] = [
            self.ground.to_goal(goal) if self.exit[goal] else [] for goal in range(GOALS)
        ]
        self.at: list[int] = list(table.dwarves)
        self._curves: list[list[float]] = [self._curve(seat) for seat in range(view.seats)]
        self._walks: dict[int, dict[int, int]] = {}

    # --- Who is who -----------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """Whose situation it is."""
        return self.view.seat

    @property
    def side(self) -> int:
        """The clan that this player works for."""
        return work_for(self.view.table.clans[self.seat], self.view.characters[self.seat])

    def _same_side(self, seat: int) -> float:
        if seat == self.seat:
            return 1.0
        guilty = self.saboteur[seat]
        return guilty if self.view.table.clans[seat] != self.side else 1 - guilty

    def _weight(self, seat: int) -> float:
        if seat == self.seat:
            return _OWN
        same = self.sides[seat]
        return same * _MATES - (1 - same) * _OTHERS

    def looks_like_mate(self, seat: int) -> float:
        """How likely others think that this player and another work for the same clan."""
        clans = self.view.table.clans
        one, other = self.suspected, self._suspicion[seat]
        alike = one * other + (1 - one) * (1 - other)
        return alike if clans[seat] == clans[self.seat] else 1 - alike

    @property
    def hides(self) -> bool:
        """Whether this player is a saboteur that nobody knows yet."""
        view = self.view
        is_saboteur = view.characters[view.seat] == SABOTEUR
        return is_saboteur and view.table.shown[view.seat] == HIDDEN

    # --- How it will go -------------------------------------------------------------------------

    def _curve(self, seat: int, more_steps: int = 0) -> list[float]:
        """What being so many steps from the exit is worth: 1 for being out."""
        table = self.view.table
        pace = (STEPS + 1 if table.boots[seat] else STEPS) + more_steps
        lost = 1.0 if table.lying[seat] else 0.0
        found = []
        for steps in range(FAR):
            turns = steps / pace + lost
            in_time = 1 / (1 + exp(min((turns - self.rounds + 1) / _LAST_ROUNDS, 50.0)))
            found.append(exp(-turns / _PATIENCE) * in_time)
        return [*found, 0.0]

    def gold(self, seat: int) -> float:
        """What a dwarf would carry out."""
        return float(self.view.table.gold[seat]) + _BARE

    def hope(self, seat: int, steps: int) -> float:
        """What being so many steps from the exit is worth to a seat, between 0 and 1."""
        return self._curves[seat][min(steps, FAR)]

    def prospect(self, seat: int, node: int, later: int = 0) -> float:
        """What it is worth to a seat's dwarf to stand on a node, the goals by their chances.

        Args:
            seat: whose dwarf.
            node: where it stands.
            later: how many steps it loses besides.
        """
        curve = self._curves[seat]
        return sum(
            [
                chance * curve[min(self.distances[goal][node] + later, FAR)]
                for goal, chance in enumerate(self.exit)
                if chance
            ]
        )

    def boots_worth(self, seat: int) -> float:
        """What boots are worth to a seat whose dwarf is inside, in gold (D-54)."""
        faster = self._curve(seat, 1)
        node = self.at[seat]
        worth = sum(
            chance * faster[self.distances[goal][node]]
            for goal, chance in enumerate(self.exit)
            if chance
        )
        return (worth - self.prospect(seat, node)) * self.gold(seat)

    def inside(self) -> list[int]:
        """The seats whose dwarves are in the cave."""
        return [seat for seat, node in enumerate(self.at) if node != OUT]

    def turns_to_exit(self, seat: int, node: int) -> float:
        """About how many turns the exit is away, the goals by their chances."""
        pace = STEPS + 1 if self.view.table.boots[seat] else STEPS
        return (
            sum(
                chance * self.distances[goal][node]
                for goal, chance in enumerate(self.exit)
                if chance
            )
            / pace
        )

    def walk(self, seat: int) -> dict[int, int]:
        """How far a seat's dwarf has to walk to each field that it can get to now."""
        start = self.at[seat]
        if start not in self._walks:
            self._walks[start] = self.ground.from_field(start)
        return self._walks[start]

    # --- What would change ----------------------------------------------------------------------

    def changed(self, seat: int, distances: Sequence[Sequence[int]]) -> float:
        """What other distances would be worth to a seat, in its gold carried out."""
        node = self.at[seat]
        curve = self._curves[seat]
        change = sum(
            [
                chance * (curve[distances[goal][node]] - curve[self.distances[goal][node]])
                for goal, chance in enumerate(self.exit)
                if chance
            ]
        )
        return change * self.gold(seat)

    def blocked(self, nodes: Sequence[int]) -> list[list[int]]:
        """The distances if some nodes could not be walked through."""
        return [
            self.ground.to_goal(goal, nodes) if chance else []
            for goal, chance in enumerate(self.exit)
        ]

    def routes(self, seat: int) -> list[tuple[int, list[int]]]:
        """A seat's shortest way to each goal that can be the exit."""
        return [
            (goal, self.ground.route(self.at[seat], self.distances[goal]))
            for goal, chance in enumerate(self.exit)
            if chance and self.distances[goal][self.at[seat]] < FAR
        ]


def _exit_chances(view: View) -> list[float]:
    """How likely each goal is the exit."""
    known = list(view.known_goals)
    if EXIT in known:
        return [float(goal == EXIT) for goal in known]
    weights = [float(goal < 0) for goal in known]
    total = sum(weights)
    return [weight / total for weight in weights] if total else weights

