"""What a decision is worth to each seat."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from pitprop.core.errors import PitpropError
from pitprop.core.notation import cited, listed

POINTS: Final = "points"
WIN: Final = "win"
ZERO_SUM: Final = "zero_sum"

KINDS: Final = {
    POINTS: "what the seat's own score has changed by, told when a round is over",
    WIN: (
        "at the end of the game 1 for those who have won and -1 for the others; 0 where all have,"
        " or nobody has"
    ),
    ZERO_SUM: "at the end of the game the seat's score less the mean of all scores",
}
"""The kinds of rewards, and what each of them is."""

Rewarded: TypeAlias = npt.NDArray[np.float64]


class Rewards:
    """The rewards of some games side by side.

    Args:
        kind: one of `KINDS`.
        games: how many games there are.
        seats: how many seats each of them has.

    Raises:
        PitpropError: there is no such kind.
    """

    def __init__(self, kind: str, games: int, seats: int) -> None:
        if kind not in list(KINDS):
            raise PitpropError(f"there are no rewards {cited(kind)}, only {listed(KINDS)}")
        self._kind = kind
        self._scores = np.zeros((games, seats), np.int32)

    def give(self, changes: npt.NDArray[Any], won: npt.NDArray[Any], ended: Any) -> Rewarded:
        """What each seat gets for the last decision.

        Args:
            changes: by how much each seat's score has changed; a row for each game.
            won: who has won a game that has just ended; a row for each game.
            ended: which games have just ended.
        """
        self._scores += changes
        given = self._given(changes, won, ended)
        self._scores[ended] = 0
        return given

    def _given(self, changes: npt.NDArray[Any], won: npt.NDArray[Any], ended: Any) -> Rewarded:
        if self._kind == POINTS:
            return changes.astype(np.float64)
        given = np.zeros(self._scores.shape, np.float64)
        if self._kind == WIN:
            winners = won[ended] != 0
            some = winners.any(axis=1, keepdims=True) & ~winners.all(axis=1, keepdims=True)
            given[ended] = np.where(winners, 1, -1) * some
        else:
            scores = self._scores[ended]
            # Whole up to the division: the sum differs from zero by its rounding alone.
            seats = scores.shape[1]
            given[ended] = (seats * scores - scores.sum(axis=1, keepdims=True)) / seats
        return given
