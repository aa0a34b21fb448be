"""What all moves are worth by rules of thumb."""

from __future__ import annotations

from pitprop.games.dark_cave.rules.table import CARD, MOVING
from pitprop.opponents.candidate import Candidate
from pitprop.opponents.dark_cave.situation import Situation
from pitprop.opponents.dark_cave.weighing.answering import weigh_answer
from pitprop.opponents.dark_cave.weighing.cards_play import CardPlay
from pitprop.opponents.dark_cave.weighing.walking import Walking


def weigh_all(situation: Situation, codes: list[int]) -> list[Candidate]:
    """All moves of one decision.

    Args:
        situation: the situation.
        codes: the moves.
    """
    phase = situation.view.table.phase
    if phase == CARD:
        cards = CardPlay(situation, codes)
        return [cards.weigh(code) for code in codes]
    if phase == MOVING:
        walking = Walking(situation)
        return [walking.weigh(code) for code in codes]
    return [weigh_answer(situation, code) for code in codes]
