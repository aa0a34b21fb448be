"""Processes that think beside the server, so that nobody's move waits for a computer player's."""

from __future__ import annotations

import asyncio
import json
import logging
import pickle
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from pitprop.core.options.own_deck import chosen_decks
from pitprop.server.thinking.fair_queue import FairQueue
from pitprop.server.thinking.worker import LENGTH, framed

logger = logging.getLogger(__name__)

R = TypeVar("R")

_TRIES: Final = 3
_LONGEST: Final = 60.0
# How long a process that has closed its pipes may take to end, in seconds.
_GRACE: Final = 1.0


class WorkError(Exception):
    """No other process can work it out."""


class LostError(WorkError):
    """Whatever process works it out ends, or takes too long."""


@dataclass(eq=False)
class _Task:
    """Something to work out, and whoever waits for it."""

    message: bytes
    done: asyncio.Future[Any] = field(default_factory=asyncio.Future)
    tries: int = 0


class _Worker:
    """One process, which works out one thing at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls) -> _Worker:
        """Start one; it gets no folder of anybody's to take modules from."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", "pitprop.server.thinking.worker"),
            json.dumps(chosen_decks()),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        return cls(process)

    async def work_out(self, message: bytes) -> tuple[bool, Any]:
        """Whether something could be worked out, and what came of it.

        Raises:
            OSError: the process has ended.
            EOFError: the same.
            TimeoutError: it takes too long.
        """
        source, target = self._process.stdout, self._process.stdin
        assert source is not None
        assert target is not None
        async with asyncio.timeout(_LONGEST):
            target.write(framed(message))
            await target.drain()
            (length,) = LENGTH.unpack(await source.readexactly(LENGTH.size))
            outcome: tuple[bool, Any] = pickle.loads(await source.readexactly(length))
        return outcome

    def kill(self) -> None:
        """End it at once."""
        with suppress(ProcessLookupError):
            self._process.kill()

    async def ended(self) -> None:
        """Wait until it has ended; one that has closed its pipes and lives on is ended."""
        with suppress(TimeoutError):
            async with asyncio.timeout(_GRACE):
                await self._process.wait()
                return
        self.kill()
        await self._process.wait()


class Workers:
    """Processes that are started when there is something to work out, and no more than so many.

    One that is killed is replaced, and what it was working out is begun again.

    Args:
        most: how many there may be.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._queue: FairQueue[_Task] = FairQueue()
        self._busy: dict[asyncio.Task[None], _Worker | None] = {}
        self._idle: list[_Worker] = []

    def __len__(self) -> int:
        """How many processes there are."""
        return len(self._busy) + len(self._idle)

    @property
    def waiting(self) -> int:
        """How much waits to be worked out."""
        return len(self._queue)

    async def work_out(self, work: Callable[[], R], asker: str) -> R:
        """What a call without arguments gives, made in one of the processes.

        Args:
            work: what is called; it has to be possible to pickle it.
            asker: who waits for it; `fairness.NO_ASKER` where nobody does.

        Raises:
            WorkError: no other process can work it out.
            LostError: one could, but ends whenever it tries, or takes too long.
        """
        try:
            task = _Task(pickle.dumps(work))
        except Exception as error:
            raise WorkError(str(error)) from error
        self._queue.put(task, asker)
        self._go_on()
        try:
            result: R = await task.done
        finally:
            self._queue.drop(task)
        return result

    async def close(self) -> None:
        """End all processes."""
        working = list(self._busy)
        workers = [*self._idle, *(worker for worker in self._busy.values() if worker is not None)]
        self._busy.clear()
        self._idle.clear()
        for task in working:
            task.cancel()
        for worker in workers:
            worker.kill()
        await asyncio.gather(*working, return_exceptions=True)
        await asyncio.gather(*(worker.ended() for worker in workers))

    def _go_on(self) -> None:
        while self._queue and len(self._busy) < self._most:
            worker = self._idle.pop() if self._idle else None
            working = asyncio.create_task(self._work(worker))
            self._busy[working] = worker

    async def _work(self, worker: _Worker | None) -> None:
        """Work out what is asked for until nothing is."""
        while self._queue:
            task = self._queue.take()
            while not task.done.done():
                try:
                    if worker is None:
                        worker = await _Worker.start()
                        self._note(worker)
                except OSError as error:
                    _settle(task, WorkError(f"no process can be started: {error}"))
                    continue
                except asyncio.CancelledError:
                    task.done.cancel()
                    raise
                if not await self._try(worker, task):
                    worker = None
        self._rest(worker)

    def _rest(self, worker: _Worker | None) -> None:
        """There is nothing to work out: the process waits."""
        current = asyncio.current_task()
        assert current is not None
        if self._busy.pop(current, None) is not None and worker is not None:
            self._idle.append(worker)

    async def _try(self, worker: _Worker, task: _Task) -> bool:
        """Work something out; False where the process is of no use any more."""
        try:
            is_good, result = await worker.work_out(task.message)
        except asyncio.CancelledError:
            task.done.cancel()
            raise
        except Exception as error:
            # One that has ended by itself is only waited for.
            if not isinstance(error, EOFError | ConnectionError):
                worker.kill()
            await worker.ended()
            self._note(None)
            task.tries += 1
            logger.warning("a process that was thinking has ended (%s)", type(error).__name__)
            if task.tries >= _TRIES or isinstance(error, TimeoutError):
                _settle(task, LostError("the process that was thinking has ended"))
            return False
        _settle(task, result if is_good else WorkError(result))
        return True

    def _note(self, worker: _Worker | None) -> None:
        current = asyncio.current_task()
        if current in self._busy:
            self._busy[current] = worker
        elif worker is not None:  # All was closed while it started.
            worker.kill()


def _settle(task: _Task, outcome: Any) -> None:
    if task.done.done():
        return
    if isinstance(outcome, WorkError):
        task.done.set_exception(outcome)
    else:
        task.done.set_result(outcome)
