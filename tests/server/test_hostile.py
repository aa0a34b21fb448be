"""Wrong bytes are the fault of who sends them: they change nothing, and are hardly logged."""

from __future__ import annotations

import os
import socket
import struct
from collections.abc import Callable
from pathlib import Path

from tests.server.driving import Browser, ServerProcess

TIMES = 30


def frame(opcode: int, payload: bytes, *, fin: bool = True) -> bytes:
    """A frame as a browser sends it (RFC 6455, 5.2), with a mask of zeros."""
    assert len(payload) < 126
    return bytes([opcode | (0x80 if fin else 0), 0x80 | len(payload)]) + bytes(4) + payload


def knock(server: ServerProcess) -> socket.socket:
    host, _, port = server.host.partition(":")
    return socket.create_connection((host, int(port)), timeout=60)


def upgraded(server: ServerProcess, table: str) -> socket.socket:
    connection = knock(server)
    asked = (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {server.host}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nOrigin: {server.origin}\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    connection.sendall(asked.encode())
    received = b""
    while b"\r\n\r\n" not in received:
        part = connection.recv(65_536)
        assert part, received
        received += part
    return connection


def send(payload: bytes) -> Callable[[socket.socket], None]:
    return lambda connection: connection.sendall(payload)


def go_at_once(connection: socket.socket) -> None:
    """End it without a word and without waiting for anything."""
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))


PING = frame(1, b'{"type":"ping"}')
AFTER_THE_HANDSHAKE: list[Callable[[socket.socket], None]] = [
    send(frame(1, b"\xff\xfe not text")),
    send(frame(1, b"\xed\xa0\x80")),
    send(frame(2, b"bytes")),
    send(frame(1, b"not JSON")),
    send(frame(1, b'{"type": "play"}')),
    send(frame(3, b"no such kind")),
    send(bytes([0xFF, 0xFF]) + bytes(12)),
    send(b"\x81\x05hello"),  # without a mask
    send(frame(0, b"nothing to go on with")),
    send(frame(1, b"a", fin=False) + frame(1, b"b")),
    send(frame(8, b"\x03\xe8") + PING * 20),
    send(frame(8, b"\x00")),
    send(frame(8, b"\x03\xe8" + b"\xff")),
    send(PING * 50 + frame(8, b"\x03\xe8")),
    send(PING * 50),
    go_at_once,
    send(b"\x81"),
]
INSTEAD_OF_A_REQUEST = [
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",  # TLS
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET / HTTP/1.1\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\n"
    b"Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{",
    b"GET /\xff\xfe HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nCookie: pitprop=\xff\xfe\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n",
    b"GET /api/tables/x/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\n\r\n",
    os.urandom(100),
]


def test_wrong_bytes_are_counted_and_hardly_logged(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    with Browser(server) as browser:
        table = browser.create(first=0, opponents=[], open_seats=2)
        before = browser.get(f"/api/tables/{table}")
        for _ in range(TIMES):
            for act in AFTER_THE_HANDSHAKE:
                with upgraded(server, table) as connection:
                    act(connection)
            for asked in INSTEAD_OF_A_REQUEST:
                with knock(server) as connection:
                    connection.sendall(asked)
        with browser.live(table) as live:
            assert live.ask({"type": "ping"})["type"] == "pong"
        after = browser.get(f"/api/tables/{table}")
    assert after | {"seats": []} == before | {"seats": []}
    said = server.stop()
    assert "Traceback" not in said
    assert "ERROR" not in said
    assert len(said.splitlines()) <= 40, said
