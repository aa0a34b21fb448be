"""A process that thinks: `python -m pitprop.server.thinking.worker DECKS`, started by `workers.py`.

DECKS are those that the server was told to play with (`core.options.own_deck`), as JSON.

It is sent what to work out, one thing after another, and sends back what came of it. It ends with
the server, however that ends: then nobody writes to it any longer.
"""

from __future__ import annotations

import json
import os
import pickle
import queue
import signal
import struct
import sys
import threading
from typing import BinaryIO, Final

from pitprop.core.options.own_deck import choose_decks
from pitprop.server.monitoring.logs import FORM, log_to_stderr

LENGTH: Final = struct.Struct("!I")
_NICE: Final = 10


def read(source: BinaryIO) -> bytes | None:
    """The next message; None where there is none any more."""
    head = source.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    (length,) = LENGTH.unpack(head)
    message = source.read(length)
    return message if len(message) == length else None


def framed(message: bytes) -> bytes:
    """A message as it is sent."""
    return LENGTH.pack(len(message)) + message


def main() -> None:
    """Work out what comes, until nothing comes any more."""
    for number in (signal.SIGINT, signal.SIGTERM):
        # They are meant for the server, which ends this process by itself.
        signal.signal(number, signal.SIG_IGN)
    if hasattr(os, "nice"):
        # People's moves go first, whatever there is to think about.
        os.nice(_NICE)
    log_to_stderr("json" if os.environ.get(FORM) == "json" else "text")
    choose_decks(json.loads(sys.argv[1]))
    source, target = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr
    asked: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(source, asked), daemon=True).start()
    while True:
        target.write(framed(answer(asked.get())))
        target.flush()


def _listen(source: BinaryIO, asked: queue.SimpleQueue[bytes]) -> None:
    while (message := read(source)) is not None:
        asked.put(message)
    os._exit(0)


def answer(message: bytes) -> bytes:
    """What comes of something that can be called without arguments, both as pickles."""
    try:
        return pickle.dumps((True, pickle.loads(message)()))
    except Exception as error:
        return pickle.dumps((False, f"{type(error).__name__}: {error}"))


if __name__ == "__main__":
    main()
