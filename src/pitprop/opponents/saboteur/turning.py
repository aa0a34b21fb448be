"""Which way round a turned-up stone lies better for the player's side (S-54, S-58)."""

from __future__ import annotations

from mypy_extensions import i64

from pitprop.games.saboteur.rules.cards import SABOTEUR
from pitprop.opponents.saboteur.candidate import Told
from pitprop.opponents.saboteur.distances import PathFinder
from pitprop.opponents.saboteur.outlook import Outlook


def weigh_turning(at: Outlook, goal: i64, shape: i64, told: Told | None) -> float:
    """What it is worth to turn a stone so.

    Args:
        at: what the player goes by.
        goal: the goal that was turned up.
        shape: the stone as it would lie.
        told: where the reasons go, if anybody asks for them.
    """
    scene = at.scene
    at.scene = scene.clone(PathFinder())
    at.scene.see_turned(goal, shape)
    left = at.expected()
    at.scene = scene
    saboteur = at.role == SABOTEUR
    score = left if saboteur else -left
    if told is not None:
        told.add(score, "turn-away" if saboteur else "turn", cards=round(left))
    return score
