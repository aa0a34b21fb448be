"""How quickly the table's own decisions follow each other."""

from __future__ import annotations

from collections.abc import Iterable

from pitprop.server.history.replay import deals
from pitprop.server.lessons.guide import Guide
from pitprop.server.storage.rows import Entry
from pitprop.server.table.memory import TableMemory
from pitprop.server.table.pace import after_deal


class Tempo:
    """The pace that was chosen, but for what nobody waits for.

    Args:
        memory: the table.
        guide: what a lesson says; None at other tables.
    """

    def __init__(self, memory: TableMemory, guide: Guide | None) -> None:
        self._memory = memory
        self._guide = guide
        self._is_hurried = False

    @property
    def pace(self) -> int:
        """About how many milliseconds a computer player takes now."""
        if self._is_hurried or self.is_quick:
            return 0
        log, pace = self._memory.log, self._memory.row.pace
        is_dealt = bool(log) and deals(log[-1])
        return after_deal(pace) if is_dealt else pace

    @property
    def is_quick(self) -> bool:
        """Whether the next move is one of a lesson that nobody waits for."""
        memory = self._memory
        return self._guide is not None and self._guide.is_quick(memory.state, memory.log)

    def hurry(self) -> None:
        """Let the computer players that come now play at once."""
        self._is_hurried = True

    def wrote(self, entries: Iterable[Entry]) -> None:
        """Some entries are in the log: people who have decided want to see what comes of it."""
        if any(entry.by is None for entry in entries):
            self._is_hurried = False
