"""Evaluating a game at the search horizon: roofs, and what the hands can still do.

The weights are least-squares fits to the results of 1,300 games of two and 3,300 of four players,
`expert` against itself with a tenth of its worlds, by how many cards were still to be played;
`python -m benchmarks.horizon_sabotage` fits them anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.hand import lowest, without_lowest
from pitprop.games.sabotage.rules.cards import (
    DEMONTAGE,
    PIPE_KINDS,
    PLACES,
    WRENCH,
    letter_of,
)
from pitprop.games.sabotage.rules.scoring import ENOUGH_TO_CLOSE
from pitprop.opponents.sabotage.search.card_uses import can_harm, most_lowered, most_raised
from pitprop.opponents.sabotage.search.match_equity import PARTS_PER_POINT
from pitprop.opponents.sabotage.search.rollout import RolloutState, value
from pitprop.opponents.sabotage.search.rollout_policy import RolloutPolicy
from pitprop.opponents.sabotage.search.rows import score, worth

FEATURES: Final = (
    "roof",  # what a roof is estimated to score
    "score",  # what it scores as it stands
    "closing",  # the lead with which it could be closed
    "x",  # each such card in a hand; likewise the next three
    "wrench",
    "demontage",
    "sabotage",
    "best",  # by how much the best card of each hand improves its own roof
    "second",  # the same for the second best
    "harm",  # by how much the best card of each hand worsens the other roof
)
"""What the estimate goes by: each in hundredths of a point, the first side's less the second's."""

_X: Final = FEATURES.index("x")
_BEST: Final = FEATURES.index("best")
_PER_CENT: Final = 100
"""What weights are divided by."""

FitTable = Sequence[tuple[int, tuple[int, ...], int]]
"""From this many cards on: how much each of `FEATURES` counts, and how far from the estimate games
ended, in hundredths."""

_OF_TWO: Final[FitTable] = (
    (95, (106, -80, 0, 7, 8, -14, 120, 27, 119, 50), 627),
    (86, (61, -36, 60, 1, 5, -15, 128, 34, 88, 15), 607),
    (78, (59, -22, 42, 1, -6, -12, 122, 42, 65, 24), 585),
    (70, (50, 6, 25, -6, 5, -4, 114, 39, 61, 27), 566),
    (60, (59, 6, 7, -11, -15, -6, 96, 51, 54, 35), 571),
    (48, (68, 3, 5, 19, -17, -8, 101, 53, 45, 37), 570),
    (30, (58, 17, 14, 19, -18, 16, 116, 65, 46, 23), 508),
    (0, (34, 36, 18, 32, 9, 5, 99, 63, 74, 31), 281),
)
_OF_FOUR: Final[FitTable] = (
    (95, (56, 6, 0, 31, 45, 10, 119, 24, 81, 40), 726),
    (86, (47, -10, 23, 33, 39, 8, 112, 22, 34, 25), 683),
    (78, (48, -10, 21, 24, 34, 7, 101, 26, 34, 22), 646),
    (70, (36, 15, 20, 21, 33, 11, 113, 32, 32, 16), 617),
    (60, (28, 38, 4, 14, 27, 8, 104, 35, 27, 13), 590),
    (48, (38, 21, 4, 7, 17, 5, 94, 42, 22, 17), 547),
    (30, (32, 51, -17, 7, 28, -4, 59, 44, 17, 25), 420),
    (0, (12, 52, 27, -3, 13, -3, 112, 50, 28, 31), 171),
)


class Horizon:
    """How a game is estimated after a number of moves.

    Args:
        seats: the number of players.
        moves: how many moves are played first.
        left: how many cards are still to be played then.

    Attributes:
        moves: how many moves are played first.
        spread: how far from the estimate games end, in hundredths of a point.
        weights: how much each of `FEATURES` counts, in hundredths.
    """

    __slots__ = ("moves", "spread", "weights")

    def __init__(self, seats: int, moves: int, left: int) -> None:
        _, weights, spread = _fit_for(_OF_TWO if seats == 2 else _OF_FOUR, left)
        self.moves: i64 = moves
        self.weights: vec[i64] = vec[i64](weights)
        self.spread: i64 = spread

    def ahead(self, state: RolloutState, policy: RolloutPolicy) -> i64:
        """By how many hundredths of a point the first roof should win.

        Args:
            state: where the game stands.
            policy: what roofs are taken to score.
        """
        features = features_of(state, policy)
        ahead: i64 = 0
        at: i64 = 0
        while at < len(features):
            ahead += features[at] * self.weights[at]
            at += 1
        return ahead // _PER_CENT


def _fit_for(rows: FitTable, left: int) -> tuple[int, tuple[int, ...], int]:
    """The fit for a number of cards.

    Args:
        rows: the fits, from most cards to fewest.
        left: how many cards are still to be played.
    """
    for row in rows:
        if left >= row[0]:
            return row
    return rows[-1]


def features_of(state: RolloutState, policy: RolloutPolicy) -> vec[i64]:
    """What the estimate goes by (see `FEATURES`).

    Args:
        state: where the game stands.
        policy: what roofs are taken to score.
    """
    first = worth(state.first)
    second = worth(state.second)
    found = vec[i64]([0] * len(FEATURES))
    found[0] = value(state.first, policy) - value(state.second, policy)
    found[1] = PARTS_PER_POINT * (score(first) - score(second))
    found[2] = PARTS_PER_POINT * (_closing_lead(first, second) - _closing_lead(second, first))
    seat: i64 = 0
    while seat < state.seats:
        if seat & 1:
            _add_hand(found, -1, state.hands[seat], state.second, state.first, policy)
        else:
            _add_hand(found, 1, state.hands[seat], state.first, state.second, policy)
        seat += 1
    return found


def _closing_lead(own: i64, other: i64) -> i64:
    """The lead that a roof of that worth can be closed with; 0 if it can't, or would lose by it."""
    lead = score(own) - 1 - score(other)
    if own < ENOUGH_TO_CLOSE or lead < 0:
        return 0
    return lead


def _add_hand(
    found: vec[i64], sign: i64, hand: i64, own: i64, other: i64, policy: RolloutPolicy
) -> None:
    """Add what a hand can still do, for its side or against the other."""
    own_value = value(own, policy)
    other_value = value(other, policy)
    best: i64 = 0
    second: i64 = 0
    harm: i64 = 0
    last: i64 = -1
    while hand:
        card = lowest(hand)
        hand = without_lowest(hand)
        letter = letter_of(card)
        if letter >= PLACES:
            found[_feature_of(card, letter)] += sign * PARTS_PER_POINT
        if card == last:
            continue
        last = card
        gain = most_raised(card, own, own_value, policy)
        if gain > best:
            second = best
            best = gain
        elif gain > second:
            second = gain
        if can_harm(card):
            harm = max(harm, most_lowered(card, other, other_value, policy))
    found[_BEST] += sign * best
    found[_BEST + 1] += sign * second
    found[_BEST + 2] += sign * harm


def _feature_of(card: i64, letter: i64) -> i64:
    """The feature that a card without a place of its own counts as."""
    if card >= PIPE_KINDS:
        return _X + 2 if card == DEMONTAGE else _X + 3
    return _X + 1 if letter == WRENCH else _X
