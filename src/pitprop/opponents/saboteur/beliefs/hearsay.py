"""What claims tell, depending on how far their speakers are trusted.

A claim is one more thing that somebody has done: it counts by how often a digger and a saboteur
would make it. So a word about a goal weighs as much as its speaker is believed to be a digger, a
saboteur's word weighs nothing, and whoever is found to have lied is suspected for it. The odds are
close to each other, each claim counts once however often it is made, and only the latest about a
goal or a player counts: words alone never outweigh what is seen on the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec

from pitprop.games.saboteur.claims import GOAL_WORDS, TREASURE_WORD
from pitprop.games.saboteur.knowledge.view import View
from pitprop.games.saboteur.rules.cards import GOALS
from pitprop.opponents.base import Heard
from pitprop.opponents.hearsay import about_goals, suspicions
from pitprop.opponents.saboteur.beliefs.joint import Joint
from pitprop.opponents.saboteur.beliefs.looks import looks

_TRUE: Final = (0.85, 0.50)
_FALSE: Final = (0.15, 0.50)
"""How often a claim about a goal that was looked at is true or false, by role."""

# How often a player says it suspects another rather than trusts it, by the roles of both (see
# `Joint.add_pair`).
_SUSPECTS: Final = vec[float]([0.40, 0.60, 0.55, 0.45] * 2)
_TRUSTS: Final = vec[float]([0.60, 0.40, 0.45, 0.55] * 2)


def add_hearsay(joint: Joint, view: View, heard: Sequence[Heard]) -> None:
    """Count what the others have claimed in this round.

    Args:
        joint: where it is counted.
        view: the listener's view.
        heard: all claims made at the table.
    """
    claims = _claims_of_others(view, heard)
    if claims:
        for (seat, goal), says_treasure in claimed_goals(view, claims).items():
            for treasure in range(GOALS):
                is_true = says_treasure == (treasure == goal)
                joint.add(seat, treasure, *(_TRUE if is_true else _FALSE))
        _add_opinions(joint, claims)
        joint.keep_in_range()


def claimed_goals(view: View, heard: Sequence[Heard]) -> dict[tuple[int, int], bool]:
    """Whether the others have claimed that a goal is the treasure, by seat and goal.

    Only what somebody said last of a goal counts, and only if they had looked at it before.

    Args:
        view: the listener's view.
        heard: all claims made at the table.
    """
    said = about_goals(_claims_of_others(view, heard), looks(view), "goal", GOAL_WORDS)
    return {about: each.claim.params["card"] == TREASURE_WORD for about, each in said.items()}


def _claims_of_others(view: View, heard: Sequence[Heard]) -> list[Heard]:
    """What the others have claimed in this round."""
    return [each for each in heard if each.round == view.table.round and each.seat != view.seat]


def _add_opinions(joint: Joint, claims: Sequence[Heard]) -> None:
    for (seat, target), suspects in suspicions(claims).items():
        joint.add_pair(seat, target, _SUSPECTS if suspects else _TRUSTS, 1.0, 0.0)
