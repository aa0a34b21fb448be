"""What a computer player makes of a decision that somebody else has made."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from pitprop.opponents.base import Heard, Opponent, Reason
from pitprop.opponents.comparing import Comparison
from pitprop.opponents.contrast import Contrast

Unit = Literal["round", "game", "match", "gold"]
"""What moves are compared by: the chance to win the round, the game or the match; or gold."""


How = Literal["played", "calculated", "estimated", "known"]
"""How moves are compared: played out in worlds that may be, calculated to the end, weighed at first
sight, or by what lies open."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """A decision beside the best of the other moves.

    Attributes:
        better: the other move.
        unit: what both are measured in.
        made: what the move that was made brings.
        best: what the other one would have brought.
        cost: how much the difference counts beside those of other decisions of the same game.
        reasons: what speaks for the other move alone, the weightiest first; nothing where only
            looking ahead tells it.
        against: what speaks against the move that was made alone, the weightiest first.
        merits: what speaks for the move that was made alone, the weightiest first.
        drawbacks: what speaks against the other move alone, the weightiest first.
        how: how the two were compared.
        worlds: in how many worlds they were played out; 0 where they weren't.
        doubt: by how much the difference may well be too large or too small, as far as that is
            chance.
        is_clear: whether the other move would have been clearly better; otherwise the two aren't
            clearly apart.
    """

    better: Any
    unit: Unit
    made: float
    best: float
    cost: float
    reasons: tuple[Reason, ...]
    against: tuple[Reason, ...]
    merits: tuple[Reason, ...] = ()
    drawbacks: tuple[Reason, ...] = ()
    how: How = "estimated"
    worlds: int = 0
    doubt: float = 0.0
    is_clear: bool = True


class Judge(Opponent, Protocol):
    """An opponent that also judges the moves of others; whoever has a method `judge` is one."""

    def judge(
        self, view: Any, move: Any, *, seed: str, heard: Sequence[Heard] = ()
    ) -> Judgement | None:
        """The decision beside the best of the other moves, by what its seat could know.

        Args:
            view: what the seat knew that had to decide.
            move: the move that it made.
            seed: decides in which worlds the moves are tried. Same view, move and seed: the same
                judgement.
            heard: all claims made at the table before.

        Returns:
            the judgement; None where no other move came close, or was clearly better, and where
            the move is of a kind that it doesn't know.

        Raises:
            PitpropError: it wasn't this seat's turn to decide.
        """
        ...


def judgement(
    better: Any, unit: Unit, found: Comparison, contrast: Contrast, how: How = "played"
) -> Judgement:
    """What a comparison of two moves comes to.

    Args:
        better: the best of the other moves.
        unit: what both are measured in.
        found: how they compare.
        contrast: what distinguishes them.
        how: how they were compared.
    """
    return Judgement(
        better,
        unit,
        found.made,
        found.best,
        found.best - found.made,
        *contrast,
        how=how,
        worlds=found.worlds,
        doubt=found.doubt,
        is_clear=found.is_clear,
    )
