"""What the others claim about the goals that they have looked at and about each other.

The latest claim of a player about a goal or another player counts, once; about a goal only if the
player had looked at it before. Those who work for the same clan tell the truth more often than not;
from others a claim about a goal tells nothing, and one about a player hardly anything. So whoever
turns out to have blamed the wrong ones is trusted less.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log as logarithm
from typing import Final, NamedTuple

from pitprop.games.dark_cave.claims import CORNERS
from pitprop.games.dark_cave.knowledge.view import View
from pitprop.games.dark_cave.rules.cards import EXIT, GOAL_NAMES, GOALS
from pitprop.opponents.base import Heard
from pitprop.opponents.dark_cave.beliefs.looks import looks
from pitprop.opponents.hearsay import about_goals, suspicions

_TRUE: Final = 0.85
"""How often somebody of the same clan says what really was there."""

_EITHER: Final = 0.5

_RIGHT: Final = {True: 0.60, False: 0.47}
"""How often a player suspects or trusts the right one, by whether it is of the same clan."""


class Opinion(NamedTuple):
    """What a player says about another.

    Attributes:
        speaker: who says it.
        target: whom it is about.
        suspects: that it is a saboteur; else that it isn't.
    """

    speaker: int
    target: int
    suspects: bool

    def odds(self, is_mate: bool, is_saboteur: bool) -> float:
        """How likely this is to be said.

        Args:
            is_mate: whether the speaker works for the same clan as the listener.
            is_saboteur: whether the other is a saboteur.
        """
        right = _RIGHT[is_mate]
        return right if self.suspects == is_saboteur else 1 - right


def opinions(view: View, heard: Sequence[Heard]) -> list[Opinion]:
    """Whom the others have said they suspect or trust.

    Args:
        view: what the player knows.
        heard: all claims made at the table.
    """
    return [
        Opinion(speaker, target, suspects)
        for (speaker, target), suspects in suspicions(_of_others(view, heard)).items()
    ]


def claimed(view: View, sides: Sequence[float], heard: Sequence[Heard]) -> list[float]:
    """For each goal, the evidence in the claims that it is the exit, as log likelihoods.

    Args:
        view: what the player knows.
        sides: for each seat, how likely it is to work for the same clan as the player.
        heard: all claims made at the table.
    """
    said = about_goals(_of_others(view, heard), looks(view), "corner", CORNERS)
    hints = [0.0] * GOALS
    for (seat, corner), each in said.items():
        says_exit = each.claim.params["goal"] == GOAL_NAMES[EXIT]
        for goal in range(GOALS):
            chance = _TRUE if says_exit == (goal == corner) else 1 - _TRUE
            hints[goal] += logarithm(sides[seat] * chance + (1 - sides[seat]) * _EITHER)
    return hints


def _of_others(view: View, heard: Sequence[Heard]) -> list[Heard]:
    return [each for each in heard if each.seat != view.seat]
