"""What laying a path card, or taking one off, tells about the role of who did it.

A digger builds towards where the treasure may be as far as that digger knows; a saboteur does so
less often, and does harm more often. How often was counted over games between `standard` players
and rounded towards caution, for people make mistakes and are dealt bad hands.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Final, NamedTuple

from pitprop.games.saboteur.rules.cards import GOALS
from pitprop.opponents.saboteur.frontier import OUT_OF_REACH


class Odds(NamedTuple):
    """The logarithms of how often diggers and saboteurs do such a thing."""

    digger: float
    saboteur: float


def odds(digger: float, saboteur: float) -> Odds:
    """The odds from two frequencies."""
    return Odds(log(digger), log(saboteur))


class Change(NamedTuple):
    """What a move did to the tunnel.

    Attributes:
        before: the cards missing to each goal before the move.
        after: the same after it.
        hidden: which goals lay face down.
        looked: the goals that the player had looked at.
    """

    before: Sequence[float]
    after: Sequence[float]
    hidden: Sequence[bool]
    looked: Sequence[bool]


# From which progress on (in cards) how often such a card is laid.
_LAID: Final = [
    (0.7, odds(0.62, 0.40)),
    (0.2, odds(0.16, 0.15)),
    (-0.2, odds(0.16, 0.22)),
    (-0.7, odds(0.04, 0.10)),
    (-1.5, odds(0.02, 0.09)),
    (-99.0, odds(0.01, 0.08)),
]
_DEAD_END_BESIDE: Final = odds(0.010, 0.05)
_DEAD_END_BEFORE: Final = odds(0.004, 0.08)
_FELL: Final = [
    (0.4, odds(0.80, 0.10)),
    (-0.4, odds(0.15, 0.30)),
    (-99.0, odds(0.05, 0.60)),
]


def progress(change: Change, treasure: int) -> float:
    """By how many cards a move brought the tunnel nearer to where its player may have seen the
    treasure, if it is in a given place; below 0 for farther away."""
    if change.looked[treasure]:
        return _nearer(change, treasure)
    possible = [goal for goal in range(GOALS) if change.hidden[goal] and not change.looked[goal]]
    gains = [_nearer(change, goal) for goal in possible]
    return (sum(gains) / len(gains) + max(gains)) / 2


def _nearer(change: Change, goal: int) -> float:
    return min(change.before[goal], OUT_OF_REACH) - min(change.after[goal], OUT_OF_REACH)


def laid(change: Change, treasure: int, dead_end: bool) -> Odds:
    """The odds for laying a path card, if the treasure is in a given place.

    Args:
        change: what the card has changed.
        treasure: the goal that the treasure is under.
        dead_end: whether the card is a dead end.
    """
    gain = progress(change, treasure)
    if dead_end:
        return _DEAD_END_BESIDE if gain > -0.3 else _DEAD_END_BEFORE
    return next(found for least, found in _LAID if gain >= least)


def fell(change: Change, treasure: int) -> Odds:
    """The odds for a rockfall, if the treasure is in a given place."""
    gain = progress(change, treasure)
    return next(found for least, found in _FELL if gain >= least)
