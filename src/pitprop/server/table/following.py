"""Follows what other servers do at a table, so that what is in memory stays the newest."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pitprop.server.storage.rows import Stored
from pitprop.server.table.absence import Absence
from pitprop.server.table.memory import TableMemory
from pitprop.server.table.readers import Readers
from pitprop.server.table.talk import Talk
from pitprop.server.table.tempo import Tempo
from pitprop.server.table.work import WorkInTurn


class Following:
    """Hears of changes, takes them over in turn, and lets them take effect here.

    Args:
        memory: the table.
        work: what is done there in turn.
        readers: the browsers that are told.
        absence: who is away.
        talk: what was said.
        tempo: how quickly decisions follow each other.
        wake: lets the table's own decisions be made.
        hurry: lets the computer players that come now play at once.
    """

    def __init__(
        self,
        memory: TableMemory,
        work: WorkInTurn,
        readers: Readers,
        absence: Absence,
        talk: Talk,
        tempo: Tempo,
        wake: Callable[[], None],
        hurry: Callable[[], None],
    ) -> None:
        self._memory = memory
        self._work = work
        self._readers = readers
        self._absence = absence
        self._talk = talk
        self._tempo = tempo
        self._wake = wake
        self._hurry = hurry

    def hear(self, version: int | None) -> None:
        """Another server has changed the table.

        Args:
            version: how often it has changed now; None where it may have.
        """
        self._memory.hear(version)
        if self._memory.is_behind:
            self._work.begin(_nothing)

    def hear_news(self, version: int, seal: str, mixed: str) -> None:
        """Another server has changed the table, and told how.

        Args:
            version: see `table_changes.news_heard`.
            seal: see there.
            mixed: see there.
        """
        if not self._memory.hear_news(version, seal, mixed):
            return
        if not self._work.is_turn_taken and self._memory.take_over_news():
            self._wake()
        else:
            self._work.begin(_nothing)

    def took_over(self, new: Stored, back: Sequence[int], *, is_move: bool) -> None:
        """What other servers have changed is in memory now.

        Args:
            new: what has come.
            back: the seats whose people have come back to them.
            is_move: whether nothing but entries of the log has come.
        """
        for seat in back:
            self._absence.is_back(seat)
        self._talk.hear(new.talk)
        self._tempo.wrote(new.log)
        if is_move:
            self._readers.publish_move()
        else:
            self._readers.publish()

    async def newest(self) -> None:
        """Wait until what is known to have changed elsewhere is here."""
        if self._memory.is_behind:
            await self._work.do(_nothing)

    def heard(self, kind: str, words: Sequence[str]) -> None:
        """Something that changes nothing has been passed on by another server."""
        if kind == "nudge":
            self._absence.remind(int(words[0]), int(words[1]))
        elif kind == "hurry":
            self._hurry()


async def _nothing() -> None:
    """What has come is taken over before any work."""
