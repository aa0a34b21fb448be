"""Playing on a Ray cluster: deals go out to its machines, results come back."""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final, TypeVar

from pitprop.core.errors import PitpropError
from pitprop.core.installed.extras import need
from pitprop.core.notation import cited, cut
from pitprop.core.options.own_deck import choose_decks, chosen_decks

Task = TypeVar("Task")
Result = TypeVar("Result")

LOCAL: Final = "local"
"""The address that starts a cluster on this machine for the purpose."""

_CLIENT: Final = "ray://"
_FOUND_BY_RAY: Final = "auto"
_SECONDS: Final = 10.0
_LONGEST_REASON: Final = 200
_AHEAD: Final = 2
"""How many tasks per processor are given out at once."""


def by_ray(
    work: Callable[[Task], Result], tasks: Iterable[Task], address: str, processes: int
) -> Iterator[tuple[Task, Result]]:
    """Each task with its result, as soon as it is done; what is lost with a worker is redone.

    Args:
        work: what is done with a task; a function in a module that all machines have.
        tasks: asked for only when there is somebody to work on them.
        address: where the cluster is; `local` starts one on this machine.
        processes: how many processors a local one has.

    Raises:
        MissingExtraError: Ray isn't installed.
        PitpropError: there is no cluster.
    """
    need("ray", "ray")
    import ray

    _join(ray, address, processes)
    try:
        # A worker that dies isn't the task's fault: retry as often as it takes.
        remote = ray.remote(max_retries=-1)(_work)
        most = _AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        decks, shared = dict(chosen_decks()), ray.put(work)
        under_way: dict[Any, Task] = {}
        ahead = iter(tasks)
        while True:
            while len(under_way) < most and (task := next(ahead, None)) is not None:
                under_way[remote.remote(decks, shared, task)] = task
            if not under_way:
                return
            (done, *_), _ = ray.wait(list(under_way))
            yield under_way.pop(done), ray.get(done)
    finally:
        ray.shutdown()


def check_address(address: str) -> None:
    """Check that something listens where a cluster should be: Ray itself waits for minutes.

    Raises:
        PitpropError: it isn't an address, or nothing listens there.
    """
    if address in (LOCAL, _FOUND_BY_RAY):
        return
    host, _, port = address.removeprefix(_CLIENT).rpartition(":")
    if not host or not port.isdigit() or not 0 < int(port) < 1 << 16:
        raise PitpropError(
            f"{cited(address)} is not a cluster's address; 192.0.2.1:6379 would be one, or {LOCAL}"
        )
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=_SECONDS).close()
    except OSError as error:
        reason = error.strerror or error
        raise PitpropError(f"no Ray cluster answers at {address}: {reason}") from error


def _join(ray: Any, address: str, processes: int) -> None:
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
    try:
        if address == LOCAL:
            ray.init(address=LOCAL, num_cpus=processes, include_dashboard=False, **quiet)
        else:
            ray.init(address=address, **quiet)
    except Exception as error:  # whatever Ray raises: some of it is a plain Exception
        reason = cut(" ".join(str(error).split()), _LONGEST_REASON)
        raise PitpropError(f"no Ray cluster answers at {address}: {reason}") from error


def _work(decks: Mapping[str, str], work: Callable[[Any], Any], task: Any) -> Any:
    """Do a task; runs on some machine."""
    choose_decks(decks)
    return work(task)
