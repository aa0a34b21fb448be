"""Runs the server in this process."""

from __future__ import annotations

import contextlib
import errno
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import platformdirs
import uvicorn

from pitprop.core.errors import PitpropError
from pitprop.core.notation import cited
from pitprop.server.defaults import HOST, PORT
from pitprop.server.http.limits import Limits
from pitprop.server.http.open_connections import Config, Door
from pitprop.server.http.proxies import networks_of
from pitprop.server.http.sites import sites_of
from pitprop.server.monitoring.logs import LogForm, keep, log_to_stderr
from pitprop.server.protocol.terms import MAX_MOVE
from pitprop.server.served import OneOfSeveral, ServedApp, Supervisor
from pitprop.server.system.hangups import heed_hangups
from pitprop.server.system.listening import Listening, origin
from pitprop.server.tables.housekeeping import Keeping
from pitprop.server.tables.waits import Waits

_MAX_MESSAGE: Final = 4_096
_PING_EVERY: Final = 2
_PING_WITHIN: Final = 2.5
_BACKLOG: Final = 64
_LAST_PORT: Final = 65_535
_SECONDS_TO_END: Final = 5
_SECONDS_TO_ANSWER: Final = 30
_WILDCARDS: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}

assert _MAX_MESSAGE > 6 * MAX_MOVE


def default_data() -> Path:
    """Where games are kept unless somebody says otherwise."""
    return platformdirs.user_data_path("pitprop", appauthor=False)


def serve(
    host: str = HOST,
    port: int = PORT,
    data: Path | str | None = None,
    open_browser: bool = True,
    limits: Limits | None = None,
    waits: Waits | None = None,
    *,
    proxies: Sequence[str] = (),
    sites: Sequence[str] = (),
    logs: LogForm = "text",
    metrics: str = "",
    keeping: Keeping | None = None,
    workers: int = 1,
) -> int:
    """Serve until interrupted.

    Args:
        host: the address to listen at.
        port: the port; 0 takes a free one.
        data: a folder for the embedded database, or a database's URL; the user's data directory
            where None.
        open_browser: whether to open the page, if there is a browser and somebody to see it.
        limits: how much one browser may ask for.
        waits: how long people wait for each other.
        proxies: addresses and networks of servers in front of this one that are trusted to tell who
            asks.
        sites: names under which browsers reach it, beside those of the machine itself.
        logs: in which form it logs.
        metrics: where Prometheus is told what can be measured, such as 127.0.0.1:9100; nowhere
            where it is empty.
        keeping: how many tables are kept, and for how long.
        workers: how many processes serve; for more than one the data have to be in PostgreSQL.

    Returns:
        The exit status: 0, 1 if another server has taken over the data, or 2 if this one could not
        start, with one line that says why.
    """
    try:
        trusted = networks_of(proxies)
        known_sites = sites_of(sites)
        metrics_at = _metrics_at(metrics) if metrics else None
        listener = listen(host, port)
    except PitpropError as error:
        return _refuse(error)
    listening = Listening(*listener.getsockname()[:2])
    source = ServedApp(
        default_data() if data is None else data,
        limits=limits,
        listening=listening,
        waits=waits,
        proxies=trusted,
        sites=known_sites,
        keeping=keeping,
        logs=logs,
        metrics=metrics_at,
    )
    is_site = bool(sites or proxies)
    place = _Place(_address(host, listener), listening, open_browser, is_site)
    try:
        if workers > 1:
            return _serve_by_several(source, workers, listener, place)
        return _serve_alone(source, listener, place)
    except PitpropError as error:
        listener.close()
        return _refuse(error)


def _serve_by_several(
    source: ServedApp, workers: int, listener: socket.socket, place: _Place
) -> int:
    source.check(workers)
    log_to_stderr(source.logs)
    place.announce()
    each = config(OneOfSeveral(source, workers), source.door(), workers)
    Supervisor(each, [listener]).run()
    return 0


def _serve_alone(source: ServedApp, listener: socket.socket, place: _Place) -> int:
    lost = threading.Event()
    app = source.create(on_lost=lost.set)
    log_to_stderr(source.logs)
    server = _Server(config(app, source.door()), place, lost)
    # What uvicorn does with a signal comes first; then the signal is raised again.
    signal.signal(signal.SIGTERM, lambda _number, _frame: None)
    heed_hangups()
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listener])
    return 1 if lost.is_set() else 0


def _metrics_at(metrics: str) -> tuple[str, int]:
    host, _, port = metrics.rpartition(":")
    if not port.isdecimal() or not 0 < int(port) <= _LAST_PORT:
        raise PitpropError(
            f"--metrics is a port from 1 to {_LAST_PORT}, or an address and such a port,"
            f" not {metrics}"
        )
    return host.strip("[]") or HOST, int(port)


def _refuse(error: PitpropError) -> int:
    sys.stderr.write(f"pitprop: {error}\n")
    return 2


