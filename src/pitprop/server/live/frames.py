"""Messages as they are written to a live connection: the same bytes for all who are told the same.

An ASGI application sends each message through all the layers around it, and each connection puts
it into a frame of its own. Where the server in front of the application lets it write whole frames
(`FRAMES` among the extensions of the connection's scope), neither is needed.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from starlette.websockets import WebSocket

WriteFrame = Callable[[bytes], bool]
"""Writes a whole frame at once; says whether it was taken. If not, nothing has been written."""

FRAMES: Final = "pitprop.frames"
"""Where a connection's scope has its `WriteFrame`, among the extensions."""

# RFC 6455, 5.2: a whole text, not masked, which servers never do.
_WHOLE_TEXT: Final = 0x81
_SHORT: Final = 126
_MIDDLE: Final = 1 << 16
_KEPT: Final = 64


def frame_writer(websocket: WebSocket) -> WriteFrame:
    """How whole frames are written to a connection; where they can't be, none is taken."""
    writer: WriteFrame | None = websocket.scope.get("extensions", {}).get(FRAMES)
    return _takes_none if writer is None else writer


def _takes_none(_frame: bytes) -> bool:
    return False


# All who see the same are told the same bytes, one after the other.
@lru_cache(maxsize=_KEPT)
def text_frame(text: bytes) -> bytes:
    """A message of text as one whole frame.

    Args:
        text: in UTF-8.
    """
    length = len(text)
    if length < _SHORT:
        head = struct.pack("!BB", _WHOLE_TEXT, length)
    elif length < _MIDDLE:
        head = struct.pack("!BBH", _WHOLE_TEXT, 126, length)
    else:
        head = struct.pack("!BBQ", _WHOLE_TEXT, 127, length)
    return head + text
