"""What all moves are worth by rules of thumb."""

from __future__ import annotations

from collections.abc import Sequence

from pitprop.games.sabotage.rules.move_codes import ANSWER, CLOSE, card_of, kind_of
from pitprop.opponents.candidate import Candidate
from pitprop.opponents.sabotage.situation import Situation
from pitprop.opponents.sabotage.weighing.closing import weigh_answer, weigh_closing
from pitprop.opponents.sabotage.weighing.playing import weigh_card


def weigh_all(situation: Situation, codes: Sequence[int]) -> list[Candidate]:
    """All moves worth considering; only closing where it is time to.

    Args:
        situation: the situation.
        codes: the moves.
    """
    if kind_of(codes[0]) == ANSWER:
        return [weigh(situation, code) for code in codes]
    if kind_of(codes[0]) == CLOSE:
        closing = weigh(situation, codes[0])
        if closing.score > 0:
            return [closing]
        codes = codes[1:]
    return [weigh(situation, code) for code in codes]


def weigh(situation: Situation, code: int) -> Candidate:
    """What one move is worth."""
    if kind_of(code) == CLOSE:
        return weigh_closing(situation, code)
    if kind_of(code) == ANSWER:
        return weigh_answer(situation, code, card_of(code) == 1)
    return weigh_card(situation, code)
