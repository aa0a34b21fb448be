"""The names under which browsers may ask this server.

A page from elsewhere can let its own name point at this machine (DNS rebinding); then the browser
takes both for the same page. It can't do so with an address in numbers, and not with our names.
"""

from __future__ import annotations

import logging
import re
import socket
from collections.abc import Iterable
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from pitprop.core.errors import PitpropError
from pitprop.core.notation import cited
from pitprop.server.monitoring.health import ADDRESSES
from pitprop.server.system.listening import host_name, is_loopback, is_numeric

logger = logging.getLogger(__name__)

_MISDIRECTED: Final = 421
_LONGEST: Final = 253
_MOST_LOGGED: Final = 10
_PART: Final = r"[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?"
_SITE: Final = re.compile(rf"{_PART}(\.{_PART})*\.?", re.IGNORECASE)


def sites_of(names: Iterable[str]) -> tuple[str, ...]:
    """The names under which browsers reach this server.

    Args:
        names: as somebody has written them.

    Raises:
        PitpropError: one of them can't be such a name, such as an address with its scheme or port.
    """
    sites = tuple(names)
    for name in sites:
        if not _SITE.fullmatch(name) or len(name) > _LONGEST:
            raise PitpropError(
                "a site is the name of a server alone, such as games.example.org,"
                f" not {cited(name)}"
            )
    return sites


class KnownSites:
    """Answers only requests for this server's own names.

    Args:
        app: the application.
        sites: names beside those of the machine itself and addresses in numbers.
    """

    def __init__(self, app: ASGIApp, sites: Iterable[str]) -> None:
        self._app = app
        self._names = {*map(_plain, sites), *own_names()}
        self._logged: set[str] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        hosts = Headers(scope=scope).getlist("host")
        if (
            scope["path"] in ADDRESSES
        ):  # Whoever watches servers need not know what they are called.
            await self._app(scope, receive, send)
            return
        if len(hosts) == 1 and self.knows(hosts[0]):
            await self._app(scope, receive, send)
            return
        answer = PlainTextResponse(self._why_not(hosts), _MISDIRECTED)
        if scope["type"] == "websocket":
            await WebSocket(scope, receive, send).send_denial_response(answer)
        else:
            await answer(scope, receive, send)

    def knows(self, host: str) -> bool:
        """Whether a request for a host, with or without a port, is meant for this server."""
        return is_numeric(host) or is_loopback(host) or _plain(host_name(host)) in self._names

    def _why_not(self, hosts: list[str]) -> str:
        if len(hosts) != 1:
            return "a request names one host\n"
        name = ascii(_plain(host_name(hosts[0]))[:_LONGEST])[1:-1]
        line = f"this server isn't known as {name}; start it with --site {name} if it shall be"
        if name not in self._logged and len(self._logged) < _MOST_LOGGED:
            self._logged.add(name)
            logger.warning("%s", line)
        return f"{line}\n"


def _plain(name: str) -> str:
    return name.lower().rstrip(".")


def own_names() -> set[str]:
    """What this machine is called in its own network."""
    name = _plain(socket.gethostname())
    return {name, f"{name.partition('.')[0]}.local"} if name else set()
