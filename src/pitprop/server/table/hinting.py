"""Gives hints at one table: to who has asked, and as long as they are still of use."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from pitprop.opponents import Choice
from pitprop.server.http.identity import NO_TOKEN
from pitprop.server.protocol.answers import NoHint
from pitprop.server.protocol.terms import ErrorKey
from pitprop.server.table.hints import Hints, check_alone
from pitprop.server.table.memory import TableMemory
from pitprop.server.table.presence import Presence
from pitprop.server.table.talk import Talk
from pitprop.server.table.work import WorkInTurn
from pitprop.server.thinking.thinkers import Due, Thinkers


class Hinting:
    """Has a hint thought about, and keeps it with what is said.

    Args:
        memory: the table.
        presence: who has it open.
        talk: what was said.
        work: what is done there in turn.
        thinkers: where computer players think.
        asker: says whom thinking is counted for.
    """

    def __init__(
        self,
        memory: TableMemory,
        presence: Presence,
        talk: Talk,
        work: WorkInTurn,
        thinkers: Thinkers,
        asker: Callable[[], str],
    ) -> None:
        self._memory = memory
        self._presence = presence
        self._talk = talk
        self._work = work
        self._asker = asker
        self._hints = Hints(thinkers, self._give, self._refuse)

    @property
    def is_thinking(self) -> bool:
        """Whether a hint is thought about."""
        return self._hints.is_thinking

    def think(self, due: Due) -> None:
        """Begin to think about a decision, unless that has been begun."""
        self._hints.think(due, self._asker())

    def rest(self) -> None:
        """Think no longer."""
        self._hints.rest()

    async def _give(self, due: Due, choice: Choice) -> None:
        await self._work.do(lambda: self._keep(due, choice))

    async def _keep(self, due: Due, choice: Choice) -> None:
        check_alone(self._memory.seats)  # Somebody may have sat down since it was asked for.
        await self._talk.hint(due.seat, due.by, choice, due.number)

    def _refuse(self, due: Due, error: ErrorKey) -> None:
        message = msgspec.json.encode(NoHint(due.number - 1, error))
        for subscriber in self._presence.of(self._memory.seats.rows[due.seat].token or NO_TOKEN):
            subscriber.notify(message)
