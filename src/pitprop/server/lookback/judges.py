"""Judges games in a process of its own, each once: asked again, it tells how far it has come."""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, Protocol, TypeVar, cast

import msgspec

from pitprop.server.http.problems import RequestError, UnavailableError, too_many
from pitprop.server.lookback.course import Course
from pitprop.server.lookback.process import JudgingProcess
from pitprop.server.lookback.questions import Question
from pitprop.server.thinking.fair_queue import FairQueue

logger = logging.getLogger(__name__)

T = TypeVar("T")

_AT_HAND: Final = 40
"""How many answers are at hand; the others are kept."""

_KEPT_EVERY: Final = 10
"""After how many pieces what was found is kept: a server that ends loses no more of it."""

_AT_ONCE: Final = 6
"""How many questions one address may wait for."""

_WAIT: Final = 5
"""After how many seconds it may ask another; how long judging takes isn't known beforehand."""

_LONGEST: Final = 2 * 60 * 60.0
"""How many seconds one piece may take. They take seconds where the engine is compiled, and minutes
on the sources of a busy machine: what takes longer never ends, and the others wait for it."""


class Findings(Protocol):
    """Where answers are kept."""

    async def find(self, key: str, question: str) -> bytes | None:
        """The answer to a question about a record, or its first parts; None where there are none.

        Args:
            key: by what the record is known.
            question: `Question.name`.
        """
        ...

    async def keep(self, key: str, question: str, answer: bytes) -> None:
        """Keep an answer, in the place of what was kept of it before.

        Args:
            key: by what the record is known.
            question: `Question.name`.
            answer: the answer, or its first parts.
        """
        ...


class _Asked(NamedTuple):
    """A question about a record."""

    key: str
    question: str


@dataclass(eq=False, slots=True)
class _Job:
    """What is worked out, or has been.

    Attributes:
        asked: what is asked.
        question: the question.
        text: the record.
        asker: who has asked first.
        of: how many parts the answer has.
        found: those that are known.
        kept: how many of them are kept.
        has_failed: whether it can't be worked out.
        is_endless: whether that is because it takes too long.
    """

    asked: _Asked
    question: Question[Any]
    text: str
    asker: str
    of: int
    found: list[Any] = field(default_factory=list)
    kept: int = 0
    has_failed: bool = False
    is_endless: bool = False

    @property
    def is_done(self) -> bool:
        """Whether there is nothing left to do."""
        return self.has_failed or len(self.found) >= self.of


class Judges:
    """Works out what is asked about games, a piece at a time and in turn for all who ask.

    Nobody's table waits for that: it is done by one process that lets others go first.

    Args:
        findings: where answers are kept.
        longest: how many seconds one piece may take.
    """

    def __init__(self, findings: Findings, longest: float = _LONGEST) -> None:
        self._findings = findings
        self._process = JudgingProcess(longest)
        self._jobs: OrderedDict[_Asked, _Job] = OrderedDict()
        self._queue: FairQueue[_Job] = FairQueue()
        self._working: asyncio.Task[None] | None = None

    async def ask(self, question: Question[T], course: Course, asker: str) -> tuple[list[T], int]:
        """What is known so far of an answer, and how many parts it has.

        What nobody has asked before is begun with.

        Args:
            question: what is asked.
            course: the game.
            asker: who asks.

        Raises:
            RequestError: it can't be worked out, or whoever asks waits for too much already.
        """
        asked = _Asked(course.key, question.name)
        job = self._jobs.get(asked) or await self._begin(asked, question, course, asker)
        if job.is_endless:  # It isn't begun again as long as it is remembered.
            self._jobs.move_to_end(asked)
            raise RequestError(500, "server", "it takes too long to judge this game")
        if job.has_failed:
            self._jobs.pop(asked, None)
            raise RequestError(500, "server", "this game could not be judged; try again")
        if asked in self._jobs:
            self._jobs.move_to_end(asked)
        return cast(list[T], job.found), job.of

    async def close(self) -> None:
        """Stop judging; whoever asks again finds what is known by now."""
        if self._working is not None:
            self._working.cancel()
            await asyncio.wait([self._working])
        for job in self._jobs.values():
            if len(job.found) > job.kept:
                await self._keep(job)
        await self._process.close()

    async def _begin(
        self, asked: _Asked, question: Question[Any], course: Course, asker: str
    ) -> _Job:
        kept = await self._findings.find(*asked)
        if asked in self._jobs:  # somebody else has asked meanwhile
            return self._jobs[asked]
        job = _Job(asked, question, course.text, asker, question.count(course))
        if kept is not None:
            job.found = msgspec.json.decode(zlib.decompress(kept), type=question.kind)
            job.kept = len(job.found)
            # What was found stays, whoever judges now.
            job.of = max(job.of, job.kept)
        if not job.is_done:
            if self._waiting_for(asker) >= _AT_ONCE:
                raise too_many(_WAIT)
            self._queue.put(job, asker)
        self._jobs[asked] = job
        self._forget()
        self._go_on()
        return job

    def _waiting_for(self, asker: str) -> int:
        return sum(job.asker == asker and not job.is_done for job in self._jobs.values())

    def _forget(self) -> None:
        """Let answers go that were asked for longest ago; what is begun is finished."""
        done = [asked for asked, job in self._jobs.items() if job.is_done]
        for asked in done[: max(0, len(self._jobs) - _AT_HAND)]:
            del self._jobs[asked]

    def _go_on(self) -> None:
        if self._queue and (self._working is None or self._working.done()):
            self._working = asyncio.create_task(self._work())

    async def _work(self) -> None:
        """A piece of whatever comes next, until nothing is asked for."""
        while self._queue:
            job = self._queue.take()
            await self._go_on_with(job)
            if not job.is_done:
                self._queue.put(job, job.asker)
            pieces = (len(job.found) - job.kept) / job.question.piece
            if not job.has_failed and (job.is_done or pieces >= _KEPT_EVERY):
                await self._keep(job)

    async def _go_on_with(self, job: _Job) -> None:
        try:
            job.found += await self._next_piece(job)
        except TimeoutError:
            logger.warning("a game took too long to be judged, and is left")
            job.has_failed = job.is_endless = True
        except Exception:
            logger.exception("a game could not be judged")
            job.has_failed = True

    async def _next_piece(self, job: _Job) -> list[Any]:
        start = len(job.found)
        count = min(job.question.piece, job.of - start)
        return await self._process.work_out(job.question.work, job.text, start, count)

    async def _keep(self, job: _Job) -> None:
        """What can't be kept is at hand for a while, and worked out anew later."""
        job.kept = len(job.found)
        answer = zlib.compress(msgspec.json.encode(job.found))
        try:
            await self._findings.keep(*job.asked, answer)
        except UnavailableError:
            pass  # It has been logged.
        except Exception:
            logger.exception("what was found about a game could not be kept")
