"""Answers what people ask of a table, each in its turn and whatever comes of it."""

from __future__ import annotations

import logging

from pitprop.server.http.problems import RequestError
from pitprop.server.protocol.answers import Failed
from pitprop.server.storage.refusals import ConflictError
from pitprop.server.table.asking import STALE, Asked, Asking, Reply
from pitprop.server.table.measuring import Measuring
from pitprop.server.table.work import R, Work, WorkInTurn

logger = logging.getLogger(__name__)


class Answering:
    """Has things done that people ask for.

    Args:
        table: the name of the table.
        work: what is done there in turn.
        asking: carries it out.
        measuring: counts it.
    """

    def __init__(self, table: str, work: WorkInTurn, asking: Asking, measuring: Measuring) -> None:
        self._table = table
        self._work = work
        self._asking = asking
        self._measuring = measuring

    async def ask(self, reader: str, asked: Asked) -> Reply:
        """Do what the person with a token asks for over a live connection."""
        self._measuring.asked(asked)
        reply = await self._answered(asked.request, lambda: self._asking.carry_out(reader, asked))
        self._measuring.answered(reply)
        return reply

    async def _answered(self, request: str, work: Work[Reply]) -> Reply:
        try:
            return await self._work.do(work)
        except RequestError as error:
            return Failed(request, error.problem.error, str(error))
        except ConflictError:
            return Failed(request, "stale", STALE)
        except Exception:
            logger.exception("table %s could not write its log", self._table)
            return Failed(request, "server", "the server could not save it; try again")

    async def take_seat(
        self, name: str, reader: str, wanted: int | None, *, is_lesson: bool
    ) -> int:
        """Give a person a seat; see `Asking.take_seat`.

        Args:
            name: what the person wants to be called.
            reader: the hash of the person's token.
            wanted: which seat; the first open one where None.
            is_lesson: whether a lesson is given here.

        Raises:
            RequestError: no seat is open, or the name can't be used.
        """
        return await self._asked_for(
            lambda: self._asking.take_seat(name, reader, wanted, is_lesson)
        )

    async def start(self, reader: str) -> None:
        """Put opponents on all open seats; see `Asking.start`.

        Raises:
            RequestError: the asker isn't the host.
        """
        await self._asked_for(lambda: self._asking.start(reader))

    async def _asked_for(self, work: Work[R]) -> R:
        try:
            return await self._work.do(work)
        except ConflictError as error:
            raise RequestError(409, "stale", "somebody else was faster; try again") from error
