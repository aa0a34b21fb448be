"""The moments of a game: the positions in which somebody has to decide, or a round is over.

What chance decides in between belongs to the move before it.
"""

from __future__ import annotations

import time
from typing import Any, Final

from pitprop.core.game import CHANCE, TERMINAL, Game
from pitprop.core.records.replay import RecordError
from pitprop.server.history.replay import DEALING
from pitprop.server.protocol.lookback import GameMoment, MomentMark

_WITHIN: Final = 20.0
"""How many seconds a record may take."""


class MomentFinder:
    """Finds the moments of a game while it is replayed.

    Args:
        game: the game.

    Attributes:
        moments: those found so far.
        is_over: whether the game is over.
    """

    def __init__(self, game: Game) -> None:
        self.moments: list[GameMoment] = []
        self.is_over = False
        self._revealing = game.revealing
        self._move = self._number = self._entry = 0
        self._mover: int | None = None
        self._text = ""
        self._is_open = False
        self._until = time.monotonic() + _WITHIN

    def see(self, seat: int, text: str, decider: int, wire: Any) -> bool:
        """Take in a decision; tells whether a moment has come with it.

        Args:
            seat: whose decision it was, or `CHANCE`.
            text: the move; nothing for chance.
            decider: who has to decide after it: a seat, `CHANCE` or `TERMINAL`.
            wire: what can be seen after it.

        Raises:
            RecordError: the record takes too long.
        """
        if time.monotonic() > self._until:
            raise RecordError("replaying this record takes too long here")
        self._entry += 1
        if seat != CHANCE:
            self._mover, self._text = seat, text
            self._move += 1
            self._number += 1
        self.is_over = decider == TERMINAL
        rests = wire.phase == DEALING and wire.round > 0
        self._is_open = decider == CHANCE and not rests
        if not self._is_open:
            self._add(wire, is_end=rests or self.is_over)
        if rests:
            self._move = 0
        return not self._is_open

    def close(self, wire: Any) -> bool:
        """The record ends here; tells whether a moment comes with that.

        Args:
            wire: what can be seen.
        """
        if self._is_open and wire.round > 0:
            self._add(wire, is_end=False)
        return self._is_open and wire.round > 0

    def _add(self, wire: Any, *, is_end: bool) -> None:
        last = self.moments[-1] if self.moments else None
        is_deal = last is None or last.round != wire.round
        seen = 0 if last is None or is_deal else last.events
        marks: list[MomentMark] = ["deal"] if is_deal else []
        if self._revealing & {event.key for event in wire.history[seen:]}:
            marks.append("reveal")
        if is_end:
            marks.append("end")
        self.moments.append(
            GameMoment(
                round=wire.round,
                move=self._move,
                number=self._number,
                entry=self._entry,
                seat=self._mover,
                text=self._text,
                events=len(wire.history),
                marks=marks,
            )
        )
        self._mover, self._text = None, ""
