"""Who is what, and where the treasure is: the exact posterior over all that could have been dealt.

Before anything is seen, all ways to deal the dwarf cards that agree with one's own are as likely,
the card left over counted in (S-10, S-11); so are the places of the treasure that one can't rule
out. What the players have done weighs them (`evidence`), together: how somebody builds tells of
that player's role and, if that player has looked at a goal, of the treasure.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import exp
from typing import NamedTuple

from pitprop.games.saboteur.rules.cards import GOALS, SABOTEUR, SABOTEURS
from pitprop.opponents.saboteur.evidence import Evidence


class Beliefs(NamedTuple):
    """What a player believes.

    Attributes:
        saboteur: for each seat how likely it is a saboteur.
        treasure: for each goal how likely it is the treasure.
    """

    saboteur: tuple[float, ...]
    treasure: tuple[float, ...]


def believe(
    evidence: Evidence, seats: int, possible: Sequence[bool], seat: int = -1, role: int = -1
) -> Beliefs:
    """What follows from the evidence.

    Args:
        evidence: what the players have done.
        seats: the number of players.
        possible: which goals can still be the treasure.
        seat: whose beliefs; -1 for what everybody can know.
        role: that player's role.
    """
    others = [other for other in range(seats) if other != seat]
    places = [goal for goal in range(GOALS) if possible[goal]]
    own = int(role == SABOTEUR)
    guilt = {
        goal: [evidence.saboteur[goal][each] - evidence.digger[goal][each] for each in range(seats)]
        for goal in places
    }
    innocence = {goal: sum(evidence.digger[goal][each] for each in others) for goal in places}
    pairs = [(pair, rows) for pair, rows in evidence.pairs.items() if pair[0] != seat]
    weights: list[tuple[tuple[int, ...], int, float]] = []
    for size in (SABOTEURS[seats] - own - 1, SABOTEURS[seats] - own):
        for guilty in combinations(others, max(size, 0)) if size >= 0 else ():
            bound = _pair_weight(pairs, (*guilty, seat) if own else guilty)
            weights.extend(
                (guilty, goal, bound + innocence[goal] + sum(guilt[goal][each] for each in guilty))
                for goal in places
            )
    return _summed(weights, seats, seat, own)


def _pair_weight(
    pairs: Sequence[tuple[tuple[int, int], list[list[float]]]], guilty: Sequence[int]
) -> float:
    return sum([rows[one in guilty][other in guilty] for (one, other), rows in pairs])


def _summed(
    weights: Sequence[tuple[tuple[int, ...], int, float]], seats: int, seat: int, own: int
) -> Beliefs:
    """From logarithms of weights to probabilities."""
    most = max(weight for _, _, weight in weights)
    saboteur = [0.0] * seats
    treasure = [0.0] * GOALS
    total = 0.0
    for guilty, goal, weight in weights:
        share = exp(weight - most)
        total += share
        treasure[goal] += share
        for each in guilty:
            saboteur[each] += share
    if own:
        saboteur[seat] = total
    return Beliefs(
        tuple([share / total for share in saboteur]), tuple([share / total for share in treasure])
    )
