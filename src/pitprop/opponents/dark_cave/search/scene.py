"""What quick players go by when they play on a world that a player has drawn from its view.

Such a world is never the state of the table. Each of the quick players knows the goals that it has
seen, and whom everybody works for.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pitprop.games.dark_cave.rules.allowed import plays_until_both_are_out, steps_per_turn
from pitprop.games.dark_cave.rules.cards import EXIT, GOAL_BIT, GOALS
from pitprop.games.dark_cave.rules.state import State
from pitprop.games.dark_cave.rules.table import HIDDEN, NOBODY_WON, OUT
from pitprop.opponents.dark_cave.ways.gates import Gates

_SEARCH_STEPS: Final = 8
"""The most steps that not knowing where the exit is leads astray."""

_GOAL_MORE: Final = 1.0
"""How many turns each further goal that may be the exit costs whoever is looking for it."""


class Scene:
    """A world, and how far everybody in it has to go.

    Attributes:
        state: the world.
        gates: what ways in it cost.
        side: the clan that each seat works for.
    """

    __slots__ = ("_asked", "_prices", "_webbed", "gates", "side", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.gates = Gates(state.table)
        self._asked = vec[i64]()
        self._prices: list[vec[i64]] = []
        self._webbed: bool = len(state.table.net.webs) > 0
        table = state.table
        side = vec[i64](capacity=table.seats)
        seat: i64 = 0
        while seat < table.seats:
            side = append(side, table.clans[seat] ^ state.characters[seat])
            seat += 1
        self.side = side

    def look(self) -> None:
        """Look again: the cave has changed."""
        table = self.state.table
        self.gates = Gates(table)
        self._asked = vec[i64]()
        self._prices = []
        self._webbed = len(table.net.webs) > 0

    def look_for_webs(self) -> None:
        """Look again if there are webs, or were: they vanish by themselves."""
        if self._webbed or len(self.state.table.net.webs):
            self.look()

    # --- Ways -----------------------------------------------------------------------------------

    def to_goals(self, goals: i64) -> vec[i64]:
        """What the way to the nearest of several goals, given as a mask, costs from each node."""
        at: i64 = 0
        while at < len(self._asked):
            if self._asked[at] == goals:
                return self._prices[at]
            at += 1
        found = self.gates.to_goals(goals)
        self._prices.append(found)
        self._asked = append(self._asked, goals)
        return found

    def exit_goal(self) -> i64:
        """Which goal is the exit, as a mask."""
        goal: i64 = 0
        while self.state.goals[goal] != EXIT:
            goal += 1
        return GOAL_BIT[goal]

    def goals_of(self, seat: i64) -> i64:
        """The goals that may be the exit, as far as a seat knows, as a mask."""
        state = self.state
        shown = state.table.goal_shown
        found: i64 = 0
        goal: i64 = 0
        while goal < GOALS:
            if shown[goal] == HIDDEN and not state.looked[seat] & GOAL_BIT[goal]:
                found |= GOAL_BIT[goal]
            elif state.goals[goal] == EXIT:
                return GOAL_BIT[goal]
            goal += 1
        return found

    def steps_left(self, seat: i64) -> i64:
        """How many steps a seat's dwarf seems to have to go; 0 where it has left."""
        field = self.state.table.dwarves[seat]
        if field == OUT:
            return 0
        return self.gates.from_field(self.to_goals(self.goals_of(seat)), field)

    # --- Turns ----------------------------------------------------------------------------------

    def rounds(self) -> float:
        """About how many turns each player still has (D-21)."""
        table = self.state.table
        cards = table.pile_size()
        seat: i64 = 0
        while seat < table.seats:
            cards += table.hand_size(seat)
            seat += 1
        return float(cards) / float(table.seats)

    def turns_left(self, seat: i64) -> float:
        """In how many turns a seat's dwarf seems to be out of the cave."""
        if self.state.table.dwarves[seat] == OUT:
            return 0.0
        turns = self._turns(seat, self.steps_left(seat))
        goals = self.goals_of(seat)
        while goals & (goals - 1):
            goals &= goals - 1
            turns += _GOAL_MORE
        return turns

    def turns_truly_left(self, seat: i64) -> float:
        """The same with the true exit known; whoever expects it elsewhere goes there first."""
        field = self.state.table.dwarves[seat]
        if field == OUT:
            return 0.0
        steps = self.gates.from_field(self.to_goals(self.exit_goal()), field)
        seeming = self.steps_left(seat)
        if seeming < steps:
            steps += min(steps - seeming, _SEARCH_STEPS)
        return self._turns(seat, steps)

    def _turns(self, seat: i64, steps: i64) -> float:
        table = self.state.table
        turns = float(steps) / float(steps_per_turn(table, seat))
        return turns + 1.0 if table.lying[seat] else turns

    # --- How it stands --------------------------------------------------------------------------

    def winner_now(self, leaving: i64 = -1) -> i64:
        """D-83: which clan would win if the game ended now; `NOBODY_WON` for none.

        Args:
            leaving: a seat whose dwarf is about to leave the cave, or -1.
        """
        table = self.state.table
        saved = vec[i64]([0, 0])
        workers = vec[i64]([0, 0])
        left = table.left
        if leaving >= 0:
            left = append(left[:], leaving)
        if not len(left):
            return NOBODY_WON
        for seat in left:
            saved[self.side[seat]] += table.gold[seat]
        for side in self.side:
            workers[side] += 1
        one = saved[0] * workers[1]
        other = saved[1] * workers[0]
        if one == other:
            return self.side[left[0]]
        return 0 if one > other else 1

    def ends_by_leaving(self, seat: i64) -> bool:
        """D-80: whether the game ends when a dwarf leaves the cave."""
        table = self.state.table
        dwarves = table.dwarves
        waits_for_all = plays_until_both_are_out(table)
        other: i64 = 0
        while other < len(dwarves):
            if (
                other != seat
                and dwarves[other] != OUT
                and (waits_for_all or self.side[other] == self.side[seat])
            ):
                return False
            other += 1
        return True
