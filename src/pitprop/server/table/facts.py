"""What is so at a table now, as far as its memory says."""

from __future__ import annotations

from collections.abc import Sequence

from pitprop.core.game import SPECTATOR, Game
from pitprop.server.storage.rows import Entry, TableRow
from pitprop.server.table.memory import TableMemory
from pitprop.server.table.seats import Seats


class TableFacts:
    """What can be asked of a table; nothing of it changes by that."""

    def __init__(self, memory: TableMemory) -> None:
        self._memory = memory

    @property
    def id(self) -> str:
        """Its name."""
        return self.row.id

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self._memory.game

    @property
    def row(self) -> TableRow:
        """The table itself."""
        return self._memory.row

    @property
    def seats(self) -> Seats:
        """Who sits where."""
        return self._memory.seats

    @property
    def number(self) -> int:
        """How many entries the log has."""
        return self._memory.number

    @property
    def log(self) -> Sequence[Entry]:
        """All entries of its log."""
        return self._memory.log

    @property
    def decider(self) -> int:
        """Who has to decide: a seat, `CHANCE` or `TERMINAL`."""
        return self._memory.state.decider

    @property
    def is_started(self) -> bool:
        """Whether the first round has been dealt."""
        return self._memory.is_started

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self._memory.is_over

    @property
    def waits_for_deal(self) -> bool:
        """Whether the next round begins when everybody is ready for it."""
        return self._memory.waits_for_deal

    @property
    def moment(self) -> tuple[int, int]:
        """The number of the round, and how many events its history has."""
        moment = self._memory.moment
        _, events = moment.view_json(SPECTATOR, 0)
        return moment.progress.round, events
