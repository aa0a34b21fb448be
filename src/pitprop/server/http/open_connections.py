"""Who may have a connection open, and for how long without asking anything.

A connection costs nothing to open and a little to keep. So each household has so many, all of them
together leave some files to the server itself, and whoever has one has to say what they want.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final, cast

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from pitprop.server.http.addresses import household_of
from pitprop.server.http.limits import Counter, Limits
from pitprop.server.http.proxies import Networks, is_in
from pitprop.server.live.frames import FRAMES
from pitprop.server.system.open_files import raise_file_limit

_OWN_FILES: Final = 128
_UNTAKEN: Final = 8
"""How many messages may wait to be taken before no more is read."""


class Door:
    """Counts all connections, by household and altogether.

    Args:
        limits: how many there may be, and how long they may take.
        proxies: servers in front of this one, which bring the connections of many.
        most: how many there may be altogether.
    """

    def __init__(
        self, limits: Limits | None = None, proxies: Networks = (), most: int | None = None
    ) -> None:
        self.limits = limits or Limits()
        self._proxies = proxies
        self._most = max(_OWN_FILES, raise_file_limit() - _OWN_FILES) if most is None else most
        self._count = 0
        self._of_household = Counter(self.limits.sockets)

    def enter(self, address: str) -> bool:
        """Let one more in, or don't."""
        if self._count >= self._most:
            return False
        if not is_in(address, self._proxies) and not self._of_household.enter(
            household_of(address)
        ):
            return False
        self._count += 1
        return True

    def keeps(self, address: str) -> int:
        """How many seconds a connection is kept that isn't used."""
        is_proxy = is_in(address, self._proxies)
        return self.limits.keep_for_proxy if is_proxy else self.limits.keep

    def leave(self, address: str) -> None:
        """One that was let in has ended."""
        self._count -= 1
        if not is_in(address, self._proxies):
            self._of_household.leave(household_of(address))


class Config(uvicorn.Config):
    """How the application is served, and through which door.

    Attributes:
        door: who may have a connection.
    """

    def __init__(self, app: Any, door: Door, **settings: Any) -> None:
        super().__init__(app, http=_Http, ws=_Socket, **settings)
        self.door = door


def _door_of(config: uvicorn.Config) -> Door:
    return cast(Config, config).door


class _Http(H11Protocol):
    """A connection for requests, which ends where one takes too long to be asked or answered."""

    _address = ""
    _is_inside = False
    _timer: asyncio.TimerHandle | None = None
    _is_asked = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""
        self._is_inside = _door_of(self.config).enter(self._address)
        if self._is_inside:
            self.timeout_keep_alive = _door_of(self.config).keeps(self._address)
            self._wait(_door_of(self.config).limits.ask_within)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._rest()
        if self._is_inside:
            self._is_inside = False
            _door_of(self.config).leave(self._address)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self._is_inside:  # Another protocol has gone on with it, or it is over.
            return
        cycle: Any = self.cycle  # None before the first request
        is_asked = cycle is not None and not cycle.response_complete
        if is_asked and not self._is_asked:
            self._wait(_door_of(self.config).limits.answer_within)
        elif not is_asked and (self._timer is None or self._is_asked):
            self._wait(_door_of(self.config).limits.ask_within)
        self._is_asked = is_asked

    def on_response_complete(self) -> None:
        """See `H11Protocol`: how long a connection is kept that isn't used is seen to there."""
        self._rest()
        self._is_asked = False
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._rest()
        self._is_inside = False
        super().handle_websocket_upgrade(event)

    def _wait(self, seconds: float) -> None:
        self._rest()
        self._timer = self.loop.call_later(seconds, self.transport.abort)

    def _rest(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class _Socket(WebSocketsSansIOProtocol):
    """A live connection, which began as one for requests; it is written to without detours."""

    def data_received(self, data: bytes) -> None:
        # Otherwise reading is stopped and begun again for each message, which takes two calls of
        # the system. As soon as all has been taken, uvicorn goes on reading.
        self.read_paused = True
        super().data_received(data)
        if self.queue.qsize() >= _UNTAKEN:
            self.transport.pause_reading()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            extensions = cast(dict[str, Any], self.scope["extensions"])
            extensions[FRAMES] = self._write_frame

    def _write_frame(self, frame: bytes) -> bool:
        is_open = self.handshake_complete and self.conn.state is State.OPEN
        if not is_open or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(frame)
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        _door_of(self.config).leave(self.client[0] if self.client else "")
