"""What all players do when they choose: see that it is their turn, pick, and say why."""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Sized
from typing import Any

from pitprop.core.chance import RandomNumbers
from pitprop.core.errors import PitpropError
from pitprop.opponents.base import Reason


def check_decides(view: Any, moves: Sized) -> None:
    """Check that a player has something to decide when it is asked.

    Args:
        view: the player's view.
        moves: its legal moves, or their codes.

    Raises:
        PitpropError: it has none.
    """
    if not moves:
        raise PitpropError(f"seat {view.seat + 1} has nothing to decide now")


def one_of_the_best(scores: Sequence[float], tolerance: float, random: RandomNumbers) -> int:
    """Which move is made: any that is as good as the best, all of them equally likely.

    Args:
        scores: what the moves are worth.
        tolerance: scores that differ by less than this count as equal.
        random: where the choice comes from.
    """
    best = max(scores)
    equals = [at for at, score in enumerate(scores) if score > best - tolerance]
    return equals[random.below(len(equals))]


def percent(share: float) -> int:
    """A share or a probability for people."""
    return round(100 * share)


def weightiest_first(reasons: Iterable[Reason]) -> tuple[Reason, ...]:
    """The reasons as a `Choice` has them."""
    return tuple(sorted(reasons, key=lambda reason: -abs(reason.weight)))