def listen(host: str, port: int) -> socket.socket:
    """A socket that takes connections and passes on at once what is written to them.

    Args:
        host: the address to listen at.
        port: the port; 0 takes a free one.

    Raises:
        PitpropError: there is no such address or port here, or it's in use.
    """
    if not 0 <= port <= _LAST_PORT:
        raise PitpropError(f"a port is from 0 to {_LAST_PORT}, not {port}")
    try:
        family, _, _, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listener = socket.create_server(address[:2], family=family, backlog=_BACKLOG)
    except (OSError, UnicodeError) as error:
        raise PitpropError(_why_not(host, port, error)) from error
    # Connections inherit it. asyncio sees to it by itself only where a socket names its protocol;
    # without it an answer waits until what went before has been acknowledged, 40 ms and more.
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listener


def _why_not(host: str, port: int, error: Exception) -> str:
    code = error.errno if isinstance(error, OSError) else None
    if code == errno.EADDRINUSE:
        return f"port {port} is in use; end the program that uses it or choose another with --port"
    if code == errno.EACCES:
        return f"port {port} needs special rights; choose one above 1023 with --port"
    return f"can't listen on {cited(host)}; choose an address of this machine with --host"


def config(app: object, door: Door | None = None, workers: int = 1) -> uvicorn.Config:
    """How the application is served.

    Args:
        app: the application; for several processes, what makes it in each.
        door: who may have a connection.
        workers: how many processes serve.
    """
    for name in ("uvicorn.error", "asyncio"):
        logging.getLogger(name).addFilter(keep)
    return Config(
        app,
        door or Door(),
        log_config=None,
        access_log=False,
        server_header=False,
        # Whom to trust is said by name, see proxies.py.
        proxy_headers=False,
        ws_max_size=_MAX_MESSAGE,
        # Compressed length would depend on content; and it costs more than it saves here.
        ws_per_message_deflate=False,
        # Whoever has lost the connection is shown as away within five seconds.
        ws_ping_interval=_PING_EVERY,
        ws_ping_timeout=_PING_WITHIN,
        timeout_graceful_shutdown=_SECONDS_TO_END,
        # So many are accepted at once; more would keep the others waiting.
        backlog=_BACKLOG,
        factory=workers > 1,
        workers=workers,
        # Until then a process that takes another one's place has to be ready.
        timeout_worker_healthcheck=_SECONDS_TO_ANSWER,
    )


def _address(host: str, listener: socket.socket) -> str:
    """Where a browser on this machine finds the page."""
    return f"{origin(_WILDCARDS.get(host, host), listener.getsockname()[1])}/"


def _for_others(listening: Listening) -> Iterator[str]:
    """Whether others in the same networks reach the page, and where."""
    if listening.is_alone:
        yield (
            "Only this machine can reach it; to let others on your network play, start it with "
            '--host 0.0.0.0 (make play ARGS="--host 0.0.0.0")'
        )
        return
    origins = listening.origins()
    for each in origins:
        yield f"Others on your network can reach it at {each}/"
    if not origins:
        yield "This machine doesn't seem to be on any network, so nobody else can reach it"


@dataclass(frozen=True)
class _Place:
    """Where the page is.

    Attributes:
        address: where a browser on this machine finds it.
        listening: where the server listens.
        open_browser: whether to show it to somebody who sits here.
        is_site: whether others reach it by a name or through a proxy, and need no advice.
    """

    address: str
    listening: Listening
    open_browser: bool
    is_site: bool

    def announce(self) -> None:
        """Say where it is, and show it."""
        sys.stdout.write(f"Pitprop is at {self.address} (Ctrl+C stops it)\n")
        if not self.is_site:
            sys.stdout.writelines(f"{line}\n" for line in _for_others(self.listening))
        sys.stdout.flush()
        if self.open_browser and can_open_browser(os.environ, sys.platform):
            threading.Thread(target=_open, args=(self.address,), daemon=True).start()


class _Server(uvicorn.Server):
    """Says where the page is as soon as it is ready, and ends when it has lost the data."""

    def __init__(self, config: uvicorn.Config, place: _Place, lost: threading.Event) -> None:
        super().__init__(config)
        self._lost = lost
        self._place = place

    async def on_tick(self, counter: int) -> bool:
        """See `uvicorn.Server.on_tick`."""
        return await super().on_tick(counter) or self._lost.is_set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """See `uvicorn.Server.startup`."""
        await super().startup(sockets=sockets)
        self._place.announce()


def can_open_browser(environment: Mapping[str, str], platform: str) -> bool:
    """Whether somebody sits at this machine and would see a browser."""
    if any(environment.get(name) for name in ("CI", "SSH_CONNECTION", "SSH_TTY")):
        return False
    return platform == "darwin" or any(
        environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )


def _open(address: str) -> None:
    with contextlib.suppress(webbrowser.Error):
        webbrowser.open(address)
