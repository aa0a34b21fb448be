"""Decisions outside the turns, which all players of Saboteur make in the same way."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.games.saboteur.knowledge.view import View
from pitprop.games.saboteur.moves import decode
from pitprop.games.saboteur.rules.move_codes import card_of
from pitprop.opponents.base import Choice, Reason
from pitprop.opponents.saboteur.weighing.belief_state import BeliefState
from pitprop.opponents.saboteur.weighing.candidate import Reasons
from pitprop.opponents.saboteur.weighing.turning import weigh_turning


def most_gold(codes: vec[i64]) -> Choice:
    """The most valuable gold card on offer."""
    best = max(codes, key=card_of)
    return Choice(decode(best), (Reason("most-gold", {"value": int(card_of(best))}, 1.0),))


def best_turn(view: View, belief: BeliefState, codes: vec[i64]) -> Choice:
    """The better way round for a stone that was turned up.

    Args:
        view: the player's view.
        belief: what the player goes by.
        codes: the ways.
    """
    goal = view.table.stones[0]
    best = max(codes, key=lambda code: weigh_turning(belief, goal, card_of(code), None))
    reasons = Reasons()
    weigh_turning(belief, goal, card_of(best), reasons)
    return Choice(decode(best), reasons.weightiest_first())
