"""Sequential halving: the more promising a move, the more worlds it is tried in.

It runs interpreted on purpose: between two worlds other threads get their turn, so that a table
whose opponents are thinking doesn't hold up the others.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pitprop.opponents.effort import by_effort


@dataclass(frozen=True, slots=True)
class Stage:
    """One stage of the search.

    Attributes:
        moves: how many moves are tried, those that have done best so far.
        worlds: in how many further worlds.
    """

    moves: int
    worlds: int


def stages_of(*stages: tuple[int, int]) -> tuple[Stage, ...]:
    """Stages from pairs of moves and worlds; the worlds are scaled by the effort."""
    return tuple(Stage(moves, by_effort(worlds)) for moves, worlds in stages)


def halve(
    moves: Sequence[int],
    stages: Sequence[Stage],
    play: Callable[[Sequence[int]], None],
    value: Callable[[int], float],
    is_settled: Callable[[Sequence[int]], bool],
    used_share: Callable[[], float],
) -> list[int]:
    """Try moves stage by stage.

    Args:
        moves: the moves, those that look best first.
        stages: how many are tried in how many worlds.
        play: tries some moves in one more world, the same for all of them.
        value: how well a move has done on average.
        is_settled: whether more worlds would tell nothing more about some moves.
        used_share: what share of the budget has been used up. Each stage may use an equal share of
            it, and whatever those before it have left.

    Returns:
        the moves that were tried to the end, the best one first.
    """
    alive = list(moves)
    for number, stage in enumerate(stages, 1):
        alive = alive[: stage.moves]
        for _ in range(stage.worlds):
            play(alive)
            if used_share() * len(stages) >= number:
                break
        alive.sort(key=lambda move: -value(move))
        if is_settled(alive):
            break
    return alive
