"""What is said of one step of a walk in The Dark Cave and of the next fits together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest

from pitprop.core.game import CHANCE, TERMINAL
from pitprop.core.installed.registry import find_game
from pitprop.opponents import find_opponent
from pitprop.opponents.base import Reason
from pitprop.opponents.dark_cave.situation import Situation
from pitprop.opponents.dark_cave.weighing.walking import Walking

WAYS: Final = frozenset(
    ["way-nearer", "way-left", "way-from-here", "nearer-costs", "no-way-nearer"]
)
CHANGES: Final = frozenset(("goal-taken-over", "goal-changed"))
WALKING: Final = ("5 walk 1", "7 walk 0")
SEARCHING: Final = ("3 walk 0", *WALKING)

Decision = tuple[Any, dict[str, Reason]]
"""What a player knew, and the reasons of its choice by key."""


def walks(seed: str) -> Iterator[tuple[Decision, Decision]]:
    """The decisions of a game of `standard`, each with the one before, where one walk goes on."""
    state: Any = find_game("dark_cave").start(int(seed[0]), seed=seed)
    player = find_opponent("standard")
    before: Decision | None = None
    while state.decider != TERMINAL:
        if state.decider == CHANCE:
            state.deal()
            before = None
            continue
        view = state.view(state.decider)
        choice = player.choose(view, seed=str(len(state.log)))
        decision = view, {reason.key: reason for reason in choice.reasons}
        is_walk = bool(WAYS & decision[1].keys())
        if is_walk and before is not None and before[0].seat == view.seat:
            yield before, decision
        before = decision if is_walk else None
        state.play(choice.move)


def way(decision: Decision) -> Reason:
    """What was said of the way."""
    return next(reason for key, reason in decision[1].items() if key in WAYS)


@pytest.mark.parametrize("seed", SEARCHING)
def test_whoever_turns_to_another_goal_says_why(seed: str) -> None:
    for before, now in walks(seed):
        has_changed = way(before).params["place"] != way(now).params["place"]
        assert has_changed == bool(CHANGES & now[1].keys())


@pytest.mark.parametrize("seed", SEARCHING)
def test_a_goal_is_never_farther_than_was_promised(seed: str) -> None:
    for before, now in walks(seed):
        promised, said = way(before).params, way(now).params
        if promised["place"] == said["place"]:
            assert float(said["turns"]) <= float(promised["turns"])


def test_players_do_turn_to_other_goals() -> None:
    """Otherwise nothing above is tested."""
    assert any(CHANGES & now[1].keys() for seed in WALKING for _, now in walks(seed))


@pytest.mark.parametrize("seed", SEARCHING)
def test_the_goal_of_a_way_is_the_one_that_is_told_at_its_end(seed: str) -> None:
    for before, _ in walks(seed):
        view = before[0]
        at = Situation(view)
        for node in view.table.net.neighbours(at.at[view.seat]):
            table = view.table.clone()
            table.dwarves[view.seat] = node
            there = Situation(
                type(view)(
                    table,
                    view.seat,
                    view.hand,
                    view.characters,
                    view.known_goals,
                    view.aside,
                    view.hidden,
                    view.log,
                )
            )
            assert at.heading(view.seat, node) == there.heading(view.seat, node)


@pytest.mark.parametrize("seed", SEARCHING)
def test_nothing_is_said_to_cost_what_brings_nobody_nearer(seed: str) -> None:
    for _, (view, reasons) in walks(seed):
        if "nearer-costs" in reasons:
            at = Situation(view)
            goal, turns = at.heading(view.seat, at.at[view.seat])
            ends = [plan.end for plan in Walking(at)._plans if plan.end >= 0]
            assert any(at.prices[goal][end] / at.pace(view.seat) < turns for end in ends)
