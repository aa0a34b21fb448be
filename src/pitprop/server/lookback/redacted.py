"""A record of what one reader knew of a game, moment by moment."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pitprop.core.errors import PitpropError
from pitprop.core.game import SPECTATOR, View
from pitprop.core.installed.registry import find_game
from pitprop.core.records.record import MoveEntry, Record
from pitprop.server.lookback.moments import MomentFinder
from pitprop.server.protocol.lookback import DealShown, Through


class RedactedGame:
    """What one reader knew at each moment of a game; nobody else's view follows from that.

    Args:
        record: the redacted record.

    Raises:
        PitpropError: the record breaks a rule, or doesn't say what its reader knows.

    Attributes:
        moments: the moments.
        deals: none; the record doesn't tell all of them.
        is_over: whether the game is over at the last moment.
    """

    deals: Final[list[DealShown]] = []

    def __init__(self, record: Record) -> None:
        game = find_game(record.header.game)
        view = record.header.view
        self._reader = SPECTATOR if view is None else view
        self._views: list[View] = []
        finder = MomentFinder(game)
        known = game.reconstruct(record).known
        for step in known:
            text = step.entry.text if isinstance(step.entry, MoveEntry) else ""
            if finder.see(step.seat, text, step.view.decider, step.view.wire()):
                self._views.append(step.view)
        if known and finder.close(known[-1].view.wire()):
            self._views.append(known[-1].view)
        self.moments = finder.moments
        self.is_over = finder.is_over

    def readers(self, through: Through) -> list[int]:
        """Through whose eyes the game is looked at (see `WholeGame.readers`).

        Raises:
            PitpropError: it isn't the reader whose knowledge the record tells.
        """
        reader = SPECTATOR if through == "spectator" else through
        if reader != self._reader:
            raise PitpropError("this record shows only what one seat knows")
        return [self._reader]

    def views(self, start: int, count: int, readers: list[int]) -> Iterator[list[View]]:
        """What the reader knew at some moments in a row.

        Args:
            start: the first moment.
            count: how many.
            readers: as `readers` gave them.
        """
        for view in self._views[start : start + count]:
            yield [view] * len(readers)
