"""How `standard` chooses: by what each move seems worth, and a little at random.

It serves views and playouts alike; `expert` takes its candidate moves from it.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from pitprop.games.saboteur.rules.cards import SABOTEUR
from pitprop.opponents.saboteur.weighing import as_digger, as_saboteur
from pitprop.opponents.saboteur.weighing.belief_state import BeliefState
from pitprop.opponents.saboteur.weighing.candidate import Reasons


def scores_of(
    belief: BeliefState, codes: vec[i64], manner: as_saboteur.Manner = as_saboteur.CAUTIOUS
) -> vec[float]:
    """What each move is worth to whoever decides.

    Args:
        belief: what the player goes by.
        codes: the moves.
        manner: what the player cares about as a saboteur.
    """
    scores = vec[float](capacity=len(codes))
    if belief.role == SABOTEUR:
        plot = as_saboteur.Plot(belief, manner)
        for code in codes:
            scores = append(scores, as_saboteur.weigh(belief, plot, code, None))
    else:
        for code in codes:
            scores = append(scores, as_digger.weigh(belief, code, None))
    return scores


def give_reasons(
    belief: BeliefState,
    code: i64,
    reasons: Reasons,
    manner: as_saboteur.Manner = as_saboteur.CAUTIOUS,
) -> None:
    """Say what speaks for a move and against it.

    Args:
        belief: what the player goes by.
        code: the move.
        reasons: where the reasons go.
        manner: what the player cares about as a saboteur.
    """
    if belief.role == SABOTEUR:
        as_saboteur.weigh(belief, as_saboteur.Plot(belief, manner), code, reasons)
    else:
        as_digger.weigh(belief, code, reasons)
