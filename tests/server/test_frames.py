"""What is written to live connections at once is what the protocol says it is."""

from __future__ import annotations

from hypothesis import example, given
from hypothesis import strategies as st
from starlette.websockets import WebSocket
from websockets.frames import Frame, Opcode

from pitprop.server.live.frames import frame_writer, text_frame


@given(st.text().map(str.encode))
@example(b"a" * 125)
@example(b"a" * 126)
@example(b"a" * 65_535)
@example(b"a" * 65_536)
def test_a_text_is_framed_as_the_library_frames_it(text: bytes) -> None:
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_where_whole_frames_cannot_be_written_none_is_taken() -> None:
    async def nothing() -> dict[str, str]:
        return {}

    async def nowhere(_message: object) -> None:
        return

    websocket = WebSocket({"type": "websocket", "headers": []}, nothing, nowhere)
    assert not frame_writer(websocket)(text_frame(b"{}"))
