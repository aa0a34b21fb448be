"""What the strongest computer player would do in somebody's place, where nobody else plays."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from pitprop.opponents import Choice
from pitprop.server.http.problems import RequestError
from pitprop.server.protocol.terms import ErrorKey
from pitprop.server.table.seats import Seats
from pitprop.server.thinking.thinkers import Due, Thinkers

logger = logging.getLogger(__name__)

Give = Callable[[Due, Choice], Awaitable[None]]
Fail = Callable[[Due, ErrorKey], None]


def check_alone(seats: Seats) -> None:
    """Check that nobody else plays at a table: there a hint would be unfair.

    Raises:
        RequestError: somebody does, or may yet sit down.
    """
    if len(seats.people) > 1 or seats.open:
        raise RequestError(409, "no-hint", "hints are given only where nobody else plays")


class Hints:
    """Thinks about hints beside the game: nothing waits for it.

    Args:
        thinkers: where computer players think.
        give: keeps what came of it.
        fail: tells who has asked that nothing came of it, and why.
    """

    def __init__(self, thinkers: Thinkers, give: Give, fail: Fail) -> None:
        self._thinkers = thinkers
        self._give = give
        self._fail = fail
        self._task: asyncio.Task[None] | None = None
        self._number = 0

    @property
    def is_thinking(self) -> bool:
        """Whether a hint is thought about."""
        return self._task is not None and not self._task.done()

    def think(self, due: Due, asker: str) -> None:
        """Begin to think about a decision, unless that has been begun.

        Args:
            due: the decision, as the computer player would make it.
            asker: who waits for it.
        """
        if self.is_thinking and self._number == due.number:
            return
        self.rest()
        self._number = due.number
        self._task = asyncio.create_task(self._work_out(due, asker))

    def rest(self) -> None:
        """Think no longer."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _work_out(self, due: Due, asker: str) -> None:
        try:
            choice = await self._thinkers.decide(due, asker)
            # A move without a reason isn't a hint: it is what is done where thinking has failed.
            if choice.reasons:
                await self._give(due, choice)
            else:
                self._fail(due, "server")
        except RequestError as error:
            self._fail(due, error.problem.error)
        except Exception:
            logger.exception("no hint could be given")
            self._fail(due, "server")
