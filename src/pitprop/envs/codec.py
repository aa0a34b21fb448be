"""What each game tells environments: its actions as numbers, its observations as arrays.

A game's moves are chosen by *actions*, numbers of one fixed list. Most moves are one action. One
that would need too many numbers is chosen in several: what has been chosen so far is a number, too
(`chosen`, 0 for nothing), which each game packs in its own way.
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from pitprop.core.description.state import DescribedState
from pitprop.core.description.view import DescribedView
from pitprop.core.public_table import PublicTable
from pitprop.envs.code_table import CodeTable
from pitprop.envs.rows import blank

NOTHING_CHOSEN: Final = 0


class Codec(metaclass=ABCMeta):
    """The actions and observations of one game.

    Attributes:
        table: the codes of the actions.
        size: how many numbers an observation holds.
        blank: an observation in which all of them are zero; never changed.
    """

    def __init__(self, table: CodeTable, size: i64) -> None:
        self.table = table
        self.size = size
        self.blank = blank(size)

    def actions(self, codes: vec[i64], public: PublicTable, chosen: i64) -> vec[i64]:
        """The actions that moves can be chosen by; moves outside the window have none.

        Args:
            codes: the codes of the moves that are allowed.
            public: what everybody sees.
            chosen: what has been chosen of the move already.
        """
        found = vec[i64](capacity=len(codes))
        for code in codes:
            action = self.table.number(code)
            if action >= 0:
                found = append(found, action)
        return found

    def code(self, action: i64, public: PublicTable, chosen: i64) -> i64:
        """The code of the move that an action completes.

        Args:
            action: one of `actions`.
            public: what everybody sees.
            chosen: what has been chosen of the move already.

        Returns:
            the code, or where more has to be chosen what has been chosen now, with a minus.
        """
        return self.table.codes[action]

    @abstractmethod
    def observe(
        self, row: vec[u8], base: i64, state: DescribedState, seat: i64, since: i64, chosen: i64
    ) -> None:
        """Write down what a seat may know of a state, and nothing else.

        Args:
            row: where it is written, zeros so far.
            base: the place of the observation's first number.
            state: the state.
            seat: the player's seat.
            since: how many events the seat knew at its last decision.
            chosen: what has been chosen of the move already.
        """

    @abstractmethod
    def observe_view(self, row: vec[u8], view: DescribedView, since: i64, chosen: i64) -> None:
        """The same from the seat's view, from the row's place 0 on.

        Args:
            row: where it is written, zeros so far.
            view: what the seat may know.
            since: how many events the seat knew at its last decision.
            chosen: what has been chosen of the move already.
        """
