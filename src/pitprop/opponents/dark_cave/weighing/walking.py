"""Weighing how far to walk, and whether to leave the cave (D-20, D-70, D-72)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pitprop.core.hand import EMPTY_HAND
from pitprop.games.dark_cave.rules.cards import CREATURE_NAMES, STEPS
from pitprop.games.dark_cave.rules.move_codes import (
    CUT,
    PROPOSE,
    STEP,
    STEP_GOAL,
    field_of,
    kind_of,
)
from pitprop.games.dark_cave.rules.net import NO_FIELD
from pitprop.games.dark_cave.rules.paths import Route, creatures_at, has_gold, is_exit, routes
from pitprop.games.dark_cave.rules.table import NOBODY_WON
from pitprop.games.dark_cave.text.spelling import place_name
from pitprop.opponents.candidate import Candidate
from pitprop.opponents.choosing import percent_but_for_certain, tenths
from pitprop.opponents.dark_cave.search.evaluation import LAST_CHANCE
from pitprop.opponents.dark_cave.situation import Situation
from pitprop.opponents.dark_cave.ways.shapes import TUNNEL_PRICE
from pitprop.opponents.dark_cave.weighing.ending import (
    ends_by_leaving,
    likely_result,
    surely_ends_by_leaving,
    weigh_proposal,
)
from pitprop.opponents.dark_cave.weighing.own_steps import latest_field, view_before_step
from pitprop.opponents.dark_cave.weighing.veins import by_way_of_gold, showing
from pitprop.opponents.dark_cave.weighing.webs import weigh_cut
from pitprop.opponents.dark_cave.weighing.worth import A_LOST_CARD

_ENDS_WELL: Final = 4.0
_ENDS_BADLY: Final = -6.0
_STEP_PRICE: Final = 0.001
_NEWS: Final = 0.05
"""What it is worth to see what a goal is."""

_RAT: Final = 0.12
_AXE_SAVES: Final = 0.5


_COSTS: Final = {
    "pays-gold": "gold",
    "pays-cards": "cards",
    "meets-creature": "creature",
    "would-show": "role",
}
"""What speaks against a way, and what it is called in `nearer-costs`."""


class Plan:
    """A route, what its end is worth, and why.

    Attributes:
        first: the first field.
        end: where the dwarf stands at its end; `NO_FIELD` where it has turned up a goal, or left.
        goal: the goal to go to from there.
        later: what it costs, in steps lost.
        paid: the gold that it costs in tunnels (D-43).
        score: what it is worth to go this way.
        reasons: what makes up the score.
    """

    __slots__ = ("end", "first", "goal", "later", "paid", "reasons", "score")

    def __init__(self, first: int) -> None:
        self.first = first
        self.end: int = NO_FIELD
        self.goal = 0
        self.later = 0
        self.paid = 0
        self.score = 0.0
        self.reasons: list[tuple[float, str, dict[str, str | int]]] = []

    def add(self, weight: float, key: str, **params: str | int) -> None:
        """See `Candidate.add`."""
        self.score += weight
        self.reasons.append((weight, key, params))


class Walking:
    """Weighs the moves of one decision while the own dwarf may move.

    Args:
        situation: what the player knows and expects.
        promised: whether it matters what was said of the step before.
    """

    __slots__ = ("_at", "_before", "_best", "_goals", "_plans", "_promised")

    def __init__(self, situation: Situation, promised: bool = True) -> None:
        self._at = situation
        self._before: int = latest_field(situation.view)
        self._promised = self._goal_before() if promised else -1
        self._plans: list[Plan] = []
        self._best: dict[int, Plan] = {}
        self._goals: dict[int, Plan] = {}
        table = situation.view.table
        start = situation.at[situation.seat]
        if start == NO_FIELD:
            return
        self._add(self._standing(start))
        if table.steps:
            self._look_beside(Route((), 0, 0), start)
        for route in routes(table, situation.seat, int(table.steps)):
            self._add(self._arriving(route))
            end = route.fields[-1]
            can_go_on = not creatures_at(table, end) and not is_exit(table.net, end)
            if len(route.fields) < table.steps and can_go_on:
                self._look_beside(route, end)

    def weigh(self, code: int) -> Candidate:
        """What a move is worth."""
        candidate = Candidate(code)
        kind = kind_of(code)
        if kind == PROPOSE:
            weigh_proposal(self._at, candidate)
            return candidate
        if kind == CUT:
            weigh_cut(self._at, candidate)
            candidate.score += self._best[NO_FIELD].score if NO_FIELD in self._best else 0.0
            return candidate
        if kind == STEP_GOAL:
            plan = self._goals.get(field_of(code))
        else:
            plan = self._best.get(field_of(code) if kind == STEP else NO_FIELD)
        if plan is None:
            candidate.add(-1.0 if kind == STEP else 0.0, "goes-nowhere")
            return candidate
        for weight, key, params in plan.reasons:
            if key == "way-from-here":
                self._explain_stay(candidate, plan, weight, params)
            else:
                candidate.add(weight, key, **params)
        if plan.end != NO_FIELD:
            self._explain_goal(candidate, plan)
        candidate.score = plan.score
        return candidate

    def _explain_stay(
        self, candidate: Candidate, stay: Plan, weight: float, params: dict[str, str | int]
    ) -> None:
        """Say of where the dwarf stands whether a way would bring it nearer to a goal, and at what
        cost."""
        far = self._at.prices[stay.goal]
        nearer = [each for each in self._plans if far and _comes_nearer(each, far, stay.end)]
        if not nearer:
            candidate.add(weight, "no-way-nearer", **params)
            return
        best = max(nearer, key=lambda each: each.score)
        costs = [_COSTS[key] for lost, key, _ in best.reasons if key in _COSTS and lost <= 0]
        if not costs and self._leads_from_others(best.end, stay):
            costs = ["goals"]
        if costs and best.score <= stay.score:
            candidate.add(weight, "nearer-costs", cost=costs[0], **params)
        else:
            candidate.add(weight, "way-from-here", **params)

    def _leads_from_others(self, end: int, stay: Plan) -> bool:
        """Whether a way leads farther from another goal that may be the exit."""
        return any(
            goal != stay.goal and far and far[end] > far[stay.end]
            for goal, far in enumerate(self._at.prices)
        )

    def _explain_goal(self, candidate: Candidate, plan: Plan) -> None:
        """Say why the dwarf goes to another goal than the nearest, or than in its step before."""
        at = self._at
        promised = self._promised
        if promised >= 0 and promised != plan.goal:
            if plan.goal in at.left_from(self._before):
                candidate.remark(0.0, "goal-taken-over", place=self._goal(plan.goal))
            else:
                candidate.remark(0.0, "goal-changed", place=self._goal(promised))
        elif promised < 0:
            left = at.left_to(plan.end, plan.goal)
            if left is not None:
                goal, seat = left
                candidate.remark(0.0, "goal-left", place=self._goal(goal), seat=seat)

    def _goal_before(self) -> int:
        """The goal to which the step before was said to lead; -1 where none was made."""
        at = self._at
        if self._before == NO_FIELD or not at.is_searching:
            return -1
        here = at.at[at.seat]
        before = view_before_step(at.view, self._before)
        earlier = Walking(Situation(before, at.heard, at.closely), promised=False)
        best = earlier._best.get(here)
        return -1 if best is None or best.end == NO_FIELD else best.goal

    def _goal(self, goal: int) -> str:
        return self._name(int(self._at.view.table.goal_place[goal]))

    def _name(self, place: int) -> str:
        return str(place_name(self._at.view.table.net, place))

    def _add(self, plan: Plan) -> None:
        self._plans.append(plan)
        known = self._best.get(plan.first)
        if known is None or plan.score > known.score:
            self._best[plan.first] = plan

    # --- Ends of routes ---------------------------------------------------------------------------

    def _standing(self, start: int) -> Plan:
        plan = Plan(NO_FIELD)
        table = self._at.view.table
        self._end_at(plan, start, float(table.gold[self._at.seat]), bool(table.moved))
        return plan

    def _arriving(self, route: Route) -> Plan:
        at = self._at
        table = at.view.table
        end = route.fields[-1]
        plan = Plan(route.fields[0])
        self._pay(plan, route)
        if is_exit(table.net, end):
            self._leave(plan)
            return plan
        gold = self._own_gold()
        for creature in creatures_at(table, end):
            gold = self._meet(plan, creature, gold)
        self._end_at(plan, end, gold, True)
        return plan

    def _pay(self, plan: Plan, route: Route) -> None:
        """D-42, D-43: what a route costs.

        A tunnel costs as many steps as when the ways are planned: if it cost more here, a dwarf
        would wait for ever in front of the tunnel that its way leads through.
        """
        at = self._at
        table = at.view.table
        plan.score -= _STEP_PRICE * len(route.fields)
        cards = min(route.cards, int(table.hand_size(at.seat)))
        if cards:
            plan.add(-A_LOST_CARD * cards, "pays-cards", number=cards)
        plan.paid = min(route.gold, int(table.gold[at.seat]))
        if plan.paid:
            plan.later += TUNNEL_PRICE * plan.paid
            plan.add(0.0, "pays-gold", number=plan.paid)

    def _meet(self, plan: Plan, creature: str, gold: float) -> float:
        """What meeting a creature costs (D-66); returns the gold that is left."""
        at = self._at
        share = _AXE_SAVES if at.view.table.axes[at.seat] != EMPTY_HAND else 1.0
        plan.add(-_RAT * share, "meets-creature", creature=creature)
        if creature == CREATURE_NAMES[1]:
            plan.later += STEPS
        elif creature == CREATURE_NAMES[2] and gold:
            gold -= share
        return gold

    def _end_at(self, plan: Plan, node: int, gold: float, moved: bool) -> None:
        at = self._at
        if moved and has_gold(at.view.table.net, node):
            gold += 1
            plan.add(0.0, "gold-here" if plan.first == NO_FIELD else "way-to-gold")
            if at.hides:
                plan.add(-showing(at), "would-show")
        carried = gold + at.gold(at.seat) - self._own_gold()
        worth = at.value_at(at.seat, node, plan.later) * carried
        goal, turns = at.heading(at.seat, node)
        plan.end, plan.goal = node, goal
        plan.add(
            worth,
            self._way_on(plan, goal, node),
            place=self._goal(goal),
            turns=tenths(turns),
            gold=round(max(gold - plan.paid, 0.0)),
        )
        more = by_way_of_gold(at, node, carried, plan.later) - worth
        if more > 0:
            plan.add(more, "gold-near")

    def _way_on(self, plan: Plan, goal: int, end: int) -> str:
        """Whether a route brings the dwarf nearer to the goal that it heads for at its end."""
        if plan.first == NO_FIELD:
            return "way-from-here"
        far = self._at.prices[goal]
        start = self._at.at[self._at.seat]
        return "way-nearer" if far and far[end] < far[start] else "way-left"

    def _own_gold(self) -> float:
        return float(self._at.view.table.gold[self._at.seat])

    def _leave(self, plan: Plan) -> None:
        """D-72, D-80, D-83: out with the gold, unless that ends the game in the others' favour."""
        at = self._at
        exit_goal = at.target(at.seat)
        share = at.value_towards(at.seat, exit_goal, plan.later) / at.value_towards(
            at.seat, exit_goal, 0
        )
        left = round(self._own_gold()) - plan.paid
        plan.add(share * at.gold(at.seat), "leaves", gold=left)
        if not ends_by_leaving(at):
            return
        surely = surely_ends_by_leaving(at)
        winner = likely_result(at, at.seat).winner
        if winner == at.side:
            plan.add(_ENDS_WELL, "ends-well" if surely else "may-end-well")
        elif winner != NOBODY_WON and at.rounds > LAST_CHANCE:
            plan.add(_ENDS_BADLY, "ends-badly" if surely else "may-end-badly")

    # --- Goals ----------------------------------------------------------------------------------

    def _look_beside(self, route: Route, field: int) -> None:
        """D-70: consider the face-down goals that can be stepped onto from a field."""
        for goal_place in self._at.view.table.net.hidden_goals_beside(field):
            plan = self._turning_up(route, int(goal_place), field)
            if route.fields:
                self._add(plan)
            else:
                self._goals[int(goal_place)] = plan

    def _turning_up(self, route: Route, place: int, field: int) -> Plan:
        at = self._at
        goal = int(at.view.table.goal_at(place))
        plan = Plan(route.fields[0] if route.fields else NO_FIELD)
        self._pay(plan, route)
        chance = at.exit[goal]
        worth = (
            at.value_towards(at.seat, goal, 1 + plan.later)
            if chance
            else at.value_at(at.seat, field, STEPS + plan.later)
        )
        news = _NEWS if 0 < chance < 1 else 0.0
        params: dict[str, str | int] = {
            "place": self._name(place),
            "percent": percent_but_for_certain(chance),
        }
        plan.add(worth * at.gold(at.seat) + news, "turns-up-goal", **params)
        return plan


def _comes_nearer(plan: Plan, far: Sequence[int], start: int) -> bool:
    """Whether a route brings the dwarf nearer to a goal.

    Args:
        plan: the route.
        far: how far every field is from the goal.
        start: where the dwarf stands.
    """
    return plan.first != NO_FIELD and plan.end != NO_FIELD and far[plan.end] < far[start]
