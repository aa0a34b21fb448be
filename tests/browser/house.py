"""A server that can be killed and comes back at the same address."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

from tests.server.driving import Address

SERVING = Path(__file__).with_name("serving.py")

# Far beyond what anything takes: what hangs shall end and say where.
PATIENCE = 60


class House(Address):
    """A server process over a folder of data.

    Args:
        data: the folder.
        path: where the server finds packages besides; as here where None.
    """

    def __init__(self, data: Path, path: str | None = None) -> None:
        self.data = data
        self.environment = {**os.environ, **({} if path is None else {"PYTHONPATH": path})}
        self.port = _free_port()
        self.host = f"127.0.0.1:{self.port}"
        self.process: subprocess.Popen[str] | None = None

    def open(self) -> None:
        """Start it; returns as soon as it listens."""
        self.process = subprocess.Popen(
            (sys.executable, str(SERVING), str(self.data), str(self.port)),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=self.environment,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if self.origin not in line:
            _, errors = self.process.communicate()
            raise AssertionError(f"the server didn't start: {line}{errors}")

    def kill(self) -> None:
        """End it as a loss of power would (kill -9)."""
        if self.process is not None:
            self.process.kill()
            self.process.communicate()
            self.process = None

    def freeze(self) -> None:
        """Let it answer nobody, as where the way to it is cut: connections stay, nothing comes."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on where it was."""
        assert self.process is not None
        self.process.send_signal(signal.SIGCONT)

    def close(self) -> str:
        """End it as a person would; returns what it has complained about."""
        if self.process is None:
            return ""
        self.thaw()  # whoever is frozen hears nothing
        self.process.terminate()
        _, errors = self.process.communicate(timeout=PATIENCE)
        self.process = None
        return errors


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
    return port
