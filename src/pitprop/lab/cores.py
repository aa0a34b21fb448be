"""Work on several cores: tasks go out to processes, results come back in the order of the tasks."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

from pitprop.core.own_deck import choose_decks, chosen_decks

Task = TypeVar("Task")
Result = TypeVar("Result")


def cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def over_cores(
    work: Callable[[Task], Result], tasks: Sequence[Task], processes: int
) -> Iterator[tuple[Task, Result]]:
    """Each task with its result, in the order of the tasks.

    Args:
        work: what is done with a task; a function in a module, so that processes find it.
        tasks: they have to be such that another process can be sent them.
        processes: how many work at once; with 1, everything is done in this one.
    """
    if processes == 1:
        for task in tasks:
            yield task, work(task)
        return
    # Spawned, not forked: that is the same on every system, and safe where threads are running.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(
        processes, mp_context=context, initializer=choose_decks, initargs=(chosen_decks(),)
    )
    with pool:
        try:
            yield from zip(tasks, pool.map(work, tasks), strict=True)
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
