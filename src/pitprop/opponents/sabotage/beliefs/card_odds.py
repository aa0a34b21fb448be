"""How likely players are to play each of their cards, by what it can do.

A player chooses among uses: each card that it holds on its own roof, on the other one, and
discarded. The odds of each use are e to the power of a sum of six terms (a conditional logit:
McFadden, Conditional logit analysis of qualitative choice behavior, 1974). The weights were fitted
to how `expert` played itself with a tenth of its worlds, in 165 matches of two and 189 of four (a
quarter of them held out); `python -m benchmarks.card_odds_sabotage` fits them anew.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.games.sabotage.rules.cards import DEMONTAGE, KINDS, PIPE_KINDS, PLACES, X, letter_of
from pitprop.games.sabotage.rules.move_codes import (
    OTHER,
    OWN,
    ROOF_NAMES,
)
from pitprop.opponents.sabotage.search.card_uses import can_harm, most_lowered, most_raised
from pitprop.opponents.sabotage.search.match_equity import PARTS_PER_POINT
from pitprop.opponents.sabotage.search.rollout import value
from pitprop.opponents.sabotage.search.rollout_policy import RolloutPolicy

USES: Final = (*ROOF_NAMES, "discard")
"""On one's own roof, on the other one, or discarded."""

CLASSES: Final = ("letter", "x", "wrench", "demontage", "sabotage")
"""What kinds of cards are told apart."""

TERMS: Final = ("always", "left", "raises", "raises first", "lowers", "lowers first")
"""1; hundreds of cards still to be played; by how many points the card can raise what its own roof
is estimated to score, and the same up to one point; by how many it can lower that of the other, and
the same up to one."""

_DISCARDED: Final = USES.index("discard")

FitTable = dict[tuple[str, str], tuple[float, ...]]
"""By use and class: how much each of `TERMS` counts."""

_OF_TWO: Final[FitTable] = {
    ("own", "letter"): (0.0, 0.82, 0.23, 0.46, 0.27, -0.9),
    ("own", "x"): (-0.29, 0.59, 0.22, 0.21, 0.0, 0.0),
    ("own", "wrench"): (1.24, -0.83, 0.16, -0.31, 0.0, 0.0),
    ("own", "demontage"): (0.66, 0.08, 0.32, -0.36, 0.0, 0.0),
    ("own", "sabotage"): (0.36, -1.25, 0.58, -0.03, -0.29, -0.53),
    ("other", "letter"): (1.58, -0.6, -0.27, -2.34, -0.26, 1.2),
    ("other", "sabotage"): (-1.77, -0.83, 0.49, -0.82, 0.29, 2.23),
    ("discard", "letter"): (-0.55, -0.68, -0.89, -0.42, -1.17, -1.63),
    ("discard", "x"): (-3.34, 3.63, -1.14, -1.48, 0.0, 0.0),
    ("discard", "wrench"): (-1.15, 1.2, -2.97, -2.93, 0.0, 0.0),
    ("discard", "demontage"): (-1.67, 0.13, -0.09, -2.76, 0.0, 0.0),
    ("discard", "sabotage"): (-2.66, -2.26, -0.5, -0.47, -1.17, -1.0),
}
_OF_FOUR: Final[FitTable] = {
    ("own", "letter"): (0.0, 3.42, 0.24, 1.69, -0.07, 0.01),
    ("own", "x"): (1.48, -0.26, 0.2, 1.73, 0.0, 0.0),
    ("own", "wrench"): (-0.9, 2.47, 0.16, 2.01, 0.0, 0.0),
    ("own", "demontage"): (1.09, 3.32, 0.37, -0.2, 0.0, 0.0),
    ("own", "sabotage"): (0.77, 1.14, 0.6, 0.78, -0.1, -1.48),
    ("other", "letter"): (2.39, 1.93, -0.24, -1.84, -0.27, 1.58),
    ("other", "sabotage"): (-2.19, 1.69, 0.31, -0.77, 0.24, 3.8),
    ("discard", "letter"): (1.18, -0.49, -0.22, -1.53, 0.36, -2.26),
    ("discard", "x"): (3.03, -6.68, -0.63, -0.94, 0.0, 0.0),
    ("discard", "wrench"): (-2.97, -1.61, -0.51, -0.38, 0.0, 0.0),
    ("discard", "demontage"): (1.92, -3.71, 0.75, -2.58, 0.0, 0.0),
    ("discard", "sabotage"): (-1.43, -1.23, -0.43, -0.37, -0.89, -0.71),
}

_NO_USE: Final = (0.0,) * len(TERMS)
_PER_HUNDRED: Final = 0.01


def weights_of(seats: int) -> list[float]:
    """All weights, by use, class and term.

    Args:
        seats: the number of players.
    """
    table = _OF_TWO if seats == 2 else _OF_FOUR
    rows = [table.get((use, kind), _NO_USE) for use in USES for kind in CLASSES]
    return [weight for row in rows for weight in row]


class CardOdds:
    """The odds of all kinds of cards in a game of two or of four.

    Args:
        seats: the number of players.
        policy: what roofs are taken to score.
    """

    __slots__ = ("_policy", "_weights")

    def __init__(self, seats: int, policy: RolloutPolicy) -> None:
        self._weights: vec[float] = vec[float](weights_of(seats))
        self._policy = policy

    def of_all(self, own: i64, other: i64, left: i64) -> vec[float]:
        """The odds that each kind is played by somebody who holds it, all uses together.

        Args:
            own: the rows of its own roof.
            other: the rows of the other roof.
            left: how many cards are still to be played.

        Returns:
            the odds, by kind; a card is played with its share of those of the hand.
        """
        policy = self._policy
        own_value = value(own, policy)
        other_value = value(other, policy)
        found = vec[float]([0.0] * KINDS)
        card: i64 = 0
        while card < KINDS:
            raised = most_raised(card, own, own_value, policy)
            lowered: i64 = 0
            if can_harm(card):
                lowered = most_lowered(card, other, other_value, policy)
            group = class_of(card)
            odds = self._of_use(_DISCARDED, group, left, raised, lowered)
            if raised:
                odds += self._of_use(OWN, group, left, raised, lowered)
            if lowered:
                odds += self._of_use(OTHER, group, left, raised, lowered)
            found[card] = odds
            card += 1
        return found

    def _of_use(self, use: i64, group: i64, left: i64, raised: i64, lowered: i64) -> float:
        at = (use * len(CLASSES) + group) * len(TERMS)
        weights = self._weights
        points = weights[at + 2] * float(raised) + weights[at + 3] * float(_first(raised))
        points += weights[at + 4] * float(lowered) + weights[at + 5] * float(_first(lowered))
        hundreds = weights[at + 1] * float(left) * _PER_HUNDRED
        return exp(weights[at] + hundreds + points / float(PARTS_PER_POINT))


def _first(points: i64) -> i64:
    """What of it is within the first point, in hundredths."""
    return min(PARTS_PER_POINT, points)


def class_of(card: i64) -> i64:
    """Which of `CLASSES` a kind of card is in."""
    if card >= PIPE_KINDS:
        return 3 if card == DEMONTAGE else 4
    letter = letter_of(card)
    if letter < PLACES:
        return 0
    return 1 if letter == X else 2
