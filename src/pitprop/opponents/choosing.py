"""What all players do when they choose: see that it is their turn, pick, and say why."""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Sized
from typing import Any, Final

from pitprop.core.chance import RandomNumbers
from pitprop.core.errors import PitpropError
from pitprop.core.game import CHANCE, SPECTATOR, TERMINAL
from pitprop.opponents.base import Reason


def check_decides(view: Any, moves: Sized) -> None:
    """Check that a player has something to decide when it is asked.

    Args:
        view: the player's view.
        moves: its legal moves, or their codes.

    Raises:
        PitpropError: it has none.
    """
    if moves:
        return
    who = "a spectator" if view.seat == SPECTATOR else f"seat {view.seat}"
    if view.decider == TERMINAL:
        decides = "the game is over"
    elif view.decider == CHANCE:
        decides = "chance decides, as in state.deal()"
    else:
        decides = f"seat {view.decider} decides (seats count from 0)"
    raise PitpropError(f"{who} has nothing to decide now: {decides}")


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


_CERTAIN: Final = 1e-9
"""What may be missing from what is certain: probabilities don't add up exactly."""

ALMOST_CERTAIN: Final = 97
"""The greatest chance, in percent, that isn't told as certain (see `core.wording.grading`)."""


def percent_but_for_certain(chance: float) -> int:
    """A probability of what will be seen to be so or not: only what is certain is told as sure."""
    return percent(chance) if chance > 1 - _CERTAIN else min(percent(chance), ALMOST_CERTAIN)


def weightiest_first(reasons: Iterable[Reason]) -> tuple[Reason, ...]:
    """The reasons as a `Choice` has them."""
    return tuple(sorted(reasons, key=lambda reason: -abs(reason.weight)))


def explained(reasons: Iterable[Reason]) -> tuple[Reason, ...]:
    """The same; where all of them speak against the choice, that nothing else seemed better."""
    ordered = weightiest_first(reasons)
    return ordered if any(each.weight >= 0 for each in ordered) else (Reason("no-better"), *ordered)


def tenths(number: float) -> str:
    """A number for people."""
    return f"{abs(number):.1f}"
