"""What a game that isn't over is estimated at: roofs, and what the hands can still do.

The numbers are those by which results were least wrong (least squares) in 700 games of two players
and 400 of four, `expert` against itself, by how many cards were still to be played.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from pitprop.core.hand import lowest, without_lowest
from pitprop.games.sabotage.rules.cards import (
    DEMONTAGE,
    PIPE_KINDS,
    PLACES,
    WRENCH,
    colour_of,
    letter_of,
)
from pitprop.opponents.sabotage.rollout import RolloutState, value
from pitprop.opponents.sabotage.rollout_policy import RolloutPolicy
from pitprop.opponents.sabotage.rows import cell_at, with_cell, worth

_HUNDRED: Final = 100
_MAY_CLOSE: Final = 5
_MUCH: Final = 6
_TWO: Final = 2

# From so many cards on: in hundredths, how much what a roof is taken to score counts, that it may
# be closed, and that it is worth more than that; an X, a wrench, a demontage, a sabotage in the
# hand; what letters can still build and spoil; and how far from that games ended.
_OF_TWO: Final[tuple[tuple[int, tuple[int, ...]], ...]] = (
    (86, (45, 210, 23, 38, 94, 27, 134, 50, 50, 622)),
    (71, (60, 70, 71, 50, 86, 34, 174, 47, 25, 567)),
    (56, (68, 45, 61, 61, 63, 38, 203, 49, 45, 537)),
    (36, (64, 3, 106, 63, 73, 51, 185, 43, 0, 489)),
    (0, (55, 98, 118, 30, 56, 11, 216, 54, 74, 332)),
)
_OF_FOUR: Final[tuple[tuple[int, tuple[int, ...]], ...]] = (
    (86, (65, 0, 0, 60, 84, 31, 147, 39, 0, 637)),
    (71, (72, 0, 0, 45, 74, 31, 147, 25, 10, 572)),
    (56, (68, 50, 0, 50, 85, 25, 95, 34, 40, 544)),
    (36, (65, 0, 60, 30, 55, 50, 60, 43, 50, 479)),
    (0, (50, 16, 130, 16, 12, 60, 140, 73, 100, 210)),
)


class Horizon:
    """How a game is estimated after so many moves.

    Args:
        seats: the number of players.
        moves: how many moves are played before.
        left: how many cards are still to be played then.

    Attributes:
        moves: how many moves are played before.
        spread: how far from the estimate games end, in hundredths of a point.
    """

    __slots__ = (
        "_builds",
        "_demontage",
        "_may_close",
        "_much",
        "_roof",
        "_sabotage",
        "_spoils",
        "_wrench",
        "_x",
        "moves",
        "spread",
    )

    def __init__(self, seats: int, moves: int, left: int) -> None:
        numbers = _numbers(_OF_TWO if seats == _TWO else _OF_FOUR, left)
        self.moves: i64 = moves
        self._roof: i64 = numbers[0]
        self._may_close: i64 = numbers[1]
        self._much: i64 = numbers[2]
        self._x: i64 = numbers[3]
        self._wrench: i64 = numbers[4]
        self._demontage: i64 = numbers[5]
        self._sabotage: i64 = numbers[6]
        self._builds: i64 = numbers[7]
        self._spoils: i64 = numbers[8]
        self.spread: i64 = numbers[9]

    def ahead(self, state: RolloutState, policy: RolloutPolicy) -> i64:
        """By how many hundredths of a point the first roof should win.

        Args:
            state: where the game stands.
            policy: what roofs are taken to score.
        """
        first = value(state.first, policy)
        second = value(state.second, policy)
        ahead = (first - second) * self._roof // _HUNDRED
        ahead += self._closing(state.first) - self._closing(state.second)
        seat: i64 = 0
        while seat < state.seats:
            if seat & 1:
                ahead -= self._held(state.hands[seat], state.second, state.first, policy)
            else:
                ahead += self._held(state.hands[seat], state.first, state.second, policy)
            seat += 1
        return ahead

    def _closing(self, rows: i64) -> i64:
        system = worth(rows)
        counts: i64 = 0
        if system >= _MAY_CLOSE:
            counts += self._may_close
        if system >= _MUCH:
            counts += self._much
        return counts

    def _held(self, hand: i64, own: i64, other: i64, policy: RolloutPolicy) -> i64:
        """What a hand can still do."""
        held: i64 = 0
        gains: i64 = 0
        harms: i64 = 0
        own_value = value(own, policy)
        other_value = value(other, policy)
        while hand:
            card = lowest(hand)
            hand = without_lowest(hand)
            letter = letter_of(card)
            if card >= PIPE_KINDS:
                held += self._demontage if card == DEMONTAGE else self._sabotage
            elif letter >= PLACES:
                held += self._wrench if letter == WRENCH else self._x
            else:
                colour = colour_of(card) + 1
                if not cell_at(own, letter):
                    gains += max(0, value(with_cell(own, letter, colour), policy) - own_value)
                if not cell_at(other, letter):
                    harms += max(0, other_value - value(with_cell(other, letter, colour), policy))
        return held + (gains * self._builds + harms * self._spoils) // _HUNDRED


def _numbers(fitted: Sequence[tuple[int, tuple[int, ...]]], left: int) -> Sequence[int]:
    """What was found for so many cards.

    Args:
        fitted: what was found, from most cards to fewest.
        left: how many cards are still to be played.
    """
    for least, numbers in fitted:
        if left >= least:
            return numbers
    return fitted[-1][1]
