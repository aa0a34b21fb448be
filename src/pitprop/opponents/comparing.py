"""Whether one of several moves is clearly better than the one that was made.

First the moves are sifted as by a player who looks ahead. The best one is then compared with the
one that was made, in fresh worlds: those in which it was found would flatter it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from pitprop.opponents.halving import Stage

_CLEAR: Final = 2.5
"""How many standard errors make a lead clear."""

_HOPELESS: Final = 1.0
"""A lead that is this many standard errors short of what counts is given up."""


class Trials(Protocol):
    """Moves that are tried in worlds."""

    def play(self, moves: Sequence[int]) -> None:
        """Try moves in one more world, the same for all of them."""
        ...

    def won(self, move: int) -> float:
        """What a move has won, summed over all worlds in which it was tried."""
        ...

    def value(self, move: int) -> float:
        """How good a move seems, judging by its results."""
        ...


@dataclass(slots=True)
class Lead:
    """By how much one move does better than another, world by world.

    Attributes:
        worlds: how many worlds.
        total: the differences, summed up.
        squares: their squares, summed up.
    """

    worlds: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, difference: float) -> None:
        """Count one more world."""
        self.worlds += 1
        self.total += difference
        self.squares += difference * difference

    @property
    def mean(self) -> float:
        """The mean difference."""
        return self.total / max(1, self.worlds)

    @property
    def error(self) -> float:
        """The standard error of the mean, never less than if one more world had differed."""
        worlds = max(1, self.worlds)
        spread = self.squares / worlds - self.mean * self.mean
        return math.sqrt(max(spread, self.squares / worlds / worlds) / worlds)

    def is_clear(self, least: float) -> bool:
        """Whether the lead is large enough to count, and isn't chance."""
        return self.mean >= least and self.mean >= _CLEAR * self.error

    def is_hopeless(self, least: float) -> bool:
        """Whether the lead is unlikely ever to count, however many worlds are added."""
        return self.mean + _HOPELESS * self.error < least


@dataclass(frozen=True, slots=True)
class Better:
    """A move that is clearly better than the one that was made.

    Attributes:
        move: which one it is.
        made: what the move that was made won on average.
        best: the same of this one.
    """

    move: int
    made: float
    best: float


def clearly_better(
    made: int,
    rivals: Sequence[int],
    sift: tuple[Trials, Sequence[Stage]],
    confirm: tuple[Trials, Sequence[Stage]],
    least: float,
) -> Better | None:
    """The move that is clearly better than the one that was made, if one is.

    Args:
        made: the move that was made.
        rivals: the other moves, those that look best first.
        sift: where moves are tried to find the best one, and how many in how many worlds.
        confirm: where the best one is compared with the one that was made, and in how many worlds;
            how many moves its stages name doesn't matter.
        least: the smallest difference that counts.
    """
    best = _best(made, rivals, *sift, least)
    if best is None:
        return None
    trials, stages = confirm
    lead = Lead()
    for stage in stages:
        for _ in range(stage.worlds):
            before = trials.won(best) - trials.won(made)
            trials.play((made, best))
            lead.add(trials.won(best) - trials.won(made) - before)
        if lead.is_hopeless(least):
            return None
    if not lead.is_clear(least):
        return None
    return Better(best, trials.won(made) / lead.worlds, trials.won(best) / lead.worlds)


def _best(
    made: int, rivals: Sequence[int], trials: Trials, stages: Sequence[Stage], least: float
) -> int | None:
    """The rival that does best; None where it does no better than the move that was made."""
    alive = [move for move in rivals if move != made]
    worlds = 0
    for stage in stages:
        alive = alive[: stage.moves]
        if not alive:
            return None
        for _ in range(stage.worlds):
            trials.play((made, *alive))
        worlds += stage.worlds
        alive.sort(key=lambda move: -trials.value(move))
    ahead = (trials.won(alive[0]) - trials.won(made)) / max(1, worlds)
    return alive[0] if ahead >= least / 2 else None
