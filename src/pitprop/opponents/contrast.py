"""What distinguishes two moves: of all that is said of both, what is said of one of them alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pitprop.core.wording.grading import worded
from pitprop.opponents.base import Reason


class Contrast(NamedTuple):
    """What distinguishes a move that would have been better from the one that was made.

    All are told the weightiest first.

    Attributes:
        reasons: what speaks for the better move, or explains it.
        against: what speaks against the move that was made.
        merits: what speaks for the move that was made.
        drawbacks: what speaks against the better move.
    """

    reasons: tuple[Reason, ...] = ()
    against: tuple[Reason, ...] = ()
    merits: tuple[Reason, ...] = ()
    drawbacks: tuple[Reason, ...] = ()


def contrast(better: Sequence[Reason], made: Sequence[Reason]) -> Contrast:
    """What distinguishes two moves.

    Args:
        better: all that is said of the move that would have been better, the weightiest first.
        made: the same of the move that was made.
    """
    ours, theirs = _only(better, made), _only(made, better)
    return Contrast(
        reasons=tuple(each for each in ours if each.weight >= 0),
        against=tuple(each for each in theirs if each.weight < 0),
        merits=tuple(each for each in theirs if each.weight > 0),
        drawbacks=tuple(each for each in ours if each.weight < 0),
    )


def _only(reasons: Sequence[Reason], others: Sequence[Reason]) -> list[Reason]:
    """What is said of a move and not of another one."""
    said = [_sentence(each) for each in others]
    return [each for each in reasons if _sentence(each) not in said]


def _sentence(reason: Reason) -> tuple[str, dict[str, str | int]]:
    """What decides how a reason is worded: of its estimates just the words."""
    return reason.key, worded(reason.params)
