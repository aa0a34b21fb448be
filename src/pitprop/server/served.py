"""The application as it was asked for, made in this process or in each of several."""

from __future__ import annotations

import gc
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from starlette.types import ASGIApp
from uvicorn.supervisors.multiprocess import Multiprocess, Process

from pitprop.core.errors import PitpropError
from pitprop.core.options.own_deck import choose_decks, chosen_decks
from pitprop.server.app import create_app
from pitprop.server.http.limits import Limits
from pitprop.server.http.open_connections import Door
from pitprop.server.http.proxies import Networks
from pitprop.server.monitoring.gauges import Gauges, publish
from pitprop.server.monitoring.logs import LogForm, log_to_stderr
from pitprop.server.storage.store import Store
from pitprop.server.system.listening import Listening
from pitprop.server.tables.housekeeping import Keeping
from pitprop.server.tables.waits import Waits

_AGAIN: Final = 1.0
# How many objects more than were given back; how often one kind is looked at before the next.
_COLLECTING: Final = (20_000, 20, 50)

logger = logging.getLogger(__name__)


@dataclass(frozen=True, kw_only=True)
class ServedApp:
    """What is told on the command line; see `run.serve`."""

    data: Path | str = field(kw_only=False)
    limits: Limits | None
    listening: Listening
    waits: Waits | None
    proxies: Networks
    sites: Sequence[str]
    keeping: Keeping | None
    logs: LogForm
    metrics: tuple[str, int] | None

    def door(self) -> Door:
        """Who may have a connection."""
        return Door(self.limits, self.proxies)

    def check(self, workers: int) -> None:
        """Check that several processes can use the data, and bring them up to date.

        Raises:
            PitpropError: they can't.
        """
        store = Store(self.data)
        is_shared = store.is_shared
        store.close()
        if not is_shared:
            raise PitpropError(
                f"{workers} processes need a PostgreSQL that they share; name it with --data"
                " postgresql://..., or leave --workers out"
            )

    def create(self, on_lost: Callable[[], None], workers: int = 1) -> ASGIApp:
        """Make it.

        Args:
            on_lost: called when another server has taken over the data.
            workers: how many processes serve.

        Raises:
            PitpropError: the data can't be used, or there is no place to tell metrics at.
        """
        gauges: list[Gauges] = []
        app = create_app(
            self.data,
            limits=self.limits,
            listening=self.listening,
            waits=self.waits,
            proxies=self.proxies,
            sites=self.sites,
            keeping=self.keeping,
            on_lost=on_lost,
            publish=gauges.append,
            workers=workers,
        )
        if self.metrics is not None:
            # One more than there are processes: who takes another's place begins before that ends.
            publish(gauges[0], *self.metrics, ports=workers + 1 if workers > 1 else 1)
        _collect_rarely()
        return app


def _collect_rarely() -> None:
    """Look for garbage in circles less often, and never in what the program itself consists of.

    What the server makes of each move leaves hardly any, and a look through all of it takes tens of
    milliseconds in which everybody waits.
    """
    gc.freeze()
    gc.set_threshold(*_COLLECTING)


class OneOfSeveral:
    """Makes the application in each process.

    Args:
        source: what is made.
        workers: how many processes there are.
    """

    def __init__(self, source: ServedApp, workers: int) -> None:
        self._source = source
        self._workers = workers
        self._decks: Mapping[str, str] = chosen_decks()

    def __call__(self) -> ASGIApp:
        """The application; waits for a database that isn't there just now."""
        log_to_stderr(self._source.logs)
        choose_decks(self._decks)
        threading.Thread(target=_end_with_parent, daemon=True).start()
        # While it waits, there is nothing to be finished before the end.
        before = signal.signal(signal.SIGTERM, signal.SIG_DFL)
        try:
            return self._made()
        finally:
            signal.signal(signal.SIGTERM, before)

    def _made(self) -> ASGIApp:
        logged = ""
        while True:
            try:
                return self._source.create(_end, self._workers)
            except PitpropError as error:
                if str(error) != logged:
                    logger.error("%s", error)
                logged = str(error)
            time.sleep(_AGAIN)


class Supervisor(Multiprocess):
    """Starts the processes, and replaces those that end.

    One that is slow is left in peace: it may have much to do, or be starting. `/readyz` tells.
    """

    def keep_subprocess_alive(self) -> None:
        """See `Multiprocess`."""
        for index, process in enumerate(self.processes):
            if self.should_exit.is_set() or process.process.is_alive():
                continue
            process.join()
            logger.warning("a process has ended, and another one takes its place")
            self.processes[index] = Process(self.config, self.sockets)
            self.processes[index].start()


def _end() -> None:
    os.kill(os.getpid(), signal.SIGTERM)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        _end()
