"""What a computer player makes of a decision that somebody else has made."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from pitprop.opponents.base import Heard, Opponent, Reason

Unit = Literal["round", "game", "match", "gold"]
"""What moves are compared by: the chance to win the round, the game or the match; or gold."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """A decision that cost something.

    Attributes:
        better: the move that would have been clearly better.
        unit: what both are measured in.
        made: what the move that was made brings.
        best: what the better one would have brought.
        cost: how much the difference counts beside those of other decisions of the same game.
        reasons: what speaks for the better move, the weightiest first; nothing where only
            looking ahead tells it.
        against: what speaks against the move that was made, the weightiest first.
    """

    better: Any
    unit: Unit
    made: float
    best: float
    cost: float
    reasons: tuple[Reason, ...]
    against: tuple[Reason, ...]


class Judge(Opponent, Protocol):
    """An opponent that also judges the moves of others; whoever has a method `judge` is one."""

    def judge(
        self, view: Any, move: Any, *, seed: str, heard: Sequence[Heard] = ()
    ) -> Judgement | None:
        """Whether another move would have been clearly better, by what its seat could know.

        Args:
            view: what the seat knew that had to decide.
            move: the move that it made.
            seed: decides in which worlds the moves are tried. Same view, move and seed: the same
                judgement.
            heard: all claims made at the table before.

        Returns:
            the judgement; None where no other move was clearly better.

        Raises:
            PitpropError: it wasn't this seat's turn to decide.
        """
        ...


def speaking_for(reasons: Sequence[Reason]) -> tuple[Reason, ...]:
    """What speaks for a move, or explains it, of all reasons that were given for it."""
    return tuple(each for each in reasons if each.weight >= 0)


def speaking_against(reasons: Sequence[Reason]) -> tuple[Reason, ...]:
    """What speaks against a move, of all reasons that were given for it."""
    return tuple(each for each in reasons if each.weight < 0)
