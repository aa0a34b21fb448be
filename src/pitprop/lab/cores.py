"""Work on several cores: tasks go out to processes, results come back."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from typing import Final, TypeVar

from pitprop.core.errors import PitpropError
from pitprop.core.options.own_deck import choose_decks, chosen_decks

Task = TypeVar("Task")
Result = TypeVar("Result")

_AHEAD: Final = 2
"""How many tasks per process are given out at once."""

_AHEAD_IN_ORDER: Final = 32
"""The same where results come in the order of the tasks: nobody waits while one takes long."""

_MOST_DEATHS: Final = 5
"""How often in a row processes may end without a result in between."""


def cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def batches(games: int, size: int) -> Iterator[range]:
    """The numbers of games, so many at a time; made as they are asked for, since games can be many.

    Args:
        games: how many games there are.
        size: how many are in a batch; there may be fewer in the last one.
    """
    return (range(first, min(first + size, games)) for first in range(0, games, size))


def over_cores(
    work: Callable[[Task], Result], tasks: Iterable[Task], processes: int
) -> Iterator[tuple[Task, Result]]:
    """Each task with its result, in the order of the tasks.

    Args:
        work: what is done with a task; a function in a module, so that processes find it.
        tasks: the tasks, which have to be picklable; asked for when it is soon their turn, so there
            may be any number of them.
        processes: how many work at once; with 1, everything is done in this one.

    Raises:
        PitpropError: a process has ended.
    """
    if processes == 1:
        for task in tasks:
            yield task, work(task)
        return
    if getattr(multiprocessing.current_process(), "_inheriting", False):
        # This process works for another, and is just importing that one's script: say so.
        raise SystemExit(1)
    ahead = iter(tasks)
    under_way: deque[tuple[Task, Future[Result]]] = deque()
    with _pool_of(processes) as pool:
        try:
            while True:
                for task in islice(ahead, _AHEAD_IN_ORDER * processes - len(under_way)):
                    with _interrupts_blocked():
                        under_way.append((task, pool.submit(_worked, work, task)))
                if not under_way:
                    return
                task, future = under_way.popleft()
                yield task, future.result()
        except BrokenProcessPool:
            raise PitpropError(
                "a process that plays has ended; in a script this has to be called below"
                ' `if __name__ == "__main__":`, and the classes of bots stand above that line,'
                " since other processes import the script, too; or call it with processes=1"
            ) from None


def unordered_over_cores(
    work: Callable[[Task], Result], tasks: Iterable[Task], processes: int
) -> Iterator[tuple[Task, Result]]:
    """Each task with its result, as soon as it is done; what is lost with a process is redone.

    Args:
        work: what is done with a task; a function in a module, so that processes find it.
        tasks: asked for only when there is somebody to work on them, so they may depend on results.
        processes: how many work at once; with 1, everything is done in this one.

    Raises:
        PitpropError: processes end again and again.
    """
    if processes == 1:
        for task in tasks:
            yield task, work(task)
        return
    ahead = iter(tasks)
    lost: list[Task] = []
    deaths = 0
    while deaths < _MOST_DEATHS:
        try:
            for task, result in _by_a_pool(work, ahead, processes, lost):
                deaths = 0
                yield task, result
        except BrokenProcessPool:
            deaths += 1
        else:
            return
    raise PitpropError("the processes that play end again and again; is there enough memory?")


def _by_a_pool(
    work: Callable[[Task], Result], ahead: Iterator[Task], processes: int, lost: list[Task]
) -> Iterator[tuple[Task, Result]]:
    """The same with one pool; `lost` holds tasks to begin with, and then those that it loses."""
    under_way: dict[Future[Result], Task] = {}
    try:
        with _pool_of(processes) as pool:
            while True:
                while len(under_way) < _AHEAD * processes:
                    task = lost.pop() if lost else next(ahead, None)
                    if task is None:
                        break
                    with _interrupts_blocked():
                        under_way[pool.submit(_worked, work, task)] = task
                if not under_way:
                    return
                done, _ = wait(under_way, return_when=FIRST_COMPLETED)
                for future in done:
                    result = future.result()
                    yield under_way.pop(future), result
    except BrokenProcessPool:
        lost += under_way.values()
        raise


@contextmanager
def _pool_of(processes: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that end with this context, at once if it is left by an interrupt."""
    # Spawned, not forked: that is the same on every system, and safe where threads are running.
    context = multiprocessing.get_context("spawn")
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(
        processes, mp_context=context, initializer=_prepare, initargs=(chosen_decks(),)
    )
    with pool:
        try:
            yield pool
        except Exception:
            pool.shutdown(cancel_futures=True)
            raise
        except BaseException:
            # What they are doing may take minutes, and nobody waits for it any more. Tasks that are
            # under way aren't cancelled: the pool would report for them, too, that their process is
            # gone, and fail.
            for child in set(multiprocessing.active_children()) - others:
                child.terminate()
            raise


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """What starts here never sees Ctrl+C, not even while it imports: its parent ends it.

    An interrupt that arrives in the meantime is delivered afterwards.
    """
    if not hasattr(signal, "pthread_sigmask"):  # on Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _worked(work: Callable[[Task], Result], task: Task) -> Result:
    """What comes of a task, in another process; an error that can't be sent back is told instead.

    Sent back all the same, it would look as if the process had ended.
    """
    try:
        return work(task)
    except Exception as error:
        if _travels(error):
            raise
        sendable = PitpropError(
            f"{type(error).__name__}: {error} (from another process, which can't send back an error"
            " of this class; with processes=1 it is raised here)"
        )
        for name, said in vars(error).items():  # notes, and what is told of an opponent's mistake
            if name == "__notes__" or isinstance(said, str):
                vars(sendable)[name] = said
        raise sendable from error


def _travels(error: Exception) -> bool:
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:  # whatever a class makes of being created anew
        return False
    return True


def _prepare(decks: Mapping[str, str]) -> None:
    """Set up a process that works for another one, and ends with it however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    choose_decks(decks)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()
