"""How a quick player uses its cards: it counts steps, its own and those of its nearest rival."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.chance import FastRandom
from pitprop.core.hand import lowest, without_lowest
from pitprop.games.dark_cave.rules.allowed import (
    creature_ends,
    creature_starts,
    is_free_of_webs,
    is_path_card,
    must_stay,
    plays_until_both_are_out,
    somebody_stands_on,
    steps_per_turn,
)
from pitprop.games.dark_cave.rules.cards import (
    ACTION,
    AXE,
    BOOTS,
    GOAL_BIT,
    GOALS,
    GOBLIN,
    INFO,
    LINDWORM,
    PATH_KINDS,
    RAT,
    ROCKFALL,
    WEB,
)
from pitprop.games.dark_cave.rules.move_codes import (
    EQUIP,
    INFO_GOAL,
    LURE,
    PASS,
    ROCKFALL_ON,
    WEB_ON,
    pack,
)
from pitprop.games.dark_cave.rules.net import NO_FIELD
from pitprop.games.dark_cave.rules.table import OUT, Table
from pitprop.opponents.dark_cave.beliefs.odds import probability
from pitprop.opponents.dark_cave.search.evaluation import NEVER
from pitprop.opponents.dark_cave.search.lays import DETOUR, Lays
from pitprop.opponents.dark_cave.search.scene import Scene
from pitprop.opponents.dark_cave.weighing.weights import worth_racing

# What moves are worth, in steps.
_PASSING: Final = -0.6
_A_GOAL_SEEN: Final = 1.5
_AN_AXE: Final = 0.5
_A_BITE: Final = 1.0
_A_WEB: Final = 4.0

_LEAST: Final = 0.05
"""A rival worth hindering less than this isn't hindered at all."""

_SO_FAR: Final = 5
"""How many steps of a rival's way are looked at."""


