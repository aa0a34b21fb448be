"""What tests drive the server with: a process, browsers without a screen, live connections."""

from __future__ import annotations

import json
import re
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, cast

import httpx
import uvicorn
from starlette.types import ASGIApp
from websockets.sync.client import ClientConnection, connect

from pitprop.server.http.open_connections import Door
from pitprop.server.run import config
from tests.server.forked import ForkedProcess, can_fork

SERVING = Path(__file__).with_name("serving.py")

# Far beyond what anything takes: what hangs shall end and say where.
PATIENCE = 60

# Shorter than the server keeps a connection that isn't used: whoever asks by one that is just being
# ended has no answer.
KEPT = 1

# What is worked out meanwhile is asked for again after so many seconds.
PAUSE = 0.1

Message = dict[str, Any]


class Address:
    """Where a server is to be found."""

    host: str

    @property
    def origin(self) -> str:
        """The origin of its page."""
        return f"http://{self.host}"


class ServerProcess(Address):
    """A running server over some data."""

    def __init__(self, data: Path | str, *deck: Path) -> None:
        self.data = data
        self.process = _started([str(data), *map(str, deck)])
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://(\S+)/ ", line)
        if found is None:
            _, errors = self.process.communicate()
            raise AssertionError(f"the server didn't start: {line}{errors}")
        self.host = found[1]

    def kill(self) -> None:
        """End it as a loss of power would."""
        self.process.kill()
        self.process.communicate()

    def stop(self) -> str:
        """End it as a person would; returns what it has complained about."""
        self.process.terminate()
        _, errors = self.process.communicate(timeout=PATIENCE)
        assert self.process.returncode == 0
        return str(errors)


