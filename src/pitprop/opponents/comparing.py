"""Whether one of several moves is better than the one that was made, and how clearly.

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

_WIDE: Final = 2.0
"""How many standard errors a difference may well be off by."""

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

    @property
    def doubt(self) -> float:
        """By how much the mean may well be too large or too small."""
        return _WIDE * self.error

    def is_clear(self, least: float) -> bool:
        """Whether the lead is large enough to count, and isn't chance."""
        return self.mean >= least and self.mean >= _CLEAR * self.error

    def is_behind(self) -> bool:
        """Whether the other move does better, and that isn't chance."""
        return self.mean <= -_CLEAR * self.error

    def is_hopeless(self, least: float) -> bool:
        """Whether the lead is unlikely ever to count, however many worlds are added."""
        return self.mean + _HOPELESS * self.error < least


@dataclass(frozen=True, slots=True)
class Comparison:
    """The move that was made beside the best of the others.

    Attributes:
        rival: which one that is.
        made: what the move that was made won on average.
        best: the same of the other.
        worlds: in how many worlds both were tried.
        doubt: by how much the difference may well be too large or too small.
        is_clear: whether the other is clearly better.
    """

    rival: int
    made: float
    best: float
    worlds: int
    doubt: float
    is_clear: bool


def compared(
    made: int,
    rivals: Sequence[int],
    sift: tuple[Trials, Sequence[Stage]],
    confirm: tuple[Trials, Sequence[Stage]],
    least: float,
) -> Comparison | None:
    """The move that was made beside the best of the others; None where it is the best itself.

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
    lead = _lead(made, best, trials, stages, least)
    if lead.is_behind():
        return None
    return Comparison(
        rival=best,
        made=trials.won(made) / lead.worlds,
        best=trials.won(best) / lead.worlds,
        worlds=lead.worlds,
        doubt=lead.doubt,
        is_clear=lead.is_clear(least),
    )


def _lead(made: int, best: int, trials: Trials, stages: Sequence[Stage], least: float) -> Lead:
    """By how much one move does better than another, in as many worlds as it takes to say so."""
    lead = Lead()
    for stage in stages:
        for _ in range(stage.worlds):
            before = trials.won(best) - trials.won(made)
            trials.play((made, best))
            lead.add(trials.won(best) - trials.won(made) - before)
        if lead.is_hopeless(least):
            break
    return lead


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
