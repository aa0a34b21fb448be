"""Racing: moves are tried in more and more worlds, and those clearly behind drop out.

All moves are tried in the same worlds, so that two of them are compared world by world (common
random numbers): how good a world is, whatever one does in it, cancels out. Between two worlds
other threads get their turn, as in `halving`.

After Maron and Moore, "The Racing Algorithm: Model Selection for Lazy Learners" (1997).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pitprop.opponents.comparing import Lead, Trials
from pitprop.opponents.halving import Stage

_BEHIND: Final = 3.0
"""How many standard errors behind is clearly behind."""

_EQUAL: Final = 2.0
"""A move is as good if its deficit plus this many standard errors is still negligible."""

_FEWEST: Final = 16
"""The fewest worlds that show how far results differ."""


def race(
    trials: Trials, moves: Sequence[int], stages: Sequence[Stage], negligible: float
) -> list[int]:
    """Try moves stage by stage.

    Args:
        trials: where they are tried.
        moves: the moves, those that look best first.
        stages: at most how many are tried in how many worlds; it ends once only one is left.
        negligible: a difference that doesn't matter, in the unit of `Trials.won`.

    Returns:
        the moves that were tried, the best one first, then those that stayed in longest.
    """
    results: dict[int, list[float]] = {move: [] for move in moves}
    alive = list(moves)
    behind: list[int] = []
    for stage in stages:
        behind = [*(move for move in alive[stage.moves :] if results[move]), *behind]
        alive = alive[: stage.moves]
        if len(alive) < 2:
            break
        for _ in range(stage.worlds):
            _play(trials, alive, results)
        alive.sort(key=lambda move: -trials.value(move))
        best, *others = alive
        left = [each for each in others if _may_beat(trials, best, each, results, negligible)]
        behind = [*(each for each in others if each not in left), *behind]
        alive = [best, *left]
    return alive + behind


def _play(trials: Trials, moves: Sequence[int], results: dict[int, list[float]]) -> None:
    before = [trials.won(move) for move in moves]
    trials.play(moves)
    for move, had in zip(moves, before, strict=True):
        results[move].append(trials.won(move) - had)


def _may_beat(
    trials: Trials, best: int, other: int, results: dict[int, list[float]], negligible: float
) -> bool:
    """Whether more worlds may yet show a move to beat the best one by enough to count."""
    lead = Lead()
    for mine, its in zip(results[best], results[other], strict=True):
        lead.add(mine - its)
    if lead.worlds < _FEWEST:
        return True
    ahead = trials.value(best) - trials.value(other)
    return ahead <= _BEHIND * lead.error and ahead + _EQUAL * lead.error >= negligible