def _started(arguments: Sequence[str]) -> ForkedProcess | subprocess.Popen[str]:
    if can_fork(arguments):
        return ForkedProcess(arguments)
    return subprocess.Popen(
        (sys.executable, str(SERVING), *arguments),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@contextmanager
def serving(data: Path | str, *deck: Path) -> Iterator[ServerProcess]:
    """A server for as long as the block lasts; it must have nothing to complain about.

    Args:
        data: where its games are kept.
        deck: the file of a deck of one's own for The Dark Cave.
    """
    server = ServerProcess(data, *deck)
    try:
        yield server
    except BaseException:
        server.kill()
        raise
    complaints = server.stop()
    assert not complaints, complaints


class Hosted(Address):
    """An application that is served by a thread of the test."""

    def __init__(self, app: ASGIApp, door: Door | None = None) -> None:
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.host = f"127.0.0.1:{self._listener.getsockname()[1]}"
        self._server = uvicorn.Server(config(app, door))
        self._thread = threading.Thread(target=self._server.run, args=([self._listener],))

    def __enter__(self) -> Hosted:
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._server.should_exit = True
        self._thread.join()


class Browser:
    """Somebody with cookies of their own."""

    def __init__(self, server: Address, cookies: httpx.Cookies | None = None) -> None:
        self.server = server
        # There is nothing to verify, and reading the certificates takes longer than most tests.
        self.http = httpx.Client(
            verify=False,
            base_url=server.origin,
            headers={"origin": server.origin},
            cookies=cookies,
            timeout=PATIENCE,
            limits=httpx.Limits(keepalive_expiry=KEPT),
        )

    def __enter__(self) -> Browser:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.http.close()

    def get(self, path: str, status: int = 200) -> Any:
        """What is at an address."""
        answer = self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    def watch(self, path: str) -> Iterator[Any]:
        """What is at an address, asked for again and again as a page does.

        With pauses, as what is judged there is judged by a process that lets all others go first.
        """
        while True:
            yield self.get(path)
            time.sleep(PAUSE)

    def post(self, path: str, body: Any, status: int = 200) -> Any:
        """What an address answers."""
        answer = self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def create(self, **changes: Any) -> str:
        """A new table: three players, two of them random opponents, without pauses."""
        asked = {
            "game": "saboteur",
            "name": "Ada",
            "players": 3,
            "opponents": ["random", "random"],
            "pace": 0,
        }
        return str(self.post("/api/tables", asked | changes, 201)["table"])

    def sit(self, table: str, name: str) -> int:
        """Take a seat."""
        return int(self.post(f"/api/tables/{table}/seats", {"name": name})["seat"])

    @contextmanager
    def live(self, table: str, seat: int | None = None, **changes: Any) -> Iterator[Live]:
        """A live connection to a table, through one of several seats where that is said."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookie} if cookie else {}
        arguments: dict[str, Any] = {"origin": self.server.origin} | changes
        address = f"ws://{self.server.host}/api/tables/{table}/live"
        address += "" if seat is None else f"?seat={seat}"
        with connect(
            address, additional_headers=headers, compression=None, **arguments
        ) as connection:
            yield Live(connection)


class Live:
    """A live connection, the last state that it has told, and all events, as often as it did."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.last: Message = {}
        self.talk: list[Message] = []
        self.heard: list[Message] = []
        self.raw = ""

    def next(self) -> Message:
        """The next message."""
        text = cast(str, self.connection.recv(PATIENCE))
        message = cast(Message, json.loads(text))
        if message["type"] == "state":
            # Each event is told once: what has been told before goes first.
            known = self.last["view"]["history"][: message["since"]] if self.last else []
            assert len(known) == message["since"]
            self.heard += message["view"]["history"]
            message["view"]["history"] = known + message["view"]["history"]
            self.last = message
            self.raw = json.dumps({**message, "since": 0})
        elif message["type"] == "talk":
            self.talk += message["said"]
        return message

    def send(self, message: Message) -> None:
        """Send a message."""
        self.connection.send(json.dumps(message))

    def state(self, wanted: Callable[[Message], bool] = lambda _state: True) -> Message:
        """The next state that is wanted, or the last one if it is."""
        while not self.last or not wanted(self.last):
            self.next()
        return self.last

    def ask(self, message: Message) -> Message:
        """Send a message and return its reply."""
        self.send(message)
        while (reply := self.next())["type"] in ("state", "talk", "nudged"):
            pass
        return reply

    def play(self, move: str, request: str, number: int | None = None) -> Message:
        """Try a move, chosen from the last state unless another number is given."""
        chosen_from = self.state()["number"] if number is None else number
        return self.ask({"type": "play", "request": request, "move": move, "number": chosen_from})

    def deal(self, request: str) -> Message:
        """Ask for the next round."""
        return self.ask({"type": "deal", "request": request})

    def ready(self, request: str) -> Message:
        """Say that the next round may begin."""
        return self.ask({"type": "ready", "request": request})

    def my_turn(self) -> Message:
        """The state once this seat has to decide, or a round is to be dealt, or all is over."""
        return self.state(wants_me)

    def step(
        self, random: Random, request: str, likes: Callable[[str], bool] = lambda _move: True
    ) -> Message:
        """Whatever this seat has to do next, done at random; returns the reply.

        Args:
            random: what is drawn from.
            request: the id of the request.
            likes: which moves it makes, unless there is no other.
        """
        state = self.my_turn()
        if state["view"]["phase"] == "dealing":
            reply = self.ready(request)
            self.state(lambda state: is_ready(state) or state["number"] > reply["number"])
        else:
            moves = state["view"]["legal"]
            reply = self.play(random.choice([*filter(likes, moves)] or moves), request)
        if reply["type"] == "accepted":
            self.state(lambda state: state["number"] >= reply["number"])
        return reply


def is_over(state: Message) -> bool:
    """Whether the game is over."""
    return bool(state["table"]["over"])


def wants_me(state: Message) -> bool:
    """Whether the reader has to decide, or a round is to be dealt, or all is over (S-63)."""
    view, table = state["view"], state["table"]
    if not table["started"] or (view["phase"] == "taking" and table["auto_pick"] == "yes"):
        return False
    if view["phase"] == "dealing":
        return not is_ready(state)
    return bool(view["legal"]) or view["phase"] == "over"


def is_ready(state: Message) -> bool:
    """Whether the reader is ready for the next round."""
    me = state["table"]["me"]
    return bool(me is not None and state["table"]["seats"][me]["ready"])


def reached(number: int) -> Callable[[Message], bool]:
    """Whether a log has come so far."""
    return lambda state: bool(state["number"] >= number)
