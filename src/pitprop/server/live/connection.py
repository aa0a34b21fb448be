"""A browser's live connection, which may be gone at any moment."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from pitprop.server.live.frames import frame_writer, text_frame
from pitprop.server.protocol.terms import CloseCode

# What the layers below say when it is: each in its own way, and for each moment another.
_SAID: Final = (WebSocketDisconnect, RuntimeError, OSError)
# "Try again later", in the registry of RFC 6455, 11.7.
_TRY_AGAIN: Final = 1013
# RFC 6455, 5.5: what a frame of control may carry, less the code.
_LONGEST_REASON: Final = 123


class GoneError(Exception):
    """The connection has ended, whoever ended it; nothing can be told any more."""


class Line:
    """Takes and gives messages until the connection is gone.

    Args:
        websocket: the connection.
    """

    def __init__(self, websocket: WebSocket) -> None:
        self._websocket = websocket
        self._write = frame_writer(websocket)

    async def accept(self) -> None:
        """Begin.

        Raises:
            GoneError: the browser has gone.
        """
        with _gone():
            await self._websocket.accept()

    async def deny(self, answer: Response) -> None:
        """Don't begin, and say why.

        Raises:
            GoneError: the browser has gone.
        """
        with _gone():
            await self._websocket.send_denial_response(answer)

    def send_at_once(self, message: bytes) -> bool:
        """Send a message of text where nothing has to be waited for; whether it was sent."""
        return self._write(text_frame(message))

    async def send(self, message: bytes) -> None:
        """Send a message of text, as soon as the browser takes it.

        Raises:
            GoneError: the browser has gone.
        """
        with _gone():
            await self._websocket.send_text(message.decode())

    async def hear(self) -> str | None:
        """The next message; None for one that isn't a text.

        Raises:
            GoneError: the browser has gone.
        """
        try:
            message = await self._websocket.receive()
        except _SAID as error:
            raise GoneError from error
        if message["type"] == "websocket.disconnect":
            raise GoneError
        text: str | None = message.get("text")
        return text

    async def close(self, code: CloseCode, reason: str) -> None:
        """End it for good.

        Args:
            code: what it is ended for.
            reason: the same in English.

        Raises:
            GoneError: the browser has gone.
        """
        await self._close(code, reason)

    async def close_for_now(self, reason: str) -> None:
        """End it for a passing reason: the page tries again by itself, with growing waits.

        Args:
            reason: the reason in English.

        Raises:
            GoneError: the browser has gone.
        """
        await self._close(_TRY_AGAIN, reason)

    async def _close(self, code: int, reason: str) -> None:
        with _gone():
            short = reason.encode()[:_LONGEST_REASON].decode(errors="ignore")
            await self._websocket.close(code, short)


@contextmanager
def _gone() -> Iterator[None]:
    try:
        yield
    except _SAID as error:
        raise GoneError from error