class QuickCards:
    """Chooses what the player on turn does with a card.

    Args:
        scene: the world.
        random: where the choice among moves that are about equally good comes from.
        rivalry: how much a step lost by the nearest rival counts, beside one's own.
    """

    __slots__ = ("_best", "_code", "_random", "_rival", "_rivalry", "_scene", "_seat", "_weight")

    def __init__(self, scene: Scene, random: FastRandom, rivalry: float) -> None:
        self._scene = scene
        self._random = random
        self._rivalry = rivalry
        self._seat: i64 = 0
        self._rival: i64 = -1
        self._weight: float = 0.0
        self._best: float = 0.0
        self._code: i64 = 0

    def choose(self) -> i64:
        """The code of the move."""
        self._seat = self._scene.state.table.on_turn
        self._find_rival()
        hand = self._scene.state.hands[self._seat]
        self._best = _PASSING
        self._code = pack(PASS, lowest(hand))
        lays = Lays(self._scene, self._seat, self._rival, self._weight, self._random)
        last: i64 = -1
        while hand:
            kind = lowest(hand)
            hand = without_lowest(hand)
            if kind == last:
                continue
            last = kind
            if kind < PATH_KINDS:
                worth = lays.best(kind)
                if worth > self._best:
                    self._take(lays.code, worth)
            else:
                self._weigh_action(kind)
        return self._code

    def _take(self, code: i64, worth: float) -> None:
        self._code = code
        self._best = worth

    def _find_rival(self) -> None:
        """Find the rival that is nearest to the exit, and how much hindering it is worth."""
        scene = self._scene
        table = scene.state.table
        own = scene.side[self._seat]
        first = NEVER
        nearest = NEVER
        self._rival = -1
        self._weight = 0.0
        seat: i64 = 0
        while seat < table.seats:
            turns = scene.turns_left(seat)
            if scene.side[seat] == own:
                first = min(first, turns)
            elif table.dwarves[seat] != OUT and turns < nearest:
                nearest = turns
                self._rival = seat
            seat += 1
        if self._rival < 0:
            return
        racing = worth_racing(nearest - first)
        in_time = probability((scene.rounds() - 1.0 - first) / 2.0)
        self._weight = self._rivalry * racing * in_time
        if self._weight < _LEAST:
            self._rival = -1

    # --- Action cards ---------------------------------------------------------------------------

    def _weigh_action(self, kind: i64) -> None:
        action = ACTION[kind]
        if action in (INFO, BOOTS, AXE):
            if self._scene.state.table.dwarves[self._seat] != OUT:
                self._help_oneself(kind, action)
        elif self._rival >= 0:
            self._hinder(kind, action)

    def _help_oneself(self, kind: i64, action: i64) -> None:
        table = self._scene.state.table
        if action == INFO:
            self._look_at_goal(kind)
        elif action == BOOTS:
            worth = float(self._scene.steps_left(self._seat)) / 4.0
            if worth > self._best and not table.boots[self._seat]:
                self._take(pack(EQUIP, kind, self._seat), worth)
        elif self._best < _AN_AXE:
            self._take(pack(EQUIP, kind, self._seat), _AN_AXE)

    def _look_at_goal(self, kind: i64) -> None:
        goals = self._scene.goals_of(self._seat)
        open_goals: i64 = 0
        looked: i64 = -1
        goal: i64 = 0
        while goal < GOALS:
            if goals & GOAL_BIT[goal]:
                open_goals += 1
                looked = goal
            goal += 1
        worth = _A_GOAL_SEEN * float(open_goals)
        if open_goals > 1 and worth > self._best:
            self._take(pack(INFO_GOAL, kind, 0, self._scene.state.table.goal_place[looked]), worth)

    def _hinder(self, kind: i64, action: i64) -> None:
        table = self._scene.state.table
        worth = self._weight
        if action == ROCKFALL:
            worth *= float(DETOUR)
        elif action == WEB:
            worth *= _A_WEB
        elif action == LINDWORM:
            if table.lying[self._rival]:
                return
            worth *= float(steps_per_turn(table, self._rival))
        elif action == GOBLIN:
            # D-80: where a dwarf that leaves ends the game, its gold doesn't count.
            if table.seats == 2 and not plays_until_both_are_out(table):
                return
            if not table.gold[self._rival]:
                return
            worth *= _A_BITE
        elif action != RAT:
            return
        if worth <= self._best:
            return
        if action >= RAT:
            code = self._lured(kind, action - RAT)
        else:
            code = self._in_the_way(kind, action == WEB)
        if code >= 0:
            self._take(code, worth)

    def _lured(self, kind: i64, creature: i64) -> i64:
        """A creature to the rival, unless a mate stands there, too; -1 where it can't get there."""
        table = self._scene.state.table
        target = table.dwarves[self._rival]
        if self._has_mate(target):
            return -1
        for start in creature_starts(table, creature):
            if must_stay(table, creature, start):
                if start == target:
                    return pack(LURE, kind, 0, start)
                continue
            for end in creature_ends(table, creature, start):
                if end == target:
                    return pack(LURE, kind, 0, start, end)
        return -1

    def _has_mate(self, field: i64) -> bool:
        dwarves = self._scene.state.table.dwarves
        side = self._scene.side
        seat: i64 = 0
        while seat < len(dwarves):
            if side[seat] == side[self._seat] and dwarves[seat] == field:
                return True
            seat += 1
        return False

    def _in_the_way(self, kind: i64, is_web: bool) -> i64:
        """A web or a rockfall on the rival's way over the next cards; -1 if there is no place."""
        scene = self._scene
        table = scene.state.table
        net = table.net
        far = scene.to_goals(scene.goals_of(self._rival))
        field = table.dwarves[self._rival]
        walked: i64 = 0
        while walked < _SO_FAR:
            onward = self._onward(far, field)
            if onward < 0:
                return -1
            here = field >> 3
            there = onward >> 3
            if is_web and there != here:
                side = net.side_towards(here, there)
                if side >= 0 and _can_be_webbed(table, here, side):
                    return pack(WEB_ON, kind, 0, net.edge(here, side))
            elif there != here and _can_fall(table, there):
                return pack(ROCKFALL_ON, kind, 0, there)
            field = onward
            walked += 1
        return -1

    def _onward(self, far: vec[i64], field: i64) -> i64:
        """The next field on the way from a field; -1 where it ends."""
        gates = self._scene.gates
        best = gates.from_field(far, field)
        onward: i64 = -1
        for near in self._scene.state.table.net.neighbours(field):
            there = gates.from_field(far, near)
            if there < best:
                best = there
                onward = near
        return onward


def _can_be_webbed(table: Table, place: i64, side: i64) -> bool:
    """D-34: a web needs an opening; ladders lead on without one."""
    net = table.net
    return net.gate(place, side) != NO_FIELD and is_free_of_webs(table, net.edge(place, side))


def _can_fall(table: Table, place: i64) -> bool:
    """D-51."""
    return is_path_card(table, place) and not somebody_stands_on(table, place)
