"""What it is worth to know whether a goal is the exit."""

from __future__ import annotations

from collections.abc import Sequence

from pitprop.games.dark_cave.rules.cards import GOALS
from pitprop.opponents.dark_cave.cave_graph import FAR
from pitprop.opponents.dark_cave.situation import Situation
from pitprop.opponents.dark_cave.tours import tours


def gain_of_look(at: Situation, goal: int) -> float:
    """How much better one searches, on average, with a look at a goal than without.

    Args:
        at: the situation of a player whose dwarf is inside.
        goal: a goal that may be the exit, or not.

    Returns:
        the gain as a share of what being out of the cave is worth.
    """
    chance = at.exit[goal]
    found = [float(other == goal) for other in range(GOALS)]
    elsewhere = [
        0.0 if other == goal else other_chance / (1 - chance)
        for other, other_chance in enumerate(at.exit)
    ]
    after = chance * _searching(at, found) + (1 - chance) * _searching(at, elsewhere)
    return max(after - _searching(at, at.exit), 0.0)


def _searching(at: Situation, chances: Sequence[float]) -> float:
    """What the best order is worth in which to search the goals, for what they may be."""
    curve = at.curve(at.seat)
    node = at.at[at.seat]
    return max(
        sum(
            chances[goal] * curve[min(at.distances[first][node] + beyond, FAR)]
            for goal, beyond in tour
        )
        for first, tour in enumerate(tours(chances, at.graph, at.distances))
        if tour
    )
