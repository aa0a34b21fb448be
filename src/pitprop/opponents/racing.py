"""Racing: moves are tried in more and more worlds, and whatever is clearly behind is tried no more.

All moves are tried in the same worlds, so that two of them are compared world by world: what a
world is worth by itself, whatever one does in it, doesn't count. Between two worlds other threads
get their turn, as in `halving`.

After Maron and Moore, "The Racing Algorithm: Model Selection for Lazy Learners" (1997).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pitprop.opponents.comparing import Lead, Trials
from pitprop.opponents.halving import Stage

_BEHIND: Final = 3.0
"""By so many standard errors a move is clearly behind."""

_EQUAL: Final = 2.0
"""So many standard errors more than it is behind may not count, for a move to be as good."""

_FEWEST: Final = 16
"""In so many worlds one sees how far results differ."""


def race(
    trials: Trials, moves: Sequence[int], stages: Sequence[Stage], negligible: float
) -> list[int]:
    """Try moves stage by stage.

    Args:
        trials: where they are tried.
        moves: the moves, those that look best first.
        stages: at most how many are tried in how many worlds; none once one is left.
        negligible: a difference that doesn't matter, as `Trials.won` counts.

    Returns:
        the moves that were tried, the best one first, then those that stayed longest.
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
        left = [each for each in others if _may_win(trials, best, each, results, negligible)]
        behind = [*(each for each in others if each not in left), *behind]
        alive = [best, *left]
    return alive + behind


def _play(trials: Trials, moves: Sequence[int], results: dict[int, list[float]]) -> None:
    before = [trials.won(move) for move in moves]
    trials.play(moves)
    for move, had in zip(moves, before, strict=True):
        results[move].append(trials.won(move) - had)


def _may_win(
    trials: Trials, best: int, other: int, results: dict[int, list[float]], negligible: float
) -> bool:
    """Whether more worlds may show a move to be better than the best one, by what matters."""
    lead = Lead()
    for mine, its in zip(results[best], results[other], strict=True):
        lead.add(mine - its)
    if lead.worlds < _FEWEST:
        return True
    ahead = trials.value(best) - trials.value(other)
    return ahead <= _BEHIND * lead.error and ahead + _EQUAL * lead.error >= negligible
