"""Which way round a turned-up stone lies better for the player's side (S-54, S-58)."""

from __future__ import annotations

from mypy_extensions import i64

from pitprop.games.saboteur.rules.cards import SABOTEUR
from pitprop.opponents.saboteur.ways.costs import cards_about
from pitprop.opponents.saboteur.ways.distances import PathFinder
from pitprop.opponents.saboteur.weighing.belief_state import BeliefState
from pitprop.opponents.saboteur.weighing.candidate import Reasons


def weigh_turning(belief: BeliefState, goal: i64, shape: i64, reasons: Reasons | None) -> float:
    """What it is worth to turn a stone this way.

    Args:
        belief: what the player goes by.
        goal: the goal that was turned up.
        shape: the stone as it would lie.
        reasons: where the reasons go, if anybody asks for them.
    """
    scene = belief.scene
    belief.scene = scene.clone(PathFinder())
    belief.scene.see_turned(goal, shape)
    left = belief.expected()
    belief.scene = scene
    saboteur = belief.role == SABOTEUR
    score = left if saboteur else -left
    if reasons is not None:
        reasons.add(left, "turn-away" if saboteur else "turn", cards=cards_about(left))
    return score
