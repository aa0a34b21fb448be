"""What it is worth to know whether a goal is the exit."""

from __future__ import annotations

from collections.abc import Sequence

from pitprop.games.dark_cave.rules.cards import GOALS
from pitprop.opponents.dark_cave.situation import Situation
from pitprop.opponents.dark_cave.ways.cave_graph import FAR
from pitprop.opponents.dark_cave.ways.tours import tours


def gain_of_look(situation: Situation, goal: int) -> float:
    """How much better one searches, on average, after a look at a goal than without.

    Args:
        situation: the situation of a player whose dwarf is inside.
        goal: a goal that may be the exit, or not.

    Returns:
        the gain as a share of what being out of the cave is worth.
    """
    chance = situation.exit[goal]
    found = [float(other == goal) for other in range(GOALS)]
    elsewhere = [
        0.0 if other == goal else other_chance / (1 - chance)
        for other, other_chance in enumerate(situation.exit)
    ]
    after = chance * _searching(situation, found) + (1 - chance) * _searching(situation, elsewhere)
    return max(after - _searching(situation, situation.exit), 0.0)


def _searching(situation: Situation, chances: Sequence[float]) -> float:
    """What the best order to search the goals in is worth, given what they may be."""
    curve = situation.curve(situation.seat)
    node = situation.at[situation.seat]
    return max(
        sum(
            chances[goal] * curve[min(situation.prices[first][node] + beyond, FAR)]
            for goal, beyond in tour
        )
        for first, tour in enumerate(tours(chances, situation.graph, situation.prices))
        if tour
    )
