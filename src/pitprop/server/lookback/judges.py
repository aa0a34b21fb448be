"""Judges games in a process of its own, each once: asked again, it tells how far it has come."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Final

from pitprop.core.own_deck import chosen_decks
from pitprop.server.lookback.judging import PIECE, begin_worker, judged
from pitprop.server.protocol.lookback import Judged, MomentJudged

logger = logging.getLogger(__name__)

_KEPT: Final = 40
"""So many judged games are kept."""


@dataclass(slots=True)
class _Job:
    """A game that is judged, or has been."""

    of: int
    moments: list[MomentJudged] = field(default_factory=list)
    task: asyncio.Task[None] | None = None


class Judges:
    """Judges games one after another; nobody's table waits for that."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._jobs: OrderedDict[str, _Job] = OrderedDict()

    def ask(self, key: str, text: str, of: int) -> Judged:
        """How far a game has been judged; begins with it where nobody has asked before.

        Args:
            key: by what the game is known.
            text: its record.
            of: how many moments it has.
        """
        job = self._jobs.get(key)
        if job is None:
            job = self._jobs[key] = _Job(of)
            job.task = asyncio.create_task(self._judge(key, text, job))
            while len(self._jobs) > _KEPT:
                self._forget(*self._jobs.popitem(last=False))
        self._jobs.move_to_end(key)
        done = len(job.moments)
        return Judged(done, of, job.moments if done == of else [])

    async def close(self) -> None:
        """Stop judging."""
        for key, job in self._jobs.items():
            self._forget(key, job)
        if self._pool is not None:
            await asyncio.to_thread(self._pool.shutdown, cancel_futures=True)

    async def _judge(self, key: str, text: str, job: _Job) -> None:
        loop = asyncio.get_running_loop()
        try:
            for start in range(0, job.of, PIECE):
                count = min(PIECE, job.of - start)
                part = await loop.run_in_executor(self._worker(), judged, text, start, count)
                # Of a game that nothing can be told of every moment is empty.
                empty = MomentJudged([], [], [], [], None)
                job.moments.extend(part or [empty] * count)
        except Exception:
            logger.exception("a game could not be judged")
            self._pool = None
            self._jobs.pop(key, None)

    def _worker(self) -> ProcessPoolExecutor:
        """The process, begun when somebody first wants something judged."""
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                1, mp_context=spawn, initializer=begin_worker, initargs=(chosen_decks(),)
            )
        return self._pool

    @staticmethod
    def _forget(_key: str, job: _Job) -> None:
        if job.task is not None:
            job.task.cancel()
