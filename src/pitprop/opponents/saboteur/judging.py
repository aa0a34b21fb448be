"""What a decision in Saboteur has cost: the round in percent, or gold that was left lying."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.games.saboteur.moves import decode
from pitprop.games.saboteur.rules.move_codes import card_of
from pitprop.opponents.base import Reason
from pitprop.opponents.comparing import compared
from pitprop.opponents.contrast import contrast
from pitprop.opponents.halving import stages_of
from pitprop.opponents.judgement import Judgement, judgement
from pitprop.opponents.saboteur.search.lookahead import Search
from pitprop.opponents.saboteur.weighing.as_saboteur import BLUNT
from pitprop.opponents.saboteur.weighing.belief_state import BeliefState
from pitprop.opponents.saboteur.weighing.between import most_gold
from pitprop.opponents.saboteur.weighing.candidate import Reasons
from pitprop.opponents.saboteur.weighing.policy import give_reasons

SIFT: Final = stages_of((6, 10), (3, 20))
"""How many moves are tried in how many worlds to find the best one."""

CONFIRM: Final = stages_of((2, 30), (2, 60), (2, 90))
"""In how many further worlds the best one is compared with the move that was made."""

_LEAST: Final = 0.05
"""The smallest difference by which a decision has cost something, as a share of a round won."""

_GOLD: Final = 0.3
"""What a piece of gold counts beside a round: winning one brings about three."""


def judge_playing(
    belief: BeliefState, codes: vec[i64], made: int, begin: Callable[[str], Search]
) -> Judgement | None:
    """A move beside the best of the others.

    Args:
        belief: what the player went by.
        codes: its moves.
        made: the code of the move that was made.
        begin: begins to look ahead, with worlds of their own for each name.
    """
    sift, confirm = begin("sift"), begin("confirm")
    move = list(codes).index(made)
    rivals = sift.at_first_sight()
    found = compared(move, rivals, (sift, SIFT), (confirm, CONFIRM), _LEAST)
    if found is None:
        return None
    best = codes[found.rival]
    difference = contrast(_reasons(belief, best), _reasons(belief, made))
    return judgement(decode(best), "round", found, difference)


def judge_taking(codes: vec[i64], made: int) -> Judgement | None:
    """S-63: picking a gold card costs as much as the best one on offer would have been worth more.

    Args:
        codes: the moves.
        made: the code of the move that was made.
    """
    best = max(int(card_of(code)) for code in codes)
    lost = best - int(card_of(made))
    if not lost:
        return None
    choice = most_gold(codes)
    return Judgement(
        better=choice.move,
        unit="gold",
        made=best - lost,
        best=best,
        cost=lost * _GOLD,
        reasons=choice.reasons,
        against=(),
        how="known",
    )


def _reasons(belief: BeliefState, code: i64) -> tuple[Reason, ...]:
    reasons = Reasons()
    give_reasons(belief, code, reasons, BLUNT)
    return reasons.weightiest_first()
