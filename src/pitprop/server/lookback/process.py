"""The process that judges games, which is ended when something takes it too long."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import suppress
from typing import TypeVar, TypeVarTuple

from pitprop.core.options.own_deck import chosen_decks
from pitprop.server.lookback.working import begin_worker

Ts = TypeVarTuple("Ts")
R = TypeVar("R")


class JudgingProcess:
    """Works out one thing after another; it is begun when there is something, and begun anew.

    Args:
        longest: how many seconds one thing may take.
    """

    def __init__(self, longest: float) -> None:
        self._longest = longest
        self._pool: ProcessPoolExecutor | None = None
        self._pid: int | None = None

    async def work_out(self, work: Callable[[*Ts], R], *args: *Ts) -> R:
        """What a call gives that is made in the process.

        Args:
            work: what is called.
            args: with what.

        Raises:
            TimeoutError: it takes too long; the process has been ended.
            BrokenExecutor: the process has ended.
        """
        if self._pool is None:
            self._pool = _new_pool()
        loop = asyncio.get_running_loop()
        try:
            if self._pid is None:
                self._pid = await loop.run_in_executor(self._pool, os.getpid)
            async with asyncio.timeout(self._longest):
                return await loop.run_in_executor(self._pool, work, *args)
        except TimeoutError:
            self._end()
            raise
        except BrokenExecutor:
            self._pool = self._pid = None
            raise

    async def close(self) -> None:
        """End the process, whatever it is doing, and wait until it has ended."""
        pool = self._interrupted()
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)

    def _end(self) -> None:
        """End the process in the middle of its work, and wait for nothing."""
        pool = self._interrupted()
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)

    def _interrupted(self) -> ProcessPoolExecutor | None:
        """The executor, whose process has been told to end; an executor never tells it by itself.

        The signal ends it even where what is compiled lets nothing else run.
        """
        pool, pid = self._pool, self._pid
        self._pool = self._pid = None
        if pid is not None:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGTERM)
        return pool


def _new_pool() -> ProcessPoolExecutor:
    spawn = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(
        1, mp_context=spawn, initializer=begin_worker, initargs=(chosen_decks(),)
    )
